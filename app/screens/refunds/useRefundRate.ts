import { getRefundStatistic, type Refund } from '../../api/refunds.ts';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { formatMoney } from '../../lib/money.ts';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { filterQuery, readFilters } from '../../list/filters.ts';
import { useListStatistic } from '../../list/ListFigures.tsx';
import { type List, listKey } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import type { refundsDefinition } from './definition.ts';

const percent = new Intl.NumberFormat('vi-VN', { style: 'percent', maximumFractionDigits: 2 });

/**
 * What was refunded of all that was paid, in the list's period and store: `1,25%`. Whatever else the list is filtered by is
 * left out, since a part of the refunds is no share of all sales. Nothing for those who may not see transactions.
 */
export function useRefundRate({
  values,
  ...list
}: List<Refund, typeof refundsDefinition.filters>): { share: string; volume: string } | undefined {
  const { scope, definition } = list;
  const { period, timeField, store } = values;
  const maySeeSales = useCan('transaction:read');
  const isTime = useAfterFirstContent();

  const unfiltered = readFilters(definition.filters, new URLSearchParams());
  const refunds = useListStatistic(
    { ...list, values },
    { ...unfiltered, period, timeField, store },
    getRefundStatistic,
    maySeeSales,
  );
  const query = filterQuery({ period: definition.filters.period }, { period });
  const sales = useQuery({
    queryKey: listKey(scope, 'transactions', 'statistic', query),
    queryFn: ({ signal }) => getTransactionStatistic(scope, query, signal),
    placeholderData: keepPreviousData,
    enabled: isTime && maySeeSales,
    meta: { quiet: true },
  });
  if (!maySeeSales) return undefined;

  const volume = sales.data?.success.amount;
  const refunded = refunds.data && (refunds.data.byStatus.SUCCESS?.amount ?? 0);
  const share = volume && refunded !== undefined ? percent.format(refunded / volume) : '-';
  return { share, volume: formatMoney(volume) };
}
