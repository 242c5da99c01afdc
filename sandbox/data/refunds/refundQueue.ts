import { pick } from '../hash.ts';
import { DAY, type OpeningHours } from '../openingHours.ts';
import { nextRefunded } from '../transactions/outcomes.ts';

/** When the first refund of each slot is requested and decided. Unix seconds. */
export interface RefundQueue {
  requestedAt(slot: number): number;
  decidedAt(slot: number): number;
}

/** The first business always has this many waiting requests (contract, "The sandbox"), and this many slots a day. */
const WAITING = 40;
const PER_DAY = 556;

const HOUR = 3600;
/**
 * Refunded slots are at least 23 slots apart, which is half an hour at noon: requests arrive in the order of their
 * slots.
 */
const SPREAD = 9 * 60;
/** The maximum wait, for businesses with few requests. */
const LONGEST = 4 * DAY;

/** Requests queue: each is decided when the one 40 places behind it arrives, so that 40 are always waiting. */
export function createRefundQueue(
  openingHours: OpeningHours,
  seed: (slot: number) => number,
  perDay: number,
): RefundQueue {
  const length = Math.max(1, Math.round((WAITING * perDay) / PER_DAY));
  const requestedAt = (slot: number): number =>
    openingHours.timeOf(slot) + 5 * HOUR + pick(seed(slot), 61, SPREAD);
  return {
    requestedAt,
    decidedAt(slot) {
      let behind = slot;
      for (let place = 0; place < length; place += 1) behind = nextRefunded(behind);
      return Math.min(requestedAt(behind), requestedAt(slot) + LONGEST);
    },
  };
}
