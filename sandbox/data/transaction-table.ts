import type { Column, Table, Tally } from '../table.ts';
import { factsOf, WORDS } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { SETTLED_AFTER } from './life.ts';
import { searchText, type Transaction, transactionOf } from './transactions.ts';

/*
 * A hundred thousand rows as typed columns, computed in slices of 2,048 slots when a filter, sort or sum first reads them. A slice
 * whose rows have all settled stays; the few young ones are computed again when the clock has moved on.
 */

const SLICE = 2048;
const NUMBERS = ['paidAt', 'amount', 'fee', 'net', 'refunded'] as const;
type NumberColumn = (typeof NUMBERS)[number];
type WordColumn = keyof typeof WORDS | 'storeId';

interface Slice {
  /** The moment it was computed for. */
  at: number;
  /** From here on nothing in it changes. */
  settledAt: number;
  numbers: Record<NumberColumn, Float64Array>;
  words: Record<WordColumn, Uint8Array>;
  texts: (string | undefined)[];
}

const byColumn = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** A text changes only when the money comes or the status does. */
function keepTexts(old: Slice, fresh: Slice): void {
  old.texts.forEach((text, place) => {
    const same =
      Object.is(old.numbers.paidAt[place], fresh.numbers.paidAt[place]) &&
      old.words.status[place] === fresh.words.status[place];
    if (same) fresh.texts[place] = text;
  });
}

export interface TransactionRows {
  /** The rows that exist at a moment, oldest first. */
  at(now: number): Table<Transaction>;
  /** Whether a slot is one of them. */
  has(slot: number, now: number): boolean;
}

export interface RowsOptions {
  ledger: Ledger;
  /** How many of the newest slots there are. */
  rows: number;
  /** A business that stopped trading has no row after this moment. */
  closedAt?: number;
  tally: Tally;
}

export function createTransactionRows({ ledger, rows, closedAt, tally }: RowsOptions): TransactionRows {
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
      settledAt: ledger.rhythm.timeOf(first + SLICE - 1) + SETTLED_AFTER,
      numbers: byColumn(NUMBERS, () => new Float64Array(SLICE)),
      words: byColumn(wordNames, () => new Uint8Array(SLICE)),
      texts: new Array(SLICE),
    };
    for (let place = 0; place < SLICE; place += 1) {
      const facts = factsOf(ledger, first + place, now);
      for (const name of NUMBERS) slice.numbers[name][place] = facts[name];
      for (const name of wordNames) slice.words[name][place] = places[name].get(facts[name]) ?? 255;
    }
    tally.computed += SLICE;
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

  function span(now: number): { first: number; last: number } {
    const last = ledger.rhythm.lastAt(Math.min(now, closedAt ?? now));
    return { first: Math.max(0, last + 1 - rows), last };
  }

  function view(now: number): Table<Transaction> {
    const { first, last } = span(now);
    // Walks read neighbour after neighbour: the values of the last read are nearly always the next one's.
    function column(valuesOf: (slice: Slice) => ArrayLike<number>): Column['read'] {
      let number = -1;
      let values: ArrayLike<number> = [];
      return (index) => {
        const slot = first + index;
        if (Math.floor(slot / SLICE) !== number) {
          values = valuesOf(sliceOf(slot, now));
          number = Math.floor(slot / SLICE);
        }
        return values[slot % SLICE]!;
      };
    }
    const columns: Record<string, Column> = {
      createdAt: { read: (index) => ledger.rhythm.timeOf(first + index) },
    };
    for (const name of NUMBERS) columns[name] = { read: column(({ numbers }) => numbers[name]) };
    for (const name of wordNames)
      columns[name] = { words: words[name], read: column((slice) => slice.words[name]) };
    return {
      size: last + 1 - first,
      row: (index) => transactionOf(ledger, first + index, now, factsOf(ledger, first + index, now)),
      columns,
      ordered: 'createdAt',
      text(index) {
        const slot = first + index;
        const { texts } = sliceOf(slot, now);
        const place = slot % SLICE;
        texts[place] ??= searchText(ledger, slot, factsOf(ledger, slot, now));
        return texts[place];
      },
      codes: 3,
      tally,
      memo: new Map(),
    };
  }

  let latest: { now: number; table: Table<Transaction> } | undefined;
  return {
    at(now) {
      if (latest?.now !== now) latest = { now, table: view(now) };
      return latest.table;
    },
    has(slot, now) {
      const { first, last } = span(now);
      return slot >= first && slot <= last;
    },
  };
}
