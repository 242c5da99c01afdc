import type { Tone } from '../theme/tokens.ts';
import type { Figure } from './Chart.types.ts';

export interface Slice {
  id: string;
  label: string;
  /** Below 0 and unknown have no share of a ring: they stand in the list alone. */
  value: Figure;
  tone?: Tone;
}

/** A slice as drawn: a range of turns of 0 to 1. */
export interface DrawnSlice extends Slice {
  from: number;
  to: number;
  /** Stands for several of the given slices: the smallest, put together. */
  folded: boolean;
}

const positive = (value: Figure) => Math.max(0, value ?? 0);

/**
 * The slices of a ring, the largest first, at most `max`: what is beyond is put together as the last. Nothing at all
 * has slices without width.
 */
export function slicesOf(
  slices: readonly Slice[],
  max: number,
  others: (count: number) => string,
): DrawnSlice[] {
  const sorted = [...slices].sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity));
  const kept = sorted.length > max ? sorted.slice(0, max - 1) : sorted;
  const rest = sorted.slice(kept.length);
  const shown = kept.map((slice) => ({ ...slice, folded: false }));
  if (rest.length > 0) {
    const value = rest.reduce((sum, slice) => sum + positive(slice.value), 0);
    shown.push({ id: 'others', label: others(rest.length), value, tone: 'neutral', folded: true });
  }
  const whole = shown.reduce((sum, { value }) => sum + positive(value), 0);
  let turn = 0;
  return shown.map((slice) => {
    const from = turn;
    turn = whole > 0 ? Math.min(1, turn + positive(slice.value) / whole) : 0;
    return { ...slice, from, to: turn };
  });
}
