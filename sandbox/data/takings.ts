import { factsOf, isSuccessful } from './transactions/facts.ts';
import type { Ledger } from './transactions/ledger.ts';
import { dayAt } from './workingDays.ts';

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

export interface TakingsQuery {
  storeId: string;
  /** Days on which the money came, both inclusive. */
  from: number;
  to: number;
}

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

  function keptParts(day: number, now: number, version: number): Map<string, Takings> {
    const known = kept.get(day);
    const isNow = isWritten(day, version);
    const isFresh = known && (known.version === version || !(isNow || known.isWritten));
    if (isFresh && known.from <= now && now < known.until) return known.parts;
    const made = read(day, now);
    kept.set(day, { ...made, version, isWritten: isNow });
    return made.parts;
  }

  let last: { key: string; parts: Map<string, Takings> } | undefined;
  /** All parts of these days. `version` changes with every write to the transactions. */
  function between(first: number, to: number, now: number, version: number) {
    const key = `${first} ${to} ${now} ${version}`;
    if (last?.key === key) return last.parts;
    const all = new Map<string, Takings>();
    // Money comes up to two days after the payment was created; a till that sells at night uses a slot of the next
    // morning.
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
/** The takings of a ledger, shared by both settlements. */
export function takingsOf(ledger: Ledger): ReturnType<typeof createTakings> {
  const takings = known.get(ledger) ?? createTakings(ledger);
  known.set(ledger, takings);
  return takings;
}
