import { fold } from '../../fold.ts';
import type { Column, Table, TextColumn } from '../../list/table.ts';
import { factsOf } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { type Columns, createColumns } from './transactionColumns.ts';
import { payerOf, searchText, type Transaction, transactionOf } from './transactions.ts';

/*
 * A hundred thousand rows as a table: the slots that exist at a given time, and their columns
 * (`transactionColumns.ts`).
 */

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

export interface TransactionRows {
  /** The rows that exist at a given time, oldest first. */
  at(now: number): Table<Transaction>;
  /** Whether a slot is one of them. */
  has(slot: number, now: number): boolean;
  /** The range of these slots; `first` is after `last` if there are none. */
  span(now: number): { first: number; last: number };
  /** The columns by slot, with those from `first` to before `end`, whether they are rows or not. */
  columns(first: number, end: number, now: number): Columns;
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
  const columns = createColumns(ledger);

  function span(now: number): { first: number; last: number } {
    const last = ledger.openingHours.lastAt(Math.min(now, closedAt ?? now));
    return { first: Math.max(0, last + 1 - rows), last };
  }

  function view(now: number): Table<Transaction> {
    const { first, last } = span(now);
    const column = (pick: (columns: Columns) => Float64Array | Uint8Array): Column => ({
      values(from, end) {
        const read = columns.read(first + from, first + end, now);
        const offset = first - read.first;
        return pick(read).subarray(offset + from, offset + end);
      },
    });
    /** The hour of the day in Vietnam; NaN if the time is missing. */
    const hourOf = (name: 'createdAt' | 'paidAt'): Column => {
      const times = column(({ numbers }) => numbers[name]);
      const hourAt = (at: number) => Math.floor(((at + 25_200) % 86_400) / 3600);
      return {
        words: HOURS,
        values: (from, end) => (times.values(from, end) as Float64Array).map(hourAt),
      };
    };
    const textOf =
      (name: keyof Columns['texts'], write: (slot: number) => string): TextColumn =>
      (from, end) => {
        const read = columns.read(first + from, first + end, now);
        const texts = read.texts[name];
        return (row) => {
          const slot = first + from + row;
          texts[slot - read.first] ??= write(slot);
          return texts[slot - read.first]!;
        };
      };
    return {
      size: last + 1 - first,
      row: (index) => transactionOf(ledger, first + index, now, factsOf(ledger, first + index, now)),
      columns: {
        ...Object.fromEntries(
          columns.numberNames.map((name) => [name, column(({ numbers }) => numbers[name])]),
        ),
        ...Object.fromEntries(
          columns.wordNames.map((name) => [
            name,
            { ...column((all) => all.words[name]), words: columns.words[name] },
          ]),
        ),
        createdHour: hourOf('createdAt'),
        paidHour: hourOf('paidAt'),
      },
      ordered: 'createdAt',
      order: (index) => ledger.openingHours.timeOf(first + index),
      text: textOf('search', (slot) => searchText(ledger, slot, factsOf(ledger, slot, now))),
      texts: {
        payerName: textOf('payerName', (slot) =>
          fold(payerOf(ledger, slot, now, factsOf(ledger, slot, now)).payerName ?? ''),
        ),
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
    columns: columns.read,
    forget(slot) {
      columns.forget(slot);
      latest = undefined;
    },
  };
}
