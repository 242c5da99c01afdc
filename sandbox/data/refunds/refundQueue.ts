import { pick } from '../hash.ts';
import { DAY, type OpeningHours } from '../openingHours.ts';
import { nextRefunded } from '../transactions/outcomes.ts';

/** When the first refund of each slot is asked for and decided. Unix seconds. */
export interface RefundQueue {
  requestedAt(slot: number): number;
  decidedAt(slot: number): number;
}

/** The first business has so many waiting requests at every moment (contract, "The sandbox"); it trades so many slots a day. */
const WAITING = 40;
const PER_DAY = 556;

const HOUR = 3600;
/** Refunded slots lie at least 23 slots apart, which is half an hour at noon: requests come in the order of their slots. */
const SPREAD = 9 * 60;
/** Where few ask, nobody waits longer. */
const LONGEST = 4 * DAY;

/** Requests wait in line: each is decided at the moment the one 40 places behind it comes, so that always 40 wait. */
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
