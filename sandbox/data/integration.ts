import { choose, mix, pick } from './hash.ts';

/** How often, on the first day, a business had its key made anew. None has never had one. */
const RESETS: Readonly<Record<string, number>> = { '1001': 2, '1002': 1 };
export const firstResets = (businessId: string): number => RESETS[businessId] ?? 0;

/** When the last of them was made (unix seconds). */
export const FIRST_RESET_AT = 1_777_600_800;

const hex = (number: number) => number.toString(16).padStart(8, '0');

/** The key after so many resets: 32 hex digits, always the same ones. A real service draws them by chance. */
export function apiKeyOf(businessId: string, resets: number): string | undefined {
  if (resets === 0) return undefined;
  const seed = Number(businessId) * 1000 + resets;
  return `ak_test_${[1, 2, 3, 4].map((salt) => hex(mix(seed, 900 + salt))).join('')}`;
}

/** One telling of something to the merchant's own server (IPN). */
export interface Delivery {
  id: string;
  /** Unix seconds, of the last attempt. */
  at: number;
  event: 'PAYMENT_SUCCESS' | 'PAYMENT_FAILED' | 'REFUND_SUCCESS';
  host: string;
  /** Of HTTP; null where no answer came. */
  status: number | null;
  attempts: number;
}

const EVERY = 840;
const EVENTS = [
  'PAYMENT_SUCCESS',
  'PAYMENT_SUCCESS',
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'REFUND_SUCCESS',
] as const;
const STATUSES = [200, 200, 200, 200, 200, 204, 200, 500, null] as const;

/** The last ten tellings before a moment, the newest first: about one in 14 minutes, one in nine in trouble. */
export function deliveriesOf(businessId: string, host: string, moment: number): Delivery[] {
  const last = Math.floor(moment / EVERY) - 1;
  return Array.from({ length: 10 }, (_, back) => {
    const slot = last - back;
    const status = choose(STATUSES, slot, 931);
    return {
      id: `IPN${businessId}${slot}`,
      at: slot * EVERY + pick(slot, 932, EVERY),
      event: choose(EVENTS, slot, 933),
      host,
      status,
      attempts: status === 200 || status === 204 ? 1 + pick(slot, 934, 2) : 5,
    };
  });
}
