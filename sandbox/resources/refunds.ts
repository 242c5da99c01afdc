import { REFUND_REASONS } from '../data/refunds/plannedRefunds.ts';
import type { Refund } from '../data/refunds/refunds.ts';
import { WORDS } from '../data/transactions/facts.ts';
import { notFound } from '../errors.ts';
import type { ListSpec } from '../list/listQuery.ts';
import { listRoutes, talliesOf } from '../list/listRoute.ts';
import type { Fields } from '../list/table.ts';
import { perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import type { RefundRecords } from './refundRecords.ts';

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
export function refundRoutes(state: SandboxState, records: RefundRecords): Route[] {
  const path = 'merchants/:m/refunds';
  const scope = 'refund:read';
  return [
    ...listRoutes<Refund>(state, {
      path,
      scope,
      spec: SPEC,
      fields: FIELDS,
      rows: ({ id }) => records.all(id).map(({ refund }) => refund),
      version: ({ id }) => records.version(id),
      summaries: { statistic: talliesOf },
    }),
    ...perStore({
      method: 'GET',
      scope,
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
