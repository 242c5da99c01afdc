// Above the refund rows: their sum, and the most used views.
import { getRefundStatistic, type Refund } from '../../api/refunds.ts';
import { refundGroups as groups, transactionGroups } from '../../api/statusGroups.ts';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { formatMoney } from '../../lib/money.ts';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { presetRange } from '../../lib/time.ts';
import { tallyOf } from '../../list/figures.ts';
import { countSet, filterQuery } from '../../list/filters.ts';
import { ListFigures } from '../../list/ListFigures.tsx';
import { ListViews } from '../../list/ListViews.tsx';
import { type List, listKey } from '../../list/useList.ts';
import { useCan } from '../../state/access.ts';
import type { refundsDefinition } from './definition.ts';

interface RefundFiguresProps {
  list: List<Refund, typeof refundsDefinition.filters>;
}

/** The refunds by status, and their share of the sales. */
export function RefundFigures({ list }: RefundFiguresProps) {
  const t = useT();
  const sales = useSales(list);
  return (
    <ListFigures
      list={list}
      name="refunds"
      load={getRefundStatistic}
      label={t('refund.figure.line')}
      figures={({ statistic, figure, other }) => {
        const refunded = statistic && tallyOf(statistic, groups.success).amount;
        return {
          terms: [
            figure('success', t('refund.figure.success'), groups.success, { tone: 'success', money: true }),
            figure('processing', t('refund.figure.processing'), groups.processing, {
              tone: 'info',
              money: true,
            }),
            figure('waiting', t('refund.figure.waiting'), groups.waiting, { money: true }),
            figure('failed', t('refund.figure.failed'), groups.failed, { tone: 'danger', money: true }),
            ...other(groups, { money: true }),
          ],
          result: { id: 'amount', label: t('refund.figure.amount'), amount: statistic?.amount },
          states: sales.asked
            ? [
                {
                  id: 'rate',
                  label: t('refund.figure.rate', { amount: formatMoney(sales.amount) }),
                  text: rateText(refunded, sales.amount),
                },
              ]
            : [],
        };
      }}
    />
  );
}

const percent = new Intl.NumberFormat('vi-VN', { style: 'percent', maximumFractionDigits: 2 });

/** `1,25%` of the sales; `-` if either is unknown, or there are no sales. */
const rateText = (refunded: number | undefined, sales: number | undefined): string =>
  refunded && sales ? percent.format(refunded / sales) : '-';

/**
 * Successful payments in the list's period and store (VND), of which the refunds are a share. Unknown under any other
 * filter, because some of the refunds are no share of all sales. Not `asked` for users who may not see transactions.
 */
function useSales({
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

interface RefundViewsProps {
  list: List<Refund, typeof refundsDefinition.filters>;
}

/** Built-in views of the refunds that users look for most, and the views they saved. */
export function RefundViews({ list }: RefundViewsProps) {
  const t = useT();
  const view = (id: string, name: string, query: Record<string, string>) => ({
    id,
    name,
    query: new URLSearchParams(query).toString(),
  });
  const group = (id: keyof typeof groups) =>
    view(id, t(`refund.figure.${id}`), { status: groups[id].join() });
  return (
    <ListViews
      list={list}
      presets={[
        view('today', t('period.today'), { ...presetRange('today') }),
        group('waiting'),
        group('processing'),
        group('failed'),
        view('completed', t('refund.view.completedToday'), {
          ...presetRange('today'),
          timeField: 'completedAt',
          status: 'SUCCESS',
        }),
      ]}
    />
  );
}
