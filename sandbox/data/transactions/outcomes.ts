import type { RefundCourse } from '../refunds/plannedRefunds.ts';
import { isHuge, unhappyKind } from './unhappy.ts';

/** Shares of 1,000 neighbours: about 90 % end as SUCCESS, and every status of the contract occurs. */
const SHARES = [
  ['paid', 884],
  ['batch', 12],
  ['refunded', 14],
  ['partial', 12],
  ['refundStopped', 4],
  ['failed', 32],
  ['cancelled', 12],
  ['unopened', 10],
  ['unpaid', 8],
  ['underpaid', 3],
  ['overpaid', 4],
  ['reversed', 3],
  ['review', 2],
] as const;

export type Outcome = (typeof SHARES)[number][0] | 'held';

const OUTCOMES: Outcome[] = SHARES.flatMap(([outcome, share]) => Array<Outcome>(share).fill(outcome));

/**
 * The outcome of a slot. 521 is coprime to 1,000: every 1,000 neighbours contain each share exactly, well distributed.
 */
export function outcomeOf(slot: number): Outcome {
  if (isHuge(slot)) return 'unpaid';
  if (unhappyKind(slot) === 'unknownStatus') return 'held';
  return OUTCOMES[(slot * 521) % OUTCOMES.length] as Outcome;
}

const COURSES: ReadonlySet<string> = new Set<RefundCourse>(['refunded', 'partial', 'refundStopped']);

/** The course of a slot's refunds; undefined if no one requests one. */
export function courseOf(slot: number): RefundCourse | undefined {
  const outcome = outcomeOf(slot);
  return COURSES.has(outcome) ? (outcome as RefundCourse) : undefined;
}

/** The distance from each of 1,000 neighbours to the next refunded one, ignoring the unhappy ones. */
const STRIDES = OUTCOMES.map((_, place) => {
  let stride = 1;
  while (!COURSES.has(OUTCOMES[((place + stride) * 521) % OUTCOMES.length] ?? '')) stride += 1;
  return stride;
});

/** The next refunded slot after this one. */
export function nextRefunded(slot: number): number {
  let next = slot;
  do next += STRIDES[((next % 1000) + 1000) % 1000] ?? 1;
  while (courseOf(next) === undefined);
  return next;
}
