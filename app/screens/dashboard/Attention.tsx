import {
  Banner,
  Button,
  Card,
  Definitions,
  formatShare,
  Link,
  RefreshIcon,
  Stack,
  Text,
  useNarrow,
} from '#design-system';
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
import { type FigureId, useExplained } from '../../list/explained.ts';
import { tallyOf } from '../../list/figures.ts';
import { useCan, useMaySee } from '../../state/access.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { spanOf } from './definition.ts';
import { hintsOf } from './insight.ts';
import { useSilentSentence, useSilentStores } from './MorningSentence.tsx';
import { type DashboardView, TRANSACTIONS, useOverview } from './view.ts';

interface Waiting {
  count: number;
  /** VND. */
  amount: number;
}

/** Something that needs attention, counted like the list that it links to. */
interface Task {
  name: FigureId<'tasks'>;
  label: Key;
  href: string;
  /** Permission key of that list's screen: without it, no request is made. */
  screen: string;
  load: (signal: AbortSignal) => Promise<Waiting>;
}

interface PartProps {
  view: DashboardView;
}

/** "Cần xử lý": what is waiting now, for the selected store and regardless of the period. */
export function Attention({ view }: PartProps) {
  const t = useT();
  const explained = useExplained('tasks');
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
  const figures = [...tasks, { name: 'silent', label: 'dashboard.task.silent' } as const].map(
    ({ name, label }) => explained({ id: name, label: t(label) }),
  );
  return (
    <Card title={t('dashboard.task.title')} actions={<Definitions figures={figures} />}>
      <Stack gap={3}>
        {tasks.map((task) => (
          <CountedTask key={task.name} view={view} task={task} />
        ))}
        <SilentTask view={view} />
        {maySee && <Hints view={view} />}
      </Stack>
    </Card>
  );
}

/** A task counted by a request. */
function CountedTask({ view: { scope, at }, task }: { view: DashboardView; task: Task }) {
  const may = useMaySee(task.screen);
  const isAfter = useAfterFirstContent();
  const query = useQuery({
    queryKey: scopeKey(scope, 'dashboard', task.name, at),
    queryFn: ({ signal }) => task.load(signal),
    enabled: may && isAfter,
    meta: { quiet: true },
  });
  return may && <TaskRow label={task.label} href={task.href} {...query} />;
}

/** The silent stores, linked to the list of stores; on a phone also in a sentence. */
function SilentTask({ view }: PartProps) {
  const may = [useMaySee('store'), useCan('transaction:read')].every(Boolean);
  const { data, ...query } = useSilentStores(view);
  const { store } = view.values;
  const asked = new URLSearchParams({ health: 'silent', ...(store && { q: store }) });
  const count = data && { count: data.length, amount: 0 };
  const narrow = useNarrow();
  const sentence = useSilentSentence(view);
  return (
    may && (
      <>
        <TaskRow label="dashboard.task.silent" href={`/merchant/store?${asked}`} data={count} {...query} />
        {narrow && sentence && <Text size="sm">{sentence}</Text>}
      </>
    )
  );
}

interface TaskRowProps extends Pick<Task, 'label' | 'href'> {
  data: Waiting | undefined;
  isError: boolean;
  refetch: () => unknown;
}

function TaskRow({ label, href, data, isError, refetch }: TaskRowProps) {
  const t = useT();
  return (
    // On a phone the count has a separate line, so that nothing moves when it arrives.
    <Stack direction="responsive" gap={1} justify="between" align="baseline" wrap>
      <Link href={href}>{t(label)}</Link>
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

/** Unusual figures, each with its reason. */
function Hints({ view }: PartProps) {
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
