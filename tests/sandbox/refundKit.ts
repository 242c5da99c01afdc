import { expect } from 'vitest';
import type { Sandbox, SandboxOptions } from '#sandbox/api.ts';
import { type Answer, as, BUSINESS, clockedSandbox, LIST, NOON, type Wire } from './kit.ts';

export const REFUNDS = `merchants/${BUSINESS}/refunds`;
export const REQUESTS = `merchants/${BUSINESS}/approve-refunds`;
export const DAY = 86_400;

export type Person = Awaited<ReturnType<typeof as>>;

let keys = 0;
function nextKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** A POST that moves money, with a new key unless one is given. */
export function pay(person: Person, path: string, body: unknown, key = nextKey()): Promise<Answer> {
  return person.call('POST', path, body, { 'Idempotency-Key': key });
}

/** Requests a refund on the channel of the transaction. */
export function ask(person: Person, row: Wire, wanted: Record<string, unknown>, key?: string) {
  const path =
    row.source === 'INTEGRATION'
      ? 'integration/request-refund'
      : `payment/merchant/${BUSINESS}/request-refund`;
  return pay(person, path, { transactionId: row.id, reason: 'CUSTOMER_REQUEST', note: '', ...wanted }, key);
}

export const decide = (person: Person, id: string, said: Record<string, unknown>, key?: string) =>
  pay(person, `payment/merchant/${BUSINESS}/approve-refund`, { id, ...said }, key);

export const approve = (person: Person, id: string) => decide(person, id, { decision: 'APPROVE' });

export const preparing = (person: Person, transactionId: unknown, merchantId: unknown = BUSINESS) =>
  person.call('POST', 'integration/request-refund/preparing', { merchantId, transactionId });

/** The id of a refund's request. */
export const requestIdOf = (refundId: string): string => refundId.replace('HT', 'YC');

/** A transaction without refunds that matches these filters. */
export async function untouched(person: Person, filters = 'source=STORE_QR&method=VIETQR'): Promise<Wire> {
  const query = `${filters}&status=SUCCESS&refundStatus=NONE&minAmount=100000`;
  const [row] = (await person.get(`${LIST}?${query}`)).data.items;
  expect(row, query).toBeDefined();
  return row;
}

/** The detail of a transaction. */
export const detailOf = async (person: Person, id: string): Promise<Wire> =>
  (await person.get(`${LIST}/${id}`)).data;

/** A sandbox with the users of the refund tests; `at` moves the clock and signs them in again. */
export async function refundDesk(options: SandboxOptions = {}) {
  const { sandbox, clock } = clockedSandbox({ rows: 3000, ...options });
  const people = async (): Promise<Record<'admin' | 'manager', Person>> => ({
    admin: await as(sandbox, 'admin'),
    manager: await as(sandbox, 'manager'),
  });
  return {
    sandbox: sandbox as Sandbox,
    ...(await people()),
    at(seconds: number) {
      clock.at = NOON + seconds;
      return people();
    },
  };
}

/** The status, the code and the named fields of a refusal. */
export const refusal = ({ status, body }: Answer): Wire[] => [
  status,
  body.code,
  ...(body.errorMessages ?? []).map(({ field }: Wire) => field),
];
