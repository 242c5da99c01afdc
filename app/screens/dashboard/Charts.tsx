/* How the payments of the period are distributed: by hour or day, status, method, store, and failure reason. */

import type { ComponentProps } from 'react';
import { BarChart, Card, type Tone } from '#design-system';
import { transactionGroups as groups } from '../../api/statusGroups.ts';
import { listTransactions } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { statusOf } from '../../lib/StatusTag.tsx';
import { dayOf, formatTime } from '../../lib/time.ts';
import { type FigureId, useExplained } from '../../list/explained.ts';
import { otherOf, tallyOf } from '../../list/figures.ts';
import { transactionMethods } from '../../shared/transaction/transactionCodes.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';
import { failureText } from '../../state/failureText.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { type DashboardView, listHref, TRANSACTIONS, useOverview } from './view.ts';

/** Bars of a chart before the rest is summed up, and rows used to count failure reasons. */
const [MOST_BARS, MOST_FAILED] = [5, 100];
/** Groups of statuses by outcome, each with its semantic colour. */
const GROUPS = [
  { id: 'success', tone: 'success' },
  { id: 'pending', tone: 'warning' },
  { id: 'failed', tone: 'danger' },
  { id: 'reversed', tone: 'special' },
] as const;
const HOUR = 3600;
const SUCCESS = groups.success.join(',');

const word = (words: Readonly<Record<string, unknown>>, code: string) => Object.hasOwn(words, code);

interface PartProps {
  view: DashboardView;
}

/** A bar with its list; without a link, it sums up the rest. */
interface Bar {
  label: string;
  value: number;
  href?: string | undefined;
  tone?: Tone | undefined;
}

type ChartProps = ComponentProps<typeof BarChart>;

/** A chart in a card: its bars, or what is shown until they load. */
function Bars({
  bars,
  query,
  label,
  figure,
  id,
  ...chart
}: {
  /** Its definition. */
  id: FigureId<'dashboard'>;
  bars: readonly Bar[] | undefined;
  query: { isError: boolean; error: unknown; refetch: () => unknown };
  /** Name of the bars: "Tổng tiền". */
  figure: string;
} & Pick<ChartProps, 'label' | 'categoryLabel' | 'unit' | 'variant' | 'current'>) {
  const t = useT();
  const go = useNavigate();
  const explained = useExplained('dashboard');
  const failed = query.isError && !bars;
  const leads = bars?.some(({ href }) => href);
  return (
    <Card>
      <BarChart
        {...chart}
        label={label}
        explain={explained({ id }).explain}
        categories={bars?.map((bar) => bar.label) ?? []}
        figure={figure}
        values={bars?.map((bar) => bar.value) ?? []}
        tones={bars?.map((bar) => bar.tone) ?? []}
        loading={!bars && !failed}
        error={failed ? failureText(query.error, t) : undefined}
        onRetry={() => void query.refetch()}
        {...(leads && {
          onSelect: (index: number) => {
            const href = bars?.[index]?.href;
            if (href) go(href);
          },
        })}
      />
    </Card>
  );
}

/** The successful payments of the period, which most charts are about. */
function usePaid(view: DashboardView) {
  const t = useT();
  const query = useOverview(view, view.span, SUCCESS);
  return {
    data: query.data,
    amount: { figure: t('dashboard.figure.volume'), unit: 'money' as const, query },
  };
}

/** Volume by hour or day. */
export function TimeChart({ view }: PartProps) {
  const t = useT();
  const { data, amount } = usePaid(view);
  const series = data?.series ?? [];
  const hourly = series[1] !== undefined && series[1].at - (series[0]?.at ?? 0) <= HOUR;
  const today = hourly ? -1 : series.findIndex(({ at }) => dayOf(at) === dayOf(view.at));
  return (
    <Bars
      {...amount}
      id="byTime"
      bars={data && series.map(({ at, amount: value }) => ({ label: timeLabel(at, hourly), value }))}
      label={t(hourly ? 'dashboard.chart.byHour' : 'dashboard.chart.byDay')}
      categoryLabel={t(hourly ? 'dashboard.chart.hour' : 'dashboard.chart.day')}
      {...(today >= 0 && { current: today })}
    />
  );
}

/** Volume by store, unless only one is shown. */
export function StoreChart({ view }: PartProps) {
  const t = useT();
  const { data, amount } = usePaid(view);
  if (view.scope.storeId) return null;
  const ranked = byAmount(data?.byStore ?? {});
  const rest = ranked.slice(MOST_BARS).reduce((sum, [, one]) => sum + one.amount, 0);
  const bars = data && [
    ...ranked.slice(0, MOST_BARS).map(([id, { name, amount: value }]) => ({
      label: name ?? id,
      value,
      href: listHref(view, TRANSACTIONS, { status: SUCCESS, store: id }),
    })),
    ...(ranked.length > MOST_BARS ? [{ label: t('dashboard.chart.otherStores'), value: rest }] : []),
  ];
  return (
    <Bars
      {...amount}
      id="byStore"
      bars={bars}
      variant="lines"
      label={t('dashboard.chart.byStore')}
      categoryLabel={t('transaction.column.storeName')}
    />
  );
}

/** Volume by payment method. */
export function MethodChart({ view }: PartProps) {
  const t = useT();
  const { data, amount } = usePaid(view);
  const bars =
    data &&
    byAmount(data.byMethod ?? {}).map(([code, { amount: value }]) => ({
      label: word(transactionMethods, code)
        ? t(transactionMethods[code as keyof typeof transactionMethods])
        : code,
      value,
      href: word(transactionMethods, code)
        ? listHref(view, TRANSACTIONS, { status: SUCCESS, method: code })
        : undefined,
    }));
  return (
    <Bars
      {...amount}
      id="byMethod"
      bars={bars}
      variant="lines"
      label={t('dashboard.chart.byMethod')}
      categoryLabel={t('transaction.column.method')}
    />
  );
}

/** All payments by outcome. */
export function StatusChart({ view }: PartProps) {
  const t = useT();
  const query = useOverview(view, view.span);
  const { data } = query;
  const others = data && otherOf(data, groups).count;
  const bars = data && [
    ...GROUPS.map(({ id, tone }) => ({
      label: t(`transaction.figure.${id}`),
      value: tallyOf(data, groups[id]).count,
      tone,
      href: listHref(view, TRANSACTIONS, { status: groups[id].join(',') }),
    })),
    ...(others ? [{ label: t('list.otherStatus'), value: others }] : []),
  ];
  return (
    <Bars
      id="byStatus"
      figure={t('dashboard.figure.count')}
      query={query}
      bars={bars}
      variant="lines"
      label={t('dashboard.chart.byStatus')}
      categoryLabel={t('transaction.column.status')}
    />
  );
}

/** `14 giờ` within one day, or `23/11`. */
const timeLabel = (at: number, hourly: boolean) =>
  hourly ? formatTime(at).slice(0, 5) : dayOf(at).split('-').slice(1).toReversed().join('/');

const byAmount = <T extends { amount: number }>(parts: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(parts).sort(([, one], [, other]) => other.amount - one.amount);

/** No API call counts reasons: they are counted in the newest failed rows, and the text says in how many. */
export function FailureReasons({ view }: PartProps) {
  const t = useT();
  const { scope, span } = view;
  const query = useQuery({
    queryKey: scopeKey(scope, 'transactions', 'failed', span),
    queryFn: ({ signal }) =>
      listTransactions(
        scope,
        { ...span, status: groups.failed.join(','), sort: '-createdAt', page: 1, pageSize: MOST_FAILED },
        signal,
      ),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.items;
  const reasons = new Map<string, number>();
  for (const { failureMessage, failureCode, status } of rows ?? []) {
    const known = statusOf(transactionStatuses, status);
    const reason = failureMessage ?? failureCode ?? (known ? t(known.label) : status);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const ranked = [...reasons].sort(([, one], [, other]) => other - one);
  const rest = ranked.slice(MOST_BARS).reduce((sum, [, count]) => sum + count, 0);
  const bars = rows && [
    ...ranked.slice(0, MOST_BARS).map(([label, value]) => ({ label, value, tone: 'danger' as const })),
    ...(rest > 0 ? [{ label: t('dashboard.chart.otherReasons'), value: rest }] : []),
  ];
  return (
    <Bars
      id="byReason"
      figure={t('dashboard.figure.count')}
      query={query}
      bars={bars}
      variant="lines"
      label={t('dashboard.chart.byReason', { count: rows?.length ?? 0 })}
      categoryLabel={t('dashboard.chart.reason')}
    />
  );
}
