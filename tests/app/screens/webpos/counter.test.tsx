/* What a cashier needs between two sales: whether money has come, and the takings of a shift. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { transactionGroups } from '#app/api/statusGroups.ts';
import { minuteOf, shiftOf, spanOf } from '#app/screens/webpos/shift.ts';
import { createSandbox } from '#sandbox/api.ts';
import { api, calls, NOW, openPortal, promised } from '../../../screens/kit.tsx';

interface Row {
  amount: number;
  status: string;
  merchantRefId: string;
  payerName?: string;
  paidAt: number;
}

/** The service's response, as the cashier may read it. */
async function asked<Data>(query: string): Promise<Data> {
  const { accessToken } = await api.signInAs('cashier');
  const path = `merchants/1001/store/11002/order/transactions${query}`;
  const request = new Request(`https://portal.example/api/v1/${path}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return ((await (await api.handle(request)).json()) as { data: Data }).data;
}

const RECEIVED = [...transactionGroups.success, 'UNDERPAID', 'EXPIRED'].join(',');
const money = (amount: number) => `${new Intl.NumberFormat('vi-VN').format(amount)}`;

/** The last payment of the cashier's store, with an amount that occurs once that day. */
async function lastPayment(): Promise<Row> {
  const query = `?page=1&pageSize=100&sort=-paidAt&timeField=paidAt&status=${RECEIVED}&from=${NOW - 86_000}&to=${NOW}`;
  const { items } = await asked<{ items: Row[] }>(query);
  const once = items.filter(({ amount }) => items.filter((one) => one.amount === amount).length === 1);
  return once.at(0)!;
}

const claim = async (text: string) => {
  const portal = await openPortal('/merchant/webpos?panel=money-arrived', { as: 'cashier' });
  const box = await screen.findByRole('textbox', { name: /^Số tiền, giờ/ });
  await portal.user.click(box);
  await portal.user.paste(text);
};

it('confirms that the money has come, by its code, in one request and without a balance', async () => {
  const paid = await lastPayment();
  await claim(`${money(paid.amount)} ₫ ${paid.merchantRefId}`);
  const answer = await screen.findByRole('status', { name: /^Đã nhận lúc/ });
  expect(answer.textContent).toContain(money(paid.amount));
  expect(answer.textContent).toContain(paid.merchantRefId);
  expect(calls((path) => path.endsWith('order/transactions'))).toHaveLength(1);
  expect(calls((path) => path.startsWith('van-'))).toHaveLength(0);
});

it.each([
  ['an amount that nobody paid', (paid: Row) => `${money(paid.amount + 1)} ₫ ${paid.merchantRefId}`],
  ['somebody else’s code', (paid: Row) => `${money(paid.amount)} ₫ POS261120-9004-AAAAA`],
  ['somebody else’s name', (paid: Row) => `${money(paid.amount)} ₫ khong co ai`],
])('has not found %s, and keeps polling', async (_, text) => {
  await claim(text(await lastPayment()));
  expect(await screen.findByText(/^Chưa thấy trong/)).toBeTruthy();
  const before = calls((path) => path.endsWith('order/transactions')).length;
  await waitFor(() =>
    expect(calls((path) => path.endsWith('order/transactions')).length).toBeGreaterThan(before),
  );
  expect(screen.queryByText(/^Đã nhận lúc/)).toBeNull();
});

it('closes a shift with the figures of the service’s list, and two names', async () => {
  const span = { from: Math.floor((NOW + 25_200) / 86_400) * 86_400 - 25_200, to: NOW + 59 };
  const query = `?page=1&pageSize=100&timeField=paidAt&source=WEBPOS&status=${RECEIVED}&from=${span.from}&to=${span.to}`;
  const { items, total } = await asked<{ items: Row[]; total: number }>(query);
  expect(items).toHaveLength(total);
  const portal = await openPortal('/merchant/webpos?panel=close-shift', { as: 'cashier' });
  await portal.user.type(await screen.findByRole('textbox', { name: /^Người nhận ca/ }), 'Trần Bình');
  const slip = await waitFor(() => {
    const paper = document.querySelector<HTMLElement>('[data-sheet] [data-width]');
    if (!paper) throw new Error('There is no paper yet.');
    return paper;
  });
  const sum = items.reduce((all, { amount }) => all + amount, 0);
  expect(slip.textContent).toContain(`Đã nhận (${total} đơn)${money(sum)}`);
  const short = items.filter(({ status }) => status === 'UNDERPAID').length;
  expect(within(slip).getByText('Trong đó trả thiếu').nextSibling?.textContent).toMatch(
    new RegExp(`^${short} · `),
  );
  expect(slip.textContent).toMatch(/Người giao ca.*Phạm Thị Ngọc Ánh.*Người nhận ca.*Trần Bình/);
});

it('counts everything that a shift received, also after expiry, and across midnight', () => {
  const of = (count: number, amount: number) => ({ count, amount });
  const overview = {
    count: 4,
    amount: 370_000,
    refunded: of(0, 0),
    fee: 0,
    net: 0,
    byStatus: {
      SUCCESS: of(1, 100_000),
      UNDERPAID: of(1, 90_000),
      OVERPAID: of(1, 110_000),
      EXPIRED: of(1, 70_000),
    },
  };
  expect(shiftOf(overview, undefined)).toMatchObject({
    received: of(4, 370_000),
    short: of(1, 90_000),
    over: of(1, 110_000),
    expired: of(1, 70_000),
  });
  expect([minuteOf('8:30'), minuteOf('0830'), minuteOf('24:00')]).toEqual([510, 510, undefined]);
  const night = spanOf(22 * 60, 6 * 60, NOW);
  expect(night.to - night.from).toBe(8 * 3600 + 59);
});

/** A separate counter where two people sold the requested number of payments, one đồng apart. */
async function soldAt(tills: readonly string[], count: number) {
  const clock = { at: NOW - 30 };
  const sandbox = createSandbox({ now: () => clock.at, rows: 4000 });
  const people = await Promise.all(tills.map((till) => sandbox.signInAs(till)));
  let sum = 0;
  for (let sale = 0; sale < count; sale += 1) {
    const { accessToken } = people[sale % people.length]!;
    const amount = 100_010 + (sale % 900);
    sum += amount;
    const body = {
      ...{ merchantId: '1001', storeId: '11002', merchantRefId: `CA-${sale}`, amount },
      ...{ description: `CA ${sale}`, method: 'QR', expiresIn: 600 },
    };
    const answer = await sandbox.handle(
      new Request('https://portal.example/api/v1/payment/payment-request', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${accessToken}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': `sale-${sale}`,
        },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw new Error(await answer.text());
  }
  clock.at = NOW;
  return { sandbox, sum };
}

const paper = () => document.querySelector<HTMLElement>('[data-sheet] [data-width]');
const closing = '/merchant/webpos?panel=close-shift';

it('closes a shift of two tills and 300 payments with two requests, to the đồng', async () => {
  const before = await soldAt(['cashier', 'manager'], 0);
  const { sandbox, sum } = await soldAt(['cashier', 'manager'], 300);
  const received = async (of: typeof sandbox) => {
    of.setFaults([]);
    const portal = await openPortal(closing, { as: 'cashier', sandbox: of });
    await waitFor(() => expect(paper()).toBeTruthy());
    const [, count = '', amount = ''] =
      /Đã nhận \(([\d.]+) đơn\)([\d.]+)/.exec(paper()?.textContent ?? '') ?? [];
    const asked = of.requests().filter(({ query }) => query.includes('from='));
    const parts = paper()?.querySelectorAll('*').length ?? 0;
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'In phiếu' })).toHaveProperty('disabled', false),
    );
    screen.getByRole('button', { name: 'In phiếu' }).click();
    // The slip is rendered already: nothing renders or loads between the press and the printer.
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    portal.close();
    return {
      asked,
      parts,
      count: Number(count.replaceAll('.', '')),
      amount: Number(amount.replaceAll('.', '')),
    };
  };
  const [empty, full] = [await received(before.sandbox), await received(sandbox)];
  expect(full.parts).toBe(empty.parts);
  expect([full.count - empty.count, full.amount - empty.amount]).toEqual([300, sum]);
  expect(full.asked.filter(({ path }) => path.endsWith('/statistic')).length).toBeLessThanOrEqual(3);
  expect(full.asked.filter(({ path }) => path.endsWith('order/transactions'))).toEqual([]);
});

it('leaves no slip and no figure if the user signs out while a shift is counted', async () => {
  const { promise, keep } = promised();
  const portal = await openPortal(closing, {
    as: 'cashier',
    hold: ({ path }) => (path.endsWith('/statistic') ? promise : undefined),
  });
  await screen.findByRole('textbox', { name: /^Người nhận ca/ });
  portal.session.end('signed-out');
  await keep();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Người nhận ca/ })).toBeNull());
  expect(paper()).toBeNull();
  expect(document.body.textContent).not.toMatch(/Đã nhận/);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Người|shift/);
});
