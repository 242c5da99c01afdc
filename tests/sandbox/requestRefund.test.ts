import { describe, expect, it } from 'vitest';
import { memoryJournal } from '#sandbox/journal.ts';
import { as, LIST, NOON, type Wire } from './kit.ts';
import {
  approve,
  ask,
  DAY,
  detailOf,
  pay,
  preparing,
  REFUNDS,
  REQUESTS,
  refundDesk,
  refusal,
  requestIdOf,
  untouched,
} from './refundKit.ts';

describe('what may be refunded', () => {
  it('is anything up to all of a successful payment', async () => {
    const { manager } = await refundDesk();
    const row = await untouched(manager);
    const terms = { refundable: row.amount, refunded: 0, waiting: 0, fee: 0, modes: 'any' };
    expect((await preparing(manager, row.id)).data).toEqual(terms);
    const card = await untouched(manager, 'method=CARD');
    expect((await preparing(manager, card.slug, 1001)).data).toMatchObject({ modes: 'any', fee: 3300 });
  });

  it('is all or nothing of a wallet payment, once', async () => {
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

  it('is nothing while all that is left waits', async () => {
    const { manager } = await refundDesk();
    const row = await untouched(manager);
    await ask(manager, row, { amount: row.amount });
    expect((await preparing(manager, row.id)).data).toEqual({
      refundable: 0,
      refunded: 0,
      waiting: row.amount,
      fee: 0,
      modes: 'none',
      reasonNotRefundable: 'WAITING',
    });
  });

  it('is told only to those who may ask for it', async () => {
    const { sandbox, manager, admin } = await refundDesk();
    const row = await untouched(manager);
    expect(refusal(await preparing(manager, row.id, '1002'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await preparing(admin, row.id, '1002'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await preparing(admin, 'GD1'))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await preparing(admin, 7))).toEqual([400, 'INVALID_REQUEST', 'transactionId']);
    expect(refusal(await preparing(admin, row.id, null))).toEqual([400, 'INVALID_REQUEST', 'merchantId']);
    expect(refusal(await preparing(await as(sandbox, 'auditor'), row.id))).toEqual([403, 'ACCESS_DENIED']);
  });
});

describe('asking for a refund', () => {
  it.each(['source=STORE_QR', 'source=WEBPOS', 'source=INTEGRATION'])(
    'gives it, waiting, and everything shows it at once: %s',
    async (source) => {
      const { manager } = await refundDesk();
      const row = await untouched(manager, `${source}&method=VIETQR`);
      await manager.get(REFUNDS);
      await manager.get(`${LIST}/statistic`);
      const wanted = { amount: 50_000, reason: 'OTHER', note: '  Khách đổi ý 👩‍🍳 ' };
      const { status, data } = await ask(manager, row, wanted);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        id: `HT${row.id.slice(2)}1`,
        transactionId: row.id,
        merchantRefId: row.merchantRefId,
        originalAmount: row.amount,
        amount: 50_000,
        type: 'PARTIAL',
        reason: 'OTHER',
        note: 'Khách đổi ý 👩‍🍳',
        status: 'PENDING_APPROVAL',
        createdBy: 'manager',
        createdAt: NOON,
        timeline: [{ at: NOON, status: 'PENDING_APPROVAL', by: 'manager' }],
      });
      expect((await manager.get(REFUNDS)).data.items).toContainEqual(data);
      expect((await manager.get(`${REFUNDS}/${data.id}`)).data).toEqual(data);
      const { detail, summary, refunds } = await detailOf(manager, row.id);
      expect(detail).toMatchObject({ status: 'SUCCESS', refundStatus: 'PENDING_APPROVAL' });
      expect(summary).toMatchObject({ refunded: 0, waiting: 50_000, refundable: row.amount - 50_000 });
      expect(refunds).toEqual([data]);
      const listed = await manager.get(`${LIST}?refundStatus=PENDING_APPROVAL&keyword=${row.id}`);
      expect(listed.data.items.map(({ id }: Wire) => id)).toEqual([row.id]);
      const requests = await manager.get(`${REQUESTS}?keyword=${data.id}`);
      expect(requests.data.items[0]).toMatchObject({
        id: requestIdOf(data.id),
        refundId: data.id,
        status: 'WAITING',
        remaining: row.amount,
        requestedBy: 'manager',
        requestedAt: NOON,
      });
    },
  );

  it('gives each request of a transaction a number of its own', async () => {
    const { manager } = await refundDesk();
    const row = await untouched(manager);
    const ids: string[] = [];
    for (let part = 0; part < 11; part += 1)
      ids.push((await ask(manager, row, { amount: 1000 + part })).data.id);
    expect(ids).toEqual(ids.map((_, place) => `HT${row.id.slice(2)}${place + 1}`));
    for (const [place, id] of ids.entries())
      expect((await manager.get(`${REFUNDS}/${id}`)).data.amount).toBe(1000 + place);
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1000 }, 'amount'],
    [{ amount: 1000.5 }, 'amount'],
    [{ amount: '1000' }, 'amount'],
    [{ amount: 2 ** 60 }, 'amount'],
    [{ amount: undefined }, 'amount'],
    [{ amount: 1000, reason: 'BORED' }, 'reason'],
    [{ amount: 1000, reason: undefined }, 'reason'],
    [{ amount: 1000, reason: 'OTHER', note: '  ' }, 'note'],
    [{ amount: 1000, note: 7 }, 'note'],
    [{ amount: 1000, note: 'x'.repeat(501) }, 'note'],
  ])('refuses %j and names the field', async (wanted, field) => {
    const { manager } = await refundDesk();
    const row = await untouched(manager);
    expect(refusal(await ask(manager, row, wanted))).toEqual([400, 'INVALID_REQUEST', field]);
    expect((await detailOf(manager, row.id)).refunds).toEqual([]);
  });

  it('names all bad fields at once', async () => {
    const { manager } = await refundDesk();
    const bad = await ask(manager, await untouched(manager), { amount: 0, reason: '', note: 7 });
    expect(refusal(bad).slice(2)).toEqual(['amount', 'reason', 'note']);
  });

  it('refuses more than is left, and says in đồng what is', async () => {
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

  it('is done on the channel of the transaction alone', async () => {
    const { manager } = await refundDesk();
    const [own, integration] = [
      await untouched(manager),
      await untouched(manager, 'source=INTEGRATION&method=VIETQR'),
    ];
    const swapped = (row: Wire, source: string) => ask(manager, { ...row, source }, { amount: 1000 });
    expect(refusal(await swapped(own, 'INTEGRATION'))).toEqual([400, 'WRONG_CHANNEL']);
    expect(refusal(await swapped(integration, 'WEBPOS'))).toEqual([400, 'WRONG_CHANNEL']);
  });
});

describe('who may ask for a refund', () => {
  it.each(['STORE_QR', 'INTEGRATION'])('needs refund:create (%s)', async (source) => {
    const { sandbox, manager } = await refundDesk();
    const row = await untouched(manager, `source=${source}&method=VIETQR`);
    for (const name of ['auditor', 'operator', 'limited'])
      expect(refusal(await ask(await as(sandbox, name), row, { amount: 1000 }))).toEqual([
        403,
        'ACCESS_DENIED',
      ]);
  });

  it.each(['STORE_QR', 'INTEGRATION'])('is held to his store (%s)', async (source) => {
    const { sandbox, manager } = await refundDesk();
    const cashier = await as(sandbox, 'cashier');
    const own = await untouched(manager, `source=${source}&method=VIETQR&storeId=11002`);
    const other = await untouched(manager, `source=${source}&method=VIETQR&storeId=11001`);
    expect((await ask(cashier, own, { amount: 1000 })).data.createdBy).toBe('cashier');
    expect((await preparing(cashier, own.id)).data.waiting).toBe(1000);
    expect(refusal(await ask(cashier, other, { amount: 1000 }))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await preparing(cashier, other.id))).toEqual([404, 'NOT_FOUND']);
  });

  it('does not find a transaction of another business, nor one that is not there', async () => {
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
  it.each([
    ['WEBPOS', 'payment/merchant/1001/request-refund'],
    ['INTEGRATION', 'integration/request-refund'],
  ])('needs a key, and does nothing twice for the same one (%s)', async (source, path) => {
    const { manager } = await refundDesk();
    const row = await untouched(manager, `source=${source}&method=VIETQR`);
    const body = { transactionId: row.id, amount: 1000, reason: 'FRAUD', note: '' };
    const bare = await manager.call('POST', path, body);
    expect(refusal(bare)).toEqual([400, 'INVALID_REQUEST', 'Idempotency-Key']);
    const [one, two] = await Promise.all([
      ask(manager, row, { amount: 1000 }, 'same'),
      ask(manager, row, { amount: 1000 }, 'same'),
    ]);
    expect(two.data).toEqual(one.data);
    const later = await ask(manager, row, { amount: 1000 }, 'same');
    expect(later.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await detailOf(manager, row.id)).refunds).toHaveLength(1);
    expect((await ask(manager, row, { amount: 2000 }, 'same')).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('lets one of two through that want the same rest', async () => {
    const { manager, admin } = await refundDesk();
    const row = await untouched(manager);
    const answers = await Promise.all(
      [manager, admin].map((person) => ask(person, row, { amount: row.amount })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await detailOf(manager, row.id)).summary).toMatchObject({ waiting: row.amount, refundable: 0 });
  });

  it('was done although the answer got lost: the same key gives it', async () => {
    const { sandbox, manager } = await refundDesk();
    const row = await untouched(manager);
    sandbox.setFaults([{ match: 'POST *request-refund', kind: 'lost', times: 1 }]);
    await expect(ask(manager, row, { amount: 1000 }, 'lost')).rejects.toThrow();
    const again = await ask(manager, row, { amount: 1000 }, 'lost');
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await detailOf(manager, row.id)).refunds).toEqual([again.data]);
  });

  it('stays over a restart, and is forgotten by a reset', async () => {
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
