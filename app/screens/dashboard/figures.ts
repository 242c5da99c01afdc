import { transactionGroups as groups } from '../../api/statusGroups.ts';
import type { TransactionOverview } from '../../api/transactionOverview.ts';
import { tallyOf } from '../../list/figures.ts';

/** The figures of an overview, in VND; a share or average of nothing is undefined. */
export function figuresOf(overview: TransactionOverview) {
  const success = tallyOf(overview, groups.success);
  const lost = [groups.failed, groups.reversed].map((group) => tallyOf(overview, group).count);
  const over = lost.reduce((sum, count) => sum + count, success.count);
  return {
    volume: success.amount,
    count: overview.count,
    /** Share of the finished payments: a waiting one has neither succeeded nor failed. */
    rate: over === 0 ? undefined : success.count / over,
    average: success.count === 0 ? undefined : Math.round(success.amount / success.count),
  };
}
export type Figures = ReturnType<typeof figuresOf>;

/** Change as a share, for the rate in points; null if there is nothing to compare with. */
export function changeOf(id: keyof Figures, now: Figures, before: Figures): number | null {
  const [value, past] = [now[id], before[id]];
  if (value === undefined || past === undefined) return null;
  if (id === 'rate') return value - past;
  return past <= 0 ? null : value / past - 1;
}
