import { getRefund, type Refund } from '../../api/refunds.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import type { RecordKind } from '../../record/kind.ts';

export const refundKind: RecordKind<Refund, Refund> = {
  name: 'refund',
  list: 'refunds',
  path: '/merchant/refund',
  scope: 'refund:read',
  statuses: refundStatuses,
  title: 'route.refundDetail',
  back: 'refund.detail.back',
  id: 'refund.detail.id',
  noun: 'refund.detail.noun',
  live: true,
  load: getRefund,
  rowOf: (refund) => refund,
};
