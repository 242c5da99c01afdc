import type { Say } from './Chart.words.ts';

/** What the figures are: things counted, or VND. */
export type ChartUnit = 'count' | 'money';

/** A figure of a chart. Null is one that is not known: it is drawn as a gap and read as "unknown", never as 0. */
export type Figure = number | null;

const decimals = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/** The sizes that have a word, the largest first. */
const SIZES = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

/** Set against the 0.01 that is still shown, so that 999,999 becomes 1 million and not 1,000 thousand. */
const reaches = (value: number, size: number) => Math.abs(value) >= size * 0.999995;

/** A figure in full: `1.234.567 ₫`, `1.284`. Figures are written as Vietnamese writes them in both languages. */
export const fullFigure = (value: number, unit: ChartUnit) =>
  unit === 'money' ? `${decimals.format(value)}\u00a0₫` : decimals.format(value);

/** A figure for an axis: `1,25 triệu`, in English `1,25M`. */
export function shortFigure(value: number, say: Say): string {
  const [name, size] = SIZES.find(([, size]) => reaches(value, size)) ?? [];
  return size ? say(name, { value: decimals.format(value / size) }) : decimals.format(value);
}

/** A share between 0 and 1, as `12,3%`; empty when the total is zero. */
export const shareOf = (value: number, whole: number) =>
  whole > 0 ? `${oneDecimal.format((value / whole) * 100)}%` : '-';

/** The difference of two shares in percentage points: 0.123 is `12,3`. */
export const pointsOf = (difference: number) => oneDecimal.format(difference * 100);

/** The figures that are known. */
export const known = (values: readonly Figure[]) => values.filter((value) => value !== null);

/** A short summary: the highest and lowest figures and their places. */
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
  const said = say(high === low ? 'only' : 'highest', {
    label,
    high: fullFigure(high, unit),
    highAt: categories[values.indexOf(high)] ?? '',
    low: fullFigure(low, unit),
    lowAt: categories[values.indexOf(low)] ?? '',
  });
  return `${said}.`;
}
