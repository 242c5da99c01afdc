import type { SlotRefunds } from './data/refunds/writtenRefunds.ts';
import { createLedger, type Ledger } from './data/transactions/ledger.ts';
import type { TillSale } from './data/transactions/tillSale.ts';
import { createTransactionRows, type TransactionRows } from './data/transactions/transactionTable.ts';
import type { Journal, JournalEntry } from './journal.ts';

/** Each business's slots per day and number of rows. The third one closed on 30 June 2026. */
const TRADING: Record<string, { perDay: number; rows: number; closedAt?: number }> = {
  '1001': { perDay: 556, rows: 100_000 },
  '1002': { perDay: 20, rows: 3_600 },
  '1003': { perDay: 1, rows: 40, closedAt: Date.UTC(2026, 5, 30, 10) / 1000 },
};

/** The transactions of one business: the generator, its rows, and written changes to their refunds. */
export interface TransactionStore {
  ledger: Ledger;
  rows: TransactionRows;
  /** Increases with every write, which invalidates earlier results. */
  version: number;
}

/** Kinds of journal entries; their key is `business/slot`. */
const KIND = 'refunds';
const SALE = 'till';

interface TransactionStoresOptions {
  now: () => number;
  journal: Journal;
  /** Maximum rows of the largest business. */
  rows: number;
}

/** The stores of all businesses, created on first use; writes to them are stored in the journal. */
export function createTransactionStores({ now, journal, rows }: TransactionStoresOptions) {
  const stores = new Map<string, TransactionStore>();
  const written = new Map<string, Map<number, SlotRefunds>>();
  const sales = new Map<string, Map<number, TillSale>>();
  let soldAt = Number.NEGATIVE_INFINITY;

  function slotsOf<Value>(all: Map<string, Map<number, Value>>, businessId: string): Map<number, Value> {
    const known = all.get(businessId) ?? new Map<number, Value>();
    all.set(businessId, known);
    return known;
  }
  const pagesOf = (businessId: string) => slotsOf(written, businessId);
  const tillOf = (businessId: string) => slotsOf(sales, businessId);

  function open(businessId: string): TransactionStore {
    const known = stores.get(businessId);
    if (known) return known;
    const trading = TRADING[businessId] ?? { perDay: 1, rows: 0 };
    const ledger = createLedger(businessId, trading.perDay, pagesOf(businessId), tillOf(businessId));
    const limit = businessId === '1001' ? rows : Math.min(rows, trading.rows);
    const made = createTransactionRows({ ...trading, ledger, rows: limit });
    const store = { ledger, rows: made, version: 0 };
    stores.set(businessId, store);
    return store;
  }

  return {
    open,
    /** Stores changes to the refunds of a slot; the next response shows them. */
    write(businessId: string, slot: number, refunds: SlotRefunds): void {
      const store = open(businessId);
      journal.append({ kind: KIND, key: `${businessId}/${slot}`, at: now(), value: refunds });
      pagesOf(businessId).set(slot, refunds);
      store.rows.forget(slot);
      store.version += 1;
    },
    /** Assigns a payment of a till the next slot, and returns it. From now on it is a row. */
    sell(businessId: string, sale: TillSale): number {
      const store = open(businessId);
      const slot = store.ledger.openingHours.lastAt(now()) + 1;
      journal.append({ kind: SALE, key: `${businessId}/${slot}`, at: now(), value: sale });
      tillOf(businessId).set(slot, sale);
      store.rows.forget(slot);
      store.version += 1;
      soldAt = now();
      return slot;
    },
    /** When a till last created a payment. */
    soldAt: () => soldAt,
    replay({ kind, key, value }: JournalEntry): void {
      const [businessId = '', slot] = key.split('/');
      if (kind === KIND) pagesOf(businessId).set(Number(slot), value as SlotRefunds);
      if (kind === SALE) tillOf(businessId).set(Number(slot), value as TillSale);
    },
    reset(): void {
      soldAt = Number.NEGATIVE_INFINITY;
      for (const [businessId, slots] of [...written, ...sales]) {
        const store = stores.get(businessId);
        const touched = [...slots.keys()];
        slots.clear();
        for (const slot of touched) store?.rows.forget(slot);
        if (store) store.version += 1;
      }
    },
  };
}

export type TransactionStores = ReturnType<typeof createTransactionStores>;
