import { settlementV2Transitions } from '#app/api/statusGroups.ts';
import { SETTLEMENT_V2_STATUSES, type SettlementV2, settlementsV2Of } from '../data/settlementsV2.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { pageOf, select } from '../list/list.ts';
import type { ListSpec } from '../list/listQuery.ts';
import { askedOf, tablesOf } from '../list/listRoute.ts';
import { summarise } from '../list/listSummary.ts';
import type { Fields } from '../list/table.ts';
import { say } from '../messages.ts';
import type { Context, Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

const SPEC: ListSpec = {
  sorts: ['period', 'count', 'gross', 'fee', 'net', 'recPaymentAt', 'recApprovedAt', 'updatedAt'],
  defaultSort: '-period',
  times: ['periodAt', 'recPaymentAt', 'recApprovedAt', 'updatedAt'],
  words: { status: 'recStatus', storeId: 'storeId' },
  open: ['storeId'],
  bounds: { minAmount: ['net', 'min'], maxAmount: ['net', 'max'] },
};

const FIELDS: Fields<SettlementV2> = {
  ordered: 'periodAt',
  numbers: ['count', 'gross', 'fee', 'net', 'recPaymentAt', 'recApprovedAt', 'updatedAt'],
  words: ['storeId', 'period'],
  fixed: { recStatus: SETTLEMENT_V2_STATUSES },
  codes: ['id'],
  texts: ['storeName', 'period', 'updatedName', 'note'],
};

const [ROW, WRITES] = ['settlement-v2', 'settlement-v2-writes'];
const MAX_NOTE = 5000;

/** The two statuses that come with a time, and its field: this looks swapped, but follows the specification (4). */
const MOMENTS: Readonly<Record<string, 'recPaymentAt' | 'recApprovedAt'>> = {
  COMPLETED: 'recPaymentAt',
  PAYMENT_COMPLETED: 'recApprovedAt',
};

/** Settlements of version 2 of a business: list, summary for the same filters, and the two PUTs. */
export function settlementV2Routes(state: SandboxState): Route[] {
  const writtenOf = (businessId: string, id: string) =>
    state.written.get(ROW, `${businessId}/${id}`) as Partial<SettlementV2> | undefined;
  const writesOf = (businessId: string) => (state.written.get(WRITES, businessId) as number | undefined) ?? 0;
  const tableFor = tablesOf<SettlementV2>(state, {
    fields: FIELDS,
    rows: ({ id: businessId }, now) =>
      settlementsV2Of(state.transactions(businessId), now, state.freshSettlementsV2).map((row) => {
        const written = writtenOf(businessId, row.id);
        return written ? { ...row, ...written } : row;
      }),
    version: ({ id }) => `${writesOf(id)} ${state.transactions(id).version}`,
  });

  /** A user limited to a store only sees its rows. */
  const limitOf = ({ account }: Context) => account.storeId ?? undefined;
  const ask = (context: Context) => {
    const table = tableFor(context.business);
    return { table, asked: askedOf(table, SPEC, { query: context.query, storeId: limitOf(context) }) };
  };
  const find = (context: Context): SettlementV2 => {
    const table = tableFor(context.business);
    const limit = limitOf(context);
    for (let index = 0; index < table.size; index += 1) {
      const row = table.row(index);
      if (row.id === context.params.id && (!limit || row.storeId === limit)) return row;
    }
    throw notFound();
  };
  const write = ({ business }: Context, { id }: SettlementV2, changes: Partial<SettlementV2>) => {
    state.written.set(ROW, `${business.id}/${id}`, { ...writtenOf(business.id, id), ...changes });
    state.written.set(WRITES, business.id, writesOf(business.id) + 1);
  };

  return [
    {
      method: 'GET',
      path: 'merchants/:m/settlements-v2',
      scope: 'reconcile:read',
      handle(context) {
        const { table, asked } = ask(context);
        return pageOf(table, asked);
      },
    },
    {
      method: 'GET',
      path: 'merchants/:m/settlements-v2/summary',
      scope: 'reconcile:read',
      handle(context) {
        context.query.delete('sort');
        const { table, asked } = ask(context);
        const question = { amount: 'net', sums: ['gross', 'fee'], groups: ['recStatus'] };
        const { all, sums, groups } = summarise(table, select(table, asked), question);
        return {
          count: all.count,
          gross: sums.gross?.amount,
          fee: sums.fee?.amount,
          net: all.amount,
          byStatus: groups.recStatus,
        };
      },
    },
    {
      method: 'PUT',
      path: 'merchants/:m/settlements-v2/:id',
      scope: 'reconcile:update',
      async handle(context) {
        const row = find(context);
        const body = await context.body();
        const changes = 'note' in body ? noteOf(row, body) : statusOf(row, body, context);
        write(context, row, 'note' in body ? changes : { ...changes, updatedAt: state.now() });
        return find(context);
      },
    },
  ];
}

function noteOf(row: SettlementV2, { id, note, ...rest }: Record<string, unknown>): Partial<SettlementV2> {
  const [other] = Object.keys(rest);
  // The note has a call of its own (specification 7).
  if (other) throw invalid({ field: other, key: 'notAllowed' });
  if (id !== row.id) throw invalid({ field: 'id', key: 'idMismatch' });
  if (typeof note !== 'string') throw invalid({ field: 'note', key: 'notText' });
  if (note.length > MAX_NOTE) throw invalid({ field: 'note', key: 'tooLong' });
  return { note };
}

function statusOf(
  row: SettlementV2,
  body: Record<string, unknown>,
  { lang }: Context,
): Partial<SettlementV2> {
  const { recStatus, updatedName, ...moments } = body;
  if (typeof recStatus !== 'string' || !(SETTLEMENT_V2_STATUSES as readonly string[]).includes(recStatus))
    throw invalid({ field: 'recStatus', key: 'notAllowed' });
  if (typeof updatedName !== 'string' || updatedName.trim() === '')
    throw invalid({ field: 'updatedName', key: 'required' });
  const field = MOMENTS[recStatus];
  const [other] = Object.keys(moments).filter((name) => name !== field);
  if (other) throw invalid({ field: other, key: 'notAllowed' });
  const at = field && moments[field];
  if (field && !Number.isSafeInteger(at)) throw invalid({ field, key: 'required' });
  if (!settlementV2Transitions[row.recStatus]?.includes(recStatus))
    throw conflict('TRANSITION_REFUSED', 'transitionRefused', undefined, {
      from: say(lang, nameOf(row.recStatus)),
      to: say(lang, nameOf(recStatus)),
    });
  return { recStatus, updatedName, ...(field && { [field]: at as number }) };
}

const NAMES = {
  NEW: 'recNew',
  PROCESSING: 'recProcessing',
  APPROVED: 'recApproved',
  PAYMENT_COMPLETED: 'recPaid',
  COMPLETED: 'recCompleted',
  REJECTED: 'recRejected',
  CANCELLED: 'recCancelled',
} as const;

const nameOf = (status: string) => NAMES[status as keyof typeof NAMES] ?? 'recOther';
