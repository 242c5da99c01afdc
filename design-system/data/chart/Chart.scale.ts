/*
 * Positions in a chart: ticks, scales and bars, as pure numbers. Every function returns finite numbers for any finite
 * value.
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
 * Round ticks of an axis, ascending, that cover all values and 0: lengths can only be compared when they start at 0.
 *
 * @param count Approximate number of steps; a step is at least 1.
 */
export function niceTicks(values: readonly Figure[], count = 4): number[] {
  const figures = values.filter((value) => value !== null);
  const low = figures.reduce((one, other) => Math.min(one, other), 0);
  const high = figures.reduce((one, other) => Math.max(one, other), 0);
  const step = roundUp(Math.max(1, high / count - low / count));
  let first = Math.floor(low / step);
  let last = Math.max(first + 1, Math.ceil(high / step));
  // The quotient was rounded: add a step for what it left out.
  if (first * step > low) first -= 1;
  if (last * step < high) last += 1;
  return Array.from({ length: last - first + 1 }, (_, index) => bounded((first + index) * step) + 0);
}

/** Maps values of a domain to a range of px. */
export function linear([low, high]: Range, [from, to]: Range) {
  // Halves, so that the widest domain does not overflow.
  const span = high / 2 - low / 2;
  return (value: number) => (span === 0 ? from : from + ((value / 2 - low / 2) / span) * (to - from));
}

/** Centre of each of `count` equal bands of a length, and the width of a band. */
export function bands(count: number, [from, to]: Range) {
  const width = (to - from) / Math.max(1, count);
  return { width, middle: (index: number) => from + width * (index + 0.5) };
}

/** The band, out of `count`, that contains a position from 0 to 1. */
export const bandAt = (share: number, count: number) =>
  Math.max(0, Math.min(count - 1, Math.floor(share * count)));

/** Interval between drawn labels, so that they do not touch. */
export const thinning = (labelWidth: number, bandWidth: number) =>
  Math.max(1, Math.ceil(labelWidth / Math.max(1, bandWidth)));
