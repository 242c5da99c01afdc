import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyFilter } from '#app/list/filters.ts';
import { api, type Opening, openPortal, pageTitle, shownRows } from './kit.tsx';
import { isCallOf, type registeredLists } from './lists.ts';

export type RegisteredList = Awaited<ReturnType<typeof registeredLists>>[number];

/** Opens a list; `search` is the query string. Tests of lists in general use these helpers. */
export async function openList({ path, facts }: RegisteredList, search = '', opening: Opening = {}) {
  const portal = await openPortal(path + (search && `?${search}`), opening);
  const isList = (one: { method: string; path: string }) => one.method === 'GET' && isCallOf(facts, one.path);
  /** The list's own calls, without requests for a single row, which ignore the filters. */
  const asked = () =>
    api
      .requests()
      .filter(isList)
      .map(({ path, query, status }) => ({ path, status, query: new URLSearchParams(query) }))
      .filter(({ query }) => query.has('sort'));
  const answered = () =>
    portal.answers.filter((answer) => isList(answer) && answer.query.has('sort') && answer.status === 200);
  const items = () => {
    const { text } = answered().at(-1) ?? {};
    return text ? (JSON.parse(text) as { data: { items: { id: string }[]; total: number } }).data : undefined;
  };
  return {
    ...portal,
    isList,
    asked,
    /** The responses to those calls, in order of arrival. */
    answered,
    /** The query of the list's last call. */
    query: () => Object.fromEntries(asked().at(-1)?.query ?? []),
    /** Waits until exactly the rows of the last response are shown. */
    async untilLoaded() {
      await pageTitle(portal.t(facts.title));
      await waitFor(() => expect(shownRows()).not.toEqual([]));
      await waitFor(() => expect(shownRows()).toEqual(items()?.items.map(({ id }) => String(id))));
      return shownRows();
    },
    /** Waits until everything beside the rows has loaded too: no more responses arrive. */
    untilQuiet: async () => {
      let known = -1;
      await waitFor(
        () => {
          const before = known;
          known = portal.answers.length;
          expect(known).toBe(before);
        },
        { interval: 200 },
      );
    },
    /** Number of rows that match the filters. */
    total: () => items()?.total ?? 0,
    /** The filter bar. */
    filters: async () =>
      within(
        await waitFor(() => {
          const bar = document.querySelector<HTMLElement>('search');
          if (!bar) throw new Error('There is no filter bar.');
          return bar;
        }),
      ),
    /** What is shown instead of rows. */
    instead: async () =>
      within(
        await waitFor(() => {
          const place = document
            .querySelector<HTMLElement>('section .empty h2')
            ?.closest<HTMLElement>('.empty');
          if (!place) throw new Error('Nothing stands in the place of rows.');
          return place;
        }),
      ),
    /** The sort buttons of the table header. */
    sorters: () => [...document.querySelectorAll<HTMLElement>('th button.sort')],
  };
}

/** One value of a filter: in the URL, in the call, and on its chip. */
export interface Sample {
  search: Record<string, string>;
  /** Undefined if the value is in the path of the call. */
  query: Record<string, string> | undefined;
  chip: string;
}

/** A value for any filter of the kit, so that a new filter is tested automatically. */
export function sampleOf(
  id: string,
  filter: AnyFilter,
  t: (key: never) => string,
  store: { id: string; brandName: string },
): Sample {
  switch (filter.kind) {
    case 'text':
      return { search: { q: 'FT26' }, query: { keyword: 'FT26' }, chip: 'FT26' };
    case 'word':
      return { search: { [id]: 'lan.nt' }, query: { [id]: 'lan.nt' }, chip: 'lan.nt' };
    case 'choice': {
      const option = filter.options.at(-1);
      const value = option?.value ?? '';
      return { search: { [id]: value }, query: { [id]: value }, chip: t(option?.label as never) };
    }
    case 'choices': {
      const options = filter.options.slice(0, 2);
      const value = options.map((one) => one.value).join(',');
      const chip = options.map(({ label, text }) => text ?? t(label as never)).join(', ');
      return { search: { [id]: value }, query: { [id]: value }, chip };
    }
    case 'store':
      return { search: { [id]: store.id }, query: undefined, chip: store.brandName };
    case 'group':
      return { search: { [id]: '302' }, query: { [id]: '302' }, chip: 'Thu ngân' };
    case 'period': {
      const days = { from: '2026-11-12', to: '2026-11-18' };
      const [start, end] = Object.keys(filter.write(days, id)) as [string, string];
      const search = { [start]: days.from, [end]: days.to };
      // From the first second of the first day to the last second of the last day, in Vietnam time.
      const from = String(Date.UTC(2026, 10, 11, 17) / 1000);
      const to = String(Date.UTC(2026, 10, 18, 17) / 1000 - 1);
      return { search, query: { [start]: from, [end]: to }, chip: '12/11/2026 – 18/11/2026' };
    }
    case 'amount': {
      const bounds = { min: 20_000, max: 5_000_000 };
      const [from, to] = Object.keys(filter.query(bounds, id)) as [string, string];
      return {
        search: filter.write(bounds, id) as Record<string, string>,
        query: { [from]: '20000', [to]: '5000000' },
        chip: '20.000 – 5.000.000 ₫',
      };
    }
  }
}
