import { describe, expect, it } from 'vitest';
import { memoryJournal } from '#sandbox/journal.ts';
import { as, clockedSandbox, type Wire } from './kit.ts';

const ORDER = {
  merchantId: '1001',
  storeId: '11002',
  merchantRefId: 'POS-1',
  amount: 150_000,
  description: 'POS 1',
  method: 'QR',
  expiresIn: 300,
};

async function till(userName = 'cashier', options = {}) {
  const { sandbox, clock } = clockedSandbox(options);
  const person = await as(sandbox, userName);
  let count = 0;
  const ask = (given: Wire = {}, key?: string) => {
    count += 1;
    const order = { ...ORDER, merchantRefId: `POS-${count}`, ...given };
    const headers = { 'Idempotency-Key': key ?? `key-${count}` };
    return person.call('POST', 'payment/payment-request', order, headers);
  };
  const status = (id: string) => person.call('POST', 'payment/payment-status', { id });
  return { sandbox, clock, person, ask, status };
}

describe('a payment request', () => {
  it('tells where it is paid and until when, and is paid after twelve seconds', async () => {
    const { clock, ask, status, person } = await till();
    const { data } = await ask();
    expect(data).toMatchObject({
      amount: 150_000,
      status: 'CREATED',
      bankBin: '970418',
      bankName: 'BIDV',
      expiresAt: clock.at + 300,
    });
    expect(data.qrContent).toContain(
      `0006970418${'01'}${String(data.accountNumber.length).padStart(2, '0')}${data.accountNumber}`,
    );
    expect(data.qrContent).toMatch(/5303704540615000058 ?02VN62\d\d0805POS 16304[\dA-F]{4}$/);
    clock.at += 3;
    expect((await status(data.id)).data).toEqual({
      id: data.id,
      status: 'PENDING',
      amount: 150_000,
      paidAmount: 0,
    });
    clock.at += 9;
    const paid = (await status(data.id)).data;
    expect(paid).toMatchObject({ status: 'SUCCESS', paidAmount: 150_000, paidAt: clock.at });
    const path = `merchants/1001/store/11002/order/transactions/${paid.transactionId}`;
    const { detail, summary } = (await person.get(path)).data;
    expect(detail).toMatchObject({
      id: paid.transactionId,
      source: 'WEBPOS',
      status: 'SUCCESS',
      amount: 150_000,
    });
    expect(summary.refundable).toBe(150_000);
  });

  it.each([
    [100_001, 12, 'PENDING', 90_000],
    [100_001, 300, 'EXPIRED', 90_000],
    [100_002, 12, 'SUCCESS', 110_002],
    [100_003, 12, 'FAILED', 0],
    [100_004, 12, 'CANCELLED', 0],
    [100_005, 299, 'PENDING', 0],
    [100_005, 300, 'EXPIRED', 0],
    [100_006, 12, 'SUCCESS', 200_012],
    [100_007, 319, 'PENDING', 0],
    [100_007, 320, 'SUCCESS', 100_007],
  ])('of %i stands after %i s at %s with %i', async (amount, seconds, expected, paidAmount) => {
    const { clock, ask, status } = await till();
    const { data } = await ask({ amount });
    clock.at += seconds;
    expect((await status(data.id)).data).toMatchObject({ status: expected, paidAmount });
  });

  it('is made once under a key, and stands after a restart', async () => {
    const journal = memoryJournal();
    const { ask, sandbox } = await till('cashier', { journal });
    const { data } = await ask({ merchantRefId: 'A1' }, 'same');
    expect((await ask({ merchantRefId: 'A1' }, 'same')).data.id).toBe(data.id);
    expect(sandbox.moneyRequests()).toMatchObject([{ sends: 2, records: 1 }]);
    const { status, ask: askAgain } = await till('cashier', { journal });
    expect((await status(data.id)).data.id).toBe(data.id);
    expect((await askAgain()).data.id).not.toBe(data.id);
  });

  it('is refused while its order code waits or was paid, and free again when it expired', async () => {
    const { clock, ask } = await till();
    await ask({ merchantRefId: 'A1', amount: 20_005 });
    const again = await ask({ merchantRefId: 'A1' });
    expect([again.status, again.body.code, again.body.errorMessages[0].field]).toEqual([
      409,
      'ORDER_CODE_TAKEN',
      'merchantRefId',
    ]);
    clock.at += 300;
    expect((await ask({ merchantRefId: 'A1' })).status).toBe(200);
  });

  it.each([
    ['merchantRefId', 'đơn 1'],
    ['merchantRefId', ''],
    ['amount', 999],
    ['amount', 500_000_000],
    ['amount', 1500.5],
    ['amount', '150000'],
    ['description', 'Cà phê'],
    ['description', 'A'.repeat(26)],
    ['method', 'CASH'],
    ['expiresIn', 59],
    ['expiresIn', 86_401],
  ])('names a bad %s: %s', async (field, value) => {
    const { ask } = await till();
    const { status, body } = await ask({ [field]: value });
    expect([status, body.errorMessages.map((one: Wire) => one.field)]).toEqual([400, [field]]);
  });

  it('belongs to its store, its business and those who may', async () => {
    const { ask, sandbox } = await till();
    expect((await ask({ storeId: '11001' })).status).toBe(404);
    const { data } = await ask();
    const auditor = await as(sandbox, 'auditor');
    const status = (who: Wire) => who.call('POST', 'payment/payment-status', { id: data.id });
    expect((await status(auditor)).status).toBe(200);
    expect((await status(await as(sandbox, 'limited'))).status).toBe(403);
    const make = (who: Wire, merchantId: string, storeId: string) =>
      who.call(
        'POST',
        'payment/payment-request',
        { ...ORDER, merchantId, storeId },
        { 'Idempotency-Key': merchantId },
      );
    expect((await make(auditor, '1001', '11002')).status).toBe(403);
    const admin = await as(sandbox, 'admin');
    expect((await make(admin, '1002', '12001')).status).toBe(403);
    expect((await make(admin, '1001', '11022')).body.code).toBe('STORE_NOT_ACTIVE');
    expect((await admin.call('POST', 'payment/payment-status', { id: 'PR0' })).status).toBe(404);
  });
});
