/* The cost of a payment by the business's fee schedule, which services return as a sentence. */

/** The fee of one method: basis points of the amount, and a minimum in VND. */
export interface FeeRule {
  points: number;
  least: number;
}

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u');
/** How a schedule names a method. "thẻ ATM" is a domestic card, so it is matched first. */
const METHODS: readonly (readonly [method: string, words: RegExp])[] = [
  ['ATM', words('atm|nội địa|domestic')],
  ['VIETQR', words('viet ?qr')],
  ['VAN', words('tài khoản ảo|virtual accounts?|van')],
  ['CARD', words('thẻ|cards?')],
  ['WALLET', words('ví|wallets?')],
];
const LEAST = /(?:ít nhất|tối thiểu|at least|minimum)\D{0,6}(\d{1,3}(?:[.,]\d{3})+|\d+)(?![\d%])/;

/**
 * Parses a schedule such as `VietQR 0,3%; thẻ 1,8%, ít nhất 1.500 ₫`. Anything unclear is left out, never guessed: a
 * part without exactly one rate, and a method named twice.
 */
export function readFeeSchedule(text: string | undefined): ReadonlyMap<string, FeeRule> {
  const rules = new Map<string, FeeRule>();
  const twice = new Set<string>();
  for (const part of (text ?? '').split(/[;\n]/)) {
    const plainPart = part.normalize('NFC').toLowerCase();
    const method = METHODS.find(([, named]) => named.test(plainPart))?.[0];
    const shares = [...plainPart.matchAll(/(\d{1,2})(?:[.,](\d{1,2}))? ?%/g)];
    const [share] = shares;
    if (!method || !share || shares.length > 1) continue;
    if (rules.has(method)) twice.add(method);
    const least = LEAST.exec(plainPart);
    rules.set(method, {
      points: Number(share[1]) * 100 + Number((share[2] ?? '').padEnd(2, '0')),
      least: Number(least?.[1]?.replace(/\D/g, '') ?? 0),
    });
  }
  for (const method of twice) rules.delete(method);
  return rules;
}

/** The fee of a payment by a rule (VND), rounded half up like the service; never more than the payment. */
export const scheduledFee = ({ points, least }: FeeRule, amount: number): number =>
  Math.min(amount, Math.max(least, Math.round((amount * points) / 10_000)));

interface Paid {
  method?: string | undefined;
  amount: number;
  fee?: number | undefined;
}

/** Fees charged for the payments of one method, next to the schedule. Amounts in VND. */
export interface MethodFees {
  method: string;
  count: number;
  amount: number;
  charged: number;
  /** Undefined if the schedule does not say it. */
  rule: FeeRule | undefined;
  /** Charged beyond the schedule, and in how many payments. */
  off: number;
  offCount: number;
}

/** The fees of some payments by method, highest first. Payments with an unknown fee are left out. */
export function feesByMethod(
  payments: readonly Paid[],
  schedule: ReadonlyMap<string, FeeRule>,
): readonly MethodFees[] {
  const methods = new Map<string, MethodFees>();
  for (const { method = '', amount, fee } of payments) {
    if (fee === undefined) continue;
    const rule = schedule.get(method);
    const known = methods.get(method) ?? {
      ...{ method, rule, count: 0, amount: 0, charged: 0, off: 0, offCount: 0 },
    };
    const off = rule ? fee - scheduledFee(rule, amount) : 0;
    methods.set(method, {
      ...known,
      count: known.count + 1,
      amount: known.amount + amount,
      charged: known.charged + fee,
      off: known.off + off,
      offCount: known.offCount + (off === 0 ? 0 : 1),
    });
  }
  return [...methods.values()].sort((a, b) => b.charged - a.charged);
}
