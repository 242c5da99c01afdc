import { choose, mix, pick } from './hash.ts';

/** How often each business had reset its key by the first day. Those not listed never had one. */
const RESETS: Readonly<Record<string, number>> = { '1001': 2, '1002': 1 };
export const firstResets = (businessId: string): number => RESETS[businessId] ?? 0;

/** The time of the last of these resets (unix seconds). */
export const FIRST_RESET_AT = 1_777_600_800;

const hex = (number: number) => number.toString(16).padStart(8, '0');

/** The key after this many resets: 32 hex digits, deterministic. A real service generates them randomly. */
export function apiKeyOf(businessId: string, resets: number): string | undefined {
  if (resets === 0) return undefined;
  const seed = Number(businessId) * 1000 + resets;
  return `ak_test_${[1, 2, 3, 4].map((salt) => hex(mix(seed, 900 + salt))).join('')}`;
}

/** One delivery to the merchant's own server (IPN). */
export interface Delivery {
  id: string;
  /** Unix seconds, of the last attempt. */
  at: number;
  event: 'PAYMENT_SUCCESS' | 'PAYMENT_FAILED' | 'REFUND_SUCCESS' | 'TEST';
  host: string;
  /** The HTTP status; null without a response. */
  status: number | null;
  attempts: number;
  /** When the event happened. */
  occurredAt: number;
}

/** The pauses before each further attempt, in seconds. */
const PAUSES = [0, 15, 60, 300, 900];
const tookOf = (attempts: number) => PAUSES.slice(0, attempts).reduce((sum, pause) => sum + pause, 2);

const EVERY = 840;
const EVENTS = [
  'PAYMENT_SUCCESS',
  'PAYMENT_SUCCESS',
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'REFUND_SUCCESS',
] as const;
const STATUSES = [200, 200, 200, 200, 200, 204, 200, 500, null] as const;

/** The result of a test delivery. */
export const testDelivery = (businessId: string, host: string, moment: number): Delivery => ({
  id: `IPN${businessId}T${moment}`,
  at: moment,
  event: 'TEST',
  host,
  status: 200,
  attempts: 1,
  occurredAt: moment,
});

/** The last ten deliveries before a time, the newest first: about one every 14 minutes, one in nine with problems. */
export function deliveriesOf(businessId: string, host: string, moment: number): Delivery[] {
  const last = Math.floor(moment / EVERY) - 1;
  return Array.from({ length: 10 }, (_, back) => {
    const slot = last - back;
    const status = choose(STATUSES, slot, 931);
    const at = slot * EVERY + pick(slot, 932, EVERY);
    const attempts = status === 200 || status === 204 ? 1 + pick(slot, 934, 2) : 5;
    return {
      id: `IPN${businessId}${slot}`,
      at,
      event: choose(EVENTS, slot, 933),
      host,
      status,
      attempts,
      occurredAt: at - tookOf(attempts),
    };
  });
}
