import { perObject } from '../perObject.ts';
import { choose, pick } from './hash.ts';
import { DAY, EPOCH, shortDate } from './openingHours.ts';
import { bankStyle, payerName } from './people.ts';
import type { Store } from './stores.ts';
import { factsOf, methodOf } from './transactions/facts.ts';
import type { Ledger } from './transactions/ledger.ts';
import { outcomeOf } from './transactions/outcomes.ts';
import { bankReference, transactionOf } from './transactions/transactions.ts';
import { isHuge } from './transactions/unhappy.ts';

/*
 * Generated lines of the virtual accounts: incoming money follows from the transactions paid by VAN, outgoing money is
 * three payouts a day. Each payout empties the account, so the banking day of a store (22:30 to 22:30) starts at zero
 * and is computed independently.
 */

/** A line as the API returns it (contract, Entities). Unix seconds, integer VND. */
export interface VanChange {
  id: string;
  at: number;
  /** Reported by the bank later than `at`: unknown until then. */
  toldAt?: number;
  virtualAccount: string;
  storeId: string;
  storeName?: string;
  direction: 'IN' | 'OUT';
  amount: number;
  balanceAfter: number;
  content: string;
  payerName?: string;
  payerBank?: string;
  bankRef: string;
  matchedRefId?: string;
  match?: 'MATCHED' | 'UNMATCHED' | 'UNDER' | 'OVER' | 'DUPLICATE';
  ipn: 'SENT' | 'RETRYING' | 'FAILED' | 'NONE';
}

type Line = Omit<VanChange, 'balanceAfter'> & { seed: number; store: Store; isSale?: boolean };

/** Seconds from midnight to the start of a banking day, and to the payouts; one store after the other. */
const BEGINS = -1.5 * 3600;
const PAYOUTS = [12.5 * 3600, 18 * 3600, 22.5 * 3600 - 1];
const turnOf = (store: Store): number => (Number(store.id) % 100) * 37;
/** The bank reports some lines minutes later, and a few never: the balances reveal the missing ones. */
const LATE = 19;
const NEVER = 157;

/** The banking day of a time, from 0 on 1 January 2024. */
const bankingDay = (at: number): number => Math.floor((at - EPOCH - BEGINS) / DAY);

/** `BD`, the day, the business, the index of the transaction in its day, and the number of the line. */
const lineId = (ledger: Ledger, slot: number, number: number): string =>
  `BD${shortDate(ledger.openingHours.timeOf(slot))}${ledger.merchantId.slice(-1)}${String(slot % ledger.perDay).padStart(4, '0')}${number}`;

/** The lines of one transaction on its account; none if it was paid by another method. */
function linesOfSlot(ledger: Ledger, slot: number): Line[] {
  const seed = ledger.seed(slot);
  const isSale = ledger.till.has(slot);
  const method = methodOf(seed);
  const outcome = outcomeOf(slot);
  // The order ended unpaid, because its payer's transfer content was unreadable. Two of five really were not paid.
  const isStray = !isSale && ['unpaid', 'unopened', 'cancelled'].includes(outcome) && pick(seed, 135, 5) < 3;
  const isHere = isSale || (!isHuge(slot) && (method === 'VAN' || (isStray && method === 'VIETQR')));
  if (!isHere) return [];
  // Its whole timeline is over by then, so that the line never changes.
  const createdAt = ledger.openingHours.timeOf(slot);
  const facts = factsOf(ledger, slot, createdAt + 30 * DAY);
  const { store, timeline } = facts;
  if (!isStray && timeline.moneyAt === undefined) return [];

  const at = timeline.moneyAt ?? createdAt + 95 + pick(seed, 131, 700);
  const paid = transactionOf(ledger, slot, createdAt + 30 * DAY, facts);
  const order = paid.merchantRefId;
  const bankRef = bankReference(at, seed);
  const isLate = !isSale && pick(seed, 132, LATE) === 0;
  const toldAt = isLate ? at + 240 + pick(seed, 133, 2400) : undefined;
  const base = {
    seed,
    store,
    isSale,
    at,
    ...(toldAt !== undefined && { toldAt }),
    virtualAccount: store.virtualAccount,
    storeId: store.id,
    ...(store.brandName !== undefined && { storeName: store.brandName }),
    direction: 'IN' as const,
    payerName: paid.payerName ?? payerName(seed),
    payerBank: paid.bankName ?? choose(['Vietcombank', 'MB Bank', 'Techcombank'], seed, 134),
    ipn: ipnOf(seed),
  };
  if (isStray) {
    const content = choose(STRAYS, seed, 136)(order, base.payerName);
    return [
      { ...base, id: lineId(ledger, slot, 1), amount: paid.amount, content, bankRef, match: 'UNMATCHED' },
    ];
  }
  const ends = new Set(timeline.steps.map(({ status }) => status));
  const match = ends.has('UNDERPAID') ? 'UNDER' : ends.has('OVERPAID') ? 'OVER' : 'MATCHED';
  const first: Line = {
    ...base,
    id: lineId(ledger, slot, 1),
    amount: paid.amount,
    content: paid.description,
    bankRef: paid.bankRef ?? bankRef,
    matchedRefId: order,
    match,
  };
  if (isSale || pick(seed, 137, 40) !== 0) return [first];
  // Sent twice: the same transfer again, minutes later.
  const again = at + 40 + pick(seed, 138, 160);
  const { matchedRefId: _, toldAt: __, ...rest } = first;
  return [
    first,
    {
      ...rest,
      id: lineId(ledger, slot, 2),
      at: again,
      bankRef: bankReference(again, seed + 1),
      match: 'DUPLICATE',
    },
  ];
}

/** Most are delivered at once; for a few, the merchant's server does not respond. */
function ipnOf(seed: number): VanChange['ipn'] {
  const lot = pick(seed, 139, 100);
  if (lot < 2) return 'FAILED';
  return lot < 3 ? 'RETRYING' : lot < 6 ? 'NONE' : 'SENT';
}

/** Contents of payers who type the order's code by hand, or not at all. */
const STRAYS: ((order: string, payer: string) => string)[] = [
  (order) => `thanh toan ${order.slice(0, -2)} ${order.slice(-2)}`,
  (order) => `TT don ${order.toLowerCase()}`,
  (_, payer) => `${payer} chuyen tien`,
  (order) => `ck ${order.slice(-4)}`,
];

/** The payouts of a banking day at one store, each of the whole balance; none if it is zero. */
function payoutsOf(ledger: Ledger, store: Store, day: number): Line[] {
  return PAYOUTS.map((hour, number) => {
    const at = EPOCH + day * DAY + hour + turnOf(store);
    const seed = Number(store.id) * 10_000 + day * 3 + number;
    return {
      seed,
      store,
      id: `BD${shortDate(at)}${ledger.merchantId.slice(-1)}P${store.id.slice(-2)}${number + 1}`,
      at,
      virtualAccount: store.virtualAccount,
      storeId: store.id,
      ...(store.brandName !== undefined && { storeName: store.brandName }),
      direction: 'OUT' as const,
      amount: 0,
      content: `CHI HO ${bankStyle(store.code)} ${shortDate(at)} LAN ${number + 1}`,
      payerBank: 'BIDV',
      bankRef: bankReference(at, seed),
      ipn: 'NONE' as const,
    };
  });
}

/** The lines of one banking day, with the balance of each account after them. */
function linesOfDay(ledger: Ledger, day: number, created: (day: number) => readonly Line[]): VanChange[] {
  const from = EPOCH + BEGINS + day * DAY;
  // The money of a transaction comes up to two days after it was created. A till that sells at night uses a slot of the
  // next morning.
  const lines = [-2, -1, 0, 1]
    .flatMap((days) => created(day + days))
    .filter(({ at, store }) => {
      const since = at - from - turnOf(store);
      return since >= 0 && since < DAY;
    });
  for (const store of new Set(lines.map(({ store }) => store))) lines.push(...payoutsOf(ledger, store, day));
  lines.sort(byTime);

  const balances = new Map<string, number>();
  return lines.flatMap(({ seed, store, isSale, ...line }) => {
    const before = balances.get(store.id) ?? 0;
    const amount = line.direction === 'OUT' ? before : line.amount;
    if (amount === 0) return [];
    const balanceAfter = line.direction === 'OUT' ? 0 : before + amount;
    balances.set(store.id, balanceAfter);
    const isTold = isSale || line.direction === 'OUT' || pick(seed, 141, NEVER) !== 0;
    return isTold ? [{ ...line, amount, balanceAfter }] : [];
  });
}

const byTime = (one: Pick<Line, 'at' | 'id'>, other: Pick<Line, 'at' | 'id'>): number =>
  one.at - other.at || (one.id < other.id ? -1 : 1);

/** After this time a resent message has arrived. */
const RETRIED = 1800;

/** The lines of one business, with each banking day computed once. */
export function createVanLines(ledger: Ledger) {
  const created = perDay((day) =>
    Array.from({ length: day < 0 ? 0 : ledger.perDay }, (_, place) =>
      linesOfSlot(ledger, day * ledger.perDay + place),
    ).flat(),
  );
  const dayOf = perDay((day) => {
    const lines = linesOfDay(ledger, day, created);
    // No later day reads them.
    created.forget(day - 2);
    return lines;
  });
  const resent = perObject((line: VanChange): VanChange => ({ ...line, ipn: 'SENT' }));
  const shown = (line: VanChange, now: number): VanChange =>
    line.ipn === 'RETRYING' && now - line.at > RETRIED ? resent(line) : line;

  let sales = ledger.till.size;
  /** The lines reported between two times, oldest first. */
  return (since: number, now: number): VanChange[] => {
    if (sales !== ledger.till.size) {
      // Payments of a till are in the days around now.
      sales = ledger.till.size;
      for (let day = bankingDay(now) - 3; day <= bankingDay(now) + 3; day += 1) {
        created.forget(day);
        dayOf.forget(day);
      }
    }
    const lines: VanChange[] = [];
    for (let day = bankingDay(since); day <= bankingDay(now); day += 1)
      for (const line of dayOf(day)) if ((line.toldAt ?? line.at) <= now) lines.push(shown(line, now));
    return lines.sort(byTime);
  };
}

/** Caches the result of `make` per day. */
function perDay<Value>(make: (day: number) => Value): { (day: number): Value; forget(day: number): void } {
  const known = new Map<number, Value>();
  const get = (day: number) => {
    const value = known.get(day) ?? make(day);
    known.set(day, value);
    return value;
  };
  return Object.assign(get, { forget: (day: number) => void known.delete(day) });
}
