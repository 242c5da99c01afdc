import type { Scope } from '../../api/http/paths.ts';
import type { Page } from '../../api/http/shapes.ts';
import { listSettlements, type Settlement } from '../../api/settlements.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import type { Transaction } from '../../api/transactions.ts';
import { dayEnd, dayOf, dayStart, shiftDay } from '../../lib/time.ts';
import { daysOfSettlement } from './settlementDays.ts';

/** Days off are settled with a later day T: the longest Tết, with a margin. */
const MOST_DAYS_OFF = 20;

const SUCCESS: readonly string[] = transactionGroups.success;

/** Whether a settlement includes this payment: the money arrived, at a known store. */
export const isSettled = ({ paidAt, storeId, status }: Transaction): boolean =>
  Boolean(paidAt && storeId) && SUCCESS.includes(status);

/**
 * Finds the settlement of a transaction: no field names it, so it is searched by store and by the day the money came.
 * An unreadable row may be the one: that is reported if none is found.
 */
export async function findSettlementOf(
  scope: Scope,
  transaction: Transaction,
  signal?: AbortSignal,
): Promise<Pick<Page<Settlement>, 'items' | 'unreadable'>> {
  const { paidAt = 0, storeId } = transaction;
  if (!isSettled(transaction)) return { items: [] };
  const day = dayOf(paidAt);
  const query = {
    from: dayStart(day),
    to: dayEnd(shiftDay(day, MOST_DAYS_OFF)),
    storeId,
    sort: 'transactionDay',
    page: 1,
    pageSize: 50,
  };
  const { items, unreadable } = await listSettlements(scope, query, signal);
  const found = items.filter((one) => {
    const days = daysOfSettlement(one);
    return one.storeId === storeId && days !== undefined && days.from <= day && day <= days.to;
  });
  return { items: found, unreadable: found.length > 0 ? undefined : unreadable };
}
