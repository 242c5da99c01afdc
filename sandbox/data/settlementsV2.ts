import type { TransactionStore } from '../transactionStores.ts';
import { choose, pick } from './hash.ts';
import { DAY, shortDate } from './openingHours.ts';
import { personName } from './people.ts';
import { type Step, stepAt } from './steps.ts';
import { takingsOf } from './takings.ts';
import { HTML_CONTENT } from './transactions/unhappy.ts';
import { dayAt, isoDay, startOf } from './workingDays.ts';

/** The payout of one store for one day, as the API returns it (contract, Entities). Unix seconds, integer VND. */
export interface SettlementV2 {
  id: string;
  /** The settled day, `YYYY-MM-DD`. */
  period: string;
  /** Its first second. */
  periodAt: number;
  storeId: string;
  storeName?: string;
  count: number;
  gross: number;
  fee: number;
  net: number;
  recStatus: string;
  note?: string | null;
  recPaymentAt?: number;
  recApprovedAt?: number;
  updatedName?: string;
  updatedAt: number;
}

/** Every status that a row may have; the last is not in the contract. */
export const SETTLEMENT_V2_STATUSES = [
  ...['NEW', 'PROCESSING', 'APPROVED', 'PAYMENT_COMPLETED', 'COMPLETED', 'REJECTED', 'CANCELLED'],
  'WAITING_PARTNER',
] as const;

/** The number of rows of each business, the newest last; the third one closed with this day. */
const COUNTS: Readonly<Record<string, number>> = { '1001': 400, '1002': 60, '1003': 4 };
const LAST_DAYS: Readonly<Record<string, number>> = { '1003': Date.UTC(2026, 5, 29, 10) / 1000 };

/** Days between the settled day and each step, usually. */
const USUAL: readonly (readonly [days: number, status: string])[] = [
  [1, 'NEW'],
  [2, 'PROCESSING'],
  [4, 'APPROVED'],
  [6, 'PAYMENT_COMPLETED'],
  [9, 'COMPLETED'],
];

/** Of a hundred rows, how many stop after a step, and how many continue differently from there. */
const STOPS: readonly (readonly [share: number, steps: number, other?: string])[] = [
  [6, 1],
  [5, 2],
  [4, 3],
  [7, 2, 'REJECTED'],
  [3, 1, 'CANCELLED'],
];

function stepsOf(at: number, seed: number, unknown: boolean): Step[] {
  let lot = pick(seed, 201, 100);
  const stop = STOPS.find(([share]) => {
    lot -= share;
    return lot < 0;
  });
  const [, count = USUAL.length, other] = stop ?? [];
  const usual = unknown ? USUAL.slice(0, 1) : USUAL.slice(0, count);
  const hour = 8 * 3600 + pick(seed, 202, 9 * 3600);
  const steps = usual.map(([days, status]) => ({ at: at + days * DAY + hour, status }));
  const last = unknown ? 'WAITING_PARTNER' : other;
  return last ? [...steps, { at: at + (usual.length + 1) * DAY + hour, status: last }] : steps;
}

const NOTES = [
  'Đã đối chiếu sao kê, khớp',
  'Thiếu 1 giao dịch thẻ, chờ ngân hàng trả lời',
  'Kế toán trưởng đã xem',
  'Chênh phí 1.100 ₫, xin bảng kê chi tiết',
  'Đối soát v1 · khớp 24/25 · lệch 36.000 ₫ · thiếu trên hệ thống: GD26111810042',
];

function noteOf(index: number, seed: number): Pick<SettlementV2, 'note'> {
  if (index % 97 === 13) return { note: null };
  if (index % 97 === 31) return { note: HTML_CONTENT };
  return pick(seed, 203, 9) === 0 ? { note: choose(NOTES, seed, 204) } : {};
}

/**
 * The settlements of a business at a given time, oldest first: one for each store and past day. `fresh`: this many
 * unprocessed ones instead.
 */
export function settlementsV2Of(transactions: TransactionStore, now: number, fresh?: number): SettlementV2[] {
  const { merchantId, trading } = transactions.ledger;
  const lastDay = Math.min(dayAt(now) - 1, dayAt(LAST_DAYS[merchantId] ?? now));
  const size = (merchantId === '1001' ? fresh : undefined) ?? COUNTS[merchantId] ?? 0;
  const takings = takingsOf(
    transactions,
    { from: lastDay - Math.ceil(size / trading.length), to: lastDay },
    now,
  );
  const rows = Array.from({ length: size }, (_, index): SettlementV2 => {
    const day = lastDay - Math.floor(index / trading.length);
    const at = startOf(day);
    const store = trading[index % trading.length]!;
    const place = String(index % trading.length).padStart(2, '0');
    const seed = day * 100 + (index % trading.length);
    const { count, gross, fee } = takings(store, { from: day, to: day });
    const steps = stepsOf(at, seed, index % 131 === 70);
    const taken = fresh === undefined ? steps.filter((step) => step.at <= now) : [];
    const momentOf = (status: string) => taken.find((step) => step.status === status)?.at;
    const [recPaymentAt, recApprovedAt] = [momentOf('COMPLETED'), momentOf('PAYMENT_COMPLETED')];
    const { status: recStatus = 'NEW', at: updatedAt = at + DAY + 3600 } = stepAt(taken, now) ?? {};
    return {
      id: `DS${shortDate(at)}${merchantId.slice(-1)}${place}`,
      period: isoDay(day),
      periodAt: at,
      storeId: store.id,
      ...(store.brandName !== undefined && { storeName: store.brandName }),
      ...{ count, gross, fee, net: gross - fee, recStatus },
      ...noteOf(index, seed),
      ...(recPaymentAt !== undefined && { recPaymentAt }),
      ...(recApprovedAt !== undefined && { recApprovedAt }),
      ...(recStatus !== 'NEW' && { updatedName: personName(pick(seed, 205, 6)) }),
      updatedAt,
    };
  });
  return rows.reverse();
}
