// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/http/errors.ts';
import { findRefundRequest, type RefundRequest } from '#app/api/refundRequests.ts';
import type { Translate } from '#app/i18n/index.ts';
import { Changed } from '#app/lib/outcome.ts';
import { resolveOutcome, submitOnce } from '#app/money/submitOnce.ts';
import { type DecisionKind, decisionOperation } from '#app/shared/refundRequest/decision.ts';
import { createSandbox } from '#sandbox/api.ts';
import { openState } from '../../state/portal.ts';
import { call } from '../refunds/service.ts';

const NOW = Date.now() / 1000;
const scope = { merchantId: '1001' };
const t = ((key: string) => key) as unknown as Translate;
const fault = () => new ApiError({ kind: 'http', status: 503, requestId: 'r' });

beforeEach(() => localStorage.clear());

/** A waiting request from neither of the two users who decide here. */
async function desk(change?: (request: RefundRequest) => void, fullNames = false) {
  const sandbox = createSandbox({ now: () => NOW, rows: 5000, behaviour: { fullNames } });
  const path = 'merchants/1001/approve-refunds?status=WAITING&requestedBy=cashier';
  const [found] = ((await call(sandbox, 'admin', 'GET', path)) as { items: RefundRequest[] }).items;
  const request = found!;
  const changed: typeof sandbox = {
    ...sandbox,
    handle: async (asked) => {
      const response = await sandbox.handle(asked);
      if (!change || asked.method !== 'GET' || !asked.url.includes('/approve-refunds')) return response;
      const body = (await response.json()) as { data: { items: RefundRequest[] } };
      for (const item of body.data.items) change(item);
      return new Response(JSON.stringify(body), response);
    },
  };
  await openState('admin', changed);
  const person = { userName: 'admin', name: 'Nguyễn Quang Minh', email: undefined };
  const operation = (kind: DecisionKind) =>
    decisionOperation(request, { scope, person, idempotency: false, isMine: () => true, t }, kind);
  const about = { transactionId: request.transactionId, amount: request.amount };
  const submit = (kind: DecisionKind, send?: () => Promise<RefundRequest>) =>
    submitOnce(
      { ...operation(kind), ...(send && { send }) },
      kind === 'REJECT' ? { decision: kind, reason: 'Sai đơn' } : { decision: kind },
      about,
    );
  const decide = (userName: string, decision: DecisionKind) =>
    call(sandbox, userName, 'POST', 'payment/merchant/1001/approve-refund', {
      id: request.id,
      decision,
      reason: 'Sai đơn',
    });
  const statusNow = async () => (await findRefundRequest(scope, request.id))?.status;
  return { request, operation, submit, decide, statusNow };
}

describe('the check before a decision', () => {
  it.each<[string, (request: RefundRequest) => void]>([
    ['it asks for another amount', (request) => Object.assign(request, { amount: request.amount - 1 })],
    ['it is above what is left', (request) => Object.assign(request, { remaining: request.amount - 1 })],
    ['it waits no more', (request) => Object.assign(request, { status: 'CANCELLED' })],
    ['it is gone', (request) => Object.assign(request, { id: 'YC1' })],
  ])('cancels an approval if %s', async (_, change) => {
    const { request, submit, statusNow } = await desk(change);
    let sent = 0;
    const send = async () => {
      sent += 1;
      return request;
    };
    const outcome = await submit('APPROVE', send);
    expect(outcome).toMatchObject({ state: 'refused', sent: false });
    expect(outcome.state === 'refused' && outcome.error).toBeInstanceOf(Changed);
    expect(sent).toBe(0);
    expect(await statusNow()).not.toBe('APPROVED');
  });

  it('allows rejecting a request above the refundable amount', async () => {
    const { submit } = await desk((request) => Object.assign(request, { remaining: request.amount - 1 }));
    expect(await submit('REJECT')).toMatchObject({
      state: 'done',
      result: { status: 'REJECTED' },
    });
  });
});

describe('the check after a decision whose response was lost', () => {
  it('does not accept another user’s decision as proof', async () => {
    const { request, submit, decide } = await desk();
    const send = async () => {
      await decide('manager', 'APPROVE');
      throw fault();
    };
    expect(await submit('APPROVE', send)).toMatchObject({
      state: 'unknown',
      similar: [{ id: request.id, by: 'manager' }],
    });
  });

  it.each(['admin', 'manager'])(
    'takes the other decision, by %s, as proof that it was not made',
    async (userName) => {
      const { submit, decide } = await desk();
      const send = async () => {
        await decide(userName, 'REJECT');
        throw fault();
      };
      const outcome = await submit('APPROVE', send);
      expect(outcome.state === 'refused' && outcome.error).toBeInstanceOf(Changed);
    },
  );

  it.each([false, true])('finds the matching one (full names: %s)', async (fullNames) => {
    const { submit, decide } = await desk(undefined, fullNames);
    const send = async () => {
      await decide('admin', 'APPROVE');
      throw fault();
    };
    expect(await submit('APPROVE', send)).toMatchObject({ state: 'done', result: { status: 'APPROVED' } });
  });

  it('ends if another user decided first: nothing is sent again', async () => {
    const { operation, submit, decide, statusNow } = await desk();
    await submit('APPROVE', () => Promise.reject(fault()));
    await decide('manager', 'REJECT');
    expect(await resolveOutcome(operation('APPROVE'), { again: true })).toMatchObject({ state: 'refused' });
    expect(await statusNow()).toBe('REJECTED');
  });
});
