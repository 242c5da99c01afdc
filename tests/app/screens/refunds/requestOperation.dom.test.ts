// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/http/errors.ts';
import { type Preparing, prepareRefund } from '#app/api/refunds.ts';
import { submitOnce } from '#app/money/submitOnce.ts';
import { LeftChanged, type RequestBody, requestOperation } from '#app/screens/refunds/requestRefund.ts';
import { type Behaviour, createSandbox, type FaultKind } from '#sandbox/api.ts';
import { openState } from '../../state/portal.ts';
import { findPayment, refundsOf, requestBy } from './service.ts';

const NOW = Date.now() / 1000;
const SENDING = 'POST payment/merchant/*/request-refund';
const scope = { merchantId: '1001' };
const person = { userName: 'admin', name: 'Nguyễn Quang Minh' };
const fault = () => new ApiError({ kind: 'http', status: 500, requestId: 'r' });

beforeEach(() => localStorage.clear());

/** An operation of admin on a payment without refunds, as the panel creates it. */
async function desk(behaviour: Partial<Behaviour> = {}) {
  const sandbox = createSandbox({ now: () => NOW, rows: 5000, behaviour });
  const payment = await findPayment(sandbox);
  await openState('admin', sandbox);
  const left = await prepareRefund(scope, payment.id);
  const operation = (options: Partial<Parameters<typeof requestOperation>[0]> = {}) =>
    requestOperation({
      scope,
      transactionId: payment.id,
      person,
      isMine: () => true,
      maySee: true,
      idempotency: false,
      seen: () => left,
      onLook: () => undefined,
      ...options,
    });
  const body: RequestBody = { transactionId: payment.id, amount: 1000, reason: 'DEFECTIVE', note: '' };
  const submit = (more: Partial<ReturnType<typeof operation>> = {}, asked = body) =>
    submitOnce({ ...operation(), ...more }, asked, asked);
  sandbox.clearRequests();
  return { sandbox, payment, left, operation, body, submit };
}

describe('the check after a lost response', () => {
  it.each([
    ['of another amount', 'admin', 1001, 'DEFECTIVE'],
    ['for another reason', 'admin', 1000, 'FRAUD'],
  ])('does not accept a request %s as its own', async (_, userName, amount, reason) => {
    const { sandbox, payment, submit, body } = await desk();
    const send = async () => {
      await requestBy(sandbox, userName, payment.id, amount);
      throw fault();
    };
    const outcome = await submit({ send }, { ...body, reason });
    expect(outcome).toMatchObject({ state: 'unknown', looked: true, similar: [] });
  });

  it('reports another user’s request as similar, not as proof', async () => {
    const { sandbox, payment, submit } = await desk();
    const send = async () => {
      await requestBy(sandbox, 'manager', payment.id, 1000);
      throw fault();
    };
    const outcome = await submit({ send });
    const [refund] = await refundsOf(sandbox, payment.id);
    expect(outcome).toMatchObject({
      state: 'unknown',
      looked: true,
      similar: [{ id: refund?.id, by: 'manager' }],
    });
  });

  it('ignores requests that existed before', async () => {
    const { sandbox, payment, operation, submit } = await desk();
    await requestBy(sandbox, 'admin', payment.id, 1000);
    const seen = await prepareRefund(scope, payment.id);
    const { before } = operation({ seen: () => seen });
    const send = () => Promise.reject(fault());
    expect(await submit({ before, send })).toMatchObject({ state: 'unknown', similar: [] });
  });

  it.each<[string, Partial<Behaviour>, string[]]>([
    ['by its person, amount and time', {}, ['transaction', 'amount', 'time', 'person']],
    ['where the service tells full names', { fullNames: true }, ['transaction', 'amount', 'time', 'person']],
    ['by its key, where the service tells it', { echoesKeys: true }, ['key']],
  ])('finds its request %s, and says why it matches', async (_, behaviour, fits) => {
    const { sandbox, payment, submit } = await desk(behaviour);
    sandbox.setFaults([{ match: SENDING, kind: 'lost' }]);
    const outcome = await submit();
    const [refund] = await refundsOf(sandbox, payment.id);
    expect(outcome).toMatchObject({ state: 'done', result: { id: refund?.id }, fits, others: [] });
    expect(sandbox.moneyRequests()).toMatchObject([{ sends: 1, records: 1 }]);
  });

  it('reports several matching records: one may be a duplicate', async () => {
    const { sandbox, payment, submit } = await desk();
    const send = async () => {
      for (const _ of [1, 2]) await requestBy(sandbox, 'admin', payment.id, 1000);
      throw fault();
    };
    const [one, two] = [await submit({ send }), await refundsOf(sandbox, payment.id)];
    expect(one).toMatchObject({ state: 'done', result: { id: two[0]?.id }, others: [{ id: two[1]?.id }] });
  });

  it('proves nothing for users who may not see refunds', async () => {
    const { operation, submit } = await desk();
    const send = () => Promise.reject(fault());
    const { look } = operation({ maySee: false });
    expect(await submit({ look, send })).toMatchObject({ state: 'unknown', looked: false });
  });
});

describe('a response that hides the success', () => {
  it.each<FaultKind>(['202', '204', '404-done', '409-done', '500-done', 'reset', 'html', 'empty'])(
    '%s: it is sent once, and the look tells',
    async (kind) => {
      const { sandbox, submit, payment } = await desk({ idempotency: false });
      sandbox.setFaults([{ match: SENDING, kind }]);
      const outcome = await submit();
      const recorded = (await refundsOf(sandbox, payment.id)).length;
      expect(outcome.state).toBe(recorded === 1 ? 'done' : 'unknown');
      expect(sandbox.moneyRequests()).toMatchObject([{ sends: 1 }]);
    },
  );

  it('that refuses with a 200 is a refusal, with the service’s reason', async () => {
    const { sandbox, submit } = await desk({ idempotency: false });
    sandbox.setFaults([{ match: SENDING, kind: 'says-no' }]);
    expect(await submit()).toMatchObject({
      state: 'refused',
      sent: true,
      error: { serverMessage: 'Dịch vụ hoàn tiền đang tạm dừng' },
    });
    expect(sandbox.moneyRequests()).toMatchObject([{ sends: 1, records: 0 }]);
  });
});

describe('the check before sending', () => {
  it.each<[string, Partial<Preparing>]>([
    ['what is left', { refundable: 1 }],
    ['what was refunded', { refunded: 1 }],
    ['what waits', { waiting: 1 }],
    ['how it may go back', { modes: 'full' }],
  ])('cancels if %s differs from the screen', async (_, other) => {
    const { sandbox, left, operation, submit } = await desk();
    const { before } = operation({ seen: () => ({ ...left, ...other }) });
    expect(await submit({ before })).toMatchObject({
      state: 'refused',
      sent: false,
      error: { name: 'LeftChanged' },
    });
    expect(sandbox.moneyRequests()).toEqual([]);
    expect(operation().store.read()).toBeUndefined();
  });

  it('cancels if nothing was shown', async () => {
    const { operation, submit } = await desk();
    const { before } = operation({ seen: () => undefined });
    const outcome = await submit({ before });
    expect(outcome.state === 'refused' && outcome.error).toBeInstanceOf(LeftChanged);
  });
});

it('is stored per user, business and transaction', async () => {
  const { operation, submit } = await desk();
  await submit({ send: () => Promise.reject(fault()) });
  expect(operation().store.read()).toBeDefined();
  expect(operation({ person: { userName: 'manager' } }).store.read()).toBeUndefined();
  expect(operation({ scope: { merchantId: '1002' } }).store.read()).toBeUndefined();
  expect(operation({ transactionId: 'GD1' }).store.read()).toBeUndefined();
  // Two users of one browser share the lock too.
  expect(operation({ person: { userName: 'manager' } }).name).toBe(operation().name);
});
