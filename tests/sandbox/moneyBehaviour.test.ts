import { describe, expect, it } from 'vitest';
import type { Behaviour, FaultKind } from '#sandbox/api.ts';
import { as, clockedSandbox, LIST } from './kit.ts';

const SEND = 'payment/merchant/1001/request-refund';
const VERIFY = 'merchants/1001/user/sub-merchant-user/verify-password';

async function desk(behaviour: Partial<Behaviour> = {}) {
  const { sandbox } = clockedSandbox({ behaviour });
  const admin = await as(sandbox, 'admin');
  const { data } = (await admin.get(`${LIST}?status=SUCCESS&method=VIETQR&refundStatus=NONE&pageSize=20`))
    .body;
  const payment = data.items.find((row: { source: string }) => row.source !== 'INTEGRATION');
  const body = { transactionId: payment.id, amount: 1000, reason: 'DEFECTIVE' };
  const url = (path: string) => new URL(`/api/v1/${path}`, 'http://sandbox.local');
  const ask = (method: string, path: string, given: object, key = 'k1') =>
    sandbox.handle(
      new Request(url(path), {
        method,
        headers: {
          Authorization: admin.Authorization,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(given),
      }),
    );
  const refunds = async () => (await admin.get(`${LIST}/${payment.id}`)).data.refunds;
  return { sandbox, send: () => ask('POST', SEND, body), ask, refunds };
}

describe('a service that', () => {
  it('keeps keys does the same one once, and counts what was sent', async () => {
    const { send, refunds, sandbox } = await desk();
    await Promise.all([send(), send(), send()]);
    expect(await refunds()).toHaveLength(1);
    expect(sandbox.moneyRequests()).toEqual([{ key: 'k1', path: SEND, sends: 3, records: 1 }]);
  });

  it('ignores them does it each time', async () => {
    const { send, refunds, sandbox } = await desk({ idempotency: false });
    for (const _ of [1, 2]) await send();
    expect(await refunds()).toHaveLength(2);
    expect(sandbox.moneyRequests()).toMatchObject([{ sends: 2, records: 2 }]);
  });

  it('tells keys and full names', async () => {
    const { send, refunds } = await desk({ echoesKeys: true, fullNames: true });
    await send();
    expect(await refunds()).toMatchObject([{ idempotencyKey: 'k1', createdBy: 'Nguyễn Quang Minh' }]);
  });

  it('tells neither unless told to', async () => {
    const { send, refunds } = await desk();
    await send();
    const [refund] = await refunds();
    expect(refund).not.toHaveProperty('idempotencyKey');
    expect(refund).toMatchObject({ createdBy: 'admin' });
  });
});

describe('an answer after the work', () => {
  it.each<[FaultKind, number]>([
    ['202', 202],
    ['204', 204],
    ['404-done', 404],
    ['409-done', 409],
    ['500-done', 500],
  ])('%s hides that it was done', async (kind, status) => {
    const { sandbox, send, refunds } = await desk();
    sandbox.setFaults([{ kind, match: `POST ${SEND}` }]);
    expect((await send()).status).toBe(status);
    expect(await refunds()).toHaveLength(1);
  });

  it('says-no answers 200 and has done nothing', async () => {
    const { sandbox, send, refunds } = await desk();
    sandbox.setFaults([{ kind: 'says-no', match: `POST ${SEND}` }]);
    const answer = await send();
    expect([answer.status, (await answer.json()).success]).toEqual([200, false]);
    expect(await refunds()).toEqual([]);
  });

  it('reset loses the answer', async () => {
    const { sandbox, send, refunds } = await desk();
    sandbox.setFaults([{ kind: 'reset', match: `POST ${SEND}` }]);
    await expect(send()).rejects.toMatchObject({ isReset: true });
    expect(await refunds()).toHaveLength(1);
  });

  it('late comes when nobody waits any more', async () => {
    const { sandbox, send, refunds } = await desk();
    sandbox.setFaults([{ kind: 'late', match: `POST ${SEND}`, delayMs: 30 }]);
    await expect(send()).rejects.toThrow('Failed to fetch');
    expect(await refunds()).toEqual([]);
    await expect.poll(refunds).toHaveLength(1);
  });
});

it('verifies a password, and waits after five wrong ones', async () => {
  const { ask } = await desk();
  expect((await ask('PUT', VERIFY, { password: 'Demo@2026' })).status).toBe(200);
  for (let count = 0; count < 5; count += 1)
    expect((await ask('PUT', VERIFY, { password: 'Sai@2026' })).status).toBe(400);
  expect((await ask('PUT', VERIFY, { password: 'Demo@2026' })).status).toBe(429);
});
