import { fold } from '../../fold.ts';
import type { Column, Table } from '../../list/table.ts';
import { factsOf } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { createSlices, NUMBERS, SLICE, SLICE_BITS, type Slice } from './transactionSlices.ts';
import { searchText, type Transaction, transactionOf } from './transactions.ts';

/*
 * A hundred thousand rows as a table: the slots that exist at a given time, and their columns (`transactionSlices.ts`).
 */

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

export interface TransactionRows {
  /** The rows that exist at a given time, oldest first. */
  at(now: number): Table<Transaction>;
  /** Whether a slot is one of them. */
  has(slot: number, now: number): boolean;
  /** The range of these slots; `first` is after `last` if there are none. */
  span(now: number): { first: number; last: number };
  /** A slot was written to: discards its computed values. */
  forget(slot: number): void;
}

export interface RowsOptions {
  ledger: Ledger;
  /** The number of newest slots to include. */
  rows: number;
  /** A business that closed has no row after this time. */
  closedAt?: number;
}

export function createTransactionRows({ ledger, rows, closedAt }: RowsOptions): TransactionRows {
  const slices = createSlices(ledger);
  const { words, wordNames } = slices;

  function span(now: number): { first: number; last: number } {
    const last = ledger.openingHours.lastAt(Math.min(now, closedAt ?? now));
    return { first: Math.max(0, last + 1 - rows), last };
  }

  function view(now: number): Table<Transaction> {
    const { first, last } = span(now);
    // Scans read neighbouring rows: cache the slice of the last read.
    function column(valuesOf: (slice: Slice) => ArrayLike<number>): Column['read'] {
      let number = -1;
      let values: ArrayLike<number> = [];
      return (index) => {
        const slot = first + index;
        if (slot >>> SLICE_BITS !== number) {
          values = valuesOf(slices.of(slot, now));
          number = slot >>> SLICE_BITS;
        }
        return values[slot & (SLICE - 1)]!;
      };
    }
    const columns: Record<string, Column> = {
      createdAt: { read: (index) => ledger.openingHours.timeOf(first + index) },
    };
    for (const name of NUMBERS) columns[name] = { read: column(({ numbers }) => numbers[name]) };
    for (const name of wordNames)
      columns[name] = { words: words[name], read: column((slice) => slice.words[name]) };
    // Hours of the day in Vietnam; NaN if the time is missing.
    for (const [name, moment] of [
      ['createdHour', 'createdAt'],
      ['paidHour', 'paidAt'],
    ] as const) {
      const read = columns[moment]!.read;
      columns[name] = { words: HOURS, read: (index) => Math.floor(((read(index) + 25_200) % 86_400) / 3600) };
    }
    const row = (index: number) =>
      transactionOf(ledger, first + index, now, factsOf(ledger, first + index, now));
    return {
      size: last + 1 - first,
      row,
      texts: { payerName: (index) => fold(row(index).payerName ?? '') },
      columns,
      ordered: 'createdAt',
      text(index) {
        const slot = first + index;
        const { texts } = slices.of(slot, now);
        const place = slot % SLICE;
        texts[place] ??= searchText(ledger, slot, factsOf(ledger, slot, now));
        return texts[place];
      },
      codes: 3,
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
    span,
    forget(slot) {
      slices.forget(slot);
      latest = undefined;
    },
  };
}
