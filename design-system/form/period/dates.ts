/** Plain calendar days, without time and time zone. The app turns a day into unix seconds at UTC+7. */

/** 'YYYY-MM-DD'; compares as text. */
export type Day = string;

/** From one day to another, both included; a missing end is open. */
export interface Period {
  from?: Day | undefined;
  to?: Day | undefined;
}

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const toDay = (year: number, month: number, day: number): Day =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Plausible years; 0024 and 20224 are typing errors. */
const isDay = (year: number, month: number, day: number) =>
  year >= 1900 && year <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

// A time after the day is ignored: people paste what a table shows.
const TIME = String.raw`(?:[ T]\d{1,2}:\d{2}(?::\d{2})?.*)?`;
const FORMS: readonly { pattern: RegExp; order: readonly [year: number, month: number, day: number] }[] = [
  {
    pattern: new RegExp(String.raw`^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})${TIME}$`),
    order: [3, 2, 1],
  },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: [3, 2, 1] },
  { pattern: new RegExp(String.raw`^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})${TIME}$`), order: [1, 2, 3] },
];

/**
 * Reads a typed or pasted day: 5/3/2026, 05.03.2026, 05032026, 2026-03-05, full-width digits, with or without a time
 * after it. Null for an empty text, 'invalid' for anything that is not a calendar day.
 */
export function parseDay(text: string): Day | null | 'invalid' {
  // NFKC turns full-width digits and signs into plain ones.
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return null;
  for (const { pattern, order } of FORMS) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const [year = 0, month = 0, day = 0] = order.map((group) => Number(found[group]));
    return isDay(year, month, day) ? toDay(year, month, day) : 'invalid';
  }
  return 'invalid';
}

const SHORT = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{2})$|^(\d{2})(\d{2})(\d{2})$/;

/**
 * Reads a day with a two-digit year, of this century: 25/11/26, 5-3-26, 251126. Only on blur: until then `25/11/20` may
 * be the beginning of a longer year.
 */
export function parseShortDay(text: string): Day | undefined {
  const found = SHORT.exec(text.normalize('NFKC').trim())?.slice(1).filter(Boolean).map(Number);
  const [day = 0, month = 0, year = 0] = found ?? [];
  return found && isDay(2000 + year, month, day) ? toDay(2000 + year, month, day) : undefined;
}

/** 'DD/MM/YYYY' (specification 9), in both languages; '' for no day. */
export function formatDay(day: Day | null | undefined): string {
  return day ? day.split('-').reverse().join('/') : '';
}

/** The period as one line: "01/03/2026 – 05/03/2026", "01/03/2026" for a single day, "… – 05/03/2026" when open. */
export function formatPeriod({ from, to }: Period): string {
  if (!from && !to) return '';
  if (from === to) return formatDay(from);
  return `${formatDay(from) || '…'} – ${formatDay(to) || '…'}`;
}

/** The day that many days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1, date + count));
  return toDay(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** Converts to the calendar's Date: noon of that day in the browser's zone, so that no clock change can shift it. */
export function dayToDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/** Converts the calendar's Date back to a plain day. */
export function dateToDay(date: Date): Day {
  return toDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
