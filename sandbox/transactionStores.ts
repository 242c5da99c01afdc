import type { SlotRefunds } from './data/refunds/writtenRefunds.ts';
import { createLedger, type Ledger } from './data/transactions/ledger.ts';
import { createTransactionRows, type TransactionRows } from './data/transactions/transactionTable.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** How each business trades: slots a day and how many rows are kept. The third one stopped on 30 June 2026. */
const TRADING: Record<string, { perDay: number; rows: number; closedAt?: number }> = {
  '1001': { perDay: 556, rows: 100_000 },
  '1002': { perDay: 20, rows: 3_600 },
  '1003': { perDay: 1, rows: 40, closedAt: Date.UTC(2026, 5, 30, 10) / 1000 },
};

/** The transactions of one business: the formula, the rows of it, and what people wrote about their refunds. */
export interface TransactionStore {
  ledger: Ledger;
  rows: TransactionRows;
  /** Rises with every write: what was made before counts no longer. */
  version: number;
}

/** The kind of a journal entry; its key is `business/slot`. */
const KIND = 'refunds';

interface TransactionStoresOptions {
  now: () => number;
  journal: Journal;
  /** At most so many rows of the largest business. */
  rows: number;
}

/** The stores of all businesses, made when first asked for; what is written to them stays in the journal. */
export function createTransactionStores({ now, journal, rows }: TransactionStoresOptions) {
  const stores = new Map<string, TransactionStore>();
  const written = new Map<string, Map<number, SlotRefunds>>();

  function pagesOf(businessId: string): Map<number, SlotRefunds> {
    const known = written.get(businessId) ?? new Map<number, SlotRefunds>();
    written.set(businessId, known);
    return known;
  }

  function open(businessId: string): TransactionStore {
    const known = stores.get(businessId);
    if (known) return known;
    const trading = TRADING[businessId] ?? { perDay: 1, rows: 0 };
    const ledger = createLedger(businessId, trading.perDay, pagesOf(businessId));
    const limit = businessId === '1001' ? rows : Math.min(rows, trading.rows);
    const made = createTransactionRows({ ...trading, ledger, rows: limit });
    const store = { ledger, rows: made, version: 0 };
    stores.set(businessId, store);
    return store;
  }

  return {
    open,
    /** Keeps what was written about the refunds of a slot; the very next answer shows it. */
    write(businessId: string, slot: number, refunds: SlotRefunds): void {
      const store = open(businessId);
      journal.append({ kind: KIND, key: `${businessId}/${slot}`, at: now(), value: refunds });
      pagesOf(businessId).set(slot, refunds);
      store.rows.forget(slot);
      store.version += 1;
    },
    replay({ kind, key, value }: JournalEntry): void {
      if (kind !== KIND) return;
      const [businessId = '', slot] = key.split('/');
      pagesOf(businessId).set(Number(slot), value as SlotRefunds);
    },
    reset(): void {
      for (const [businessId, pages] of written) {
        const store = stores.get(businessId);
        for (const slot of pages.keys()) store?.rows.forget(slot);
        if (store) store.version += 1;
        pages.clear();
      }
    },
  };
}

export type TransactionStores = ReturnType<typeof createTransactionStores>;
