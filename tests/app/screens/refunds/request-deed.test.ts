// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/errors.ts';
import { type Preparing, prepareRefund } from '#app/api/refunds.ts';
import { carryOut } from '#app/lib/moneyIntent.ts';
import { LeftChanged, type RequestBody, requestDeed } from '#app/screens/refunds/requestDeed.ts';
import { createSandbox } from '#sandbox/api.ts';
import { openState } from '../../state/portal.ts';
import { findPayment, refundsOf, requestBy } from './service.ts';

const NOW = Date.UTC(2026, 10, 20, 8) / 1000;
const scope = { merchantId: '1001' };
const fault = () => new ApiError({ kind: 'http', status: 500, requestId: 'r' });

beforeEach(() => localStorage.clear());

/** A deed of admin about a payment of which nothing was asked back, as the panel makes it. */
async function desk() {
  const sandbox = createSandbox({ now: () => NOW, rows: 5000 });
  const payment = await findPayment(sandbox);
  await openState('admin', sandbox);
  const left = await prepareRefund(scope, payment.id);
  const deed = (options: Partial<Parameters<typeof requestDeed>[0]> = {}) =>
    requestDeed({
      scope,
      transactionId: payment.id,
      userName: 'admin',
      isMine: () => true,
      maySee: true,
      seen: () => left,
      onLook: () => undefined,
      ...options,
    });
  const body: RequestBody = { transactionId: payment.id, amount: 1000, reason: 'DEFECTIVE', note: '' };
  return { sandbox, payment, left, deed, body };
}

describe('the look after an answer that is lost', () => {
  it.each([
    ['of somebody else', 'manager', 1000, 'DEFECTIVE'],
    ['of another amount', 'admin', 1001, 'DEFECTIVE'],
    ['for another reason', 'admin', 1000, 'FRAUD'],
  ])('does not take a request %s for it', async (_, userName, amount, reason) => {
    const { sandbox, payment, deed, body } = await desk();
    const send = async () => {
      await requestBy(sandbox, userName, payment.id, amount);
      throw fault();
    };
    const outcome = await carryOut({ ...deed(), send }, { ...body, reason });
    expect(outcome).toMatchObject({ state: 'unknown', looked: true });
    expect(deed().keeper.read()?.body).toEqual({ ...body, reason });
  });

  it('takes none that was there before', async () => {
    const { sandbox, payment, deed, body } = await desk();
    await requestBy(sandbox, 'admin', payment.id, 1000);
    const seen = await prepareRefund(scope, payment.id);
    const send = () => Promise.reject(fault());
    expect(await carryOut({ ...deed({ seen: () => seen }), send }, body)).toMatchObject({ looked: true });
  });

  it('finds the one that is it', async () => {
    const { sandbox, payment, deed, body } = await desk();
    const send = async () => {
      await requestBy(sandbox, 'admin', payment.id, 1000);
      throw fault();
    };
    const [outcome, [refund]] = [
      await carryOut({ ...deed(), send }, body),
      await refundsOf(sandbox, payment.id),
    ];
    expect(outcome).toMatchObject({ state: 'done', result: { id: refund?.id } });
  });

  it('proves nothing for those who are not shown the refunds', async () => {
    const { deed, body } = await desk();
    const send = () => Promise.reject(fault());
    const outcome = await carryOut({ ...deed({ maySee: false }), send }, body);
    expect(outcome).toMatchObject({ state: 'unknown', looked: false });
  });
});

describe('the last look before it is sent', () => {
  it.each<[string, Partial<Preparing>]>([
    ['what is left', { refundable: 1 }],
    ['what was refunded', { refunded: 1 }],
    ['what waits', { waiting: 1 }],
    ['how it may go back', { modes: 'full' }],
  ])('calls it off when %s is another than on the screen', async (_, other) => {
    const { sandbox, payment, left, deed, body } = await desk();
    const send = () => Promise.reject(new Error('sent'));
    const stale = { ...deed({ seen: () => ({ ...left, ...other }) }), send };
    await expect(carryOut(stale, body)).rejects.toBeInstanceOf(LeftChanged);
    expect(await refundsOf(sandbox, payment.id)).toEqual([]);
    expect(deed().keeper.read()).toBeUndefined();
  });

  it('calls it off when nothing was on the screen', async () => {
    const { deed, body } = await desk();
    await expect(carryOut(deed({ seen: () => undefined }), body)).rejects.toBeInstanceOf(LeftChanged);
  });
});

it('is kept for the person, the business and the transaction it is about', async () => {
  const { deed, body } = await desk();
  await carryOut({ ...deed(), send: () => Promise.reject(fault()) }, body);
  expect(deed().keeper.read()).toBeDefined();
  expect(deed({ userName: 'manager' }).keeper.read()).toBeUndefined();
  expect(deed({ scope: { merchantId: '1002' } }).keeper.read()).toBeUndefined();
  expect(deed({ transactionId: 'GD1' }).keeper.read()).toBeUndefined();
  // Two people of one browser do not ask at the same time either.
  expect(deed({ userName: 'manager' }).name).toBe(deed().name);
});
