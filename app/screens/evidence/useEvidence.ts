import { ApiError, referenceOf } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import type { Page } from '../../api/http/shapes.ts';
import { listSettlements, type Settlement } from '../../api/settlements.ts';
import type { Transaction } from '../../api/transactions.ts';
import { listVanChanges, type VanChange } from '../../api/van.ts';
import { useQuery } from '../../lib/query.tsx';
import { dayEnd, dayOf, dayStart } from '../../lib/time.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { type Noun, scopeKey } from '../../state/queryKeys.ts';
import type { PartState } from './evidence.ts';

const DAY = 86_400;
/** Days off are settled with a later day T: the longest Tết, with room. */
const MOST_DAYS_OFF = 20;
/** A bank may report a transfer this long after it, and the order may be younger than the transfer by a day. */
const VAN_DAYS = 30;

/** The records of one part that belong to the transaction. */
type Found<Row> = Pick<Page<Row>, 'items' | 'unreadable'>;

/** Whether a day (`YYYY-MM-DD`) is in a period: `2026-11-20`, or `2026-11-21/2026-11-22`. */
const isIn = (day: string, period = '') => {
  const [from = '', to = from] = period.split('/');
  return from <= day && day <= to;
};

/** The settlement of the day and the store that a payment came in; none of one that was not paid. */
async function findSettlements(
  scope: Scope,
  { paidAt, storeId }: Transaction,
  signal: AbortSignal,
): Promise<Found<Settlement>> {
  if (paidAt === undefined || !storeId) return { items: [] };
  const day = dayOf(paidAt);
  const from = dayStart(day);
  const query = {
    from,
    to: from + MOST_DAYS_OFF * DAY,
    storeId,
    sort: 'transactionDay',
    page: 1,
    pageSize: 50,
  };
  const { items, unreadable } = await listSettlements(scope, query, signal);
  const found = items.filter((one) => one.storeId === storeId && isIn(day, one.period));
  // One that cannot be read may be the one that is looked for.
  return { items: found, unreadable: found.length > 0 ? undefined : unreadable };
}

/** The lines of virtual accounts that have the payment's bank reference, or were matched with its order. */
async function findVanChanges(
  scope: Scope,
  { bankRef, merchantRefId, createdAt, paidAt = createdAt }: Transaction,
  signal: AbortSignal,
): Promise<Found<VanChange>> {
  const period = { from: dayStart(dayOf(createdAt - DAY)), to: dayEnd(dayOf(paidAt + VAN_DAYS * DAY)) };
  const ask = (keyword: string) =>
    listVanChanges(scope, { ...period, keyword, sort: 'at', page: 1, pageSize: 50 }, signal);
  const answers = await Promise.all([bankRef, merchantRefId].flatMap((code) => (code ? [ask(code)] : [])));
  const lines = answers
    .flatMap(({ items }) => items)
    .filter(
      (line) =>
        (bankRef && line.bankRef === bankRef) || (merchantRefId && line.matchedRefId === merchantRefId),
    );
  return {
    items: [...new Map(lines.map((line) => [line.id, line])).values()].sort(
      (one, other) => one.at - other.at,
    ),
    unreadable: answers.find(({ unreadable }) => unreadable)?.unreadable,
  };
}

/** One part with a call of its own: it is asked for once the transaction is known, by whoever may see it. */
function useFound<Row>(
  list: Noun,
  row: Transaction | undefined,
  permission: string,
  find: (scope: Scope, row: Transaction, signal: AbortSignal) => Promise<Found<Row>>,
) {
  const scope = useScope();
  const may = useCan(permission);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: scopeKey(scope, list, 'of transaction', row?.id),
    queryFn: ({ signal }) => find(scope, row as Transaction, signal),
    enabled: may && row !== undefined,
  });
  const state = (): PartState => {
    if (!may) return 'denied';
    if (isFetching || (!error && !data)) return 'loading';
    if (error) return error instanceof ApiError && error.isForbidden ? 'denied' : 'failed';
    return data?.items.length === 0 && !data.unreadable ? 'none' : 'ready';
  };
  return {
    state: state(),
    // What was read before a failure is not shown: the document would be of two moments.
    items: !error && !isFetching && data ? data.items : [],
    unreadable: data?.unreadable?.count,
    code: referenceOf(error),
    retry: () => void refetch(),
  };
}

/** Everything that is known of a transaction: each part loads and fails alone, and nothing is asked that may not be seen. */
export function useEvidence(slug: string) {
  const view = useTransaction(slug);
  const row = view.detail?.detail;
  return {
    view,
    settlement: useFound('settlements', row, 'settlement:read', findSettlements),
    van: useFound('van', row, 'van:read', findVanChanges),
  };
}
