import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transactionGroups } from '#app/api/statusGroups.ts';
import { formatAmount, formatCount, formatMoney } from '#app/lib/money.ts';
import { dayEnd, dayStart, presetRange } from '#app/lib/time.ts';
import type { Sandbox } from '#sandbox/api.ts';
import { ask, calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

/** As text is found on a page: spaces of all kinds are one. */
const plain = (text = '') => text.replace(/\s+/g, ' ');
const money = (amount: number | undefined) => `${formatAmount(amount)} ₫`;

const PAGE = '/merchant/refund';
const { from, to } = presetRange('last30', '2026-11-20');
const LAST_30 = `from=${dayStart(from)}&to=${dayEnd(to)}`;

interface Tally {
  count: number;
  amount: number;
}

interface Row {
  id: string;
  transactionId: string;
  status: string;
  createdBy: string;
  storeName: string;
  amount: number;
}

const statisticOf = (api: Sandbox, query = LAST_30) =>
  ask(api, `refunds/statistic?${query}`) as Promise<Tally & { byStatus: Record<string, Tally> }>;

async function rowsOf(api: Sandbox, query = '') {
  const { items } = (await ask(api, `refunds?page=1&pageSize=100&${LAST_30}&${query}`)) as { items: Row[] };
  return items;
}

const sumOf = (byStatus: Record<string, Tally>, statuses: readonly string[], field: keyof Tally) =>
  statuses.reduce((sum, status) => sum + (byStatus[status]?.[field] ?? 0), 0);

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [data-row]')].map(({ dataset }) => dataset.row);
const figures = async () => {
  const line = await screen.findByRole('group', { name: 'Tiền hoàn' });
  await waitFor(() => expect(line.getAttribute('aria-busy')).toBe(null));
  return within(line);
};
const searchOf = (address: string | undefined) =>
  new URL(address ?? '', 'https://portal.example').searchParams;
const lastAsked = (api: Sandbox) =>
  new URLSearchParams(calls(api, 'GET').findLast(({ path }) => path.endsWith('/refunds'))?.query);

async function open(search = '', options = {}) {
  const api = sandboxOfNow();
  const portal = await openPortal(api, `${PAGE}?${search}`, options);
  await waitFor(() => expect(shownIds()).not.toEqual([]));
  return { api, ...portal };
}

describe('the figures of the refunds', () => {
  it.each([
    ['Chờ duyệt', ['PENDING_APPROVAL']],
    ['Đang xử lý', ['PENDING', 'PROCESSING', 'SENT_TO_BANK']],
    ['Thành công', ['SUCCESS']],
    ['Không thành công', ['FAILED', 'REJECTED', 'CANCELLED']],
  ])('%s counts its statuses and shows those alone', async (name, statuses) => {
    const { api, user, address } = await open();
    const { byStatus } = await statisticOf(api);
    const count = sumOf(byStatus, statuses, 'count');
    const one = (await figures()).getByRole('button', {
      name: new RegExp(`^${name} ?${formatCount(count)} `),
    });
    expect(plain(one.textContent)).toContain(formatAmount(sumOf(byStatus, statuses, 'amount')));
    await user.click(one);
    await waitFor(() => expect(one.getAttribute('aria-pressed')).toBe('true'));
    expect(searchOf(address()).get('status')).toBe(statuses.join(','));
    const expected = await rowsOf(api, `status=${statuses}`);
    expect(expected).toHaveLength(Math.min(count, 100));
    expect(count).toBeGreaterThan(0);
    await waitFor(() => expect(shownIds()).toEqual(expected.slice(0, 20).map(({ id }) => id)));
    await user.click(one);
    await waitFor(() => expect(one.getAttribute('aria-pressed')).toBe('false'));
    expect(searchOf(address()).has('status')).toBe(false);
  });

  it('says no number of what the status filter leaves out, and leads there at a press', async () => {
    const { api, user, address } = await open('status=SUCCESS');
    const line = await figures();
    const { amount } = await statisticOf(api, `${LAST_30}&status=SUCCESS`);
    await waitFor(() =>
      expect(plain(line.getByText('Tổng yêu cầu hoàn').closest('.result')?.textContent)).toContain(
        money(amount),
      ),
    );
    const failed = line.getByRole('button', { name: /^Không thành công/ });
    expect(plain(failed.textContent)).toBe('Không thành công 0');
    await user.click(failed);
    await waitFor(() => expect(searchOf(address()).get('status')).toBe('FAILED,REJECTED,CANCELLED'));
  });

  it('tells which share of the sales went back, in the same period; of a part of the refunds none', async () => {
    const { api, user } = await open();
    const { byStatus } = await statisticOf(api);
    const sales = (await ask(api, `order/transactions/statistic?${LAST_30}`)) as {
      byStatus: Record<string, Tally>;
    };
    const volume = sumOf(sales.byStatus, transactionGroups.success, 'amount');
    const share = new Intl.NumberFormat('vi-VN', { style: 'percent', maximumFractionDigits: 2 }).format(
      (byStatus.SUCCESS?.amount ?? 0) / volume,
    );
    expect(share).not.toBe('0%');
    const line = await figures();
    const rate = () => line.getByText(/^Tỷ lệ trên doanh thu/).parentElement?.textContent;
    await waitFor(() => expect(rate()).toContain(share));
    expect(plain(rate())).toContain(plain(formatMoney(volume)));
    await user.click(line.getByRole('button', { name: /^Chờ duyệt/ }));
    await waitFor(() => expect(rate()).toMatch(/–$/));
  });

  it('asks for no sales where somebody may not see transactions', async () => {
    const { api } = await open('size=10', {
      userName: 'manager',
      about: /user\/mine\/scopes/,
      change: (data: { scopesByUser: string[] }) => {
        data.scopesByUser = data.scopesByUser.filter((scope) => !scope.endsWith(':transaction:read'));
      },
    });
    const { amount } = await statisticOf(api);
    const line = await figures();
    expect(plain(line.getByText('Tổng yêu cầu hoàn').closest('.result')?.textContent)).toContain(
      money(amount),
    );
    expect(line.queryByText(/^Tỷ lệ trên doanh thu/)).toBe(null);
    expect(calls(api, 'GET').filter(({ path }) => path.includes('/order/transactions'))).toEqual([]);
    // Nor do the rows lead to any.
    const [row] = await rowsOf(api);
    expect(await screen.findByText(row!.transactionId)).toBeTruthy();
    expect(screen.queryByRole('link', { name: row!.transactionId })).toBe(null);
  });
});

describe('a row of the refunds', () => {
  it('leads to its own page, and to its transaction', async () => {
    const { api } = await open('size=10');
    const [row] = await rowsOf(api);
    const own = await screen.findByRole('link', { name: row!.id });
    expect(own.getAttribute('href')).toBe(`/merchant/refund/${row!.id}?business=1001`);
    const origin = screen.getByRole('link', { name: row!.transactionId });
    expect(origin.getAttribute('href')).toBe(`/merchant/transaction/${row!.transactionId}?business=1001`);
  });

  it('has a menu that does the same', async () => {
    const { api, user, address } = await open('size=10');
    const [row] = await rowsOf(api);
    await user.hover(await screen.findByRole('link', { name: row!.id }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`hoàn tiền ${row!.id}`) }));
    const items = await screen.findAllByRole('menuitem');
    for (const word of ['Xem chi tiết', 'Sao chép mã'])
      expect(items.some(({ textContent }) => textContent?.includes(word))).toBe(true);
    await user.click(screen.getByRole('menuitem', { name: /Mở giao dịch gốc/ }));
    await waitFor(() => expect(address()).toContain(`/merchant/transaction/${row!.transactionId}`));
  });

  it('gives its id, from the menu or with a key, and says so', async () => {
    const { api, user } = await open('size=10');
    const [first, second] = await rowsOf(api);
    await user.hover(await screen.findByRole('link', { name: first!.id }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`hoàn tiền ${first!.id}`) }));
    await user.click(await screen.findByRole('menuitem', { name: /Sao chép mã/ }));
    expect(await screen.findByText(`Đã sao chép ${first!.id}`)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(first!.id);

    document.querySelector<HTMLElement>(`[data-row="${second!.id}"]`)?.focus();
    await user.keyboard('c');
    expect(await screen.findByText(`Đã sao chép ${second!.id}`)).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(second!.id);
  });

  it('says when its id could not be copied', async () => {
    const { api, user } = await open('size=10');
    const [row] = await rowsOf(api);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.querySelector<HTMLElement>(`[data-row="${row!.id}"]`)?.focus();
    await user.keyboard('c');
    expect(await screen.findByText(`Không sao chép được ${row!.id}`)).toBeTruthy();
  });

  it('is found by who asked for it', async () => {
    const { api, user, address } = await open('size=10');
    const wanted = (await rowsOf(api))[0]!.createdBy;
    await user.click(await screen.findByRole('button', { name: 'Thêm bộ lọc' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Người tạo' }));
    const field = await screen.findByRole('searchbox', { name: 'Người tạo' });
    await user.type(field, wanted);
    await waitFor(() => expect(lastAsked(api).get('createdBy')).toBe(wanted));
    expect(searchOf(address()).get('createdBy')).toBe(wanted);
    const expected = (await rowsOf(api, `createdBy=${wanted}`)).slice(0, 10).map(({ id }) => id);
    await waitFor(() => expect(shownIds()).toEqual(expected));
    expect(await screen.findByRole('button', { name: `Người tạo: ${wanted}` })).toBeTruthy();
  });
});

describe('the quick look at a refund', () => {
  async function openPeek(prepare: (api: Sandbox) => void = () => undefined) {
    const api = sandboxOfNow();
    const [row] = await rowsOf(api, 'status=SUCCESS');
    prepare(api);
    const portal = await openPortal(api, `${PAGE}?size=10&status=SUCCESS&peek=${row!.id}`);
    const panel = within(await screen.findByRole('complementary', { name: row!.id }));
    return { api, row: row!, panel, ...portal };
  }

  it('shows its facts, what happened to it, and the ways on', async () => {
    const { row, panel } = await openPeek();
    expect(await panel.findByText(money(row.amount))).toBeTruthy();
    expect(await panel.findByText('Gửi yêu cầu')).toBeTruthy();
    const hrefOf = (name: string) => panel.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Xem chi tiết')).toBe(`/merchant/refund/${row.id}?business=1001`);
    expect(hrefOf(row.transactionId)).toBe(`/merchant/transaction/${row.transactionId}?business=1001`);
  });
});
