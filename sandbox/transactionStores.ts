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

/** Written changes by slot: to the refunds of a transaction, and payments of a till. */
interface Slots {
  refunds: Map<number, SlotRefunds>;
  till: Map<number, TillSale>;
}

interface TransactionStoresOptions {
  now: () => number;
  journal: Journal;
  /** Maximum rows of the largest business. */
  rows: number;
}

/** The stores of all businesses, created on first use; writes to them are stored in the journal. */
export function createTransactionStores({ now, journal, rows }: TransactionStoresOptions) {
  const stores = new Map<string, TransactionStore & Slots>();
  let soldAt = Number.NEGATIVE_INFINITY;

  function open(businessId: string): TransactionStore & Slots {
    const known = stores.get(businessId);
    if (known) return known;
    const trading = TRADING[businessId] ?? { perDay: 1, rows: 0 };
    const slots: Slots = { refunds: new Map(), till: new Map() };
    const ledger = createLedger(businessId, trading.perDay, slots.refunds, slots.till);
    const limit = businessId === '1001' ? rows : Math.min(rows, trading.rows);
    const made = createTransactionRows({ ...trading, ledger, rows: limit });
    const store = { ledger, rows: made, version: 0, ...slots };
    stores.set(businessId, store);
    return store;
  }

  function put(businessId: string, kind: keyof Slots, slot: number, value: unknown): void {
    const store = open(businessId);
    (store[kind] as Map<number, unknown>).set(slot, value);
    store.rows.forget(slot);
    store.version += 1;
  }
  /** The next response shows it. */
  function write(businessId: string, kind: keyof Slots, slot: number, value: unknown): void {
    journal.append({ kind, key: `${businessId}/${slot}`, at: now(), value });
    put(businessId, kind, slot, value);
  }

  return {
    open,
    /** Stores changes to the refunds of a slot. */
    write: (businessId: string, slot: number, refunds: SlotRefunds) =>
      write(businessId, 'refunds', slot, refunds),
    /** Assigns a payment of a till the next slot, and returns it. From now on it is a row. */
    sell(businessId: string, sale: TillSale): number {
      const slot = open(businessId).ledger.openingHours.lastAt(now()) + 1;
      write(businessId, 'till', slot, sale);
      soldAt = now();
      return slot;
    },
    /** When a till last created a payment. */
    soldAt: () => soldAt,
    replay({ kind, key, value }: JournalEntry): void {
      const [businessId = '', slot] = key.split('/');
      if (kind === 'refunds' || kind === 'till') put(businessId, kind, Number(slot), value);
    },
    reset(): void {
      soldAt = Number.NEGATIVE_INFINITY;
      for (const store of stores.values()) {
        for (const slots of [store.refunds, store.till]) {
          const touched = [...slots.keys()];
          slots.clear();
          for (const slot of touched) store.rows.forget(slot);
        }
        store.version += 1;
      }
    },
  };
}

export type TransactionStores = ReturnType<typeof createTransactionStores>;
