// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/errors.ts';
import { findRefundRequest, type RefundRequest } from '#app/api/refundRequests.ts';
import type { Translate } from '#app/i18n/index.ts';
import { carryOut, passingIntent, resume } from '#app/lib/moneyIntent.ts';
import { Changed, type DecisionKind, decisionDeed } from '#app/screens/refundRequests/decision.ts';
import { createSandbox } from '#sandbox/api.ts';
import { openState } from '../../state/portal.ts';
import { call } from '../refunds/service.ts';

const NOW = Date.UTC(2026, 10, 20, 8) / 1000;
const scope = { merchantId: '1001' };
const t = ((key: string) => key) as unknown as Translate;
const fault = () => new ApiError({ kind: 'http', status: 503, requestId: 'r' });

/** A request that waits, of neither of the two who decide here. */
async function desk(change?: (request: RefundRequest) => void) {
  const sandbox = createSandbox({ now: () => NOW, rows: 5000 });
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
  const deed = (kind: DecisionKind, keeper = passingIntent<never>(), one = request) =>
    decisionDeed(one, keeper, { scope, userName: 'admin', isMine: () => true, t }, kind);
  const decide = (userName: string, decision: DecisionKind) =>
    call(sandbox, userName, 'POST', 'payment/merchant/1001/approve-refund', {
      id: request.id,
      decision,
      reason: 'Sai đơn',
    });
  const statusNow = async () => (await findRefundRequest(scope, request.id))?.status;
  return { request, deed, decide, statusNow };
}

describe('the last look before a decision', () => {
  it.each<[string, (request: RefundRequest) => void]>([
    ['it asks for another amount', (request) => Object.assign(request, { amount: request.amount - 1 })],
    ['it is above what is left', (request) => Object.assign(request, { remaining: request.amount - 1 })],
    ['it waits no more', (request) => Object.assign(request, { status: 'CANCELLED' })],
    ['it is gone', (request) => Object.assign(request, { id: 'YC1' })],
  ])('calls an approval off when %s', async (_, change) => {
    const { request, deed, statusNow } = await desk(change);
    let sent = 0;
    const send = async () => {
      sent += 1;
      return request;
    };
    await expect(carryOut({ ...deed('APPROVE'), send }, { decision: 'APPROVE' })).rejects.toBeInstanceOf(
      Changed,
    );
    expect(sent).toBe(0);
    expect(await statusNow()).not.toBe('APPROVED');
  });

  it('lets a rejection of what is above what is left through', async () => {
    const { deed } = await desk((request) => Object.assign(request, { remaining: request.amount - 1 }));
    const body = { decision: 'REJECT', reason: 'Sai đơn' } as const;
    expect(await carryOut(deed('REJECT'), body)).toMatchObject({
      state: 'done',
      result: { status: 'REJECTED' },
    });
  });
});

describe('the look after a decision whose answer is lost', () => {
  it.each<[string, string, DecisionKind]>([
    ['of somebody else', 'manager', 'APPROVE'],
    ['that is the other one', 'admin', 'REJECT'],
  ])('does not take a decision %s for it', async (_, userName, kind) => {
    const { deed, decide } = await desk();
    const send = async () => {
      await decide(userName, kind);
      throw fault();
    };
    const outcome = await carryOut({ ...deed('APPROVE'), send }, { decision: 'APPROVE' });
    expect(outcome).toMatchObject({ state: 'unknown', looked: true });
  });

  it('finds the one that is it', async () => {
    const { deed, decide } = await desk();
    const send = async () => {
      await decide('admin', 'APPROVE');
      throw fault();
    };
    const outcome = await carryOut({ ...deed('APPROVE'), send }, { decision: 'APPROVE' });
    expect(outcome).toMatchObject({ state: 'done', result: { status: 'APPROVED' } });
  });

  it('of somebody who was quicker meanwhile: the repeat is refused and not done', async () => {
    const { deed, decide, statusNow } = await desk();
    const open = deed('APPROVE');
    await carryOut({ ...open, send: () => Promise.reject(fault()) }, { decision: 'APPROVE' });
    await decide('manager', 'REJECT');
    await expect(resume(open, { again: true })).rejects.toMatchObject({ code: 'ALREADY_DECIDED' });
    expect(await statusNow()).toBe('REJECTED');
  });
});
