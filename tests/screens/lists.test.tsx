/*
 * The contract of a list, for every list of the registry: its address, its rows and their requests. What the kit does
 * for all of them is shown once, by the model (`MODEL` of `lists.ts`). Failures are tested in
 * `lists.failures.test.tsx`, permissions in `lists.people.test.tsx`.
 *
 * A new list is tested as soon as its screen is in `app/routes.tsx`. Add its facts to `facts/`; filters, columns,
 * pages, languages and failures are found automatically.
 */
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadLocale } from '#app/i18n/index.ts';
import type { Filter } from '#app/list/filters.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { api, expectNoHoles, forEach, NOW, promised, shownRows, wordsIn } from './kit.tsx';
import { FACTS, listAt, MODEL, registeredLists } from './lists.ts';
import { openList, sampleOf } from './openList.ts';
import { connect } from './schemas.kit.ts';

const lists = await registeredLists();
/** A store of the first business that has rows. */
const STORE = { id: '11002', brandName: storesOf('1001')[1]?.brandName ?? '' };

it('finds the lists of the registry', () => {
  expect(lists).not.toEqual([]);
  expect(FACTS.map(({ path }) => path)).toContain('/merchant/transaction');
  const kinds = FACTS.flatMap(({ definition }) => Object.values(definition.filters).map(({ kind }) => kind));
  expect(kinds).toContain('period');
});

describe.each(lists)('$path', (registered) => {
  const { definition } = registered.facts;
  const filters = Object.entries(definition.filters);

  it('loads its first page with one request, also when React renders everything twice', async () => {
    const list = await openList(registered, '', { strict: true });
    expect(await list.untilLoaded()).toHaveLength(Math.min(20, list.total()));
    expect(list.query()).toMatchObject({ page: '1', pageSize: '20', sort: definition.sort });
    expect(list.asked()).toHaveLength(1);
    expect(list.search().size).toBe(0);
    expectNoHoles();
  });

  it('offers only sort orders that the API knows', async () => {
    await connect(api, 'manager');
    const ordered = (sort: string) =>
      registered.facts.list({ merchantId: '1001' }, { page: 1, pageSize: 10, sort });
    await forEach(
      definition.sortable.flatMap((one) => [one, `-${one}`]),
      async (sort) => expect((await ordered(sort)).items).not.toEqual([]),
    );
    await expect(ordered('nothing')).rejects.toThrow();
  });

  it('reads every filter from its address, shows it as a chip, and removes it again', async () => {
    await loadLocale('vi');
    const { t } = wordsIn('vi');
    const samples = filters.map(([id, filter]) => ({
      id,
      filter,
      label: t(filter.label),
      ...sampleOf(id, filter, t, STORE),
    }));
    const everything = Object.assign({ page: '3', size: '10' }, ...samples.map(({ search }) => search));
    const all = await openList(registered, String(new URLSearchParams(everything)));
    await waitFor(() => expect(all.asked()).not.toEqual([]));
    for (const { query } of samples) expect(all.query()).toMatchObject(query ?? {});
    if (filters.some(([, { kind }]) => kind === 'store'))
      // In the path, or in the query of a call about the business only.
      expect([`${all.asked().at(-1)?.path}/`, all.query().storeId].join(' ')).toMatch(
        new RegExp(`/store/${STORE.id}/| ${STORE.id}$`),
      );

    const bar = await all.filters();
    for (const { filter, label, chip } of samples) {
      if (filter.kind === 'text') expect(bar.getByRole('searchbox')).toHaveProperty('value', chip);
      else await waitFor(() => expect(bar.getByRole('button', { name: `${label}: ${chip}` })).toBeTruthy());
    }

    for (const { id, filter, label, search, query } of samples) {
      if (filter.kind === 'period') continue;
      const remove = filter.kind === 'text' ? all.label('clear') : all.label('removeFilter', { name: label });
      await all.user.click(bar.getByRole('button', { name: remove }));
      // For a filter with a preset, the address says that nothing is left out.
      const { empty } = filter as Filter<unknown>;
      const left = Array.isArray(empty) && empty.length > 0 ? 'all' : null;
      for (const name of Object.keys(search)) expect(all.search().get(name), id).toBe(left);
      await waitFor(() => {
        for (const name of Object.keys(query ?? {})) expect(all.query(), id).not.toHaveProperty(name);
      });
      expect(all.query()).toMatchObject({ page: '1' });
    }
    expect(all.asked().at(-1)?.path).not.toContain('/store/');
    await all.untilLoaded();
  });
});

const { definition } = MODEL.facts;
const filters = Object.entries(definition.filters);

it('goes to the next page and back to the first', async () => {
  const list = await openList(MODEL, 'size=10');
  const first = await list.untilLoaded();
  await list.press(list.label('nextPage'));
  await waitFor(() => expect(list.query()).toMatchObject({ page: '2', pageSize: '10' }));
  await waitFor(() => expect(shownRows()).not.toEqual(first));
  const second = await list.untilLoaded();
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  expect(list.search().get('page')).toBe('2');

  await list.press(list.label('previousPage'));
  await waitFor(() => expect(shownRows()).toEqual(first));
  expect(list.search().has('page')).toBe(false);
});

it('goes to the last page from one beyond the end', async () => {
  const list = await openList(MODEL, 'size=10&page=9999');
  await waitFor(() => expect(list.asked().length).toBeGreaterThan(1));
  const rows = await list.untilLoaded();
  const last = Math.ceil(list.total() / 10);
  expect(last).toBeGreaterThan(1);
  expect(list.search().get('page')).toBe(String(last));
  expect(rows).toHaveLength(list.total() - (last - 1) * 10);
});

// Each of them is tested separately in tests/app/list/address.test.ts.
it('replaces invalid values in the address by the defaults', async () => {
  const list = await openList(MODEL, 'page=-1&size=7&sort=password&from=x&to=y');
  await list.untilLoaded();
  expect(list.query()).toMatchObject({ page: '1', pageSize: '20', sort: definition.sort });
});

it('sorts by a column, in both directions, from the first page on', async () => {
  const list = await openList(MODEL, 'size=10&page=2');
  await list.untilLoaded();
  const sorter = () => list.sorters().find((one) => !one.closest('[aria-sort]')) as HTMLElement;
  const name = sorter().textContent;
  const again = () => list.sorters().find((one) => one.textContent === name) as HTMLElement;

  await list.user.click(sorter());
  await waitFor(() => expect(again().closest('th')?.getAttribute('aria-sort')).toBeTruthy());
  const first = list.search().get('sort') ?? '';
  expect(definition.sortable).toContain(first.replace(/^-/, ''));
  await waitFor(() => expect(list.query()).toMatchObject({ sort: first, page: '1' }));
  expect(list.search().has('page')).toBe(false);
  await list.untilLoaded();

  await list.user.click(again());
  const second = first.startsWith('-') ? first.slice(1) : `-${first}`;
  await waitFor(() => expect(list.query()).toMatchObject({ sort: second }));
  expect(list.search().get('sort')).toBe(second);
  await list.untilLoaded();
});

it('clears all filters at once, and keeps everything else in the address', async () => {
  const optional = filters.filter(([, { kind }]) => kind !== 'period');
  const sampled = optional.map(([id, filter]) => sampleOf(id, filter, String, STORE));
  const set = Object.assign({ size: '10', sort: definition.sort }, ...sampled.map(({ search }) => search));
  const list = await openList(MODEL, String(new URLSearchParams(set)));
  await list.user.click(
    await (await list.filters()).findByRole('button', { name: list.label('clearFilters') }),
  );
  await waitFor(() => expect([...list.search().keys()].sort()).toEqual(['size', 'sort']));
  await list.untilLoaded();
  const asked = Object.keys(list.query()).filter((name) => !['page', 'pageSize', 'sort'].includes(name));
  const standing = filters.flatMap(([id, filter]) => {
    const { empty, query } = filter as Filter<unknown>;
    return Object.entries(query(empty, id)).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  });
  expect(asked.sort()).toEqual(standing.sort());
});

it('searches for the typed text, from the first page on', async () => {
  const list = await openList(MODEL, 'size=10&page=2');
  const [, wanted = ''] = await list.untilLoaded();
  await list.user.type((await list.filters()).getByRole('searchbox'), wanted);
  await waitFor(() => expect(list.query()).toMatchObject({ keyword: wanted, page: '1' }));
  expect(list.search().get('q')).toBe(wanted);
  await waitFor(() => expect(shownRows()).toEqual([wanted]));
});

it('applies the chosen period', async () => {
  const list = await openList(MODEL, 'size=10&page=2');
  await list.untilLoaded();
  const chip = new RegExp(`^${list.t('transaction.filter.period')}: `);
  await list.user.click((await list.filters()).getByRole('button', { name: chip }));
  await list.user.click(await screen.findByRole('button', { name: list.t('period.yesterday') }));
  const day = '2026-11-19';
  await waitFor(() => expect(Object.fromEntries(list.search())).toEqual({ size: '10', from: day, to: day }));
  await list.untilLoaded();
});

it.each([
  [MODEL, 'list.notInPeriodTitle'],
  [listAt('/merchant/store'), 'list.filteredTitle'],
] as const)('says of $path that none match, with a way back to all', async (one, title) => {
  const filtered = await openList(one, 'q=khong-co-dong-nao');
  const place = await filtered.instead();
  expect(place.getByText(filtered.t(title))).toBeTruthy();
  await filtered.user.click(place.getByRole('button', { name: filtered.t('list.clear') }));
  await filtered.untilLoaded();
});

it('shows the response to the last query, whatever arrives after it', async () => {
  const list = await openList(MODEL, 'size=10');
  await list.untilLoaded();
  const late = promised();
  const first = list.sorters().find((sorter) => !sorter.closest('[aria-sort]'));
  expect(first).toBeDefined();

  let held = '';
  list.wire.hold = (call) => {
    if (!list.isList(call) || !call.query.has('sort') || held) return undefined;
    held = call.query.get('sort') ?? '';
    return late.promise;
  };
  await list.user.click(first as HTMLElement);
  await waitFor(() => expect(held).not.toBe(''));
  await list.user.click(list.sorters().find((one) => one.closest('[aria-sort]')) as HTMLElement);
  await waitFor(() => expect(list.answered()).toHaveLength(2));
  const rows = await list.untilLoaded();
  const sort = list.search().get('sort');

  await late.keep();
  await waitFor(() => expect(list.answered()).toHaveLength(3));
  expect(list.search().get('sort')).toBe(sort);
  expect(sort).not.toBe(held);
  expect(shownRows()).toEqual(rows);
});

it('refreshes by itself if switched on, but not under selected rows', async () => {
  const list = await openList(MODEL, 'size=10');
  await list.untilLoaded();
  const refreshing = await screen.findByRole('switch', { name: list.t('list.autoRefresh') });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW * 1000 });
  // A list may refresh by itself from the start, with a timer that this test does not control.
  if ((refreshing as HTMLInputElement).checked) await list.user.click(refreshing);
  await list.user.click(refreshing);
  const asks = async (change: number) => {
    const before = list.asked().length;
    vi.advanceTimersByTime(30_000);
    await vi.waitFor(() => expect(list.asked().length).toBe(before + change), 10_000);
    await list.untilLoaded();
  };
  await asks(1);

  const box = document.querySelector<HTMLElement>('tbody input[type=checkbox]');
  await list.user.click(box as HTMLElement);
  expect(screen.getByText(list.t('list.livePaused'))).toBeTruthy();
  await asks(0);
  await asks(0);

  await list.user.click(box as HTMLElement);
  expect(screen.queryByText(list.t('list.livePaused'))).toBeNull();
  await asks(1);
});
