import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import type { Fault } from '#sandbox/api.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import { pageOf } from './page.ts';
import { ask, fill, money, openRequest, panelReady, passTime, recorded } from './requesting.tsx';
import { findPayment, refundsOf, requestBy } from './service.ts';

const SENDING = 'POST payment/merchant/1001/request-refund';
const UNKNOWN = 'Chưa rõ yêu cầu đã được ghi nhận hay chưa';
const AMOUNT = 100_000;
const heading = (name: string) => screen.findByRole('heading', { name });
const drop = () => screen.getByRole('button', { name: 'Bỏ yêu cầu này' });
const again = { name: 'Kiểm tra và gửi lại' };
const DAY = 24 * 3600;

/** Somebody who may ask for refunds and is not shown those of a transaction: no demo account is one. */
beforeEach(() => {
  const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
  const scopes = ['merchant-1001:transaction:read', 'merchant-1001:refund:create'];
  (ACCOUNTS as Account[]).push({ ...model, id: '9999', userName: 'unseeing', scopes });
  onTestFinished(() => void (ACCOUNTS as Account[]).pop());
});

/** A request of hers whose result nobody knows, and which can no longer be on its way. */
async function unknown(faults: Fault[]) {
  const api = sandboxOfNow();
  const payment = await findPayment(
    api,
    ({ method, source, amount }) => method === 'VIETQR' && source !== 'INTEGRATION' && amount >= 3 * AMOUNT,
  );
  const page = pageOf(api);
  const { user } = await openRequest(page.sandbox, payment.id, { userName: 'unseeing' });
  const panel = await panelReady();
  await fill(user, panel, { amount: String(AMOUNT) });
  const { button } = await ask(user, panel);
  api.setFaults(faults);
  await user.click(button);
  await heading(UNKNOWN);
  expect(drop().getAttribute('aria-disabled')).toBe('true');
  passTime(60);
  await waitFor(() => expect(drop().getAttribute('aria-disabled')).toBe(null));
  const amounts = async () => (await refundsOf(api, payment.id)).map(({ amount }) => amount);
  return { api, payment, page, user, amounts };
}

const NEVER_DONE: Fault[] = [{ match: SENDING, kind: '500', times: 1 }];
/** The service does it, and both answers are lost. */
const DONE_UNHEARD: Fault[] = [{ match: SENDING, kind: 'lost', times: 2 }];

describe('for those who are not shown the refunds of a transaction', () => {
  it('an open request is given up when the figures leave no room for it', async () => {
    const { user, page, amounts } = await unknown(NEVER_DONE);
    expect(screen.getByText(/refund-transaction-detail:read.+gửi lại là cách biết kết quả/)).toBeTruthy();
    await user.click(drop());
    const sentence = 'Đã bỏ yêu cầu: không có tiền nào đã hoàn hoặc đang chờ hoàn cho yêu cầu này';
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    const back = await panelReady();
    expect(back.getByRole('textbox', { name: 'Số tiền muốn hoàn' })).toHaveProperty('value', '100.000');
    expect(await amounts()).toEqual([]);
    // What is sent now is another intent, and the only one that is recorded.
    await user.click((await ask(user, back)).button);
    await recorded();
    expect(page.keys()).toBe(2);
    expect(await amounts()).toEqual([AMOUNT]);
  });

  it('is not given up when it was recorded after all: sent again, it is answered from the record', async () => {
    const { user, page, amounts } = await unknown(DONE_UNHEARD);
    await user.click(drop());
    const sentence = `Chưa bỏ được: ${money(AMOUNT)} của giao dịch đã hoàn hoặc đang chờ hoàn, có thể gồm cả yêu cầu này. Bấm Kiểm tra và gửi lại để biết chắc.`;
    expect(await screen.findByText(sentence)).toBeTruthy();
    await user.click(screen.getByRole('button', again));
    await recorded();
    expect(page.keys()).toBe(1);
    expect(await amounts()).toEqual([AMOUNT]);
  });

  it('is not given up when what others asked for could be it', async () => {
    const { api, payment, user, page, amounts } = await unknown(NEVER_DONE);
    await requestBy(api, 'manager', payment.id, AMOUNT);
    await user.click(drop());
    expect(await screen.findByText(/^Chưa bỏ được: /)).toBeTruthy();
    await user.click(screen.getByRole('button', again));
    await recorded();
    expect(page.keys()).toBe(1);
    expect(await amounts()).toEqual([AMOUNT, AMOUNT]);
  });

  it('is given up beside smaller ones of others', async () => {
    const { api, payment, user, amounts } = await unknown(NEVER_DONE);
    await requestBy(api, 'manager', payment.id, AMOUNT - 1);
    await user.click(drop());
    const back = await panelReady();
    // They are not shown to her, and that is said.
    expect(back.getByText(/^Bạn chưa có quyền xem các yêu cầu trước/)).toBeTruthy();
    expect(await amounts()).toEqual([AMOUNT - 1]);
  });

  it('is not given up when the figures cannot be read', async () => {
    const { api, user } = await unknown(NEVER_DONE);
    api.setFaults([{ match: '*/preparing', kind: 'offline', times: 1 }]);
    await user.click(drop());
    expect(await screen.findByText('Chưa kiểm tra được nên chưa bỏ được. Kiểm tra lại trước.')).toBeTruthy();
    await user.click(drop());
    await panelReady();
  });

  it('is over when the service refuses its repeat: under its key that is proof', async () => {
    const { api, payment, user, page, amounts } = await unknown(NEVER_DONE);
    await requestBy(api, 'manager', payment.id, payment.amount);
    await user.click(screen.getByRole('button', again));
    expect(await screen.findByText(/^Yêu cầu chưa được ghi nhận/)).toBeTruthy();
    expect(page.keys()).toBe(1);
    expect(await amounts()).toEqual([payment.amount]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal.intent'))).toEqual([]);
  });

  it('cannot be sent again after a day, and says who can help where it cannot be given up either', async () => {
    const { api, payment, page, amounts } = await unknown(DONE_UNHEARD);
    page.reload();
    const [place = ''] = Object.keys(localStorage).filter((key) => key.startsWith('portal.intent'));
    const intent = JSON.parse(localStorage.getItem(place) ?? '') as { at: number; sentAt: number };
    const yesterday = { at: intent.at - DAY, sentAt: intent.sentAt - DAY };
    localStorage.setItem(place, JSON.stringify({ ...intent, ...yesterday }));
    const later = pageOf(api);
    const { user } = await openRequest(later.sandbox, payment.id, { userName: 'unseeing' });
    await heading(UNKNOWN);
    expect(screen.queryByRole('button', again)).toBe(null);
    // A look would tell her nothing.
    expect(screen.queryByRole('button', { name: 'Kiểm tra lại' })).toBe(null);
    expect(screen.getByText(/^Hãy bỏ yêu cầu này/)).toBeTruthy();
    await user.click(drop());
    expect(await screen.findByText(/^Chưa bỏ được: .+người đó gửi yêu cầu thay bạn\.$/)).toBeTruthy();
    expect(later.sent).toHaveLength(0);
    expect(await amounts()).toEqual([AMOUNT]);
  });
});

it('looks again without sending, where a look failed for those who would be shown them', async () => {
  const api = sandboxOfNow();
  const payment = await findPayment(api);
  const page = pageOf(api);
  const { user } = await openRequest(page.sandbox, payment.id);
  const panel = await panelReady();
  await fill(user, panel, { amount: String(AMOUNT) });
  const { button } = await ask(user, panel);
  // From the sending on nothing is answered any more.
  page.beforeSending(async () =>
    api.setFaults([
      { match: SENDING, kind: 'lost' },
      { match: 'GET *order/transactions/GD*', kind: '500' },
    ]),
  );
  await user.click(button);
  await heading(UNKNOWN);
  api.setFaults([]);
  const { length } = page.sent;
  await user.click(screen.getByRole('button', { name: 'Kiểm tra lại' }));
  await recorded();
  expect(page.sent).toHaveLength(length);
  expect((await refundsOf(api, payment.id)).map(({ amount }) => amount)).toEqual([AMOUNT]);
});
