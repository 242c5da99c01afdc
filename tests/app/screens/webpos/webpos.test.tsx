/*
 * The web POS against a service that counts: whatever goes wrong, it shows no false success, loses no payment, and
 * sends one request for one press.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { decodeVietQr, encodeVietQr } from '#app/lib/vietqr.ts';
import type { TillRequest } from '#app/screens/webpos/till.ts';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';
import { NOW, type Opening, openPortal } from '../../../screens/kit.tsx';

/** A web POS over a service with a movable clock; `device`: error of the device's clock, in seconds. */
async function openTill({ device = 0, ...opening }: Opening & { device?: number } = {}) {
  const clock = { at: NOW };
  const sandbox = opening.sandbox ?? createSandbox({ now: () => clock.at, rows: 200 });
  vi.setSystemTime((NOW + device) * 1000);
  const portal = await openPortal('/merchant/webpos', { as: 'cashier', ...opening, sandbox });
  /** Time passes on both clocks, with user activity: after five idle minutes the screen would lock. */
  const wait = (seconds: number) => {
    clock.at += seconds;
    vi.setSystemTime((clock.at + device) * 1000);
    portal.session.touch();
  };
  const ask = async (amount: number) => {
    await waitFor(async () => {
      const field = screen.getByRole('textbox', { name: /^Số tiền/ });
      await portal.user.click(field);
      expect(document.activeElement).toBe(field);
    });
    await portal.user.keyboard(String(amount));
    await portal.press('Tạo mã QR');
  };
  /** Requests a payment, and waits for its code. */
  const create = async (amount: number) => {
    await ask(amount);
    await screen.findByRole('timer');
    await idle();
  };
  const button = () => screen.queryByRole('button', { name: /Kiểm tra/ });
  /** Waits until no request is running. */
  const idle = () => waitFor(() => expect(button()?.getAttribute('aria-busy')).not.toBe('true'));
  /** Checks at once, unless a response has arrived meanwhile. */
  const check = async () => {
    await idle();
    const now = button();
    if (now) await portal.user.click(now);
  };
  return { portal, sandbox, wait, ask, create, check };
}

/** All requests recorded by the service. */
async function recorded(sandbox: Sandbox) {
  const { accessToken } = await sandbox.signInAs('cashier');
  return Promise.all(
    requestsHere().map(async ({ id }) => {
      const answer = await sandbox.handle(
        new Request('https://portal.example/api/v1/payment/payment-status', {
          method: 'POST',
          headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ id }),
        }),
      );
      const { data } = (await answer.json()) as { data: { status: string; paidAmount: number } };
      return { id, status: data.status, paidAmount: data.paidAmount };
    }),
  );
}

function requestsHere(): TillRequest[] {
  const place = Object.keys(localStorage).find((name) => name.startsWith('portal.webpos.'));
  return JSON.parse(localStorage.getItem(place ?? '') ?? '{"requests":[]}').requests;
}
const shownHere = () => requestsHere().map(({ id, status, paidAmount }) => ({ id, status, paidAmount }));
const polls = (sandbox: Sandbox) =>
  sandbox.requests().filter(({ path }) => path === 'payment/payment-status').length;

describe('a payment at the till', () => {
  it('is requested once, paid and counted, and the next one starts with the focus on the amount', async () => {
    const { portal, sandbox, wait, create, check } = await openTill();
    await create(150_000);
    expect(await screen.findByRole('img', { name: /Mã thanh toán.*150\.000/ })).toBeTruthy();
    // By itself, every three seconds.
    await waitFor(() => expect(polls(sandbox)).toBeGreaterThan(1));
    wait(12);
    await check();
    expect((await screen.findAllByText('Đã nhận đủ')).length).toBeGreaterThan(0);
    expect(sandbox.moneyRequests()).toMatchObject([{ sends: 1, records: 1 }]);
    expect(shownHere()).toEqual(await recorded(sandbox));
    await portal.press('Đơn mới');
    const amount = await screen.findByRole('textbox', { name: /^Số tiền/ });
    await waitFor(() => expect(document.activeElement).toBe(amount));
  });

  it('continues after a reload while it waits, and leads to its transaction and to VietQR codes, in English too', async () => {
    const { portal, sandbox, wait, create } = await openTill();
    await create(80_000);
    portal.close();
    wait(12);
    const again = await openPortal('/merchant/webpos', { as: 'cashier', sandbox, reload: true });
    expect((await screen.findAllByText('Đã nhận đủ')).length).toBeGreaterThan(0);
    expect(requestsHere()).toHaveLength(1);
    again.close();
    await openPortal('/merchant/webpos', { as: 'cashier', sandbox, reload: true, locale: 'en' });
    const pathOf = async (name: string) =>
      new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', location.href).pathname;
    expect(await pathOf('Open the transaction')).toMatch(/^\/en\/merchant\/transaction\/GD/);
    const tools = within(await screen.findByRole('main'));
    const codes = tools.getByRole('link', { name: 'VietQR workbench' });
    expect(codes.getAttribute('href')).toBe('/en/merchant/webpos/vietqr');
  });

  it('reports a lost network for a minute, and what was received once it is back', async () => {
    const { sandbox, wait, create, check } = await openTill();
    await create(80_000);
    sandbox.setFaults([{ match: 'POST payment/payment-status', kind: 'offline' }]);
    wait(60);
    await check();
    expect(await screen.findByText(/^Mất kết nối nên chưa biết kết quả/)).toBeTruthy();
    expect(requestsHere()).toMatchObject([{ status: 'CREATED' }]);
    sandbox.setFaults([]);
    await check();
    expect((await screen.findAllByText('Đã nhận đủ')).length).toBeGreaterThan(0);
  });

  it.each([600, -600])('neither expires nor is paid by a clock that is off by %i s', async (device) => {
    const { sandbox, wait, create, check } = await openTill({ device });
    await create(20_005);
    expect(screen.getByRole('timer').textContent).toMatch(/^(15:00|14:5\d)$/);
    wait(420);
    await check();
    wait(420);
    const before = polls(sandbox);
    await check();
    await waitFor(() => expect(polls(sandbox)).toBeGreaterThan(before));
    expect(screen.getByRole('timer')).toBeTruthy();
    wait(60);
    await check();
    expect(await screen.findByText('Mã đã hết hạn')).toBeTruthy();
  });

  it('does not poll while the window is hidden, and polls at once when it is visible', async () => {
    const { sandbox, wait, create } = await openTill();
    await create(80_000);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const before = polls(sandbox);
    wait(12);
    // Longer than the polling interval.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(polls(sandbox)).toBe(before);
    state.mockReturnValue('visible');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect((await screen.findAllByText('Đã nhận đủ')).length).toBeGreaterThan(0);
  });

  it.each([
    [100_001, 12, 'Khách trả thiếu 10.001 ₫ (đã nhận 90.000 ₫)', 'Chờ thanh toán'],
    [100_001, 900, 'Khách trả thiếu 10.001 ₫ (đã nhận 90.000 ₫)', 'Hết hạn'],
    [100_002, 12, 'Khách trả thừa 10.000 ₫ (đã nhận 110.002 ₫)', 'Thành công'],
    [100_003, 12, 'Thanh toán thất bại', 'Thất bại'],
    [100_004, 12, 'Khách đã hủy thanh toán', 'Đã hủy'],
    [100_005, 900, 'Mã đã hết hạn', 'Hết hạn'],
    [100_006, 12, 'Khách trả thừa 100.006 ₫ (đã nhận 200.012 ₫)', 'Thành công'],
    [100_007, 905, /^Đã hết thời gian/, 'Chờ thanh toán'],
    [100_007, 925, 'Đã nhận đủ', 'Thành công'],
  ])('of %i shows after %i s what the service recorded', async (amount, seconds, sentence, status) => {
    const { sandbox, wait, create, check } = await openTill();
    await create(amount);
    wait(seconds);
    await check();
    const page = within(screen.getByRole('main'));
    expect(await page.findByText(sentence)).toBeTruthy();
    // Only twice the amount looks like a second payment.
    expect(page.queryByText('Có thể khách đã trả hai lần.') !== null).toBe(amount === 100_006);
    await waitFor(() => expect(page.getAllByText(status).length).toBeGreaterThan(0));
    expect(shownHere()).toEqual(await recorded(sandbox));
  });

  it('that is underpaid shows the remaining amount, and a code for exactly that, to cashier and customer', async () => {
    const { portal, wait, create, check } = await openTill();
    await create(100_001);
    wait(12);
    await check();
    expect(await screen.findByRole('img', { name: /Mã thanh toán.*Số tiền: 10\.001/ })).toBeTruthy();
    expect(screen.queryByRole('img', { name: /100\.001/ })).toBeNull();
    // A customer who leaves gets back what they paid, without waiting for the code to expire.
    expect(screen.getByRole('button', { name: /^Hoàn lại 90\.000\s₫$/ })).toBeTruthy();
    await portal.go('/merchant/webpos/display');
    expect(await screen.findByText('Đã nhận 90.000 ₫, quý khách còn thanh toán 10.001 ₫')).toBeTruthy();
    expect(screen.getByRole('img', { name: /Số tiền: 10\.001/ })).toBeTruthy();
  });

  it('that expired underpaid offers a code for the rest, or a refund of exactly what was received', async () => {
    const { portal, wait, create, check } = await openTill();
    await create(100_001);
    wait(450);
    await check();
    wait(450);
    await check();
    const said = (await screen.findAllByRole('alert')).find(({ textContent }) =>
      /Khách trả thiếu 10\.001\s₫ \(đã nhận 90\.000\s₫\)/.test(textContent ?? ''),
    )!;
    expect(screen.queryByText(/^Chưa nhận được tiền cho mã này/)).toBeNull();
    expect(within(said).getByRole('link', { name: 'Xem giao dịch' })).toBeTruthy();
    await portal.user.click(within(said).getByRole('button', { name: /^Hoàn lại 90\.000\s₫$/ }));
    await waitFor(() => expect(portal.search().get('panel')).toBe('request-refund'));
    expect(portal.search().get('of-amount')).toBe('90000');
    await portal.go('/merchant/webpos');
    await portal.press(/^Thu phần còn thiếu 10\.001\s₫$/);
    expect(await screen.findByRole('img', { name: /Mã thanh toán.*Số tiền: 10\.001/ })).toBeTruthy();
    expect(requestsHere()[0]).toMatchObject({ status: 'CREATED', order: { amount: 10_001 } });
  });

  it('that is overpaid offers a refund of exactly the excess', async () => {
    const { portal, wait, create, check } = await openTill();
    await create(100_002);
    wait(12);
    await check();
    await portal.press(/^Hoàn phần thừa 10\.000\s₫$/);
    await waitFor(() => expect(portal.search().get('of-amount')).toBe('10000'));
  });

  it.each([
    ['another amount in its code', { amount: 990_015 }],
    ['another account in its code', { account: '9990001112223' }],
  ])('is not shown if its response has %s', async (_, other) => {
    const { ask } = await openTill({
      change: ({ path }, data) => {
        if (path !== 'payment/payment-request') return undefined;
        const made = data as { qrContent: string };
        return { ...made, qrContent: encodeVietQr({ ...decodeVietQr(made.qrContent)!, ...other }) };
      },
    });
    await ask(150_015);
    expect(await screen.findByText('Mã nhận về không khớp với đơn')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(requestsHere()).toEqual([]);
  });

  it('whose customer left is hidden, but announced when the money comes', async () => {
    const { portal, wait, create } = await openTill();
    await create(60_000);
    await portal.press('Hủy đơn');
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Đang chờ thanh toán' })).toBeNull();
    wait(12);
    await waitFor(() => expect(requestsHere()).toMatchObject([{ status: 'SUCCESS', paidAmount: 60_000 }]));
    await waitFor(() => expect(document.body.textContent).toContain('Đã nhận sáu mươi nghìn đồng'));
  });

  it('is requested by Enter in the amount, and takes the focus', async () => {
    const { portal } = await openTill();
    await portal.user.type(await screen.findByRole('textbox', { name: /^Số tiền/ }), '50k{Enter}');
    const order = (await screen.findByRole('timer')).closest('section');
    await waitFor(() => expect(document.activeElement).toBe(order));
    expect(order?.textContent).toContain('50.000');
  });

  it('is one request in two tabs, and a success is final, whatever an older response says', async () => {
    const { portal, sandbox, wait } = await openTill();
    const second = await openPortal('/merchant/webpos', { as: 'cashier', sandbox, reload: true });
    const [first] = screen.getAllByRole('main');
    await portal.user.type(within(first!).getByRole('textbox', { name: /^Số tiền/ }), '70000');
    await portal.user.click(within(first!).getByRole('button', { name: 'Tạo mã QR' }));
    await waitFor(() => expect(screen.getAllByRole('timer')).toHaveLength(2));
    wait(12);
    await portal.user.click(screen.getAllByRole('button', { name: 'Kiểm tra tiền về' })[1]!);
    await waitFor(() => expect(screen.getAllByText('Đã nhận đủ')).toHaveLength(2));
    expect(sandbox.moneyRequests()).toMatchObject([{ sends: 1, records: 1 }]);
    expect(shownHere()).toEqual(await recorded(sandbox));
    second.close();
  });

  it('whose response is lost is sent again under its key, across a reload, and stays one', async () => {
    const { portal, sandbox, ask } = await openTill({
      faults: [{ match: 'POST payment/payment-request', kind: 'lost', times: 1 }],
    });
    await ask(80_000);
    expect(await screen.findByText(/^Chưa biết đơn POS\d{6}-9004-[A-Z2-9]{5} \(80\.000 ₫\)/)).toBeTruthy();
    portal.close();
    const again = await openPortal('/merchant/webpos', { as: 'cashier', sandbox, reload: true });
    await again.press('Gửi lại');
    expect(await screen.findByRole('timer')).toBeTruthy();
    // Opening the page reset the request log; the id shows that the service created only one request.
    expect(requestsHere()).toMatchObject([{ id: 'PR0000000001' }]);
  });

  it('refused by the service keeps what was typed, and shows the reason at its field', async () => {
    const { portal, wait, create, ask } = await openTill();
    await create(20_005);
    const code = requestsHere()[0]?.order.merchantRefId ?? '';
    wait(1);
    await portal.press('Đơn mới');
    await portal.press(/^Đơn POS/);
    const order = await screen.findByRole('textbox', { name: /^Mã đơn hàng/ });
    await portal.user.clear(order);
    await portal.user.type(order, code);
    await ask(30_000);
    expect(
      (await screen.findAllByText('Mã đơn hàng này đang chờ thanh toán hoặc đã được thanh toán')).length,
    ).toBeGreaterThan(0);
    expect((order as HTMLInputElement).value).toBe(code);
    expect(requestsHere()).toHaveLength(1);
  });
});

it('shows several open codes, and each on the customer display', async () => {
  const { portal, wait, create } = await openTill();
  await create(20_005);
  wait(1);
  await portal.press('Đơn mới');
  await create(50_005);
  const waiting = within(await screen.findByRole('region', { name: 'Đang chờ thanh toán' }));
  expect(waiting.getByText(/20\.005 ₫/)).toBeTruthy();
  await portal.user.click(waiting.getByRole('button', { name: /^Xem lại mã của đơn/ }));
  await portal.go('/merchant/webpos/display');
  expect(await screen.findByRole('heading', { name: 'Quét mã để thanh toán' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: /20\.005/ })).toBeTruthy();
});

it('keeps what is typed at the moment it renders, and leaves the focus on the amount', async () => {
  const portal = await openPortal('/merchant', { as: 'cashier' });
  const type = (target: Element) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '7', bubbles: true, cancelable: true }));
  // Notified right after React's commit, before anything React does later.
  const drawn = new Promise<HTMLInputElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const amount = document.querySelector<HTMLInputElement>('input[data-hero]');
      if (!amount) return;
      observer.disconnect();
      type(document.body);
      amount.focus();
      resolve(amount);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await portal.go('/merchant/webpos');
  const amount = await drawn;
  await waitFor(() => expect(amount.value).toBe('7'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(amount);
});

it('is read-only for users who may only read', async () => {
  await openTill({ as: 'auditor' });
  expect(await screen.findByText('Cần quyền webpos:create để tạo yêu cầu thanh toán')).toBeTruthy();
});
