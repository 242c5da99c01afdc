import { DAY, EPOCH } from './openingHours.ts';

/* The service's own calendar of payout days. Days are counted from `EPOCH`, which is a Monday. */

/** Public holidays of Vietnam, with the substitute days for those on a weekend. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  ...['2026-01-01', '2026-02-16', '2026-02-17', '2026-02-18', '2026-02-19', '2026-02-20', '2026-04-27'],
  ...['2026-04-30', '2026-05-01', '2026-09-01', '2026-09-02'],
  ...['2027-01-01', '2027-02-05', '2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-04-16'],
  ...['2027-04-30', '2027-05-03', '2027-09-02', '2027-09-03'],
]);

/** First second (unix) of a day in Vietnam. */
export const startOf = (day: number): number => EPOCH + day * DAY;

/** The day of a time. */
export const dayAt = (moment: number): number => Math.floor((moment - EPOCH) / DAY);

const written = new Map<number, string>();
/** `YYYY-MM-DD` of a day; cached. */
export function isoDay(day: number): string {
  const text = written.get(day) ?? new Date(startOf(day) * 1000 + 7 * 3_600_000).toISOString().slice(0, 10);
  written.set(day, text);
  return text;
}

/** Saturday, Sunday or a public holiday. */
export const isDayOff = (day: number): boolean => day % 7 >= 5 || HOLIDAYS.has(isoDay(day));

/** The working day that is `count` working days after a day. */
export function workingDayAfter(day: number, count: number): number {
  let found = day;
  for (let left = count; left > 0; ) {
    found += 1;
    if (!isDayOff(found)) left -= 1;
  }
  return found;
}

/** Days whose payments are settled together, both inclusive. */
export interface Session {
  from: number;
  to: number;
}

const monthOf = (day: number): string => isoDay(day).slice(0, 7);

const sessions = new Map<number, Session>();
/**
 * The session of a day: each working day is a session, and days off are merged up to the last one before the next
 * working day (day T is that last one). No session crosses the end of a month, so that a month's settlements cover
 * exactly its days. Cached.
 */
export function sessionOf(day: number): Session {
  const known = sessions.get(day);
  if (known) return known;
  const isSame = (other: number) => isDayOff(day) && isDayOff(other) && monthOf(other) === monthOf(day);
  const session = { from: day, to: day };
  while (isSame(session.from - 1)) session.from -= 1;
  while (isSame(session.to + 1)) session.to += 1;
  sessions.set(day, session);
  return session;
}

/** The sessions that end on one of these days. */
export function sessionsIn(first: number, last: number): Session[] {
  const days = Array.from({ length: Math.max(0, last + 1 - first) }, (_, place) => first + place);
  return days.map(sessionOf).filter(({ to }, place) => to === days[place]);
}
