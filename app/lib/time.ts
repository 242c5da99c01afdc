import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

/**
 * Moments are unix seconds; days are Vietnam calendar days (GMT+7, no summer time) whatever zone the browser is in.
 * The only file that knows dayjs.
 */
dayjs.extend(utc);

const VIETNAM_MINUTES = 7 * 60;
const DAY_SECONDS = 86_400;

// Shifted and read as UTC: `utcOffset` goes by the browser's own clock, which is an hour off around its summer time.
const at = (seconds: number) => dayjs.unix(seconds).utc().add(VIETNAM_MINUTES, 'minute');

/** A Vietnam calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** Now, in unix seconds. */
export const now = () => Math.floor(Date.now() / 1000);

/** `DD/MM/YYYY` (specification 9). */
export const formatDate = (seconds: number) => at(seconds).format('DD/MM/YYYY');

/** `DD/MM/YYYY HH:mm:ss` (specification 9). */
export const formatDateTime = (seconds: number) => at(seconds).format('DD/MM/YYYY HH:mm:ss');

/** `HH:mm:ss`, for "data as of". */
export const formatTime = (seconds: number) => at(seconds).format('HH:mm:ss');

/** `2026-03-02T09:00:00+07:00`, for `<time datetime>` and raw views. */
export const formatIso = (seconds: number) => at(seconds).format('YYYY-MM-DDTHH:mm:ss[+07:00]');

/** `20260302-0900`, for file names. */
export const formatFileStamp = (seconds: number) => at(seconds).format('YYYYMMDD-HHmm');

/** The Vietnam day that a moment falls in. */
export const dayOf = (seconds: number): Day => at(seconds).format('YYYY-MM-DD');

/** A day as people read it: `02/03/2026`. */
export const formatDay = (day: Day) => dayjs.utc(day).format('DD/MM/YYYY');

/** First second of a day. */
export const dayStart = (day: Day) => dayjs.utc(day).subtract(VIETNAM_MINUTES, 'minute').unix();

/** Last second of a day: ranges include both ends. */
export const dayEnd = (day: Day) => dayStart(day) + DAY_SECONDS - 1;

/** True for a real calendar day written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    dayjs.utc(text).isValid() &&
    dayjs.utc(text).format('YYYY-MM-DD') === text
  );
}

const shift = (day: Day, days: number): Day => dayjs.utc(day).add(days, 'day').format('YYYY-MM-DD');

export interface DayRange {
  from: Day;
  to: Day;
}

export const PERIOD_PRESETS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** The days of a preset, seen from `today`. Weeks start on Monday (specification 9). */
export function presetRange(preset: PeriodPreset, today: Day = dayOf(now())): DayRange {
  const sinceMonday = (dayjs.utc(today).day() + 6) % 7;
  const monday = shift(today, -sinceMonday);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const endOfLastMonth = shift(firstOfMonth, -1);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: shift(today, -1), to: shift(today, -1) };
    case 'last7':
      return { from: shift(today, -6), to: today };
    case 'last30':
      return { from: shift(today, -29), to: today };
    case 'thisWeek':
      return { from: monday, to: today };
    case 'lastWeek':
      return { from: shift(monday, -7), to: shift(monday, -1) };
    case 'thisMonth':
      return { from: firstOfMonth, to: today };
    case 'lastMonth':
      return { from: `${endOfLastMonth.slice(0, 8)}01`, to: endOfLastMonth };
  }
}

/** The preset that these days are, seen from today. */
export const presetOf = (from: Day | null, to: Day | null): PeriodPreset | undefined =>
  PERIOD_PRESETS.find((preset) => {
    const range = presetRange(preset);
    return range.from === from && range.to === to;
  });

/** All days that a list may be asked for where it has to be asked for some: since long before the first payment. */
export const allDays = (today: Day = dayOf(now())): DayRange => ({ from: '2000-01-01', to: today });

/** How long ago, in the page's language: "3 phút trước". */
export function formatAge(seconds: number, locale: string, from = now()): string {
  const past = seconds - from;
  const units = [
    ['day', DAY_SECONDS],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(([, size]) => Math.abs(past) >= size) ?? units[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(past / length), unit);
}

/** A stretch of time in the page's language: "2 phút 5 giây" style, two units at most. */
export function formatDuration(seconds: number, locale: string): string {
  const units = [
    ['day', DAY_SECONDS],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const parts: string[] = [];
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, size] of units) {
    const amount = Math.floor(left / size);
    left -= amount * size;
    if (amount > 0 && parts.length < 2) {
      parts.push(new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount));
    }
  }
  return (
    parts.join(' ') ||
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' }).format(0)
  );
}
