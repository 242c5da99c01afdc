/* How the payments of the time spread: over hours or days, statuses, methods, stores, and reasons of failure. */

import type { ComponentProps } from 'react';
import { BarChart, Card, Grid, Stack } from '#design-system';
import { transactionGroups as groups } from '../../api/statusGroups.ts';
import { listTransactions } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { dayOf, formatTime } from '../../lib/time.ts';
import { transactionMethods } from '../../nouns/transaction/transactionCodes.ts';
import { transactionStatuses } from '../../nouns/transaction/transactionStatus.ts';
import { failureText } from '../../state/failureText.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { type DashboardView, listHref, TRANSACTIONS, useOverview } from './view.ts';

/** Stores that have a bar of their own, and rows that the reasons of failure are counted in. */
const [MOST_STORES, MOST_FAILED] = [10, 100];
const HOUR = 3600;

const word = (words: Readonly<Record<string, unknown>>, code: string) => Object.hasOwn(words, code);

interface PartProps {
  view: DashboardView;
}

/** A bar with the list that it leads to; without one it is a rest of several. */
interface Bar {
  label: string;
  value: number;
  href?: string | undefined;
}

type ChartProps = ComponentProps<typeof BarChart>;

/** One chart in a card: the bars of an answer, and what is there while there is none. */
function Bars({
  bars,
  query,
  label,
  figure,
  ...chart
}: {
  bars: readonly Bar[] | undefined;
  query: { isError: boolean; error: unknown; refetch: () => unknown };
  /** What the bars say: "Tổng tiền". */
  figure: string;
} & Pick<ChartProps, 'label' | 'categoryLabel' | 'unit' | 'variant'>) {
  const t = useT();
  const go = useNavigate();
  const failed = query.isError && !bars;
  const leads = bars?.some(({ href }) => href);
  return (
    <Card>
      <BarChart
        {...chart}
        label={label}
        categories={bars?.map((bar) => bar.label) ?? []}
        figure={figure}
        values={bars?.map((bar) => bar.value) ?? []}
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

export function DashboardCharts({ view }: PartProps) {
  const t = useT();
  const all = useOverview(view, view.span);
  const paid = useOverview(view, view.span, groups.success.join(','));
  const lead = (narrowed: Record<string, string>) => listHref(view, TRANSACTIONS, narrowed);
  const success = groups.success.join(',');

  const { series, byMethod, byStore } = paid.data ?? {};
  const hourly = series?.[1] !== undefined && series[1].at - (series[0]?.at ?? 0) <= HOUR;
  const times =
    paid.data && (series ?? []).map(({ at, amount }) => ({ label: timeLabel(at, hourly), value: amount }));
  const statuses =
    all.data &&
    largest(all.data.byStatus).map(([code, { count }]) => ({
      label: word(transactionStatuses, code)
        ? t(transactionStatuses[code as keyof typeof transactionStatuses].label)
        : code,
      value: count,
      href: word(transactionStatuses, code) ? lead({ status: code }) : undefined,
    }));
  const methods =
    paid.data &&
    byAmount(byMethod ?? {}).map(([code, { amount }]) => ({
      label: word(transactionMethods, code)
        ? t(transactionMethods[code as keyof typeof transactionMethods])
        : code,
      value: amount,
      href: word(transactionMethods, code) ? lead({ status: success, method: code }) : undefined,
    }));
  const ranked = byAmount(byStore ?? {});
  const rest = ranked.slice(MOST_STORES).reduce((sum, [, { amount }]) => sum + amount, 0);
  const stores = paid.data && [
    ...ranked.slice(0, MOST_STORES).map(([id, { name, amount }]) => ({
      label: name ?? id,
      value: amount,
      href: lead({ status: success, store: id }),
    })),
    ...(ranked.length > MOST_STORES ? [{ label: t('dashboard.chart.otherStores'), value: rest }] : []),
  ];
  const amount = { figure: t('dashboard.figure.volume'), unit: 'money' as const, query: paid };
  return (
    <>
      <Bars
        {...amount}
        bars={times}
        label={t(hourly ? 'dashboard.chart.byHour' : 'dashboard.chart.byDay')}
        categoryLabel={t(hourly ? 'dashboard.chart.hour' : 'dashboard.chart.day')}
      />
      <Grid min="lg">
        <Stack gap={4}>
          {!view.scope.storeId && (
            <Bars
              {...amount}
              bars={stores}
              variant="lines"
              label={t('dashboard.chart.byStore')}
              categoryLabel={t('transaction.column.storeName')}
            />
          )}
          <FailureReasons view={view} />
        </Stack>
        <Stack gap={4}>
          <Bars
            {...amount}
            bars={methods}
            variant="lines"
            label={t('dashboard.chart.byMethod')}
            categoryLabel={t('transaction.column.method')}
          />
          <Bars
            figure={t('dashboard.figure.count')}
            query={all}
            bars={statuses}
            variant="lines"
            label={t('dashboard.chart.byStatus')}
            categoryLabel={t('transaction.column.status')}
          />
        </Stack>
      </Grid>
    </>
  );
}

/** `14 giờ` of one day, or `23/11`. */
const timeLabel = (at: number, hourly: boolean) =>
  hourly ? formatTime(at).slice(0, 5) : dayOf(at).split('-').slice(1).toReversed().join('/');

const largest = <T extends { count: number }>(parts: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(parts).sort(([, one], [, other]) => other.count - one.count);

const byAmount = <T extends { amount: number }>(parts: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(parts).sort(([, one], [, other]) => other.amount - one.amount);

/** No call counts reasons: they are counted in the newest rows that failed, and it is said in how many. */
function FailureReasons({ view }: PartProps) {
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
  const reasons = new Map<string, { count: number }>();
  for (const { failureMessage, failureCode, status } of rows ?? []) {
    const reason = failureMessage ?? failureCode ?? t(`transaction.status.${status as 'FAILED'}`);
    reasons.set(reason, { count: (reasons.get(reason)?.count ?? 0) + 1 });
  }
  const bars =
    rows && largest(Object.fromEntries(reasons)).map(([label, { count }]) => ({ label, value: count }));
  return (
    <Bars
      figure={t('dashboard.figure.count')}
      query={query}
      bars={bars}
      variant="lines"
      label={t('dashboard.chart.byReason', { count: rows?.length ?? 0 })}
      categoryLabel={t('dashboard.chart.reason')}
    />
  );
}
