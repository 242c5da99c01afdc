import type { Account } from './accounts.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { Sessions } from './sessions.ts';
import type { TransactionStore, TransactionStores } from './transactionStores.ts';

/** What the resources share: the clock, the rows, and what was written to them. */
export interface SandboxState {
  /** Unix seconds. */
  now(): number;
  /** The moment that rows are looked at: `now` in steps of ten seconds, so that answers within a step share their work. */
  moment(): number;
  findAccount(userName: string): Account | undefined;
  sessions: Sessions;
  verifyIdToken(token: string): Promise<{ userName: string } | null>;
  setPassword(userName: string, password: string): void;
  /** Somebody was added, who signs in with this password and chooses another at once. */
  addUser(user: Account): void;
  verifyPassword(userName: string, password: string): boolean;
  transactions(businessId: string): TransactionStore;
  /** Keeps what was written about the refunds of a transaction. */
  writeRefunds: TransactionStores['write'];
  /** Gives a payment that a till asked for its slot in the ledger, and says which. */
  sell: TransactionStores['sell'];
  /** At most so many rows of each noun in each business, however many its formula has. */
  maxRows: number;
  /** So many settlements of version 2 of the first business that nobody has looked at, instead of those of the formula. */
  freshSettlementsV2?: number | undefined;
  written: Written;
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
