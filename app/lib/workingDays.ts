import { type Day, type DayRange, shiftDay } from './time.ts';

/* The days on which banks pay out. Days off are Saturdays, Sundays and `holidays` of config.json, by default these. */

/**
 * Public holidays of Vietnam, with the substitute days off for those on a weekend. An estimate for years not announced
 * yet.
 */
export const HOLIDAYS: readonly Day[] = [
  ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-04-27'],
  ...['2026-04-30', '2026-05-01', '2026-09-01', '2026-09-02'],
  ...['2027-01-01', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-04-16'],
  ...['2027-04-30', '2027-05-03', '2027-09-02', '2027-09-03'],
];

/** Whether banks are closed on a day. */
export function isDayOff(day: Day, holidays: readonly Day[]): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(day);
}

/** The next working day: when day T is paid at T+1. An estimate, since the length of a merchant's cycle is unknown. */
export function nextWorkingDay(day: Day, holidays: readonly Day[]): Day {
  let next = shiftDay(day, 1);
  while (isDayOff(next, holidays)) next = shiftDay(next, 1);
  return next;
}

/**
 * The days that are settled together with a day: the day itself, or all adjacent days off, with the last one as day T.
 */
export function sessionOf(day: Day, holidays: readonly Day[]): DayRange {
  if (!isDayOff(day, holidays)) return { from: day, to: day };
  let from = day;
  while (isDayOff(shiftDay(from, -1), holidays)) from = shiftDay(from, -1);
  return { from, to: shiftDay(nextWorkingDay(day, holidays), -1) };
}
