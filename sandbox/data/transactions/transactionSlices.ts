import { type Facts, factsOf, WORDS } from './facts.ts';
import type { Ledger } from './ledger.ts';

/*
 * Rows as typed columns, computed in slices of 2,048 slots when a filter, sort or sum first reads them. When the clock
 * has moved on, only the rows are computed again whose next step has come; after a write, the written one.
 */

export const SLICE_BITS = 11;
export const SLICE = 1 << SLICE_BITS;
export const NUMBERS = ['paidAt', 'amount', 'fee', 'net', 'refunded'] as const;
type NumberColumn = (typeof NUMBERS)[number];
type WordColumn = keyof typeof WORDS | 'storeId';

export interface Slice {
  /** The time for which it was computed. */
  at: number;
  /** When the values of each row change next, and of the first of them. */
  next: Float64Array;
  nextAt: number;
  numbers: Record<NumberColumn, Float64Array>;
  words: Record<WordColumn, Uint8Array>;
  texts: (string | undefined)[];
}

const byColumn = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** When the values of a row change next. */
function nextChange(ledger: Ledger, { timeline, store, paidAt, createdAt }: Facts, now: number): number {
  const { steps, refunds, moneyAt = now } = timeline;
  const reconciled = Number.isNaN(paidAt) ? [] : ledger.reconciliation(store, paidAt);
  let next = Math.min(...[createdAt, moneyAt].map((at) => (at > now ? at : Number.POSITIVE_INFINITY)));
  for (const some of [steps, reconciled, ...refunds.map((refund) => refund.steps)])
    for (const { at } of some) if (at > now && at < next) next = at;
  return next;
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

  const create = (): Slice => ({
    at: Number.NaN,
    nextAt: Number.NaN,
    next: new Float64Array(SLICE),
    numbers: byColumn(NUMBERS, () => new Float64Array(SLICE)),
    words: byColumn(wordNames, () => new Uint8Array(SLICE)),
    texts: new Array(SLICE),
  });

  function compute(slice: Slice, place: number, slot: number, now: number): void {
    const { numbers, words, texts, next } = slice;
    const facts = factsOf(ledger, slot, now);
    const status = places.status.get(facts.status) ?? 255;
    // A text changes only with the payment or the status.
    if (!Object.is(numbers.paidAt[place], facts.paidAt) || words.status[place] !== status)
      texts[place] = undefined;
    for (const name of NUMBERS) numbers[name][place] = facts[name];
    for (const name of wordNames) words[name][place] = places[name].get(facts[name]) ?? 255;
    next[place] = nextChange(ledger, facts, now);
  }

  function sliceOf(slot: number, now: number): Slice {
    const number = Math.floor(slot / SLICE);
    const slice = slices.get(number) ?? create();
    slices.set(number, slice);
    const isKept = slice.at <= now;
    if (!isKept || slice.nextAt <= now) {
      slice.nextAt = Number.POSITIVE_INFINITY;
      for (let place = 0; place < SLICE; place += 1) {
        if (!isKept || slice.next[place]! <= now) compute(slice, place, number * SLICE + place, now);
        slice.nextAt = Math.min(slice.nextAt, slice.next[place]!);
      }
    }
    slice.at = now;
    return slice;
  }

  return {
    words,
    wordNames,
    of: sliceOf,
    /** A slot was written to: discards its computed values. */
    forget(slot: number): void {
      const slice = slices.get(Math.floor(slot / SLICE));
      if (!slice) return;
      slice.nextAt = slice.next[slot % SLICE] = Number.NEGATIVE_INFINITY;
    },
  };
}
