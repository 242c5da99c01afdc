import type { Account } from './accounts.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { Sessions } from './sessions.ts';
import type { TransactionStore, TransactionStores } from './transactionStores.ts';

/** State shared by the resources: the clock, the rows, and the written changes. */
export interface SandboxState {
  /** Unix seconds. */
  now(): number;
  /**
   * The time at which rows are computed: `now` in steps of ten seconds, so that responses within a step share their
   * work.
   */
  moment(): number;
  findAccount(userName: string): Account | undefined;
  sessions: Sessions;
  verifyIdToken(token: string): Promise<{ userName: string } | null>;
  setPassword(userName: string, password: string): void;
  /** A user was added, who signs in with this password and must then change it. */
  addUser(user: Account): void;
  verifyPassword(userName: string, password: string): boolean;
  transactions(businessId: string): TransactionStore;
  /** Stores changes to the refunds of a transaction. */
  writeRefunds: TransactionStores['write'];
  /** Assigns a payment of a till its slot in the ledger, and returns it. */
  sell: TransactionStores['sell'];
  /** Maximum rows of each resource in each business, however many are generated. */
  maxRows: number;
  /** Replaces the generated settlements of version 2 of the first business by this many unprocessed ones. */
  freshSettlementsV2?: number | undefined;
  written: Written;
}

/**
 * Written values on top of the generated rows: the latest value of each key, stored in the journal. Kinds are separate.
 */
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
