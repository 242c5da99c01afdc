import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import { memoryJournal } from '#sandbox/journal.ts';
import { as, LIST, NOON, type Wire } from './kit.ts';
import {
  approve,
  ask,
  DAY,
  decide,
  detailOf,
  type Person,
  REFUNDS,
  REQUESTS,
  refundDesk,
  refusal,
  requestIdOf,
  untouched,
} from './refundKit.ts';

/** A refund request of `manager` for a part of a transaction without refunds. */
async function asked(manager: Person, amount = 50_000) {
  const row = await untouched(manager);
  const { data } = await ask(manager, row, { amount });
  return { row, refundId: data.id, id: requestIdOf(data.id) };
}

describe('the requests', () => {
  it('are for users with the permission, and for staff only with the flag', async () => {
    const { sandbox, manager } = await refundDesk();
    const { id } = await asked(manager);
    for (const name of ['auditor', 'operator', 'limited']) {
      const person = await as(sandbox, name);
      for (const path of [REQUESTS, `${REQUESTS}/statistic`])
        expect(refusal(await person.get(path)), name).toEqual([403, 'ACCESS_DENIED']);
      expect(refusal(await approve(person, id)), name).toEqual([403, 'ACCESS_DENIED']);
    }
    expect((await manager.get(REQUESTS)).status).toBe(200);
    expect((await manager.get('merchants/1002/approve-refunds')).status).toBe(404);
  });
});

describe('an approval', () => {
  it('starts the refund at once, and the bank ends it within five minutes', async () => {
    const desk = await refundDesk();
    const { row, id, refundId } = await asked(desk.manager);
    const { status, data } = await approve(desk.admin, id);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, refundId, status: 'APPROVED', decidedBy: 'admin', decidedAt: NOON });
    expect((await desk.manager.get(`${REQUESTS}?keyword=${id}`)).data.items).toEqual([data]);
    for (const [seconds, refundStatus] of [
      [0, 'PENDING'],
      [20, 'PENDING'],
      [30, 'PROCESSING'],
      [90, 'SENT_TO_BANK'],
      [290, 'SENT_TO_BANK'],
    ] as const) {
      const { manager } = await desk.at(seconds);
      const { detail, summary, refunds } = await detailOf(manager, row.id);
      expect([detail.status, detail.refundStatus]).toEqual(['REFUNDING', refundStatus]);
      expect(summary).toMatchObject({ refunded: 0, waiting: 50_000, refundable: row.amount - 50_000 });
      expect(refunds[0]).toMatchObject({ status: refundStatus, approvedBy: 'admin' });
      const found = await manager.get(
        `${LIST}?status=REFUNDING&refundStatus=${refundStatus}&keyword=${row.id}`,
      );
      expect(found.data.total).toBe(1);
    }
    const { manager } = await desk.at(300);
    const refund = (await manager.get(`${REFUNDS}/${refundId}`)).data;
    expect(['SUCCESS', 'FAILED']).toContain(refund.status);
    expect(refund).toMatchObject({ completedAt: NOON + 300, approvedBy: 'admin' });
    expect(refund.timeline.map(({ by }: Wire) => by)).toEqual([
      'manager',
      'admin',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a decision', () => {
  it('is made once, and the second user is told who made it and how', async () => {
    const { manager, admin } = await refundDesk();
    const others = (await admin.get(`${REQUESTS}?status=WAITING&requestedBy=cashier`)).data.items;
    await decide(manager, others[0].id, { decision: 'REJECT', reason: 'Không đủ chứng từ' });
    await approve(manager, others[1].id);
    const late = await Promise.all([approve(admin, others[0].id), approve(admin, others[1].id)]);
    expect(late.map(refusal)).toEqual([
      [409, 'ALREADY_DECIDED'],
      [409, 'ALREADY_DECIDED'],
    ]);
    expect(late.map(({ body }) => body.message)).toEqual([
      'Yêu cầu này đã bị Lê Hoàng Nam (manager) từ chối',
      'Yêu cầu này đã được Lê Hoàng Nam (manager) duyệt',
    ]);
  });

  it('counts once if two users decide at the same moment, and once for each key', async () => {
    const { manager, admin } = await refundDesk();
    const [one] = (await admin.get(`${REQUESTS}?status=WAITING&requestedBy=cashier`)).data.items;
    const answers = await Promise.all([
      decide(admin, one.id, { decision: 'APPROVE' }, 'first'),
      decide(manager, one.id, { decision: 'REJECT', reason: 'Trùng' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? 'APPROVED' : 'REJECTED';
    expect((await admin.get(`${REQUESTS}?keyword=${one.id}`)).data.items[0].status).toBe(winner);
    const again = await decide(admin, one.id, { decision: 'APPROVE' }, 'first');
    expect(again.status).toBe(answers[0]?.status);
    expect(again.data).toEqual(answers[0]?.data);
  });

  it('comes too late after seven days', async () => {
    const desk = await refundDesk({ rows: 10_000 });
    const { row, id, refundId } = await asked(desk.manager);
    const before = await desk.at(7 * DAY - 10);
    expect((await before.admin.get(`${REQUESTS}?keyword=${id}`)).data.items[0].status).toBe('WAITING');
    const { admin } = await desk.at(7 * DAY);
    const late = await approve(admin, id);
    expect(refusal(late)).toEqual([409, 'ALREADY_DECIDED']);
    expect(late.body.message).toBe('Yêu cầu này đã quá hạn duyệt');
    const expired = (await admin.get(`${REQUESTS}?status=EXPIRED&keyword=${id}`)).data.items[0];
    expect(expired).toMatchObject({ id, decidedAt: NOON + 7 * DAY });
    expect(expired.decidedBy).toBeUndefined();
    const { summary, refunds } = await detailOf(admin, row.id);
    expect(refunds[0]).toMatchObject({ id: refundId, status: 'CANCELLED' });
    expect(summary).toMatchObject({ waiting: 0, refundable: row.amount });
  });

  it('does not refund more than the rest', async () => {
    const journal = memoryJournal();
    const first = await refundDesk({ journal });
    const row = await untouched(first.manager);
    const { data } = await ask(first.manager, row, { amount: row.amount });
    // Two requests for the same money, as a service without these checks may have them.
    const entry = journal.load().find(({ kind }) => kind === 'refunds');
    const value = entry?.value as Wire;
    const twice = [...value.asked, { ...value.asked[0], number: 2 }];
    journal.append({ kind: 'refunds', key: entry?.key ?? '', at: NOON, value: { ...value, asked: twice } });
    const { admin } = await refundDesk({ journal });
    const [one, two] = (await admin.get(`${REQUESTS}?keyword=${row.id}`)).data.items;
    expect([one.remaining, two.remaining]).toEqual([0, 0]);
    const refused = await approve(admin, requestIdOf(data.id));
    expect(refusal(refused)).toEqual([409, 'REFUND_EXCEEDS_REMAINING']);
    const other = one.refundId === data.id ? two : one;
    expect((await decide(admin, other.id, { decision: 'REJECT', reason: 'Trùng' })).status).toBe(200);
    expect((await approve(admin, requestIdOf(data.id))).data).toMatchObject({
      status: 'APPROVED',
      remaining: row.amount,
    });
  });

  it('is refused above the daily limit of the account', async () => {
    const { sandbox, manager } = await refundDesk();
    const [first, second] = [await asked(manager), await asked(manager)];
    const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
    const clerk = { ...model, id: '9999', userName: 'clerk', approvesPerDay: 60_000 };
    (ACCOUNTS as Account[]).push(clerk);
    onTestFinished(() => void (ACCOUNTS as Account[]).pop());
    const person = await as(sandbox, 'clerk');
    expect((await approve(person, first.id)).status).toBe(200);
    expect(refusal(await approve(person, second.id))).toEqual([409, 'DAY_LIMIT']);
    const query = 'status=APPROVED&timeField=decidedAt&decidedBy=clerk';
    const { data } = await person.get(
      `${REQUESTS}/statistic?${query}&from=${NOON - DAY / 2}&to=${NOON + DAY / 2}`,
    );
    expect(data).toMatchObject({ count: 1, amount: 50_000, approver: 'clerk', dayLimit: 60_000 });
  });

  it.each<[string, Partial<Account>, number]>([
    ['without the flag that staff need', { isApproveRequestRefund: false }, 403],
    ['without the permission', { scopes: ['merchant-1001:approve-refund:read'] }, 403],
    ['of another business', { merchantId: '1002', scopes: ['*'] }, 404],
    ['held to another store', { storeId: '11005' }, 404],
  ])('is not for somebody %s', async (_, fields, status) => {
    const { sandbox, manager, admin } = await refundDesk();
    const { id } = await asked(manager);
    const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
    const clerk = { ...model, id: '9999', userName: 'clerk', ...fields };
    (ACCOUNTS as Account[]).push(clerk);
    onTestFinished(() => void (ACCOUNTS as Account[]).pop());
    expect((await approve(await as(sandbox, 'clerk'), id)).status).toBe(status);
    expect((await admin.get(`${REQUESTS}?keyword=${id}`)).data.items[0].status).toBe('WAITING');
  });

  it('must match the confirmed hash, if one is sent', async () => {
    const { manager, admin } = await refundDesk();
    const { id } = await asked(manager);
    const { data } = await admin.get(`${REQUESTS}?keyword=${id}`);
    const { amount, transactionId } = data.items[0];
    const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
    const send = (hash: string, key: string) =>
      admin.call(
        'POST',
        'payment/merchant/1001/approve-refund',
        { id, decision: 'APPROVE' },
        { 'Idempotency-Key': key, 'X-Confirmed-Hash': hash },
      );
    for (const [at, other] of [`${amount + 1}\n${transactionId}`, `${amount}\nGD1`, ''].entries())
      expect(refusal(await send(hashOf(other), `other-${at}`))).toEqual([409, 'CONFIRMED_OTHER']);
    expect((await admin.get(`${REQUESTS}?keyword=${id}`)).data.items[0].status).toBe('WAITING');
    expect((await send(hashOf(`${amount}\n${transactionId}`), 'same')).status).toBe(200);
  });
});
