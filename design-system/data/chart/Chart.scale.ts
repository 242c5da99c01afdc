/*
 * Where figures stand: ticks, scales and bars, in numbers alone. Every function answers any finite figure with finite
 * numbers.
 */
import type { Figure } from './Chart.figures.ts';

type Range = readonly [from: number, to: number];

const bounded = (value: number) => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));

/** The next round number at or above: 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= value) ?? 10;
  return bounded(factor * power);
}

/**
 * Round marks of an axis, rising, from at or below the least of the figures and of 0 to at or above the greatest: a
 * length can only be compared when it begins at 0.
 *
 * @param count About how many steps are wanted; a step is 1 at least.
 */
export function niceTicks(values: readonly Figure[], count = 4): number[] {
  const figures = values.filter((value) => value !== null);
  const low = figures.reduce((one, other) => Math.min(one, other), 0);
  const high = figures.reduce((one, other) => Math.max(one, other), 0);
  const step = roundUp(Math.max(1, high / count - low / count));
  let first = Math.floor(low / step);
  let last = Math.max(first + 1, Math.ceil(high / step));
  // A quotient is rounded: what it leaves out is one step more.
  if (first * step > low) first -= 1;
  if (last * step < high) last += 1;
  return Array.from({ length: last - first + 1 }, (_, index) => bounded((first + index) * step) + 0);
}

/** Maps figures of a domain onto a range of px. */
export function linear([low, high]: Range, [from, to]: Range) {
  // Halves, so that the widest of domains does not overflow.
  const span = high / 2 - low / 2;
  return (value: number) => (span === 0 ? from : from + ((value / 2 - low / 2) / span) * (to - from));
}

/** Middle of each of `count` equal bands of a length, and the band's own width. */
export function bands(count: number, [from, to]: Range) {
  const width = (to - from) / Math.max(1, count);
  return { width, middle: (index: number) => from + width * (index + 0.5) };
}

/** Which band of `count` a place of 0 to 1 is in. */
export const bandAt = (share: number, count: number) =>
  Math.max(0, Math.min(count - 1, Math.floor(share * count)));

/** Every how many labels one is drawn, so that none touches its neighbour. */
export const thinning = (labelWidth: number, bandWidth: number) =>
  Math.max(1, Math.ceil(labelWidth / Math.max(1, bandWidth)));
