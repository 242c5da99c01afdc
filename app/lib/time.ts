import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

/**
 * Times are unix seconds; days are Vietnamese calendar days (GMT+7, no daylight saving time) in any time zone of the
 * browser. The only file that uses dayjs, for the calendar (weeks, months). Formats used in every row are cut from an
 * ISO string, which is many times faster.
 */
dayjs.extend(utc);

const VIETNAM_SECONDS = 7 * 3600;
const DAY_SECONDS = 86_400;

/** Vietnam's wall clock as `2026-03-02T09:00:00.000Z`. */
const wallClock = (seconds: number) => new Date((seconds + VIETNAM_SECONDS) * 1000).toISOString();

/** A Vietnam calendar day as `YYYY-MM-DD`. */
export type Day = string;

/** Now, in unix seconds. */
export const now = () => Math.floor(Date.now() / 1000);

/** The Vietnamese day of a time. */
export const dayOf = (seconds: number): Day => wallClock(seconds).slice(0, 10);

/** A day for display: `02/03/2026`. */
export const formatDay = (day: Day) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** `DD/MM/YYYY` (specification 9). */
export const formatDate = (seconds: number) => formatDay(dayOf(seconds));

/** `HH:mm:ss`, for "data as of". */
export const formatTime = (seconds: number) => wallClock(seconds).slice(11, 19);

/** `DD/MM/YYYY HH:mm:ss` (specification 9). */
export function formatDateTime(seconds: number): string {
  const clock = wallClock(seconds);
  return `${formatDay(clock.slice(0, 10))} ${clock.slice(11, 19)}`;
}

/** `2026-03-02T09:00:00+07:00`, for `<time datetime>` and raw views. */
export const formatIso = (seconds: number) => `${wallClock(seconds).slice(0, 19)}+07:00`;

/** `20260302-0900`, for file names. */
export const formatFileStamp = (seconds: number) =>
  wallClock(seconds).slice(0, 16).replace(/[-:]/g, '').replace('T', '-');

/** First second of a day. */
export const dayStart = (day: Day) => Date.parse(day) / 1000 - VIETNAM_SECONDS;

/** Last second of a day: ranges include both ends. */
export const dayEnd = (day: Day) => dayStart(day) + DAY_SECONDS - 1;

/** True for a real calendar day written `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  // Shifting by no days writes 30 February as 2 March, where a browser accepts it at all.
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && shiftDay(text, 0) === text;

/** Adds days; a negative number subtracts. */
export const shiftDay = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);

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

/** The days of a preset, relative to `today`. Weeks start on Monday (specification 9). */
export function presetRange(preset: PeriodPreset, today: Day = dayOf(now())): DayRange {
  const date = () => dayjs.utc(today);
  const monday = () => shiftDay(today, -((date().day() + 6) % 7));
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: shiftDay(today, -1), to: shiftDay(today, -1) };
    case 'last7':
      return { from: shiftDay(today, -6), to: today };
    case 'last30':
      return { from: shiftDay(today, -29), to: today };
    case 'thisWeek':
      return { from: monday(), to: today };
    case 'lastWeek':
      return { from: shiftDay(monday(), -7), to: shiftDay(monday(), -1) };
    case 'thisMonth':
      return { from: date().format('YYYY-MM-01'), to: today };
    case 'lastMonth': {
      const last = date().subtract(1, 'month');
      return { from: last.format('YYYY-MM-01'), to: last.endOf('month').format('YYYY-MM-DD') };
    }
  }
}

/** The presets by their days, `2026-03-02 2026-03-08`, cached for one day: each render of a list needs them. */
let named: { today: Day; presets: ReadonlyMap<string, PeriodPreset> } | undefined;

/** The preset that matches these days, relative to today. */
export function presetOf(from: Day | null, to: Day | null): PeriodPreset | undefined {
  const today = dayOf(now());
  if (named?.today !== today) {
    // If two presets have the same days, the first one wins.
    const entries = PERIOD_PRESETS.toReversed().map((preset) => {
      const range = presetRange(preset, today);
      return [`${range.from} ${range.to}`, preset] as const;
    });
    named = { today, presets: new Map(entries) };
  }
  return named.presets.get(`${from} ${to}`);
}

/** A range that covers all days, for lists that require one: it starts long before the first payment. */
export const allDays = (today: Day = dayOf(now())): DayRange => ({ from: '2000-01-01', to: today });

const UNITS = [
  ['day', DAY_SECONDS],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago, in the page's language: "3 phút trước". */
export function formatAge(seconds: number, locale: string, from = now()): string {
  const past = seconds - from;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(past) >= size) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(past / length), unit);
}

/** A duration in the page's language: "2 phút 5 giây" style, two units at most. */
export function formatDuration(seconds: number, locale: string): string {
  const inWords = (amount: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  const parts: string[] = [];
  let left = Math.max(0, Math.round(seconds));
  for (const [unit, size] of UNITS) {
    const amount = Math.floor(left / size);
    left -= amount * size;
    if (amount > 0 && parts.length < 2) parts.push(inWords(amount, unit));
  }
  return parts.join(' ') || inWords(0, 'second');
}
