import type { Refund } from '../../api/refunds.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { tallyOf } from '../../list/figures.ts';
import { countSet, filterQuery } from '../../list/filters.ts';
import { type List, listKey } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import type { refundsDefinition } from './definition.ts';

const percent = new Intl.NumberFormat('vi-VN', { style: 'percent', maximumFractionDigits: 2 });

/** `1,25%` of the sales; `–` where either is not known, or there is nothing to take a share of. */
export const rateText = (refunded: number | undefined, sales: number | undefined): string =>
  refunded && sales ? percent.format(refunded / sales) : '–';

/**
 * What succeeded in the list's period and store, in VND: what the refunds are a share of. Not known under any other
 * filter, since a part of the refunds is no share of all sales. Not `asked` for those who may not see transactions.
 */
export function useSales({
  scope,
  definition: { filters },
  values,
}: List<Refund, typeof refundsDefinition.filters>): { asked: boolean; amount: number | undefined } {
  const asked = useCan('transaction:read');
  const isTime = useAfterFirstContent();
  const { period, timeField, store, ...others } = values;
  const isWhole =
    countSet(filters, { ...others, period: undefined, timeField: undefined, store: undefined }) === 0;
  const query = filterQuery({ period: filters.period }, { period });
  const { data } = useQuery({
    queryKey: listKey(scope, 'transactions', 'statistic', query),
    queryFn: ({ signal }) => getTransactionStatistic(scope, query, signal),
    placeholderData: keepPreviousData,
    enabled: isTime && asked && isWhole,
    meta: { quiet: true },
  });
  return { asked, amount: isWhole && data ? tallyOf(data, transactionGroups.success).amount : undefined };
}
