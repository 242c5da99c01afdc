import { factsOf, isSuccessful } from './transactions/facts.ts';
import type { Ledger } from './transactions/ledger.ts';
import { dayAt, type Session } from './workingDays.ts';

/** Totals of successful payments, in integer VND; `refunds` is the refunded part. */
export interface Takings {
  count: number;
  gross: number;
  refunds: number;
  fee: number;
}

const NONE: Takings = { count: 0, gross: 0, refunds: 0, fee: 0 };
const sum = (one: Takings, other: Takings): Takings => ({
  count: one.count + other.count,
  gross: one.gross + other.gross,
  refunds: one.refunds + other.refunds,
  fee: one.fee + other.fee,
});

/** The totals of the payments created on a day, valid from one time until another (unix seconds). */
interface Day {
  parts: Map<string, Takings>;
  from: number;
  until: number;
}

/**
 * The takings of each store and day: the only source of both settlements. Based on the day in Vietnam on which the
 * money came, as in the list of transactions with `time=paidAt`.
 */
function createTakings(ledger: Ledger) {
  /** Day of creation -> totals of its payments by store and day of their money, cached until the next step of any. */
  const kept = new Map<number, Day & { version: number; isWritten: boolean }>();

  let written = { version: Number.NaN, days: new Set<number>() };
  /** Whether payments of a day were written to: the others stay as generated. */
  function isWritten(day: number, version: number): boolean {
    if (written.version !== version) {
      const slots = [...ledger.written.keys(), ...ledger.till.keys()];
      written = { version, days: new Set(slots.map((slot) => Math.floor(slot / ledger.perDay))) };
    }
    return written.days.has(day);
  }

  function read(day: number, now: number): Day {
    const parts = new Map<string, Takings>();
    let until = Number.POSITIVE_INFINITY;
    const changesAt = (at: number) => {
      if (at > now) until = Math.min(until, at);
    };
    for (let slot = day * ledger.perDay; slot < (day + 1) * ledger.perDay; slot += 1) {
      const createdAt = ledger.openingHours.timeOf(slot);
      changesAt(createdAt);
      if (createdAt > now) break;
      const { status, storeId, paidAt, amount, refunded, fee, timeline } = factsOf(ledger, slot, now);
      for (const { steps } of [timeline, ...timeline.refunds]) for (const { at } of steps) changesAt(at);
      changesAt(timeline.moneyAt ?? now);
      if (!isSuccessful(status)) continue;
      const place = `${storeId} ${dayAt(paidAt)}`;
      parts.set(place, sum(parts.get(place) ?? NONE, { count: 1, gross: amount, refunds: refunded, fee }));
    }
    return { parts, from: now, until };
  }

  function keptDay(day: number, now: number, version: number): Day {
    const known = kept.get(day);
    const isNow = isWritten(day, version);
    const isFresh = known && (known.version === version || !(isNow || known.isWritten));
    if (isFresh && known.from <= now && now < known.until) return known;
    const made = { ...read(day, now), version, isWritten: isNow };
    kept.set(day, made);
    return made;
  }

  /**
   * The takings of a session by store, and the days of creation that they come from: as long as these are the same, so
   * are the takings. `version` changes with every write to the transactions.
   */
  return ({ from, to }: Session, now: number, version: number) => {
    // Money comes up to two days after the payment was created; a till that sells at night uses a slot of the next
    // morning.
    const first = Math.max(0, from - 2);
    const days = Array.from({ length: to + 2 - first }, (_, place) => keptDay(first + place, now, version));
    const of = (storeId: string): Takings => {
      let all = NONE;
      for (const { parts } of days)
        for (let day = from; day <= to; day += 1) all = sum(all, parts.get(`${storeId} ${day}`) ?? NONE);
      return all;
    };
    return { days, of };
  };
}

const known = new WeakMap<Ledger, ReturnType<typeof createTakings>>();
/** The takings of a ledger, shared by both settlements. */
export function takingsOf(ledger: Ledger): ReturnType<typeof createTakings> {
  const takings = known.get(ledger) ?? createTakings(ledger);
  known.set(ledger, takings);
  return takings;
}
