import type { Say } from './Chart.words.ts';

/** Unit of the values: a count, or VND. */
export type ChartUnit = 'count' | 'money';

/** A value of a chart. Null is unknown: drawn as a gap and read as "unknown", never as 0. */
export type Figure = number | null;

const decimals = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/** Magnitudes that have a word, largest first. */
const SIZES = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

/** With a tolerance for the smallest shown step of 0.01, so that 999,999 becomes 1 million and not 1,000 thousand. */
const reaches = (value: number, size: number) => Math.abs(value) >= size * 0.999995;

/** A value in full: `1.234.567 ₫`, `1.284`. Numbers use the Vietnamese format in both languages. */
export const fullFigure = (value: number, unit: ChartUnit) =>
  unit === 'money' ? `${decimals.format(value)}\u00a0₫` : decimals.format(value);

/** A value for an axis: `1,25 triệu`, in English `1,25M`. */
export function shortFigure(value: number, say: Say): string {
  const [name, size] = SIZES.find(([, size]) => reaches(value, size)) ?? [];
  return size ? say(name, { value: decimals.format(value / size) }) : decimals.format(value);
}

/** A ratio formatted as a percentage: `12,3%`; empty when the total is zero. */
export const shareOf = (value: number, whole: number) =>
  whole > 0 ? `${oneDecimal.format((value / whole) * 100)}%` : '-';

/** The difference of two shares in percentage points: 0.123 is `12,3`. */
export const pointsOf = (difference: number) => oneDecimal.format(difference * 100);

/** The known values. */
export const known = (values: readonly Figure[]) => values.filter((value) => value !== null);

/** A one-sentence summary: the highest and lowest values and their categories. */
export function sentenceOf(
  label: string,
  values: readonly Figure[],
  categories: readonly string[],
  unit: ChartUnit,
  say: Say,
): string {
  const figures = known(values);
  if (figures.length === 0) return `${say('none', { label })}.`;
  const high = Math.max(...figures);
  const low = Math.min(...figures);
  const summary = say(high === low ? 'only' : 'highest', {
    label,
    high: fullFigure(high, unit),
    highAt: categories[values.indexOf(high)] ?? '',
    low: fullFigure(low, unit),
    lowAt: categories[values.indexOf(low)] ?? '',
  });
  return `${summary}.`;
}
