import type { Account } from './accounts.ts';
import { createLedger, type Ledger } from './data/ledger.ts';
import { createTransactionRows, type TransactionRows } from './data/transaction-table.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { Sessions } from './sessions.ts';
import type { Tally } from './table.ts';

/** What the resources share: the clock, the rows, and what was written to them. */
export interface World {
  /** Unix seconds. */
  now(): number;
  /** The moment that rows are looked at: `now` in steps of ten seconds, so that answers within a step share their work. */
  moment(): number;
  findAccount(userName: string): Account | undefined;
  sessions: Sessions;
  verifyIdToken(token: string): Promise<{ userName: string } | null>;
  setPassword(userName: string, password: string): void;
  transactions(businessId: string): { ledger: Ledger; rows: TransactionRows };
  /** At most so many rows of each noun in each business, however many its formula has. */
  maxRows: number;
  written: Written;
  tally: Tally;
}

/** What people wrote, over the rows' formulas: the latest value of each key, kept in the journal. Kinds keep apart. */
export interface Written {
  get(kind: string, key: string): unknown;
  set(kind: string, key: string, value: unknown): void;
}

export function createWritten({ now, journal }: { now: () => number; journal: Journal }) {
  const values = new Map<string, unknown>();
  const name = (kind: string, key: string) => `${kind} ${key}`;
  return {
    get: (kind: string, key: string) => values.get(name(kind, key)),
    set(kind: string, key: string, value: unknown): void {
      journal.append({ kind, key, at: now(), value });
      values.set(name(kind, key), value);
    },
    replay: ({ kind, key, value }: JournalEntry) => void values.set(name(kind, key), value),
    reset: () => values.clear(),
  };
}

/** How each business trades: slots a day and how many rows are kept. The third one stopped on 30 June 2026. */
const TRADING: Record<string, { perDay: number; rows: number; closedAt?: number }> = {
  '1001': { perDay: 556, rows: 100_000 },
  '1002': { perDay: 20, rows: 3_600 },
  '1003': { perDay: 1, rows: 40, closedAt: Date.UTC(2026, 5, 30, 10) / 1000 },
};

/** The transactions of each business, made when first asked for; `rows` limits the largest one. */
export function createBooks(rows: number, tally: Tally): World['transactions'] {
  const books = new Map<string, { ledger: Ledger; rows: TransactionRows }>();
  return (businessId) => {
    const trading = TRADING[businessId] ?? { perDay: 1, rows: 0 };
    const known = books.get(businessId);
    if (known) return known;
    const ledger = createLedger(businessId, trading.perDay);
    const limit = businessId === '1001' ? rows : Math.min(rows, trading.rows);
    const book = { ledger, rows: createTransactionRows({ ...trading, ledger, rows: limit, tally }) };
    books.set(businessId, book);
    return book;
  };
}
