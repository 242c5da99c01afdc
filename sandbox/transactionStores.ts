import type { SlotRefunds } from './data/refunds/writtenRefunds.ts';
import { createLedger, type Ledger } from './data/transactions/ledger.ts';
import type { TillSale } from './data/transactions/tillSale.ts';
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

/** Kinds of journal entries; their key is `business/slot`. */
const KIND = 'refunds';
const SALE = 'till';

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
    /** Keeps what was written about the refunds of a slot; the very next answer shows it. */
    write(businessId: string, slot: number, refunds: SlotRefunds): void {
      const store = open(businessId);
      journal.append({ kind: KIND, key: `${businessId}/${slot}`, at: now(), value: refunds });
      pagesOf(businessId).set(slot, refunds);
      store.rows.forget(slot);
      store.version += 1;
    },
    /** Gives a payment that a till asked for the next slot, and says which. It is a row from now on. */
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
    /** When a till last asked for a payment. */
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
