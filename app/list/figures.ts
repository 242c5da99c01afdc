import type { StatusGroups } from '../api/statusGroups.ts';

/* Calculations for a list's figures (docs/contract.md, "Figures"). */

/** A count, and a sum in VND. */
export interface Tally {
  count: number;
  amount: number;
}

/** The minimum of every statistic call: counts and sums (VND) of the filtered rows. */
export interface Statistic extends Tally {
  byStatus: Readonly<Record<string, Tally>>;
}

/** Count and sum of the given statuses. */
export function tallyOf({ byStatus }: Statistic, statuses: readonly string[]): Tally {
  const sum: Tally = { count: 0, amount: 0 };
  for (const status of statuses) {
    sum.count += byStatus[status]?.count ?? 0;
    sum.amount += byStatus[status]?.amount ?? 0;
  }
  return sum;
}

/** Rows in no group: statuses that the service adds later. */
export function otherOf(statistic: Statistic, groups: StatusGroups): Tally {
  const known = new Set(Object.values(groups).flat());
  return tallyOf(
    statistic,
    Object.keys(statistic.byStatus).filter((status) => !known.has(status)),
  );
}

/** Whether the status filter selects only statuses that the figure counts. */
export const isWithin = (chosen: readonly string[], statuses: readonly string[]) =>
  chosen.length > 0 && chosen.every((status) => statuses.includes(status));

/** Whether the status filter excludes all statuses of the figure: it then shows no number. */
export const isLeftOut = (chosen: readonly string[], statuses: readonly string[]) =>
  chosen.length > 0 && !chosen.some((status) => statuses.includes(status));

/**
 * The status filter after a press on a figure: exactly the rows that it counts. A second press removes the filter; if
 * the figure counts nothing, selects its whole group.
 */
export function pressedStatuses(chosen: readonly string[], statuses: readonly string[]): readonly string[] {
  if (isWithin(chosen, statuses)) return [];
  const counted = chosen.filter((status) => statuses.includes(status));
  return counted.length > 0 ? counted : statuses;
}
