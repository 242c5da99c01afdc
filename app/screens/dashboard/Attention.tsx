import { Banner, Button, Card, formatShare, Link, RefreshIcon, Stack, Text } from '#design-system';
import { getRefundRequestStatistic } from '../../api/refundRequests.ts';
import { getSettlementV2Summary } from '../../api/settlementsV2.ts';
import { refundRequestGroups, settlementV2Groups, transactionGroups } from '../../api/statusGroups.ts';
import { getTransactionOverview } from '../../api/transactionOverview.ts';
import { getVanStatistic } from '../../api/van.ts';
import { type Key, useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { dayOf, presetRange } from '../../lib/time.ts';
import { tallyOf } from '../../list/figures.ts';
import { useMaySee } from '../../state/access.ts';
import { hintsOf } from './insight.ts';
import { type DashboardView, spanOf, TRANSACTIONS, useOverview } from './view.ts';

interface Waiting {
  count: number;
  /** VND. */
  amount: number;
}

/** Something that somebody has to look at: counted as the list counts it that it leads to. */
interface Task {
  name: string;
  label: Key;
  href: string;
  /** Permission key of that list's screen: who may not open it is not asked about it. */
  screen: string;
  load: (signal: AbortSignal) => Promise<Waiting>;
}

/** "Cần xử lý": what waits now, whatever days are looked at, of the store that is. */
export function Attention({ view }: { view: DashboardView }) {
  const t = useT();
  const { scope, at, values } = view;
  const maySee = useMaySee('transaction');
  const today = presetRange('today', dayOf(at));
  const recent = presetRange('last7', dayOf(at));
  const of = (path: string, narrowed: Record<string, string>) => {
    const asked = new URLSearchParams({ ...(values.store && { store: values.store }), ...narrowed });
    return `${path}?${asked}`;
  };
  const failed = transactionGroups.failed.join(',');
  const open = settlementV2Groups.open.join(',');
  const waiting = refundRequestGroups.waiting.join(',');
  const tasks: readonly Task[] = [
    {
      name: 'requests',
      label: 'dashboard.task.requests',
      href: of('/merchant/approve-refund', { status: waiting }),
      screen: 'approve-refund',
      load: async (signal) => getRefundRequestStatistic(scope, { status: waiting }, signal),
    },
    {
      name: 'settlements',
      label: 'dashboard.task.settlements',
      href: of('/merchant/settlement-v2', { status: open }),
      screen: 'reconcile',
      load: async (signal) => getSettlementV2Summary(scope, { status: open }, signal),
    },
    {
      name: 'failed',
      label: 'dashboard.task.failed',
      href: of(TRANSACTIONS, { from: today.from, to: today.to, status: failed }),
      screen: 'transaction',
      load: async (signal) => getTransactionOverview(scope, { ...spanOf(today, at), status: failed }, signal),
    },
    {
      name: 'unmatched',
      label: 'dashboard.task.unmatched',
      href: of('/merchant/van-noti', { match: 'UNMATCHED' }),
      screen: 'van',
      load: async (signal) => {
        const { from, to } = spanOf(recent, at);
        const { byMatch } = await getVanStatistic(scope, { from, to, match: 'UNMATCHED' }, signal);
        return tallyOf({ byStatus: byMatch, count: 0, amount: 0 }, ['UNMATCHED']);
      },
    },
  ];
  return (
    <Card title={t('dashboard.task.title')}>
      <Stack gap={3}>
        {tasks.map((task) => (
          <TaskRow key={task.name} view={view} task={task} />
        ))}
        {maySee && <Hints view={view} />}
      </Stack>
    </Card>
  );
}

function TaskRow({ view: { scope, at }, task }: { view: DashboardView; task: Task }) {
  const t = useT();
  const may = useMaySee(task.screen);
  const isAfter = useAfterFirstContent();
  const { data, isError, refetch } = useQuery({
    queryKey: [scope.merchantId, scope.storeId ?? null, 'dashboard', task.name, at],
    queryFn: ({ signal }) => task.load(signal),
    enabled: may && isAfter,
    meta: { quiet: true },
  });
  if (!may) return null;
  return (
    <Stack direction="row" gap={3} justify="between" align="center" wrap>
      <Link href={task.href}>{t(task.label)}</Link>
      {isError ? (
        <Button size="sm" variant="ghost" icon={RefreshIcon} onClick={() => void refetch()}>
          {t('dashboard.task.failedToLoad')}
        </Button>
      ) : (
        <Text tabular weight={data?.count ? 'semibold' : 'regular'} tone={data?.count ? 'default' : 'muted'}>
          {data ? countText(data) : '…'}
        </Text>
      )}
    </Stack>
  );
}

const countText = ({ count, amount }: Waiting) =>
  count > 0 && amount > 0 ? `${formatCount(count)} · ${formatMoney(amount)}` : formatCount(count);

/** What stands out in the figures, each with its reason. */
function Hints({ view }: { view: DashboardView }) {
  const t = useT();
  const { data } = useOverview(view, view.span);
  const before = useOverview(view, data && view.before).data;
  const hints = data && before && view.before ? hintsOf(data, before) : [];
  return hints.map((hint) => (
    <Banner key={hint.id} tone="warning" title={t(`dashboard.hint.${hint.id}`)}>
      {t('dashboard.hint.why', { now: formatShare(hint.now, 1), before: formatShare(hint.before, 1) })}
    </Banner>
  ));
}
