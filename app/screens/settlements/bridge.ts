/* From sales to payout: the service's own figures for one period and store, and where they differ. */

import type { Scope } from '../../api/http/paths.ts';
import { getSettlementSummary, type SettlementSummary } from '../../api/settlements.ts';
import { refundedStatuses, settlementGroups, transactionGroups } from '../../api/statusGroups.ts';
import { getTransactionStatistic, type TransactionStatistic } from '../../api/transactionDetail.ts';
import type { Key } from '../../i18n/index.ts';
import { type DayRange, dayEnd, dayStart, now } from '../../lib/time.ts';
import { tallyOf } from '../../list/figures.ts';
import { settlementsHref } from '../../shared/addresses.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';

const PAID = settlementGroups.paid.join();
/** Settlement statuses of a payment that is not paid out yet: all but `paid`. */
const OPEN = Object.keys(settlementStatuses)
  .filter((status) => status !== PAID)
  .join();
/** Payments count on the day their money came, as in settlements. */
const SALES = { timeField: 'paidAt', status: transactionGroups.success.join() };

const LISTS = {
  sales: ['/merchant/transaction', SALES],
  refunds: ['/merchant/transaction', { ...SALES, status: refundedStatuses.join() }],
  open: ['/merchant/transaction', { ...SALES, reconcileStatus: OPEN }],
  settled: ['/merchant/transaction', { ...SALES, reconcileStatus: PAID }],
  paid: [settlementsHref, { status: PAID }],
  differing: [settlementsHref, { status: PAID, differs: 'true' }],
} as const;

/** The list whose rows a term counts, and its URL. */
export type BridgeList = keyof typeof LISTS;
export function bridgeHref(list: BridgeList, { from, to }: DayRange, storeId: string | undefined): string {
  const [path, query] = LISTS[list];
  return `${path}?${new URLSearchParams({ from, to, ...query, ...(storeId && { store: storeId }) })}`;
}

export interface BridgeAnswers {
  sales: TransactionStatistic;
  open: TransactionStatistic;
  paid: SettlementSummary;
}

/** Makes three calls, however long the period is. Payments that come during the calls are not counted. */
export async function readBridge(scope: Scope, days: DayRange, signal?: AbortSignal): Promise<BridgeAnswers> {
  const span = { from: dayStart(days.from), to: Math.min(dayEnd(days.to), now()) };
  const [sales, open, paid] = await Promise.all([
    getTransactionStatistic(scope, { ...span, ...SALES }, signal),
    getTransactionStatistic(scope, { ...span, ...SALES, reconcileStatus: OPEN }, signal),
    getSettlementSummary(scope, { ...span, status: PAID }, signal),
  ]);
  return { sales, open, paid };
}

export interface BridgeLine {
  label: Key;
  /** VND, signed as in the sum; a result is the total of the lines before it. */
  amount: number;
  count?: number;
  list: BridgeList;
  isResult?: true;
}

/** What one side counts and the other does not, in VND; the gaps add up to the difference of the two results. */
export interface BridgeGap {
  label: Key;
  amount: number;
}

/**
 * sales - refunds - fees - not paid out yet = paid out, from transactions; minus VAT, plus corrections = paid out, from
 * settlements.
 */
export function bridgeOf({ sales, open, paid }: BridgeAnswers): { lines: BridgeLine[]; gaps: BridgeGap[] } {
  const settled = sales.amount - sales.refunded.amount - sales.fee - open.net;
  const line = (id: string, amount: number, list: BridgeList, count?: number): BridgeLine => ({
    label: `settlement.bridge.${id}` as Key,
    // Avoids -0.
    amount: amount + 0,
    list,
    ...(count !== undefined && { count }),
  });
  const result = (...args: Parameters<typeof line>) => ({ ...line(...args), isResult: true as const });
  const gap = (id: string, amount: number): BridgeGap => ({
    label: `settlement.bridge.gap.${id}` as Key,
    amount,
  });
  const { gross, refunds, fee, vat, adjustment, difference, net } = paid;
  const grossOff = gross - (sales.amount - open.amount);
  const refundsOff = sales.refunded.amount - open.refunded.amount - refunds;
  const feeOff = sales.fee - open.fee - fee;
  return {
    lines: [
      line('sales', sales.amount, 'sales', sales.count),
      line('refunds', -sales.refunded.amount, 'refunds', tallyOf(sales, refundedStatuses).count),
      line('fee', -sales.fee, 'sales'),
      line('open', -open.net, 'open', open.count),
      result('settled', settled, 'settled', sales.count - open.count),
      line('vat', -vat, 'paid'),
      ...(adjustment ? [line('adjustment', adjustment, 'paid')] : []),
      ...(difference.amount ? [line('difference', difference.amount, 'differing', difference.count)] : []),
      result('paid', net, 'paid', paid.count),
    ],
    gaps: [
      // If payments are missing on one side, their refunds and fees are missing too: report one gap.
      ...(grossOff === 0
        ? [gap('refunds', refundsOff), gap('fee', feeOff)]
        : [gap('gross', grossOff + refundsOff + feeOff)]),
      gap('sum', net - (gross - refunds - fee - vat + adjustment + difference.amount)),
    ].filter(({ amount }) => amount !== 0),
  };
}
