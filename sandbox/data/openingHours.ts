import { pick } from './hash.ts';

export const DAY = 86_400;
const VIETNAM = 7 * 3600;

/** The midnight in Vietnam that starts the day of a time (unix seconds). */
export const dayStart = (at: number): number => Math.floor((at + VIETNAM) / DAY) * DAY - VIETNAM;

/** 1 January 2024, 00:00 in Vietnam: slot 0 of every business. */
export const EPOCH = Date.UTC(2024, 0, 1) / 1000 - VIETNAM;

/** Caches `write` by Vietnamese day: neighbouring rows share their day. */
function perDay(write: (midnight: Date) => string): (at: number) => string {
  const known = new Map<number, string>();
  return (at) => {
    const start = dayStart(at);
    const text = known.get(start) ?? write(new Date((start + VIETNAM) * 1000));
    known.set(start, text);
    return text;
  };
}

/** `yymmdd` of a time in Vietnam. */
export const shortDate = perDay((midnight) => midnight.toISOString().slice(2, 10).replaceAll('-', ''));

/** `yyddd`: the year and the day of the year. */
export const dayOfYear = perDay((midnight) => {
  const year = midnight.getUTCFullYear();
  const day = (midnight.getTime() - Date.UTC(year, 0, 1)) / 86_400_000 + 1;
  return `${String(year).slice(2)}${String(day).padStart(3, '0')}`;
});

/** The activity of each hour of a Vietnamese day: shops open at eight, with peaks at noon and in the evening. */
const HOURS = [1, 1, 1, 1, 1, 2, 5, 14, 30, 34, 36, 44, 48, 38, 34, 34, 38, 46, 52, 52, 46, 34, 8, 2];

/** Absolute time divided into slots: slot `k` has the same time at every start, whatever the clock says. */
export interface OpeningHours {
  /** Unix seconds; strictly increases with the slot. */
  timeOf(slot: number): number;
  /** The last slot that is not after a time; -1 before the first. */
  lastAt(moment: number): number;
}

/** The start of each slot within the day; each hour has slots in proportion to its weight. */
function offsets(perDay: number): number[] {
  const total = HOURS.reduce((sum, weight) => sum + weight, 0);
  let hour = 0;
  let before = 0;
  return Array.from({ length: perDay + 1 }, (_, slot) => {
    const wanted = (slot / perDay) * total;
    while (hour < 23 && before + HOURS[hour]! <= wanted) before += HOURS[hour++]!;
    return Math.floor((hour + (wanted - before) / HOURS[hour]!) * 3600);
  });
}

export function createOpeningHours(perDay: number): OpeningHours {
  const starts = offsets(perDay);
  const timeOf = (slot: number): number => {
    const day = Math.floor(slot / perDay);
    const place = slot - day * perDay;
    const start = starts[place]!;
    return EPOCH + day * DAY + start + pick(slot, 11, starts[place + 1]! - start);
  };
  return {
    timeOf,
    lastAt(moment) {
      const day = Math.floor((moment - EPOCH) / DAY);
      if (day < 0) return -1;
      let low = day * perDay - 1;
      let high = low + perDay;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (timeOf(middle) <= moment) low = middle;
        else high = middle - 1;
      }
      return low;
    },
  };
}
