import type { Settlement } from '../../api/settlements.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import {
  type Day,
  type DayRange,
  dayEnd,
  dayOf,
  dayStart,
  formatDay,
  isDay,
  shiftDay,
} from '../../lib/time.ts';

/** The days of a period, both included; undefined if neither the period nor day T gives them. */
export function daysOfSettlement({ period, transactionDay }: Settlement): DayRange | undefined {
  const [from = '', to = from, ...rest] = period?.split('/') ?? [];
  if (isDay(from) && isDay(to) && from <= to && rest.length === 0) return { from, to };
  const day = transactionDay === undefined ? undefined : dayOf(transactionDay);
  return day === undefined ? undefined : { from: day, to: day };
}

/** `20/11/2026`, or `21/11 – 22/11/2026` if days off are settled together; a period that is no day is unchanged. */
export function periodText(settlement: Settlement): string | undefined {
  const days = daysOfSettlement(settlement);
  if (!days || (settlement.period && !isDay(settlement.period.slice(0, 10)))) return settlement.period;
  const { from, to } = days;
  if (from === to) return formatDay(to);
  const start = from.slice(0, 4) === to.slice(0, 4) ? formatDay(from).slice(0, 5) : formatDay(from);
  return `${start} – ${formatDay(to)}`;
}

/** The query for exactly the transactions of some days, as the transactions list sends it. */
const transactionsQuery = ({ from, to }: DayRange) => ({
  from,
  to,
  timeField: 'paidAt',
  status: transactionGroups.success.join(),
});

/**
 * Links to the list with exactly the transactions of a settlement, or of some of its days; none if its store is
 * unknown.
 */
export function settledTransactionsHref(
  { storeId }: Pick<Settlement, 'storeId'>,
  days: DayRange | undefined,
) {
  if (!storeId || !days) return undefined;
  return `/merchant/transaction?${new URLSearchParams({ ...transactionsQuery(days), store: storeId })}`;
}

/** Each day of a range, limited: a service may return a period of a hundred years. */
export function eachDay({ from, to }: DayRange, most = 35): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to && days.length < most; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** The same query for an API call: unix seconds, both included. */
export const settledTransactionsQuery = (days: DayRange) => ({
  ...transactionsQuery(days),
  from: dayStart(days.from),
  to: dayEnd(days.to),
});
