import { formatShare, useNarrow } from '#design-system';
import { paidQuery, type Store } from '../../api/stores.ts';
import { listTransactions } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { useQuery } from '../../lib/query.tsx';
import { shown } from '../../lib/shown.ts';
import { dayOf, dayStart, formatTime } from '../../lib/time.ts';
import { nameOf, silentAt } from '../../shared/store/silentStores.ts';
import { useCan, useMaySee } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { changeOf, figuresOf } from './figures.ts';
import { baseOf, type DashboardView, useOverview } from './view.ts';

/**
 * The sales as a sentence (screens 5): compared with the previous period, and today's stores without payments. On a
 * phone the stores are below, under the tasks: here they would move the page when they arrive.
 */
export function MorningSentence({ view }: { view: DashboardView }) {
  const narrow = useNarrow();
  const silent = useSilentSentence(view);
  const sentences = [useSalesSentence(view), !narrow && silent].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : '\u00a0';
}

/** "Doanh thu cao hơn 12% so với hôm qua đến 11:15." */
function useSalesSentence(view: DashboardView): string | undefined {
  const t = useT();
  const now = useOverview(view, view.span).data;
  const past = useOverview(view, now && view.before).data;
  const change = now && past && view.before ? changeOf('volume', figuresOf(now), figuresOf(past)) : null;
  if (change === null) return undefined;
  const kind = Math.abs(change) < 0.0005 ? 'same' : change > 0 ? 'more' : 'less';
  return t(`dashboard.sentence.${kind}`, {
    base: baseOf(view, t) ?? '',
    share: formatShare(Math.abs(change), 1),
  });
}

/** "Quận 1 chưa có thanh toán từ 8:10.", and how many other stores. */
export function useSilentSentence(view: DashboardView): string | undefined {
  const t = useT();
  const { at } = view;
  const { data: stores = [] } = useSilentStores(view);
  const [first] = stores;
  const { merchantId } = useScope();
  const last = useQuery({
    queryKey: scopeKey({ merchantId, storeId: first?.id }, 'transactions', 'lastPaid', at),
    queryFn: ({ signal }) => lastPaid({ merchantId, store: first as Store, at }, signal),
    enabled: first !== undefined && view.isToday,
    meta: { quiet: true },
  }).data;
  if (!view.isToday || !first || last === undefined) return undefined;
  const name = shown(nameOf(first), 64);
  const one = last
    ? t('dashboard.sentence.silent', { name, time: formatTime(last).slice(0, 5).replace(/^0/, '') })
    : t('dashboard.sentence.noneToday', { name });
  const others = stores.length - 1;
  return others > 0 ? `${one} ${t.count('dashboard.sentence.others', others)}` : one;
}

interface Silent {
  merchantId: string;
  store: Store;
  at: number;
}

/** When a store was last paid today; null if it was not. */
async function lastPaid({ merchantId, store, at }: Silent, signal: AbortSignal): Promise<number | null> {
  const asked = { ...paidQuery, from: dayStart(dayOf(at)), to: at, sort: '-paidAt', page: 1, pageSize: 1 };
  const { items } = await listTransactions({ merchantId, storeId: store.id }, asked, signal);
  return items[0]?.paidAt ?? null;
}

/**
 * The stores that are silent now, for users who may see stores and payments: after the first figures, one call of the
 * statistic and at most five pages of stores.
 */
export function useSilentStores({ at, values: { store } }: DashboardView) {
  const scope = useScope();
  const enabled = [useMaySee('store'), useCan('transaction:read'), useAfterFirstContent()].every(Boolean);
  return useQuery({
    queryKey: scopeKey(scope, 'dashboard', 'silent', at, store),
    queryFn: ({ signal }) => silentAt(at, scope, store ? { keyword: store } : {}, signal),
    enabled,
    meta: { quiet: true },
  });
}
