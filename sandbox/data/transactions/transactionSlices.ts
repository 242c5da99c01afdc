import { lastStepOf } from '../refunds/writtenRefunds.ts';
import { factsOf, WORDS } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { SETTLED_AFTER } from './timeline.ts';

/*
 * Rows as typed columns, computed in slices of 2,048 slots when a filter, sort or sum first reads them. A slice whose
 * rows are all final is kept; the few recent ones are recomputed when the clock has moved on, and after a write at
 * once.
 */

export const SLICE = 2048;
export const NUMBERS = ['paidAt', 'amount', 'fee', 'net', 'refunded'] as const;
type NumberColumn = (typeof NUMBERS)[number];
type WordColumn = keyof typeof WORDS | 'storeId';

export interface Slice {
  /** The time for which it was computed. */
  at: number;
  /** From this time on nothing in it changes. */
  settledAt: number;
  numbers: Record<NumberColumn, Float64Array>;
  words: Record<WordColumn, Uint8Array>;
  texts: (string | undefined)[];
}

const byColumn = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** A text changes only with the payment or the status. */
function keepTexts(old: Slice, fresh: Slice): void {
  old.texts.forEach((text, place) => {
    const same =
      Object.is(old.numbers.paidAt[place], fresh.numbers.paidAt[place]) &&
      old.words.status[place] === fresh.words.status[place];
    if (same) fresh.texts[place] = text;
  });
}

/** The columns of one ledger. */
export function createSlices(ledger: Ledger) {
  const words: Record<WordColumn, readonly string[]> = {
    ...WORDS,
    storeId: ledger.stores.map((store) => store.id),
  };
  const wordNames = Object.keys(words) as WordColumn[];
  const places = byColumn(wordNames, (name) => new Map(words[name].map((word, place) => [word, place])));
  const slices = new Map<number, Slice>();

  function compute(number: number, now: number): Slice {
    const first = number * SLICE;
    const slice: Slice = {
      at: now,
      settledAt: ledger.openingHours.timeOf(first + SLICE - 1) + SETTLED_AFTER,
      numbers: byColumn(NUMBERS, () => new Float64Array(SLICE)),
      words: byColumn(wordNames, () => new Uint8Array(SLICE)),
      texts: new Array(SLICE),
    };
    for (let place = 0; place < SLICE; place += 1) {
      const facts = factsOf(ledger, first + place, now);
      for (const name of NUMBERS) slice.numbers[name][place] = facts[name];
      for (const name of wordNames) slice.words[name][place] = places[name].get(facts[name]) ?? 255;
      // Users may request refunds for rows of any age.
      if (ledger.written.has(first + place))
        slice.settledAt = Math.max(slice.settledAt, lastStepOf(facts.timeline.refunds));
    }
    return slice;
  }

  function sliceOf(slot: number, now: number): Slice {
    const number = Math.floor(slot / SLICE);
    const kept = slices.get(number);
    if (kept && (kept.at === now || kept.settledAt <= Math.min(kept.at, now))) return kept;
    const slice = compute(number, now);
    if (kept) keepTexts(kept, slice);
    slices.set(number, slice);
    return slice;
  }

  return {
    words,
    wordNames,
    of: sliceOf,
    /** A slot was written to: discards its computed values. */
    forget(slot: number): void {
      const kept = slices.get(Math.floor(slot / SLICE));
      if (kept) kept.at = kept.settledAt = Number.NaN;
    },
  };
}
