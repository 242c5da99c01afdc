// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Write } from '#app/api/http/client.ts';
import { ApiError } from '#app/api/http/errors.ts';
import { noteAction, onAction, settleAction, todaysActions } from '#app/lib/actionLog.ts';

const ME = { userId: '9003', merchantId: '1001' };
const write = (call: string, body?: object, error?: ApiError): Write => {
  const [method, path = ''] = call.split(' ') as [Write['method'], string];
  return { method, path, body, code: error?.requestId ?? 'code-1', error };
};
const failed = (status: number) => new ApiError({ kind: 'http', status, requestId: `code-${status}` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 8) });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it.each([
  ['PUT merchants/1001/order/transactions/GD1', { id: 'GD1', note: 'x' }, 'transactionNote', 'GD1'],
  ['POST payment/merchant/1001/request-refund', { transactionId: 'GD1' }, 'refundRequest', 'GD1'],
  ['POST integration/request-refund', { transactionId: 'GD1' }, 'refundRequest', 'GD1'],
  ['POST payment/merchant/1001/approve-refund', { id: 'YC1', decision: 'APPROVE' }, 'refundApprove', 'YC1'],
  ['POST payment/merchant/1001/approve-refund', { id: 'YC1', decision: 'REJECT' }, 'refundReject', 'YC1'],
  ['POST merchants/1001/user/sub-merchant-user', { userName: 'an', password: 'p' }, 'userCreate', 'an'],
  ['DELETE merchants/1001/user/sub-merchant-user/ND1', undefined, 'userDelete', 'ND1'],
  [
    'PUT merchants/1001/store/11002/user/sub-merchant-user/update-password',
    { userId: '7' },
    'userPassword',
    '7',
  ],
  ['PUT /user/mine/update-password', { newPassword: 'p' }, 'ownPassword', undefined],
  ['PUT merchant/1001', new FormData(), 'businessEdit', '1001'],
  ['GET sync-merchant', undefined, 'businessSync', undefined],
  ['PATCH merchant/1001/integration/base/ak_secret', { ipnUrl: '' }, 'integrationEdit', undefined],
  ['POST bis/1001/cms-page/new', { id: '1' }, 'change', undefined],
])('tells %s by name, and never a secret of it', (call, body, what, of) => {
  noteAction(ME, write(call, body));
  const [action] = todaysActions(ME);
  expect(action).toEqual({ at: 1_795_161_600, what, ...(of && { of }), result: 'done', code: 'code-1' });
  expect(JSON.stringify(localStorage)).not.toMatch(/ak_secret|"p"/);
});

it.each([
  'PUT merchants/1001/user/sub-merchant-user/verify-password',
  'POST /integration/request-refund/preparing',
  'POST payment/payment-status',
  'GET merchants/1001/refunds',
])('does not tell %s, which changes nothing', (call) => {
  noteAction(ME, write(call, {}));
  expect(todaysActions(ME)).toEqual([]);
});

it('tells a refusal from an answer that nobody has, and is told later what became of it', () => {
  const call = 'POST payment/merchant/1001/request-refund';
  for (const status of [400, 403, 500]) noteAction(ME, write(call, {}, failed(status)));
  const results = () => todaysActions(ME).map(({ result }) => result);
  expect(results()).toEqual(['failed', 'failed', 'unknown']);
  settleAction('code-500', 'done');
  expect(results()).toEqual(['failed', 'failed', 'done']);
  settleAction(undefined, 'failed');
  settleAction('of nobody', 'failed');
  expect(results()).toEqual(['failed', 'failed', 'done']);
});

it('is of one person in one business, and of today in Vietnam', () => {
  const heard = vi.fn();
  const stop = onAction(heard);
  noteAction(ME, write('PUT merchant/1001'));
  stop();
  noteAction({ ...ME, userId: '9001' }, write('GET sync-merchant'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(todaysActions({ ...ME, merchantId: '1002' })).toEqual([]);
  expect(todaysActions(ME).map(({ what }) => what)).toEqual(['businessEdit']);
  // 23:59:59 and 00:00:00 of the next day in Vietnam.
  vi.setSystemTime(Date.UTC(2026, 10, 20, 16, 59, 59));
  expect(todaysActions(ME)).toHaveLength(1);
  vi.setSystemTime(Date.UTC(2026, 10, 20, 17));
  expect(todaysActions(ME)).toEqual([]);
});
