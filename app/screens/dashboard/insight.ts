import { transactionGroups as groups } from '../../api/statusGroups.ts';
import type { TransactionOverview } from '../../api/transactionOverview.ts';
import { tallyOf } from '../../list/figures.ts';
import { figuresOf } from './figures.ts';

/* Remarks on the figures. Advice only: each rule has a threshold, so that the reason can be shown. */

/** With fewer payments, no conclusion is possible. */
const ENOUGH = 20;
/** A success rate that falls by this many points (0.1 is 10), and refunds whose share grows by this factor. */
const [FALL, GROWTH] = [0.1, 2];

export interface Hint {
  id: 'rate' | 'refunds';
  /** The share now and before. */
  now: number;
  before: number;
}

/** Changes against the previous period: a falling success rate, growing refunds. */
export function hintsOf(now: TransactionOverview, before: TransactionOverview): Hint[] {
  if (now.count < ENOUGH || before.count < ENOUGH) return [];
  const hints: Hint[] = [];
  const [rate, past] = [figuresOf(now).rate, figuresOf(before).rate];
  if (rate !== undefined && past !== undefined && past - rate >= FALL)
    hints.push({ id: 'rate', now: rate, before: past });
  const [share, pastShare] = [refundShare(now), refundShare(before)];
  if (pastShare > 0 && share >= GROWTH * pastShare && now.refunded.count >= 3)
    hints.push({ id: 'refunds', now: share, before: pastShare });
  return hints;
}

/** Refunded money as a share of received money. */
function refundShare(overview: TransactionOverview): number {
  const { amount } = tallyOf(overview, groups.success);
  return amount === 0 ? 0 : overview.refunded.amount / amount;
}
