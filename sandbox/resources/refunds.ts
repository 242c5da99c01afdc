import { REFUND_REASONS } from '../data/afterwards.ts';
import { WORDS } from '../data/facts.ts';
import type { Refund } from '../data/refunds.ts';
import { notFound } from '../errors.ts';
import { pageOf, select } from '../list.ts';
import type { ListSpec } from '../list-query.ts';
import { askedOf, tablesOf } from '../list-route.ts';
import { summarise } from '../list-summary.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { Fields } from '../table.ts';
import type { World } from '../world.ts';
import type { RefundRecords } from './refund-records.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'completedAt', 'amount', 'originalAmount', 'status', 'storeId'],
  defaultSort: '-createdAt',
  times: ['createdAt', 'completedAt'],
  words: { status: 'status', type: 'type', storeId: 'storeId', reason: 'reason', createdBy: 'createdBy' },
  open: ['storeId', 'createdBy'],
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

const FIELDS: Fields<Refund> = {
  ordered: 'createdAt',
  numbers: ['completedAt', 'amount', 'originalAmount'],
  words: ['storeId', 'createdBy'],
  fixed: {
    status: WORDS.refundStatus.filter((status) => status !== 'NONE'),
    type: ['FULL', 'PARTIAL'],
    reason: REFUND_REASONS,
  },
  codes: ['id', 'transactionId', 'merchantRefId', 'bankRef'],
  texts: ['note', 'storeName'],
};

/** Refunds of a business or of one store: list, statistic over the same filter, one refund. */
export function refundRoutes(world: World, records: RefundRecords): Route[] {
  const tableFor = tablesOf<Refund>(world, {
    fields: FIELDS,
    rows: ({ id }) => records.all(id).map(({ refund }) => refund),
    version: ({ id }) => records.version(id),
  });
  function ask(context: Context) {
    const table = tableFor(context.business);
    return { table, asked: askedOf(table, SPEC, context) };
  }
  const path = 'merchants/:m/refunds';
  const read = { method: 'GET', scope: 'refund:read' } as const;
  return [
    ...perStore({
      ...read,
      path,
      handle(context) {
        const { table, asked } = ask(context);
        return pageOf(table, asked);
      },
    }),
    ...perStore({
      ...read,
      path: `${path}/statistic`,
      handle(context) {
        context.query.delete('sort');
        const { table, asked } = ask(context);
        const question = { amount: 'amount', sums: [], groups: ['status'] };
        const { all, groups } = summarise(table, select(table, asked), question);
        return { ...all, byStatus: groups.status };
      },
    }),
    ...perStore({
      ...read,
      path: `${path}/:id`,
      handle({ business, storeId, params }) {
        const id = params.id ?? '';
        const refund = records.find(business.id, id)?.refund;
        if (refund?.id !== id.toUpperCase()) throw notFound();
        if (storeId !== undefined && refund.storeId !== storeId) throw notFound();
        return refund;
      },
    }),
  ];
}
