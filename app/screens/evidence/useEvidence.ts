import { ApiError, referenceOf } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import type { Page } from '../../api/http/shapes.ts';
import type { Transaction } from '../../api/transactions.ts';
import { listVanChanges, type VanChange } from '../../api/van.ts';
import { useQuery } from '../../lib/query.tsx';
import { dayEnd, dayOf, dayStart } from '../../lib/time.ts';
import { findSettlementOf } from '../../shared/settlement/findSettlement.ts';
import { useTransaction } from '../../shared/transaction/useTransaction.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { type Noun, scopeKey } from '../../state/queryKeys.ts';
import type { PartState } from './evidence.ts';

const DAY = 86_400;
/** A bank may report a transfer this many days later, and an order may be created up to a day after its transfer. */
const VAN_DAYS = 30;

/** The records of one part that belong to the transaction. */
type Found<Row> = Pick<Page<Row>, 'items' | 'unreadable'>;

/** The virtual account lines with the payment's bank reference, or matched with its order. */
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

/** One part with its own request, made once the transaction is known and if the user may see it. */
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
    // Do not show data from before a failure: the document would mix two points in time.
    items: !error && !isFetching && data ? data.items : [],
    unreadable: data?.unreadable?.count,
    code: referenceOf(error),
    retry: () => void refetch(),
  };
}

/** All data about a transaction: each part loads and fails on its own; no request without the permission. */
export function useEvidence(slug: string) {
  const view = useTransaction(slug);
  const row = view.detail?.detail;
  return {
    view,
    settlement: useFound('settlements', row, 'settlement:read', findSettlementOf),
    van: useFound('van', row, 'van:read', findVanChanges),
  };
}
