import { factsOf, isSuccessful } from './transactions/facts.ts';
import type { Ledger } from './transactions/ledger.ts';
import { SETTLED_AFTER } from './transactions/timeline.ts';
import { dayAt, startOf } from './workingDays.ts';

/** What successful payments come to, in integer VND; `refunds` is what has gone back of them. */
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

export interface TakingsQuery {
  storeId: string;
  /** Days of the money, both included. */
  from: number;
  to: number;
}

/**
 * The takings of each store and day: the one source of both settlements. Their basis is the day in Vietnam on which the
 * money came, as the list of transactions gives it with `time=paidAt`.
 */
function createTakings(ledger: Ledger) {
  /** Day of creation -> its payments by store and day of their money; kept once nothing changes. */
  const kept = new Map<number, { version: number; isWritten: boolean; parts: Map<string, Takings> }>();

  let written = { version: Number.NaN, days: new Set<number>() };
  /** Whether people wrote to the payments of a day: the others stay what the formula says. */
  function isWritten(day: number, version: number): boolean {
    if (written.version !== version) {
      const slots = [...ledger.written.keys(), ...ledger.till.keys()];
      written = { version, days: new Set(slots.map((slot) => Math.floor(slot / ledger.perDay))) };
    }
    return written.days.has(day);
  }

  function partsOf(day: number, now: number): Map<string, Takings> {
    const parts = new Map<string, Takings>();
    for (let slot = day * ledger.perDay; slot < (day + 1) * ledger.perDay; slot += 1) {
      if (ledger.openingHours.timeOf(slot) > now) break;
      const { status, storeId, paidAt, amount, refunded, fee } = factsOf(ledger, slot, now);
      if (!isSuccessful(status)) continue;
      const place = `${storeId} ${dayAt(paidAt)}`;
      parts.set(place, sum(parts.get(place) ?? NONE, { count: 1, gross: amount, refunds: refunded, fee }));
    }
    return parts;
  }

  function keptParts(day: number, now: number, version: number): Map<string, Takings> {
    const known = kept.get(day);
    const isNow = isWritten(day, version);
    if (known && (known.version === version || !(isNow || known.isWritten))) return known.parts;
    const parts = partsOf(day, now);
    if (startOf(day + 1) + SETTLED_AFTER <= now) kept.set(day, { version, isWritten: isNow, parts });
    return parts;
  }

  let last: { key: string; parts: Map<string, Takings> } | undefined;
  /** All parts of these days. `version` is another number as soon as people wrote to the transactions. */
  function between(first: number, to: number, now: number, version: number) {
    const key = `${first} ${to} ${now} ${version}`;
    if (last?.key === key) return last.parts;
    const all = new Map<string, Takings>();
    // Money comes up to two days after the payment was made; a till that sells at night takes a slot of the next morning.
    for (let day = Math.max(0, first - 2); day <= to + 1; day += 1)
      for (const [place, part] of keptParts(day, now, version))
        all.set(place, sum(all.get(place) ?? NONE, part));
    last = { key, parts: all };
    return all;
  }

  return (first: number, last: number, now: number, version: number) => {
    const parts = between(first, last, now, version);
    return ({ storeId, from, to }: TakingsQuery): Takings => {
      let all = NONE;
      for (let day = from; day <= to; day += 1) all = sum(all, parts.get(`${storeId} ${day}`) ?? NONE);
      return all;
    };
  };
}

const known = new WeakMap<Ledger, ReturnType<typeof createTakings>>();
/** Those of a ledger, for everything that settles it. */
export function takingsOf(ledger: Ledger): ReturnType<typeof createTakings> {
  const takings = known.get(ledger) ?? createTakings(ledger);
  known.set(ledger, takings);
  return takings;
}
