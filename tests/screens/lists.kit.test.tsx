/*
 * Features of the list kit that no list of the registry shows by itself: rows without a page, no export, several
 * periods and amounts. The transactions take the place of such a list, at an address of another screen.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listTransactions, type Transaction } from '#app/api/transactions.ts';
import { lazyComponent } from '#app/lib/lazyComponent.tsx';
import { amount, period, text } from '#app/list/filters.ts';
import { ListScreen } from '#app/list/ListScreen.tsx';
import { ListViews } from '#app/list/ListViews.tsx';
import { useList } from '#app/list/useList.ts';
import type { ListScreenProps } from '#app/list/useListView.ts';
import { type RouteEntry, routes } from '#app/routes.tsx';
import { transactionColumns } from '#app/screens/transactions/columns.ts';
import { api, calls, NOW, openPortal, shownRows } from './kit.tsx';

const definition = {
  sort: '-createdAt',
  sortable: ['createdAt', 'amount'],
  filters: {
    q: text('list.all', 'transaction.search'),
    period: period('transaction.filter.period', 'last7'),
    paid: period('transaction.filter.byPaid', undefined, 'paid'),
    amount: amount('transaction.filter.amount'),
    net: amount('transaction.column.net', 'net'),
  },
} as const;

type Rest = Partial<ListScreenProps<Transaction, typeof definition.filters>>;

function Rows(rest: Rest) {
  const list = useList({ name: 'transactions', definition, load: listTransactions });
  return (
    <ListScreen
      list={list}
      title="Rows"
      caption="Rows"
      columns={transactionColumns}
      rowLabel={({ id }) => id}
      scope="transaction:read"
      firstUse={{ title: '-', text: '-' }}
      views={<ListViews list={list} presets={[]} />}
      {...rest}
    />
  );
}

const entry = routes.find(({ path }) => path === '/merchant/van-noti') as RouteEntry;
const own = entry.screen;
let rest: Rest;
beforeEach(() => {
  rest = {};
  entry.screen = lazyComponent(async () => () => <Rows {...rest} />);
});
afterEach(() => {
  entry.screen = own;
});

const ROW = 'tbody [data-row]';
const rows = () => [...document.querySelectorAll<HTMLElement>(ROW)];

async function openRows(search = '', props: Rest = {}) {
  rest = props;
  const portal = await openPortal(`${entry.path}?size=10${search && `&${search}`}`);
  await screen.findByRole('switch', { name: portal.t('list.autoRefresh') });
  return portal;
}

/** Clicks a row that has no page. */
async function openFirst(props: Rest) {
  const portal = await openRows('', props);
  await waitFor(() => expect(shownRows()).toHaveLength(10));
  const [row] = rows();
  expect(row?.querySelector('a[href]')).toBeNull();
  await portal.user.click(row?.querySelectorAll('td')[2] as HTMLElement);
  return { portal, id: row?.dataset.row };
}

it('opens the quick look at a row without a page', async () => {
  const { portal, id } = await openFirst({ peek: (peeked) => <p>{`Looking at ${peeked.id}`}</p> });
  expect(await screen.findByText(`Looking at ${id}`)).toBeTruthy();
  expect(portal.search().get('peek')).toBe(id);
  expect(portal.path()).toBe(entry.path);
});

it('opens nothing for a row without page and quick look, and is exported only if it has a file', async () => {
  const { portal } = await openFirst({});
  expect(portal.search().has('peek')).toBe(false);
  expect(portal.path()).toBe(entry.path);
  await portal.user.keyboard('e');
  await portal.user.click(document.querySelector(`${ROW} input[type=checkbox]`) as HTMLElement);
  await screen.findAllByText(portal.label('selectedCount', { count: '1' }));
  expect(screen.queryAllByRole('button', { name: portal.t('action.export') })).toEqual([]);
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('adds up each of several amounts of the selection', async () => {
  const { portal } = await openFirst({
    rowAmount: [
      { label: 'Gộp', of: ({ amount }) => amount },
      { label: 'Phí', of: () => 1500 },
      { label: 'Không rõ', of: () => undefined },
    ],
  });
  const boxes = document.querySelectorAll<HTMLElement>(`${ROW} input[type=checkbox]`);
  await portal.user.click(boxes[0] as HTMLElement);
  await portal.user.click(boxes[1] as HTMLElement);
  const said = await screen.findByText(/^Gộp/);
  expect(said.textContent).toMatch(/^Gộp [\d.]{4,}\u00a0₫ · Phí 3\.000\u00a0₫ · Không rõ 0\u00a0₫$/);
});

/** The list's last query. */
const asked = () =>
  new URLSearchParams(api.requests().findLast(({ query }) => query.includes('sort='))?.query);
const at = (day: number, seconds = 0) => String(Date.UTC(2026, 10, day - 1, 17) / 1000 + seconds);

it('sends each of several periods and amounts under its own name', async () => {
  await openRows('paidFrom=2026-11-12&paidTo=2026-11-13&minNet=5000&maxNet=700000&min=6000');
  await waitFor(() =>
    expect(Object.fromEntries(asked())).toMatchObject({
      from: at(14),
      to: at(21, -1),
      paidFrom: at(12),
      paidTo: at(14, -1),
      minNet: '5000',
      maxNet: '700000',
      minAmount: '6000',
    }),
  );
  await screen.findByRole('button', { name: /12\/11\/2026 – 13\/11\/2026/ });
  await screen.findByRole('button', { name: /5\.000 – 700\.000/ });
});

it('clears each of its periods to search all time', async () => {
  const portal = await openRows('q=khongcogi&paidFrom=2026-11-12&paidTo=2026-11-13');
  await portal.press(portal.t('list.searchAllTime'));
  await waitFor(() => expect(portal.search().get('from')).toBe('2000-01-01'));
  expect(portal.search().has('paidFrom')).toBe(false);
});

it('keeps each relative period of a view relative', async () => {
  const portal = await openRows('from=2026-11-19&to=2026-11-19&paidFrom=2026-11-20&paidTo=2026-11-20');
  await portal.press(/^Chế độ xem/);
  await portal.user.click(await screen.findByRole('menuitem', { name: /^Lưu/ }));
  await portal.user.type(await screen.findByRole('textbox'), 'Hai kỳ{Enter}');
  await screen.findByRole('button', { name: 'Chế độ xem, Hai kỳ' });
  expect(localStorage.getItem('portal.preferences')).toMatch(
    /days=yesterday&paidDays=today|paidDays=today&days=yesterday/,
  );
  await portal.go(`${entry.path}?size=10`);
  await portal.press(/^Chế độ xem/);
  const view = await waitFor(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const found = entries.find(({ textContent }) => textContent === 'Hai kỳ');
    if (!found) throw new Error('No view is called so.');
    return found;
  });
  await portal.user.click(view);
  await waitFor(() =>
    expect(Object.fromEntries(portal.search())).toMatchObject({
      from: '2026-11-19',
      to: '2026-11-19',
      paidFrom: '2026-11-20',
      paidTo: '2026-11-20',
    }),
  );
});

it('says in print that it has more columns than fit on the sheet', async () => {
  const portal = await openPortal(`${entry.path}?size=10`);
  await waitFor(() => expect(shownRows()).toHaveLength(10));
  await screen.findByRole('button', { name: portal.t('action.refresh') });
  expect(screen.queryByText(/^Trên giấy có 8 cột đầu trong 10 cột/)).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/^Trên giấy có 8 cột đầu trong 10 cột/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(/^Trên giấy/)).toBeNull();
});

describe('a list that refreshes by itself', () => {
  type Item = { id: string; status: string };
  /** Opens such a list with a clock of the test's own; `change` modifies its responses. */
  async function openLive(props: Rest = {}) {
    let change: (items: Item[], total: number) => { items: Item[]; total: number };
    change = (items, total) => ({ items, total });
    rest = { ...props, live: true };
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW * 1000 });
    const portal = await openPortal(`${entry.path}?size=10`, {
      twist: ({ query }, body) => {
        if (!query.has('sort')) return body;
        const answer = JSON.parse(body);
        Object.assign(answer.data, change(answer.data.items, answer.data.total));
        return JSON.stringify(answer);
      },
    });
    await vi.waitFor(() => expect(shownRows()).toHaveLength(10), 10_000);
    await screen.findByRole('switch', { name: portal.t('list.autoRefresh') });
    const count = () => calls((path) => path.endsWith('/transactions')).length;
    return {
      portal,
      count,
      answers: (next: typeof change) => {
        change = next;
      },
      /** Half a minute passes; `asks` requests are expected. */
      async wait(asks: number, seconds = 30) {
        const before = count();
        await act(async () => void vi.advanceTimersByTime(seconds * 1000));
        await vi.waitFor(() => expect(count()).toBe(before + asks), 10_000);
      },
    };
  }
  const come = (items: Item[], total: number) => ({
    items: [{ ...items[0]!, id: 'GDMOI2' }, { ...items[1]!, id: 'GDMOI1' }, ...items].slice(0, 10),
    total: total + 2,
  });

  it('leaves the rows in place when new ones come, and shows them on a press', async () => {
    const list = await openLive();
    const before = shownRows();
    list.answers(come);
    await list.wait(1);
    const button = await screen.findByRole('button', { name: '2 mới' });
    expect(shownRows()).toEqual(before);
    // Announced once, however long the wait.
    await screen.findByText('2 mới', { selector: '[role=status]' });

    await list.portal.user.click(button);
    await vi.waitFor(() => expect(shownRows()).toEqual(['GDMOI2', 'GDMOI1', ...before.slice(0, 8)]), 10_000);
    expect(screen.queryByRole('button', { name: '2 mới' })).toBe(null);
    expect(document.activeElement?.contains(rows()[0] ?? null)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('reports removed rows', async () => {
    const list = await openLive();
    const before = shownRows();
    list.answers((items, total) => ({ items: items.slice(1), total: total - 1 }));
    await list.wait(1);
    await screen.findByRole('button', { name: 'Danh sách có thay đổi' });
    expect(shownRows()).toEqual(before);
  });

  it('updates values, and appends rows at the end, at once', async () => {
    const list = await openLive();
    const before = shownRows();
    const first = () => rows()[0]?.textContent;
    list.answers((items, total) => ({
      items: items.map((item) => ({ ...item, status: 'REVERSED' })),
      total: total + 1,
    }));
    expect(first()).not.toContain('Đã đảo');
    await list.wait(1);
    await vi.waitFor(() => expect(first()).toContain('Đã đảo'), 10_000);
    expect(shownRows()).toEqual(before);
    expect(screen.queryByRole('button', { name: '1 mới' })).toBe(null);
  });

  it('polls less and less often while it fails, says so, and recovers', async () => {
    const list = await openLive();
    const start = list.count();
    api.setFaults([{ match: 'GET merchants/*/order/transactions', kind: '500' }]);
    await list.wait(1);
    await screen.findByText(list.portal.t('list.liveFailed'));
    expect(shownRows()).toHaveLength(10);
    // It skips one turn, then three.
    await list.wait(0);
    await list.wait(1);
    await list.wait(0, 90);
    api.setFaults([]);
    await list.wait(1);
    await vi.waitFor(() => expect(screen.queryByText(list.portal.t('list.liveFailed'))).toBe(null), 10_000);
    await list.wait(1);
    expect(list.count() - start).toBe(4);
  });

  it('pauses in a hidden tab, and catches up when the tab is visible again', async () => {
    const list = await openLive();
    const before = list.count();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await list.wait(0, 120);
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(list.count()).toBe(before + 1), 10_000);
  });

  it('leads from another page to the new rows', async () => {
    const list = await openLive();
    await list.portal.press(list.portal.label('nextPage'));
    await vi.waitFor(() => expect(list.portal.search().get('page')).toBe('2'), 10_000);
    await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null), 10_000);
    list.answers(come);
    await list.wait(1);
    await list.portal.press('2 mới');
    await vi.waitFor(() => expect(list.portal.search().has('page')).toBe(false), 10_000);
    await vi.waitFor(() => expect(shownRows()[0]).toBe('GDMOI2'), 10_000);
  });
});
