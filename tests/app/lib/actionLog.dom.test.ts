// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncBusiness, updateBusiness } from '#app/api/businessRecord.ts';
import { configureClient, type Write } from '#app/api/http/client.ts';
import { ApiError } from '#app/api/http/errors.ts';
import { updateIntegration } from '#app/api/integration.ts';
import { getPaymentStatus } from '#app/api/paymentRequests.ts';
import { decideRefund } from '#app/api/refundRequests.ts';
import { prepareRefund, requestRefund } from '#app/api/refunds.ts';
import { updateOwnPassword } from '#app/api/session/session.ts';
import { saveTransactionNote } from '#app/api/transactionDetail.ts';
import { createUser, deleteUser, updateUserPassword, verifyPassword } from '#app/api/users.ts';
import { noteAction, onAction, settleAction, todaysActions } from '#app/lib/actionLog.ts';

const ME = { userId: '9003', merchantId: '1001' };
const SCOPE = { merchantId: '1001' };
const ORDER = { transactionId: 'GD1', amount: 1000, reason: 'OTHER' } as Parameters<typeof requestRefund>[2];
const USER = {
  name: 'An',
  email: '',
  phoneNumber: '',
  storeId: null,
  groupId: '1',
  isApproveRequestRefund: false,
};
const write = (what: Write['action']['what'], error?: ApiError): Write => ({
  action: { what },
  code: error?.requestId ?? 'code-1',
  error,
});
const failed = (status: number) => new ApiError({ kind: 'http', status, requestId: `code-${status}` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 8) });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

it.each<[string, () => Promise<unknown>, what: string | undefined, of?: string]>([
  ['a note', () => saveTransactionNote(SCOPE, 'GD1', 'x'), 'transactionNote', 'GD1'],
  ['a refund', () => requestRefund(SCOPE, undefined, ORDER, 'k'), 'refundRequest', 'GD1'],
  ['an approval', () => decideRefund(SCOPE, 'YC1', { decision: 'APPROVE' }, 'k'), 'refundApprove', 'YC1'],
  [
    'a refusal',
    () => decideRefund(SCOPE, 'YC1', { decision: 'REJECT', reason: 'r' }, 'k'),
    'refundReject',
    'YC1',
  ],
  ['a new user', () => createUser(SCOPE, { ...USER, userName: 'an', password: 'p' }), 'userCreate', 'an'],
  ['a removal', () => deleteUser(SCOPE, 'ND1'), 'userDelete', 'ND1'],
  ['a password', () => updateUserPassword(SCOPE, '7', 'p'), 'userPassword', '7'],
  ['the own password', () => updateOwnPassword('p'), 'ownPassword'],
  ['a business', () => updateBusiness(SCOPE, {}), 'businessEdit', '1001'],
  ['a sync, which is a GET', () => syncBusiness(SCOPE), 'businessSync'],
  ['addresses', () => updateIntegration(SCOPE, 'ak_secret', { ipnUrl: '' }), 'integrationEdit'],
  ['a question for a password', () => verifyPassword('1001', 'p'), undefined],
  ['a look at what can be refunded', () => prepareRefund(SCOPE, 'GD1'), undefined],
  ['a payment status', () => getPaymentStatus('PR1'), undefined],
])('notes %s by its name, and no secret of it', async (_, call, what, of) => {
  const refuse = async () => new Response('{}', { status: 400 });
  configureClient({
    apiUrl: '/api/v1',
    ...{ authFetch: refuse, fetch: refuse, locale: () => 'vi' },
    onWrite: () => (write) => noteAction(ME, write),
  });
  await expect(call()).rejects.toBeInstanceOf(ApiError);
  const noted = todaysActions(ME).map(({ code: _, ...action }) => action);
  expect(noted).toEqual(what ? [{ at: 1_795_161_600, what, ...(of && { of }), result: 'failed' }] : []);
  expect(JSON.stringify(localStorage)).not.toMatch(/ak_secret|"p"/);
});

it('tells a refusal from an answer that nobody has, and is told later what became of it', () => {
  for (const status of [400, 403, 500]) noteAction(ME, write('refundRequest', failed(status)));
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
  noteAction(ME, write('businessEdit'));
  stop();
  noteAction({ ...ME, userId: '9001' }, write('businessSync'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(todaysActions({ ...ME, merchantId: '1002' })).toEqual([]);
  expect(todaysActions(ME).map(({ what }) => what)).toEqual(['businessEdit']);
  // 23:59:59 and 00:00:00 of the next day in Vietnam.
  vi.setSystemTime(Date.UTC(2026, 10, 20, 16, 59, 59));
  expect(todaysActions(ME)).toHaveLength(1);
  vi.setSystemTime(Date.UTC(2026, 10, 20, 17));
  expect(todaysActions(ME)).toEqual([]);
});
