/* The takings of a shift, counted by the service and not from this browser's storage. */

import type { Scope } from '../../api/http/paths.ts';
import { getRefundStatistic } from '../../api/refunds.ts';
import { getTransactionOverview, type TransactionOverview } from '../../api/transactionOverview.ts';
import { dayOf, dayStart, shiftDay } from '../../lib/time.ts';
import { RECEIVED } from './received.ts';

interface Tally {
  count: number;
  amount: number;
}

export interface Shift {
  /** Everything received: the sum of the methods. */
  received: Tally;
  byMethod: readonly (Tally & { method: string })[];
  byStore: readonly (Tally & { name: string })[];
  /** Underpaid and overpaid payments. */
  short: Tally;
  over: Tally;
  /** Payments that arrived after the code expired. */
  expired: Tally;
  /** Refunds requested in these hours; undefined if the user may not see refunds. */
  refunds: Tally | undefined;
  /** Refunds of these payments. */
  refunded: Tally;
}

const NONE: Tally = { count: 0, amount: 0 };

/** Parses `8:30` or `0830` to minutes after midnight; undefined if it is no time. */
export function minuteOf(text: string): number | undefined {
  const [, hour, minute] = /^\s*([01]?\d|2[0-3])[:h]?([0-5]\d)\s*$/i.exec(text) ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : undefined;
}

/** Unix seconds of a shift today, both included. If it ends before it starts, it started yesterday. */
export function spanOf(from: number, to: number, at: number) {
  const today = dayOf(at);
  const begin = dayStart(from > to ? shiftDay(today, -1) : today) + from * 60;
  return { from: begin, to: dayStart(today) + to * 60 + 59 };
}

/** The figures of a shift from the service's own statistic. */
export function shiftOf(overview: TransactionOverview, refunds: Tally | undefined): Shift {
  const { count, amount, byStatus, byMethod = {}, byStore = {}, refunded } = overview;
  const of = (status: string) => byStatus[status] ?? NONE;
  return {
    received: { count, amount },
    byMethod: Object.entries(byMethod).map(([method, { count, amount }]) => ({ method, count, amount })),
    byStore: Object.values(byStore).map(({ name, count, amount }) => ({ name: name ?? '-', count, amount })),
    short: of('UNDERPAID'),
    over: of('OVERPAID'),
    expired: of('EXPIRED'),
    refunds,
    refunded,
  };
}

/** Fetches the takings of a shift: two calls, however many payments there were. */
export async function readShift(
  scope: Scope,
  span: { from: number; to: number },
  mayReadRefunds: boolean,
  signal?: AbortSignal,
): Promise<Shift> {
  const query = {
    ...span,
    source: 'WEBPOS',
    timeField: 'paidAt',
    status: RECEIVED.join(','),
  };
  const [overview, refunds] = await Promise.all([
    getTransactionOverview(scope, query, signal),
    mayReadRefunds ? getRefundStatistic(scope, span, signal) : undefined,
  ]);
  return shiftOf(overview, refunds && { count: refunds.count, amount: refunds.amount });
}
