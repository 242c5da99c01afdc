import type { ChartSeries, ChartUnit, Figure } from './Chart.types.ts';
import type { Say } from './Chart.words.ts';

const exact = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/** The sizes that have a word, the largest first. */
const SIZES = [
  ['billion', 1e9],
  ['million', 1e6],
  ['thousand', 1e3],
] as const;

/** Set against the 0.01 that is still shown, so that 999,999 becomes 1 million and not 1,000 thousand. */
const reaches = (value: number, size: number) => Math.abs(value) >= size * 0.999995;

/** A figure in full: `1.234.567 ₫`, `1.284`, `12,3%`. Figures are written as Vietnamese writes them in both languages. */
export function fullFigure(value: number, unit: ChartUnit): string {
  if (unit === 'percent') return `${exact.format(value)}%`;
  return unit === 'money' ? `${exact.format(value)}\u00a0₫` : exact.format(value);
}

/** A figure for an axis: `1,25 triệu`, in English `1,25M`. */
export function shortFigure(value: number, unit: ChartUnit, say: Say): string {
  if (unit === 'percent') return `${short.format(value)}%`;
  const [name, size] = SIZES.find(([, size]) => reaches(value, size)) ?? [];
  return size ? say(name, { value: short.format(value / size) }) : short.format(value);
}

/** A share of a whole, 0 to 1, as `12,3%`; nothing has no shares. */
export const shareOf = (value: number, whole: number) =>
  whole > 0 ? `${oneDecimal.format((value / whole) * 100)}%` : '-';

/** The sum of what is known. */
export const sum = (values: readonly Figure[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** The figures that are known. */
export const known = (values: readonly Figure[]) => values.filter((value) => value !== null);

/** Each series in half a sentence: its highest and lowest figure and where they are. */
export function sentenceOf(
  series: readonly ChartSeries[],
  categories: readonly string[],
  unit: ChartUnit,
  say: Say,
): string {
  const sentences = series.map(({ label, values }) => {
    const figures = known(values);
    if (figures.length === 0) return say('none', { label });
    const high = Math.max(...figures);
    const low = Math.min(...figures);
    return say(high === low ? 'only' : 'highest', {
      label,
      high: fullFigure(high, unit),
      highAt: categories[values.indexOf(high)] ?? '',
      low: fullFigure(low, unit),
      lowAt: categories[values.indexOf(low)] ?? '',
    });
  });
  return `${sentences.join('; ')}.`;
}
