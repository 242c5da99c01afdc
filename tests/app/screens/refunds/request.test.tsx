import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';
import type { FaultKind } from '#sandbox/api.ts';
import { type OpenOptions, sandboxOfNow } from '../transactions/portal.tsx';
import { pageOf, provideLocks } from './page.ts';
import { ask, fill, isAsked, money, openRequest, panelReady, recorded, says } from './requesting.tsx';
import { findPayment, refundsOf, requestBy } from './service.ts';

provideLocks();

const SENDING = 'POST payment/merchant/1001/request-refund';
const UNKNOWN = 'Chưa rõ yêu cầu đã được ghi nhận hay chưa';
const AMOUNT = 100_000;
const heading = (name: string) => screen.findByRole('heading', { name });

/** The panel for a payment without refunds, filled in. */
async function filled(amount: string = String(AMOUNT), options?: OpenOptions) {
  const api = sandboxOfNow();
  const payment = await findPayment(api);
  const page = pageOf(api);
  const { user, address, session } = await openRequest(page.sandbox, payment.id, options);
  const panel = await panelReady();
  await fill(user, panel, { amount });
  const only = async () => (await refundsOf(api, payment.id)).map(({ amount: one }) => one);
  return { api, payment, page, user, panel, address, session, only };
}

describe('a request for a refund', () => {
  it('is recorded with what was confirmed, and says what happens next', async () => {
    const { api, payment, page, user, panel } = await filled('120.000');
    expect(panel.getByText('Bằng chữ: Một trăm hai mươi nghìn đồng')).toBeTruthy();
    const after = `Sau yêu cầu này còn có thể hoàn ${money(payment.amount - 120_000)}`;
    expect(panel.getByText(after)).toBeTruthy();
    const { dialog, button } = await ask(user, panel);
    expect(dialog.getByText('Một trăm hai mươi nghìn đồng')).toBeTruthy();
    expect(dialog.getByText(payment.id)).toBeTruthy();
    expect(dialog.getByText('Khách yêu cầu')).toBeTruthy();
    await user.click(button);
    const title = await recorded();
    await waitFor(() => expect(document.activeElement).toBe(title));
    const [refund] = await refundsOf(api, payment.id);
    expect(refund).toMatchObject({
      amount: 120_000,
      reason: 'CUSTOMER_REQUEST',
      status: 'PENDING_APPROVAL',
      createdBy: 'admin',
    });
    expect(panel.getByRole('link', { name: refund!.id })).toBeTruthy();
    expect(panel.getByText('Chờ duyệt')).toBeTruthy();
    expect(page.sent).toHaveLength(1);
    // Nothing is left that could be sent again.
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal.intent'))).toEqual([]);
  });

  it.each([0, -25_000])(
    'is not offered where %i ₫ is left, whatever modes the service names',
    async (refundable) => {
      const api = sandboxOfNow();
      const payment = await findPayment(api);
      const left = { data: { refundable, refunded: 0, waiting: 0, modes: 'any' } };
      const handle = async (request: Request) =>
        request.url.endsWith('/preparing') ? Response.json(left) : api.handle(request);
      await openRequest({ ...api, handle }, payment.id);
      const panel = await panelReady();
      expect(panel.getAllByText('Giao dịch không còn số tiền nào để hoàn').length).toBeGreaterThan(0);
      expect(panel.queryByRole('radio')).toBeNull();
    },
  );

  it('takes the path of its channel', async () => {
    const api = sandboxOfNow();
    const payment = await findPayment(api, (row) => row.source === 'INTEGRATION' && row.method === 'VIETQR');
    const { user } = await openRequest(api, payment.id);
    const panel = await panelReady();
    await fill(user, panel, { share: /^Toàn bộ/ });
    await user.click((await ask(user, panel)).button);
    await recorded();
    expect((await refundsOf(api, payment.id)).map(({ amount }) => amount)).toEqual([payment.amount]);
  });
});

describe('an invalid request is not sent', () => {
  it('asks for a reason, for a note with the reason Other, and for an amount that is left', async () => {
    const api = sandboxOfNow();
    const payment = await findPayment(api);
    const page = pageOf(api);
    const { user } = await openRequest(page.sandbox, payment.id);
    const panel = await panelReady();
    const next = panel.getByRole('button', { name: 'Tiếp tục' });
    await user.click(next);
    expect(panel.getAllByText('Chọn số tiền hoàn').length).toBeGreaterThan(0);
    expect(panel.getAllByText('Chọn lý do hoàn tiền').length).toBeGreaterThan(0);
    await user.click(panel.getByRole('radio', { name: /^Toàn bộ/ }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Lý do hoàn tiền' }), 'OTHER');
    await user.click(next);
    expect(panel.getAllByText('Ghi rõ lý do khi chọn Khác').length).toBeGreaterThan(0);
    await user.click(panel.getByRole('radio', { name: /Số khác/ }));
    const field = panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' });
    for (const [amount, sentence] of [
      ['0', 'Số tiền hoàn phải lớn hơn 0'],
      ['9999999999999', `Chỉ còn có thể hoàn ${money(payment.amount)}`],
    ] as const) {
      await user.clear(field);
      await user.click(field);
      await user.paste(amount);
      await user.click(next);
      const said = sentence.replace(/\s/g, ' ');
      const isSaid = (text: string) => text.replace(/\s/g, ' ') === said;
      await waitFor(() => expect(panel.getAllByText(isSaid).length).toBeGreaterThan(0));
    }
    expect(isAsked()).toBe(false);
    expect(page.sent).toHaveLength(0);
  });

  it('allows only a full refund for a wallet', async () => {
    const api = sandboxOfNow();
    const payment = await findPayment(api, (row) => row.method === 'WALLET' && row.source !== 'INTEGRATION');
    const { user } = await openRequest(api, payment.id);
    const panel = await panelReady();
    expect(panel.getByText('Phương thức thanh toán này chỉ cho hoàn toàn bộ.')).toBeTruthy();
    expect(panel.queryByRole('radio')).toBe(null);
    await user.selectOptions(panel.getByRole('combobox', { name: 'Lý do hoàn tiền' }), 'DUPLICATE');
    await user.click((await ask(user, panel)).button);
    await recorded();
    expect((await refundsOf(api, payment.id)).map(({ amount }) => amount)).toEqual([payment.amount]);
  });

  it('explains why nothing is refundable, at the button too', async () => {
    const api = sandboxOfNow();
    const payment = await findPayment(api, ({ id }) => id !== '', 'FAILED');
    await openRequest(api, payment.id);
    const panel = await panelReady();
    expect(panel.getAllByText('Giao dịch chưa thành công nên không có tiền để hoàn.')).toHaveLength(2);
    expect(panel.queryByRole('combobox')).toBe(null);
    const next = panel.getByRole('button', { name: 'Tiếp tục' });
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });

  it('names the missing permission, and makes no request', async () => {
    const api = sandboxOfNow();
    const payment = await findPayment(api);
    await openRequest(api, payment.id, { userName: 'auditor' });
    expect(await screen.findByText(/Nhờ cấp quyền "refund:create"/)).toBeTruthy();
    expect(api.requests().filter(({ path }) => path.includes('request-refund'))).toEqual([]);
  });

  it('distinguishes a missing transaction from one that could not be read', async () => {
    const api = sandboxOfNow();
    const { user, address } = await openRequest(api, 'GD00000000000000');
    expect(await heading('Không tìm thấy giao dịch')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Nhập mã khác' }));
    const payment = await findPayment(api);
    await user.type(await screen.findByRole('textbox', { name: 'Mã giao dịch' }), ` ${payment.id} `);
    api.setFaults([{ match: '*/preparing', kind: '500', times: 1 }]);
    await user.click(screen.getByRole('button', { name: 'Tiếp tục' }));
    expect(await heading('Chưa tải được giao dịch')).toBeTruthy();
    expect(address()).toContain(`of=${payment.id}`);
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await panelReady();
    expect(says(money(payment.amount))).toBe(true);
  });
});

describe('the review', () => {
  it('ignores the second click of a double click, goes back to the unchanged fields, and sends nothing', async () => {
    const { user, panel, page } = await filled();
    const { dialog, button } = await ask(user, panel);
    await waitFor(() => expect(document.activeElement?.contains(dialog.getByRole('heading'))).toBe(true));
    fireEvent.click(button, { detail: 2 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(page.sent).toHaveLength(0);
    expect(isAsked()).toBe(true);
    await user.click(panel.getByRole('button', { name: 'Quay lại sửa' }));
    await waitFor(() => expect(isAsked()).toBe(false));
    expect(panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' })).toHaveProperty('value', '100.000');
    await waitFor(() => expect(document.activeElement?.closest('form')).toBeTruthy());
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect(page.sent).toHaveLength(0);
  });
});

describe('one intent is one refund', () => {
  it('on a double click', async () => {
    const { user, panel, page, only } = await filled();
    await user.dblClick((await ask(user, panel)).button);
    await recorded();
    expect(page.sent).toHaveLength(1);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('on Enter and a click while sending', async () => {
    const { user, panel, page, only } = await filled();
    const release = page.hold();
    const { button } = await ask(user, panel);
    act(() => button.focus());
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.keyboard('{Enter}');
    await release();
    await recorded();
    expect(page.sent).toHaveLength(1);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('after closing, reopening and sending the same', async () => {
    const { user, panel, page, payment, api, only } = await filled();
    await user.click((await ask(user, panel)).button);
    await recorded();
    page.reload();
    const again = pageOf(api);
    const { user: later } = await openRequest(again.sandbox, payment.id);
    const second = await panelReady();
    // The panel shows it as already requested, and the form is empty.
    expect(second.getByText('Các yêu cầu trước')).toBeTruthy();
    expect(second.getByText('Chờ duyệt')).toBeTruthy();
    await waitFor(() => expect(says(money(payment.amount - AMOUNT))).toBe(true));
    await later.click(second.getByRole('button', { name: 'Tiếp tục' }));
    expect(isAsked()).toBe(false);
    expect(again.sent).toHaveLength(0);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('across a reload in mid-flight: the result is found automatically', async () => {
    const { user, panel, page, payment, api, only } = await filled();
    page.hold();
    await user.click((await ask(user, panel)).button);
    await waitFor(async () => expect(await only()).toEqual([AMOUNT]));
    page.reload();
    const again = pageOf(api);
    await openRequest(again.sandbox, payment.id);
    await recorded();
    expect(again.sent).toHaveLength(0);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('if the response is lost after the service recorded it', async () => {
    const { user, panel, page, api, only } = await filled();
    api.setFaults([{ match: SENDING, kind: 'lost', times: 1 }]);
    await user.click((await ask(user, panel)).button);
    await recorded();
    expect(page.keys()).toBe(1);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('if the user has to send it again, across a reload', async () => {
    const { user, panel, page, payment, api, only } = await filled();
    api.setFaults([{ match: SENDING, kind: '500', times: 1 }]);
    await user.click((await ask(user, panel)).button);
    await heading(UNKNOWN);
    expect(screen.getAllByText(/Mã tham chiếu/).length).toBeGreaterThan(0);
    const [first] = page.sent;
    page.reload();
    const again = pageOf(api);
    const { user: later } = await openRequest(again.sandbox, payment.id);
    await heading(UNKNOWN);
    expect(await only()).toEqual([]);
    await later.click(screen.getByRole('button', { name: 'Gửi lại' }));
    await recorded();
    expect(again.sent).toEqual([first]);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('if the response is lost and another user signs in: it is not sent again in that name', async () => {
    const { user, panel, page, api, only, session } = await filled();
    page.beforeSending(async () => {
      page.beforeSending(async () => undefined);
      const next = v.parse(SessionRecordSchema, await api.signInAs('manager'));
      session.end('signed-out');
      session.start(next, false);
      throw new TypeError('network');
    });
    api.clearRequests();
    await user.click((await ask(user, panel)).button);
    // It has been checked: a repeat would follow at once.
    const looks = () =>
      api.requests().filter(({ userName, path }) => userName === 'manager' && /\/GD/.test(path));
    await waitFor(() => expect(looks().length).toBeGreaterThan(0));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(page.sent).toHaveLength(1);
    expect(await only()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('portal.intent'))).toEqual([]);
  });

  it('through a 401 in the middle', async () => {
    const { user, panel, page, api, only } = await filled();
    api.setFaults([{ match: SENDING, kind: '401', times: 1 }]);
    await user.click((await ask(user, panel)).button);
    await recorded();
    expect(page.sent).toHaveLength(2);
    expect(page.keys()).toBe(1);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('can be given up, which does not undo it', async () => {
    const { user, panel, api, only } = await filled();
    api.setFaults([{ match: SENDING, kind: '500', times: 1 }]);
    await user.click((await ask(user, panel)).button);
    await heading(UNKNOWN);
    await user.click(screen.getByRole('button', { name: 'Thôi theo dõi' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Thôi theo dõi yêu cầu này?' }));
    expect(question.getByText(/^Yêu cầu không bị thu hồi/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Thôi theo dõi' }));
    const back = await panelReady();
    expect(back.getByRole('textbox', { name: 'Số tiền muốn hoàn' })).toHaveProperty('value', '100.000');
    expect(await only()).toEqual([]);
  });

  it('is never sent again after an unreadable 2xx, and is found by a check', async () => {
    const { user, panel, page, api, only } = await filled();
    page.beforeSending(async () =>
      api.setFaults([
        { match: SENDING, kind: '202', times: 1 },
        { match: 'GET *order/transactions/GD*', kind: '503' },
      ]),
    );
    await user.click((await ask(user, panel)).button);
    await heading(UNKNOWN);
    expect(screen.getByText(/yêu cầu này không bao giờ được gửi lại/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Gửi lại' })).toBe(null);
    api.setFaults([]);
    await user.click(screen.getByRole('button', { name: 'Kiểm tra lại' }));
    await recorded();
    expect(
      screen.getByText('Tìm thấy trong danh sách hoàn tiền: khớp giao dịch, số tiền, thời gian, người tạo.'),
    ).toBeTruthy();
    expect(page.sent).toHaveLength(1);
    expect(await only()).toEqual([AMOUNT]);
  });
});

describe('the refundable amount changes before the confirmation', () => {
  it('shows both figures, keeps what was typed, and sends nothing', async () => {
    const { api, payment, user, panel, page, only } = await filled();
    await user.click(panel.getByRole('textbox', { name: 'Ghi chú' }));
    await user.paste('Khách trả hàng');
    const { button } = await ask(user, panel);
    await requestBy(api, 'manager', payment.id, 1000);
    await user.click(button);
    const now = money(payment.amount - 1000);
    const sentence = `Số còn có thể hoàn vừa thay đổi từ ${money(payment.amount)} thành ${now}. Kiểm tra lại rồi gửi.`;
    expect(await panel.findByText(sentence)).toBeTruthy();
    await waitFor(() => expect(says(now)).toBe(true));
    expect(panel.getByRole('textbox', { name: 'Ghi chú' })).toHaveProperty('value', 'Khách trả hàng');
    expect(panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' })).toHaveProperty('value', '100.000');
    expect(page.sent).toHaveLength(0);
    // The form continues, with the new figures.
    await user.click((await ask(user, panel)).button);
    await recorded();
    expect(await only()).toEqual([1000, AMOUNT]);
  });

  it.each([
    ['all', 0],
    ['all but 1.000 ₫', 1000],
  ])('by %s, between the last check and sending: the service refuses', async (_, rest) => {
    const { api, payment, user, panel, page, only } = await filled();
    const { button } = await ask(user, panel);
    page.beforeSending(() => requestBy(api, 'manager', payment.id, payment.amount - rest));
    await user.click(button);
    expect(await panel.findByText(/^Yêu cầu bị từ chối và chưa được ghi nhận/)).toBeTruthy();
    // The remainder is in the refetched figures, or in the message that nothing is left.
    const now = rest
      ? /\D1\.000\s*₫/
      : 'Toàn bộ số tiền còn lại đang nằm trong các yêu cầu chờ hoàn. Chờ các yêu cầu đó có kết quả rồi thử lại.';
    await waitFor(() => expect(document.body.textContent).toMatch(now));
    expect(await only()).toEqual([payment.amount - rest]);
    expect(page.sent).toHaveLength(1);
  });
});

it('of a user who may not see refunds is not looked up, and the panel says so', async () => {
  const model = ACCOUNTS.find(({ userName }) => userName === 'manager')!;
  const scopes = ['merchant-1001:transaction:read', 'merchant-1001:refund:create'];
  (ACCOUNTS as Account[]).push({ ...model, id: '9999', userName: 'unseeing', scopes });
  onTestFinished(() => void (ACCOUNTS as Account[]).pop());
  const { user, panel, page, api, only } = await filled(String(AMOUNT), { userName: 'unseeing' });
  api.setFaults([{ match: SENDING, kind: '500-done', times: 1 }]);
  await user.click((await ask(user, panel)).button);
  await heading(UNKNOWN);
  expect(screen.getByText(/refund-transaction-detail:read.+Nhờ người có quyền kiểm tra giúp/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Kiểm tra lại' })).toBe(null);
  // Under its key, the service answers with the existing record.
  await user.click(screen.getByRole('button', { name: 'Gửi lại' }));
  await recorded();
  expect(page.keys()).toBe(1);
  expect(await only()).toEqual([AMOUNT]);
});

describe('a request that is refused or not sent', () => {
  it.each<[FaultKind, string]>([
    ['403', 'Bạn chưa có quyền yêu cầu hoàn tiền (refund:create)'],
    ['429', 'Yêu cầu bị từ chối và chưa được ghi nhận. Nội dung bạn nhập vẫn còn ở đây.'],
  ])('with %s keeps what was typed and can be sent again', async (kind, sentence) => {
    const { user, panel, page, api, only } = await filled();
    api.setFaults([{ match: SENDING, kind, times: 1 }]);
    await user.click((await ask(user, panel)).button);
    expect(await panel.findByText(sentence)).toBeTruthy();
    expect(panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' })).toHaveProperty('value', '100.000');
    await user.click((await ask(user, panel)).button);
    await recorded();
    // A refusal changed nothing: the next attempt is a new intent.
    expect(page.keys()).toBe(2);
    expect(await only()).toEqual([AMOUNT]);
  });

  it('is not sent if the check before it failed', async () => {
    const { user, panel, page, api, only } = await filled();
    api.setFaults([{ match: '*/preparing', kind: 'offline', times: 1 }]);
    await user.click((await ask(user, panel)).button);
    expect(await panel.findByText(/^Chưa có gì được gửi đi/)).toBeTruthy();
    expect(page.sent).toHaveLength(0);
    expect(await only()).toEqual([]);
  });
});

describe('without a network', () => {
  it('says it at the review too', async () => {
    const { user, panel, page } = await filled();
    const { button } = await ask(user, panel);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    expect(await panel.findByText(/^Đang mất kết nối mạng/)).toBeTruthy();
    expect(button).toHaveProperty('ariaDisabled', 'true');
    network.mockRestore();
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(button).toHaveProperty('ariaDisabled', null));
    expect(page.sent).toHaveLength(0);
  });
});

describe('what was typed', () => {
  it('is restored after a reload, with a notice', async () => {
    const { payment, page, api, panel: before } = await filled('1tr2');
    expect(before.queryByText(/^Đã khôi phục nội dung nhập dở/)).toBe(null);
    page.reload();
    await openRequest(api, payment.id);
    const panel = await panelReady();
    expect(panel.getByText(/^Đã khôi phục nội dung nhập dở/)).toBeTruthy();
    expect(panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' })).toHaveProperty('value', '1.200.000');
  });
});
