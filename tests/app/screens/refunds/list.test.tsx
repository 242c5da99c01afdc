import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { transactionGroups } from '#app/api/statusGroups.ts';
import { formatAmount, formatMoney } from '#app/lib/money.ts';
import { dayEnd, dayStart, presetRange } from '#app/lib/time.ts';
import type { Sandbox } from '#sandbox/api.ts';
import { ask, calls, openPortal, sandboxOfNow } from '../transactions/portal.tsx';

/** Normalizes all kinds of spaces, as text matching does. */
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

async function open(search = '', options = {}) {
  const api = sandboxOfNow();
  const portal = await openPortal(api, `${PAGE}?${search}`, options);
  await waitFor(() => expect(shownIds()).not.toEqual([]));
  return { api, ...portal };
}

describe('the figures of the refunds', () => {
  it('show the refunded share of the sales in the same period; none under other filters', async () => {
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
    await waitFor(() => expect(rate()).toMatch(/-$/));
  });

  it('request no sales if the user may not see transactions', async () => {
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
    // The rows do not link to any either.
    const [row] = await rowsOf(api);
    expect(await screen.findByText(row!.transactionId)).toBeTruthy();
    expect(screen.queryByRole('link', { name: row!.transactionId })).toBe(null);
  });
});

describe('a row of the refunds', () => {
  it('says when its id could not be copied', async () => {
    const { api, user } = await open('size=10');
    const [row] = await rowsOf(api);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    document.querySelector<HTMLElement>(`[data-row="${row!.id}"]`)?.focus();
    await user.keyboard('c');
    expect(await screen.findByText(`Không sao chép được ${row!.id}`)).toBeTruthy();
  });
});
