import { DAY } from '../openingHours.ts';
import { dayAt } from '../workingDays.ts';
import { type Facts, factsOf, WORDS } from './facts.ts';
import { type Ledger, settlementSteps } from './ledger.ts';

/*
 * The rows of a ledger as typed arrays, by slot. A day of slots is computed when it is first read. When the clock has
 * moved on, only the rows are computed again whose next step has come; after a write, the written one.
 */

const NUMBERS = ['createdAt', 'paidAt', 'amount', 'fee', 'net', 'refunded'] as const;
type NumberColumn = (typeof NUMBERS)[number];
type WordColumn = keyof typeof WORDS | 'storeId';

/** The arrays have room for so many days around the last row; for other days they are made again. */
const [BEFORE, AFTER] = [220 * DAY, 40 * DAY];

/** Arrays for the slots from `first` to before `end`. A number that is missing is NaN, a word 255. */
export interface Columns {
  first: number;
  end: number;
  numbers: Record<NumberColumn, Float64Array>;
  words: Record<WordColumn, Uint8Array>;
  /** Folded texts of the rows that a search has read. */
  texts: Record<'search' | 'payerName', (string | undefined)[]>;
  /** When each day was computed, and when one of its rows changes next. Another object after each change. */
  days: Map<number, { from: number; until: number }>;
}

const byColumn = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** When the values of a row change next. */
export function nextChange(
  ledger: Ledger,
  { timeline, store, paidAt, createdAt }: Facts,
  now: number,
): number {
  const { steps, refunds, moneyAt = now } = timeline;
  let next = Number.POSITIVE_INFINITY;
  const consider = (at: number) => {
    if (at > now && at < next) next = at;
  };
  consider(createdAt);
  consider(moneyAt);
  for (const { at } of steps) consider(at);
  for (const refund of refunds) for (const { at } of refund.steps) consider(at);
  if (!Number.isNaN(paidAt)) for (const { at } of settlementSteps(ledger, store, paidAt)) consider(at);
  return next;
}

/** The columns of one ledger. */
export function createColumns(ledger: Ledger) {
  const { perDay } = ledger;
  const words: Record<WordColumn, readonly string[]> = {
    ...WORDS,
    storeId: ledger.stores.map((store) => store.id),
  };
  const wordNames = Object.keys(words) as WordColumn[];
  const places = byColumn(wordNames, (name) => new Map(words[name].map((word, place) => [word, place])));

  // Pages of an array that nothing was written to take no memory.
  const roomFor = (first: number, end: number) => ({
    first,
    end,
    numbers: byColumn(NUMBERS, () => new Float64Array(end - first)),
    words: byColumn(wordNames, () => new Uint8Array(end - first)),
    texts: { search: new Array(end - first), payerName: new Array(end - first) } as Columns['texts'],
    /** When the values of each row change next. */
    next: new Float64Array(end - first),
    days: new Map() as Columns['days'],
  });
  let room = roomFor(0, 0);

  function compute(slot: number, now: number): void {
    const { first, numbers, words, texts, next } = room;
    const place = slot - first;
    const facts = factsOf(ledger, slot, now);
    const status = places.status.get(facts.status) ?? 255;
    // The texts change only with the payment or the status.
    if (!Object.is(numbers.paidAt[place], facts.paidAt) || words.status[place] !== status)
      texts.search[place] = texts.payerName[place] = undefined;
    for (const name of NUMBERS) numbers[name][place] = facts[name];
    for (const name of wordNames) words[name][place] = places[name].get(facts[name]) ?? 255;
    next[place] = nextChange(ledger, facts, now);
  }

  function refresh(number: number, now: number): void {
    const day = room.days.get(number) ?? { from: Number.NaN, until: Number.NaN };
    const isKept = day.from <= now;
    if (isKept && now < day.until) return;
    let until = Number.POSITIVE_INFINITY;
    for (let slot = number * perDay; slot < (number + 1) * perDay; slot += 1) {
      if (!isKept || room.next[slot - room.first]! <= now) compute(slot, now);
      until = Math.min(until, room.next[slot - room.first]!);
    }
    room.days.set(number, { from: now, until });
  }

  return {
    numberNames: NUMBERS,
    words,
    wordNames,
    /** The columns at a given time, with the slots from `first` to before `end`. */
    read(first: number, end: number, now: number): Columns {
      const [firstDay, endDay] = [Math.floor(first / perDay), Math.ceil(end / perDay)];
      if (firstDay * perDay < room.first || endDay * perDay > room.end)
        room = roomFor(
          Math.min(firstDay, Math.max(0, dayAt(now - BEFORE))) * perDay,
          Math.max(endDay, dayAt(now + AFTER)) * perDay,
        );
      for (let day = firstDay; day < endDay; day += 1) refresh(day, now);
      return room;
    },
    /** A slot was written to: discards its computed values. */
    forget(slot: number): void {
      const day = room.days.get(Math.floor(slot / perDay));
      if (day) day.until = room.next[slot - room.first] = Number.NEGATIVE_INFINITY;
    },
  };
}
