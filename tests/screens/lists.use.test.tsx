/* Using a list: history steps, shortcuts, a search without results, figures that filter the rows. */
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoHoles, openPortal, shownRows } from './kit.tsx';
import { isCallOf, listAt, MODEL, registeredLists } from './lists.ts';
import { openList } from './openList.ts';

const lists = await registeredLists();
const LIST = '/merchant/transaction';

it('pushes a history entry for each page and filter, and one for a search, however long it is typed', async () => {
  const list = await openList(MODEL, 'size=10');
  await list.untilLoaded();
  const start = list.steps().length;
  await list.press(list.label('nextPage'));
  await waitFor(() => expect(list.search().get('page')).toBe('2'));
  expect(list.steps()).toHaveLength(start + 1);
  // The back button leads to the previous page.
  expect(list.steps().at(-2)).toBe('size=10');

  const sorter = list.sorters().find((one) => !one.closest('[aria-sort]')) as HTMLElement;
  await list.user.click(sorter);
  await waitFor(() => expect(list.search().has('sort')).toBe(true));
  expect(list.steps()).toHaveLength(start + 2);

  const search = (await list.filters()).getByRole('searchbox');
  await list.user.type(search, 'GD');
  await waitFor(() => expect(list.search().get('q')).toBe('GD'));
  await list.user.type(search, '26');
  await waitFor(() => expect(list.search().get('q')).toBe('GD26'));
  expect(list.steps()).toHaveLength(start + 3);
});

it('handles j and k from anywhere on the page', async () => {
  const list = await openList(MODEL, 'size=10');
  const [first, second] = await list.untilLoaded();
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  await waitFor(async () => {
    await list.user.keyboard('j');
    expect(focused()).toBe(first);
  });
  await list.user.keyboard('j');
  expect(focused()).toBe(second);
  await list.user.keyboard('k');
  expect(focused()).toBe(first);
  // Where a click in the menu leaves the focus.
  act(() => document.querySelector<HTMLElement>('nav a[aria-current]')?.focus());
  await list.user.keyboard('j');
  expect(focused()).toBe(first);

  const search = (await list.filters()).getByRole('searchbox');
  await list.user.click(search);
  await list.user.keyboard('jk');
  expect(document.activeElement).toBe(search);
  expect(search).toHaveProperty('value', 'jk');
});

it('offers to search all time if nothing is found within the period', async () => {
  const keyword = 'khongcogi';
  const list = await openList(MODEL, `q=${keyword}&from=2026-11-01&to=2026-11-02`);
  const instead = await list.instead();
  expect(instead.queryByRole('button', { name: list.t('list.widen') })).toBe(null);
  await list.user.click(instead.getByRole('button', { name: list.t('list.searchAllTime') }));
  await waitFor(() => expect(list.search().get('from')).toBe('2000-01-01'));
  await waitFor(() => expect(list.query()).toMatchObject({ keyword, from: '946659600' }));
  // There is no wider period.
  await waitFor(() => expect(screen.queryByText(list.t('list.notInPeriodTitle'))).toBe(null));
  await list.instead();
  expect(screen.queryByRole('button', { name: list.t('list.searchAllTime') })).toBe(null);
});

it('finds an id that is older than the period by pressing Enter again, in English too', async () => {
  const older = await openPortal(`${LIST}?from=2026-11-13&to=2026-11-13`);
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  const id = shownRows().at(-1) as string;
  older.close();
  const portal = await openPortal(`${LIST}?from=2026-11-20&to=2026-11-20`, { locale: 'en' });
  await waitFor(() => expect(shownRows()).not.toEqual([]));

  const search = screen.getByRole('searchbox');
  await portal.user.type(search, `${id}{Enter}`);
  await screen.findByRole('heading', { name: 'Nothing found in the chosen period' });
  await portal.user.type(search, '{Enter}');
  await waitFor(() => expect(shownRows()).toEqual([id]));
});

it('offers 30 days only for less than 30 days', async () => {
  const portal = await openPortal(`${LIST}?from=2026-10-22&to=2026-11-20&min=9999999999999`);
  await screen.findByRole('heading', { name: portal.t('list.filteredTitle') });
  expect(screen.queryByRole('button', { name: portal.t('list.widen') })).toBe(null);
  await portal.go(`${LIST}?from=2026-11-14&to=2026-11-20&min=9999999999999`);
  expect(await screen.findByRole('button', { name: portal.t('list.widen') })).toBeTruthy();
});

it('moves the quick look with j and k, and copies what it shows with c', async () => {
  const portal = await openPortal(`${LIST}?size=10`);
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  const [first, second, third] = shownRows();
  const panel = (id: string | undefined) => screen.findByRole('complementary', { name: id as string });
  await act(async () => document.querySelector<HTMLElement>(`[data-row="${first}"]`)?.focus());
  await portal.user.keyboard(' ');
  await panel(first);
  await portal.user.keyboard('j');
  await panel(second);
  await portal.user.keyboard('c');
  expect(await navigator.clipboard.readText()).toBe(second);

  // From inside the quick look, where no row has the focus.
  await act(async () => document.querySelector<HTMLElement>('[data-peek] [role="group"]')?.focus());
  await portal.user.keyboard('j');
  await panel(third);
  await act(async () => document.querySelector<HTMLElement>('[data-peek] [role="group"]')?.focus());
  await portal.user.keyboard('c');
  expect(await navigator.clipboard.readText()).toBe(third);
});

const counted = lists.filter(({ facts }) => !facts.noFigures);
it.each(counted)('$path has only figures that filter to as many rows as they count', async (registered) => {
  const list = await openList(registered, 'size=10');
  await list.untilLoaded();
  const pressable = () => [
    ...document.querySelectorAll<HTMLElement>('main [role="group"]:not([aria-busy]) button[aria-pressed]'),
  ];
  const fee = list.t('transaction.figure.fee');
  /** Fee and net are sums over the payments that the first figure counts. */
  const isSum = (one: HTMLElement) =>
    one.classList.contains('total') || one.querySelector('.label')?.textContent === fee;
  const figures = () => pressable().filter((one) => !isSum(one));
  const saidBy = (figure: HTMLElement | undefined) => {
    const said = figure?.querySelector('.count') ?? figure?.querySelector('.value');
    return Number(said?.textContent.replace(/\D/g, ''));
  };
  await waitFor(() => expect(figures().length).toBeGreaterThan(1));
  for (let index = 0; index < figures().length; index += 1) {
    const count = saidBy(figures()[index]);
    if (figures()[index]?.ariaPressed !== 'true') await list.user.click(figures()[index] as HTMLElement);
    await waitFor(() => expect(list.total()).toBe(count));
    // Pressing it again removes the filter: each figure starts from the same rows.
    await waitFor(() => expect(figures()[index]?.getAttribute('aria-pressed')).toBe('true'));
    await list.user.click(figures()[index] as HTMLElement);
    await waitFor(() => expect(document.querySelector('main [role="group"][aria-busy]')).toBe(null));
  }
  for (const sum of pressable().filter(isSum)) {
    await list.user.click(sum);
    await waitFor(() => expect(figures()[0]?.getAttribute('aria-pressed')).toBe('true'));
    await list.user.click(figures()[0] as HTMLElement);
    await waitFor(() => expect(figures()[0]?.getAttribute('aria-pressed')).toBe('false'));
  }
});

it('counts all users beside a filtered part of them', async () => {
  const users = listAt('/merchant/setting/users');
  const all = await openList(users);
  await all.untilLoaded();
  const total = all.total();
  all.close();
  const part = await openList(users, 'status=ACTIVE');
  await part.untilLoaded();
  expect(part.total()).toBeLessThan(total);
  const figure = await screen.findByRole('button', { name: `Tổng ${total}` });
  expect(figure.getAttribute('aria-pressed')).toBe('false');
  await screen.findByRole('button', { name: new RegExp(`${part.total()}$`), pressed: true });
});

/** An item of the views menu. */
const viewNamed = (name: string) =>
  waitFor(() => {
    const entries = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
    const entry = entries.find(({ textContent }) => textContent === name);
    if (!entry) throw new Error(`No view is called ${name}.`);
    return entry;
  });

it.each(lists)('$path shows a single panel with the next step while it is empty', async ({ path, facts }) => {
  const portal = await openPortal(path, {
    change: (call) =>
      isCallOf(facts, call.path) ? { items: [], total: 0, page: 1, pageSize: 20 } : undefined,
  });
  await screen.findByRole('heading', { name: portal.t(facts.firstUse) });
  await waitFor(() => expect(document.querySelector('search, table, footer nav')).toBe(null));
  expect(screen.queryByText(portal.t('list.filteredTitle'))).toBe(null);
  expect(screen.queryByRole('alert')).toBe(null);
  expectNoHoles();
  expect(screen.queryByRole('button', { name: portal.t('action.export') })).toBe(null);
  expect(screen.queryByRole('button', { name: portal.label('nextPage') })).toBe(null);
});

describe('the name of the view', () => {
  const view = (name: string) => screen.findByRole('button', { name });

  it('describes only the period that is shown', async () => {
    const portal = await openPortal(LIST);
    await portal.user.click(await view('Chế độ xem, Mặc định'));
    await portal.user.click(await viewNamed('Hôm nay'));
    await view('Chế độ xem, Hôm nay');
    await portal.user.click(await screen.findByRole('button', { name: 'Thời gian: Hôm nay' }));
    await portal.user.click(await screen.findByRole('button', { name: 'Tháng trước' }));
    await waitFor(() => expect(portal.search().get('from')).toBe('2026-10-01'));
    expect(screen.queryByRole('button', { name: /Hôm nay/ })).toBe(null);
  });

  it('keeps a relative period', async () => {
    const portal = await openPortal(`${LIST}?from=2026-11-19&to=2026-11-19&status=FAILED`);
    await portal.user.click(await screen.findByRole('button', { name: /^Chế độ xem/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: /^Lưu/ }));
    const field = await screen.findByRole('textbox');
    await portal.user.type(field, 'Thất bại hôm qua{Enter}');
    await view('Chế độ xem, Thất bại hôm qua');
    const stored = localStorage.getItem('portal.preferences');
    expect(stored).toContain('days=yesterday');
    expect(stored).not.toContain('2026-11-19');
  });
});
