import { getSettlementV2, type SettlementV2 } from '../../api/settlementsV2.ts';
import { formatDay, isDay } from '../../lib/time.ts';
import type { RecordKind } from '../../record/kind.ts';
import { settledTransactionsHref } from '../../shared/settlement/settlementDays.ts';
import { settlementV2Statuses } from '../../shared/settlement/settlementV2Status.ts';

/** It has no page of its own, only a quick look beside its list. */
export const settlementV2Kind: RecordKind<SettlementV2, SettlementV2> = {
  name: 'settlementV2',
  list: 'settlementsV2',
  path: '/merchant/settlement-v2',
  scope: 'reconcile:read',
  statuses: settlementV2Statuses,
  title: 'route.settlementV2',
  id: 'settlementV2.column.id',
  noun: 'settlementV2.noun',
  peekOnly: true,
  load: getSettlementV2,
  rowOf: (row) => row,
};

/** The settled day formatted for reading, or the service's text if it is no day. */
export const periodText = ({ period }: Pick<SettlementV2, 'period'>) =>
  period && isDay(period) ? formatDay(period) : period;

/** The list of its payments, if its day and store are known. */
export function paymentsHref({ period, storeId }: Pick<SettlementV2, 'period' | 'storeId'>) {
  const days = period && isDay(period) ? { from: period, to: period } : undefined;
  return settledTransactionsHref({ storeId }, days);
}
