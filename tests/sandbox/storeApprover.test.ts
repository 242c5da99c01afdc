import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import { as, everyRow, LIST, NOON, type Wire } from './kit.ts';
import {
  approve,
  ask,
  DAY,
  decide,
  type Person,
  preparing,
  REFUNDS,
  REQUESTS,
  refundDesk,
  refusal,
} from './refundKit.ts';

/** The store that the approver is held to: no demo account is one of a store and approves. */
const OWN = '11003';
const OTHER = '11004';
const inStore = (path: string, storeId = OWN) => path.replace('/1001/', `/1001/store/${storeId}/`);

let desk: Awaited<ReturnType<typeof refundDesk>>;
let approver: Person;

/** Requests that wait, one of the approver's store and one of another, both of `manager`. */
let own: Wire;
let other: Wire;

async function asked(storeId: string): Promise<Wire> {
  const query = `source=STORE_QR&method=VIETQR&status=SUCCESS&refundStatus=NONE&minAmount=100000`;
  const [row] = (await desk.admin.get(`${inStore(LIST, storeId)}?${query}`)).data.items;
  const { data } = await ask(desk.manager, row, { amount: 50_000 });
  return (await desk.admin.get(`${REQUESTS}?keyword=${data.id}`)).data.items[0];
}

beforeEach(async () => {
  desk = await refundDesk({ rows: 20_000 });
  own = await asked(OWN);
  other = await asked(OTHER);
  const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
  (ACCOUNTS as Account[]).push({ ...model, id: '9999', userName: 'approver', storeId: OWN });
  onTestFinished(() => void (ACCOUNTS as Account[]).pop());
  approver = await as(desk.sandbox, 'approver');
});

const statusOf = async ({ id }: Wire) =>
  (await desk.admin.get(`${REQUESTS}?keyword=${id}`)).data.items[0].status;

const sum = (rows: Wire[]) => ({
  count: rows.length,
  amount: rows.reduce((total, { amount }) => total + amount, 0),
});

describe('an approver who is held to one store', () => {
  it('sees the requests of that store, all of them and no other', async () => {
    const all = await everyRow(desk.admin.get, REQUESTS);
    const rows = await everyRow(approver.get, inStore(REQUESTS));
    expect(rows).toEqual(all.filter(({ storeId }) => storeId === OWN));
    expect(rows.map(({ id }) => id)).toContain(own.id);
    expect(rows.length).toBeLessThan(all.length);
  });

  it('is told figures of that store: the tabs, what is overdue, the count of the menu', async () => {
    const rows = (await everyRow(desk.admin.get, REQUESTS)).filter(({ storeId }) => storeId === OWN);
    const { data } = await approver.get(`${inStore(REQUESTS)}/statistic`);
    const waiting = rows.filter(({ status }) => status === 'WAITING');
    expect(data).toMatchObject({
      ...sum(rows),
      overdue: sum(waiting.filter(({ requestedAt }) => requestedAt < NOON - DAY)),
    });
    expect(data.byStatus.WAITING).toEqual(sum(waiting));
    const badge = await approver.get(`${inStore(REQUESTS)}?page=1&pageSize=1&status=WAITING`);
    expect(badge.data.total).toBe(waiting.length);
    expect(waiting.length).toBeGreaterThan(0);
  });

  it.each([REQUESTS, `${REQUESTS}/statistic`, REFUNDS, `${REFUNDS}/statistic`])(
    'may not ask for the whole business, and another store is not there: %s',
    async (path) => {
      expect(refusal(await approver.get(path))).toEqual([403, 'STORE_ONLY']);
      expect(refusal(await approver.get(inStore(path, OTHER)))).toEqual([404, 'NOT_FOUND']);
      expect((await approver.get(inStore(path))).status).toBe(200);
    },
  );

  it.each<[string, Wire]>([
    ['APPROVE', {}],
    ['REJECT', { reason: 'Sai đơn' }],
  ])('decides there, and nowhere else: %s', async (decision, reason) => {
    const missing = await approve(approver, 'YC000000000001');
    const refused = await decide(approver, other.id, { decision, ...reason });
    // As if it were not there: whoever may not see it learns nothing of it.
    expect([refused.status, refused.body]).toEqual([404, missing.body]);
    expect(await statusOf(other)).toBe('WAITING');

    const { status, data } = await decide(approver, own.id, { decision, ...reason });
    expect(status).toBe(200);
    expect(data).toMatchObject({ id: own.id, storeId: OWN, decidedBy: 'approver' });
    expect(await statusOf(own)).toBe(decision === 'APPROVE' ? 'APPROVED' : 'REJECTED');
  });

  it('learns what is left, and asks, of payments of that store alone', async () => {
    expect((await preparing(approver, own.transactionId)).data).toMatchObject({ waiting: 50_000 });
    const hidden = await preparing(approver, other.transactionId);
    const missing = await preparing(approver, 'GD00000000000');
    expect([hidden.status, hidden.body]).toEqual([404, missing.body]);
    // On neither channel.
    for (const source of ['STORE_QR', 'INTEGRATION']) {
      const row = { id: other.transactionId, source };
      expect(refusal(await ask(approver, row, { amount: 1000 }))).toEqual([404, 'NOT_FOUND']);
    }
    expect((await preparing(desk.admin, other.transactionId)).data.waiting).toBe(50_000);
  });

  it('does not decide what was asked for in his own name', async () => {
    const row = { id: own.transactionId, source: 'STORE_QR' };
    const { data } = await ask(approver, row, { amount: 1000 });
    expect(refusal(await approve(approver, data.id.replace('HT', 'YC')))).toEqual([409, 'OWN_REQUEST']);
  });
});
