/* The facts of a transaction at a given time, each derived from the ones before. */
import { transactionGroups } from '#app/api/statusGroups.ts';
import { pick } from '../hash.ts';
import { type RefundPlan, refundsOf } from '../refunds/plannedRefunds.ts';
import { writtenOver } from '../refunds/writtenRefunds.ts';
import { stepAt } from '../steps.ts';
import type { Store } from '../stores.ts';
import { type Ledger, settlementSteps } from './ledger.ts';
import { courseOf, outcomeOf } from './outcomes.ts';
import { courseOfSale, type TillSale, timelineOfSale } from './tillSale.ts';
import { type RowTimeline, timelineOfRow } from './timeline.ts';
import { HUGE_AMOUNT, isHuge } from './unhappy.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** The values of each column of words; `NONE` is only a filter value: in responses the field is missing. */
export const WORDS = {
  status: words(
    'INIT PENDING PROCESSING REVIEW SUCCESS UNDERPAID OVERPAID FAILED CANCELLED EXPIRED REVERSED REFUNDING ' +
      'PARTIALLY_REFUNDED REFUNDED HELD_BY_PARTNER',
  ),
  refundStatus: words(
    'NONE PENDING_APPROVAL PENDING PROCESSING SENT_TO_BANK SUCCESS FAILED REJECTED CANCELLED',
  ),
  reconcileStatus: words(
    'NONE PENDING RECONCILING RECONCILED MISMATCHED TRACING WAITING_PAYOUT SETTLED FAILED HOLD ' +
      'PARTNER_REVIEW',
  ),
  method: words('VIETQR VAN CARD WALLET ATM'),
  source: words('WEBPOS INTEGRATION STORE_QR'),
};

const SUCCESSFUL: ReadonlySet<string> = new Set(transactionGroups.success);

/** Whether the money of a payment arrived, even if some was refunded later. */
export const isSuccessful = (status: string): boolean => SUCCESSFUL.has(status);
/** Whether it has money that can be refunded: an underpayment is not a success, but still belongs to the payer. */
export const hasMoney = (status: string): boolean => isSuccessful(status) || status === 'UNDERPAID';

/** The values that a list filters, sorts and sums by, at a given time. `paidAt` is NaN before the money came. */
export interface Facts {
  createdAt: number;
  paidAt: number;
  amount: number;
  fee: number;
  /** The merchant's share: amount - refunded - fee; nothing for a payment that did not succeed. */
  net: number;
  refunded: number;
  /** Requested or in progress, not yet refunded. */
  waiting: number;
  status: string;
  refundStatus: string;
  reconcileStatus: string;
  method: string;
  source: string;
  storeId: string;
  store: Store;
  timeline: RowTimeline;
}

/** Amount ranges in thousands of VND: many small ones, some medium ones, a long tail. */
const AMOUNTS: readonly [share: number, from: number, to: number][] = [
  [42, 25, 120],
  [30, 120, 450],
  [17, 450, 2_000],
  [8, 2_000, 12_000],
  [2, 12_000, 90_000],
  [1, 90_000, 480_000],
];

function amountOf(slot: number, seed: number): number {
  if (isHuge(slot)) return HUGE_AMOUNT;
  let lot = pick(seed, 21, 100);
  for (const [share, from, to] of AMOUNTS) {
    if (lot < share) return (from + pick(seed, 22, to - from)) * 1000 + (pick(seed, 23, 9) === 0 ? 500 : 0);
    lot -= share;
  }
  return 50_000;
}

/** The amount that the payer of a slot sent: some send a tenth too little or too much. */
function receivedOf(slot: number, seed: number): number {
  const asked = amountOf(slot, seed);
  const part = 1000 * Math.max(1, Math.round(asked / 10_000));
  const given = { underpaid: -part, overpaid: part }[outcomeOf(slot) as string] ?? 0;
  return Math.max(1000, asked + given);
}

const METHOD_SHARES = [68, 80, 87, 97, 100];
const SOURCE_SHARES = [25, 45, 100];
const byShare = (entries: readonly string[], shares: number[], lot: number): string =>
  entries[shares.findIndex((share) => lot < share)] ?? '';

/** The payment method of a transaction. `seed` is its row's. */
export const methodOf = (seed: number): string => byShare(WORDS.method, METHOD_SHARES, pick(seed, 24, 100));

/** Basis points of the amount, and the minimum fee in VND, by method: the `feeSchedule` of `businesses.ts`. */
const FEES: Record<string, readonly [points: number, least: number]> = {
  VIETQR: [30, 0],
  VAN: [30, 1100],
  CARD: [180, 1500],
  WALLET: [110, 0],
  ATM: [90, 880],
};

function feeOf(method: string, amount: number): number {
  const [points, least] = FEES[method] ?? [0, 0];
  return Math.min(amount, Math.max(least, Math.round((amount * points) / 10_000)));
}

function refundsOfSlot(
  ledger: Ledger,
  slot: number,
  { seed, amount, method }: { seed: number; amount: number; method: string },
): RefundPlan[] {
  const planned = courseOf(slot);
  // Wallets only refund once and in full.
  const course = method === 'WALLET' && planned === 'partial' ? 'refunded' : planned;
  const formula = course ? refundsOf({ seed, slot, method, queue: ledger.queue }, course, amount) : [];
  return writtenOver(seed, formula, ledger.written.get(slot));
}

const sumOf = (timeline: RowTimeline, now: number, counts: (status: string) => boolean): number =>
  timeline.refunds.reduce((sum, { amount, steps }) => {
    const status = stepAt(steps, now)?.status;
    return status !== undefined && counts(status) ? sum + amount : sum;
  }, 0);

const OVER = new Set(['SUCCESS', 'FAILED', 'REJECTED', 'CANCELLED']);

type Plan = Pick<Facts, 'amount' | 'method' | 'source' | 'store' | 'timeline'>;

/** The generated plan of a slot. */
function planOfSlot(ledger: Ledger, slot: number, seed: number): Plan {
  const amount = receivedOf(slot, seed);
  const method = methodOf(seed);
  const refunds = refundsOfSlot(ledger, slot, { seed, amount, method });
  const createdAt = ledger.openingHours.timeOf(slot);
  // The smaller of two indexes: the first stores trade more than the last ones.
  const place = Math.min(pick(seed, 26, ledger.trading.length), pick(seed, 27, ledger.trading.length));
  return {
    amount,
    method,
    source: byShare(WORDS.source, SOURCE_SHARES, pick(seed, 25, 100)),
    store: ledger.trading[place] as Store,
    timeline: timelineOfRow(seed, outcomeOf(slot), { createdAt, amount, refunds }),
  };
}

/** The course of a payment created at a till. */
function planOfSale(ledger: Ledger, slot: number, sale: TillSale, now: number): Plan {
  const { moneyAt = Number.POSITIVE_INFINITY, received } = courseOfSale(sale);
  const seed = ledger.seed(slot);
  return {
    amount: moneyAt <= now ? received : sale.amount,
    method: 'VIETQR',
    source: 'WEBPOS',
    store: ledger.stores.find(({ id }) => id === sale.storeId) as Store,
    timeline: timelineOfSale(sale, writtenOver(seed, [], ledger.written.get(slot))),
  };
}

export function factsOf(ledger: Ledger, slot: number, now: number): Facts {
  const sale = ledger.till.get(slot);
  const plan = sale ? planOfSale(ledger, slot, sale, now) : planOfSlot(ledger, slot, ledger.seed(slot));
  const { amount, method, source, store, timeline } = plan;
  const status = stepAt(timeline.steps, now)?.status ?? 'INIT';
  const fee = isSuccessful(status) ? feeOf(method, amount) : 0;
  const refunded = sumOf(timeline, now, (state) => state === 'SUCCESS');
  const paidAt = timeline.moneyAt !== undefined && timeline.moneyAt <= now ? timeline.moneyAt : Number.NaN;
  const settled = isSuccessful(status) ? stepAt(settlementSteps(ledger, store, paidAt), now) : undefined;
  let refundStatus = 'NONE';
  for (const refund of timeline.refunds) refundStatus = stepAt(refund.steps, now)?.status ?? refundStatus;
  return {
    createdAt: ledger.openingHours.timeOf(slot),
    paidAt,
    amount,
    fee,
    net: isSuccessful(status) ? amount - refunded - fee : 0,
    refunded,
    waiting: sumOf(timeline, now, (state) => !OVER.has(state)),
    status,
    refundStatus,
    // Pending until its settlement begins.
    reconcileStatus: settled?.status ?? (isSuccessful(status) ? 'PENDING' : 'NONE'),
    method,
    source,
    storeId: store.id,
    store,
    timeline,
  };
}

/** The part of a transaction that is neither refunded nor requested; nothing for one without money. Integer VND. */
export const refundableOf = ({ status, amount, refunded, waiting }: Facts): number =>
  hasMoney(status) ? Math.max(0, amount - refunded - waiting) : 0;
