import { createOpeningHours, DAY, EPOCH, type OpeningHours, shortDate } from '../openingHours.ts';
import { bankStyle } from '../people.ts';
import { createRefundQueue, type RefundQueue } from '../refunds/refundQueue.ts';
import type { SlotRefunds } from '../refunds/writtenRefunds.ts';
import { type SettlementCourse, settlementCourses } from '../settlementCourses.ts';
import type { Step } from '../steps.ts';
import { type Store, storesOf } from '../stores.ts';
import { dayAt, type Session, sessionOf } from '../workingDays.ts';
import type { TillSale } from './tillSale.ts';

/** The trading data of one business. */
export interface Ledger {
  merchantId: string;
  perDay: number;
  openingHours: OpeningHours;
  stores: Store[];
  /** Its stores that ever traded. */
  trading: Store[];
  /** Store id -> its name in the style of banks. */
  placeNames: ReadonlyMap<string, string>;
  /** When generated refunds are requested and decided. */
  queue: RefundQueue;
  /** Slot -> written changes to its refunds. */
  written: ReadonlyMap<number, SlotRefunds>;
  /** Slot -> the payment created at a till, which replaces the generated one. */
  till: ReadonlyMap<number, TillSale>;
  /** The course of the settlement of a store and a session. */
  courseOf(store: Store, session: Session): SettlementCourse;
  /** Number of a row across all businesses, for the hash. */
  seed(slot: number): number;
}

export function createLedger(
  merchantId: string,
  perDay: number,
  written: Ledger['written'] = new Map(),
  till: Ledger['till'] = new Map(),
): Ledger {
  const stores = storesOf(merchantId);
  const formula = createOpeningHours(perDay);
  const openingHours: OpeningHours = {
    timeOf: (slot) => till.get(slot)?.createdAt ?? formula.timeOf(slot),
    lastAt(moment) {
      let last = formula.lastAt(moment);
      while ((till.get(last + 1)?.createdAt ?? Number.POSITIVE_INFINITY) <= moment) last += 1;
      return last;
    },
  };
  const seed = (slot: number): number => slot + Number(merchantId) * 10_000_019;
  const trading = stores.filter((store) => store.status !== 'PENDING');
  return {
    merchantId,
    perDay,
    openingHours,
    stores,
    trading,
    placeNames: new Map(stores.map(({ id, brandName, code }) => [id, bankStyle(brandName ?? code)])),
    queue: createRefundQueue(formula, seed, perDay),
    written,
    till,
    courseOf: settlementCourses({ trading, merchantId }),
    seed,
  };
}

/** `yymmdd` of the slot's Vietnamese day. */
export const dayCode = (ledger: Ledger, slot: number): string =>
  shortDate(EPOCH + Math.floor(slot / ledger.perDay) * DAY);

export const placeCode = (ledger: Ledger, slot: number): string =>
  String(slot % ledger.perDay).padStart(4, '0');

export const transactionId = (ledger: Ledger, slot: number): string =>
  `GD${dayCode(ledger, slot)}${ledger.merchantId.slice(-1)}${placeCode(ledger, slot)}`;

/** The slot of an id or slug of this business; undefined for anything else. */
export function slotOf(ledger: Ledger, idOrSlug: string): number | undefined {
  const [, year, month, day, place] = /^gd(\d\d)(\d\d)(\d\d)\d(\d{4})$/i.exec(idOrSlug) ?? [];
  if (place === undefined) return undefined;
  const midnight = Date.UTC(2000 + Number(year), Number(month) - 1, Number(day)) / 1000 - 7 * 3600;
  const slot = ((midnight - EPOCH) / DAY) * ledger.perDay + Number(place);
  return slot >= 0 && transactionId(ledger, slot) === idOrSlug.toUpperCase() ? slot : undefined;
}

/** The course of the settlement that contains a payment of a store, by the time its money came (unix seconds). */
export const settlementSteps = ({ courseOf }: Ledger, store: Store, moneyAt: number): Step[] =>
  courseOf(store, sessionOf(dayAt(moneyAt))).steps;
