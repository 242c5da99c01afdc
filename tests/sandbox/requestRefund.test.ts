import { describe, expect, it } from 'vitest';
import { memoryJournal } from '#sandbox/journal.ts';
import { as, LIST, NOON } from './kit.ts';
import {
  approve,
  ask,
  DAY,
  detailOf,
  pay,
  preparing,
  REFUNDS,
  refundDesk,
  refusal,
  requestIdOf,
  untouched,
} from './refundKit.ts';

describe('what may be refunded', () => {
  it('is the full amount of a wallet payment, only once', async () => {
    const { manager } = await refundDesk();
    const row = await untouched(manager, 'method=WALLET&source=STORE_QR');
    expect((await preparing(manager, row.id)).data).toMatchObject({ modes: 'full', refundable: row.amount });
    const part = await ask(manager, row, { amount: row.amount - 1000 });
    expect(refusal(part)).toEqual([409, 'REFUND_FULL_ONLY', 'amount']);
    expect((await ask(manager, row, { amount: row.amount })).data.type).toBe('FULL');
    const none = { modes: 'none', refundable: 0, reasonNotRefundable: 'FULL_ONLY_USED' };
    expect((await preparing(manager, row.id)).data).toMatchObject(none);
    expect(refusal(await ask(manager, row, { amount: 1000 }))).toEqual([409, 'REFUND_NOT_POSSIBLE']);
  });

  it.each([
    ['NOT_SUCCESSFUL', 'status=FAILED'],
    ['NOT_SUCCESSFUL', 'status=PENDING,INIT,EXPIRED'],
    ['NOT_SUCCESSFUL', 'status=REVIEW'],
    ['FULLY_REFUNDED', 'status=REFUNDED'],
    ['TOO_OLD', `status=SUCCESS&from=${NOON - 93 * DAY}&to=${NOON - 91 * DAY}`],
  ])('is nothing: %s for %s', async (reasonNotRefundable, filters) => {
    const { manager } = await refundDesk({ rows: 60_000 });
    const [row] = (await manager.get(`${LIST}?${filters}`)).data.items;
    expect((await preparing(manager, row.id)).data).toMatchObject({
      modes: 'none',
      refundable: 0,
      reasonNotRefundable,
    });
    const refused = await ask(manager, row, { amount: 1000 });
    expect(refusal(refused)).toEqual([409, 'REFUND_NOT_POSSIBLE']);
    expect(refused.body.message.length).toBeGreaterThan(20);
  });
});

describe('requesting a refund', () => {
  it('refuses more than the rest, and states the rest in đồng', async () => {
    const { manager } = await refundDesk();
    const row = await untouched(manager, 'source=STORE_QR&method=VIETQR&minAmount=1000000');
    await ask(manager, row, { amount: row.amount - 234_500 });
    const over = await ask(manager, row, { amount: 234_501 });
    expect(refusal(over)).toEqual([409, 'REFUND_EXCEEDS_REMAINING', 'amount']);
    expect(over.body.errorMessages[0].message).toContain('234.500 đồng');
    const english = { 'Accept-Language': 'en', 'Idempotency-Key': 'in-english' };
    const body = { transactionId: row.id, amount: 234_501, reason: 'FRAUD' };
    const again = await manager.call('POST', 'payment/merchant/1001/request-refund', body, english);
    expect(again.body.errorMessages[0].message).toContain('234,500 VND');
    expect((await ask(manager, row, { amount: 234_500 })).status).toBe(200);
  });
});

describe('who may request a refund', () => {
  it.each(['STORE_QR', 'INTEGRATION'])('needs refund:create (%s)', async (source) => {
    const { sandbox, manager } = await refundDesk();
    const row = await untouched(manager, `source=${source}&method=VIETQR`);
    for (const name of ['auditor', 'operator', 'limited'])
      expect(refusal(await ask(await as(sandbox, name), row, { amount: 1000 }))).toEqual([
        403,
        'ACCESS_DENIED',
      ]);
  });

  it.each(['STORE_QR', 'INTEGRATION'])('is limited to the store of the user (%s)', async (source) => {
    const { sandbox, manager } = await refundDesk();
    const cashier = await as(sandbox, 'cashier');
    const own = await untouched(manager, `source=${source}&method=VIETQR&storeId=11002`);
    const other = await untouched(manager, `source=${source}&method=VIETQR&storeId=11001`);
    expect((await ask(cashier, own, { amount: 1000 })).data.createdBy).toBe('cashier');
    expect((await preparing(cashier, own.id)).data.waiting).toBe(1000);
    expect(refusal(await ask(cashier, other, { amount: 1000 }))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await preparing(cashier, other.id))).toEqual([404, 'NOT_FOUND']);
  });

  it('does not find a transaction of another business, nor a missing one', async () => {
    const { manager, admin } = await refundDesk();
    const [other] = (await admin.get('merchants/1002/order/transactions?status=SUCCESS&source=INTEGRATION'))
      .data.items;
    expect(refusal(await ask(manager, other, { amount: 1000 }))).toEqual([404, 'NOT_FOUND']);
    expect((await ask(admin, other, { amount: 1000 })).data.transactionId).toBe(other.id);
    const path = 'payment/merchant/1002/request-refund';
    const row = await untouched(manager);
    const body = { transactionId: row.id, amount: 1000, reason: 'FRAUD' };
    expect(refusal(await pay(admin, path, body))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await pay(manager, path, body))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await ask(manager, { ...row, id: 'x' }, { amount: 1000 }))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('money is moved once', () => {
  it('accepts one of two requests for the same rest', async () => {
    const { manager, admin } = await refundDesk();
    const row = await untouched(manager);
    const answers = await Promise.all(
      [manager, admin].map((person) => ask(person, row, { amount: row.amount })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await detailOf(manager, row.id)).summary).toMatchObject({ waiting: row.amount, refundable: 0 });
  });

  it('survives a restart, and a reset deletes it', async () => {
    const journal = memoryJournal();
    const first = await refundDesk({ journal });
    const row = await untouched(first.manager);
    const { data } = await ask(first.manager, row, { amount: 1000 }, 'kept');
    await approve(first.admin, requestIdOf(data.id));

    const second = await refundDesk({ journal });
    const { refunds, detail } = await detailOf(second.manager, row.id);
    expect(refunds).toMatchObject([{ id: data.id, status: 'PENDING', approvedBy: 'admin' }]);
    expect(detail.status).toBe('REFUNDING');
    expect((await ask(second.manager, row, { amount: 1000 }, 'kept')).data).toEqual(data);

    await second.manager.get(`${LIST}/statistic`);
    second.sandbox.reset();
    const fresh = await as(second.sandbox, 'manager');
    expect((await detailOf(fresh, row.id)).refunds).toEqual([]);
    expect((await fresh.get(`${REFUNDS}?keyword=${data.id}`)).data.total).toBe(0);
    expect((await fresh.get(`${LIST}?refundStatus=NONE&keyword=${row.id}`)).data.total).toBe(1);
  });
});
