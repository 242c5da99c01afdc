/*
 * How the parts of a list screen work together, for every list of the registry: the export uses the list's query and
 * contains what the rows show, the selection and pending requests end with the query, statuses look like what they
 * mean, and nothing survives a change of user.
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import vi_VN from '#app/i18n/vi/common.json' with { type: 'json' };
import { formatDateTime } from '#app/lib/time.ts';
import { createWriterService, type Order } from '#app/list/export/writer.ts';
import { ACCOUNTS } from '#sandbox/accounts.ts';
import { holds } from '#sandbox/permissions.ts';
import { api, expectNoHoles, promised, shownRows } from './kit.tsx';
import { MODEL, registeredLists } from './lists.ts';
import { openList } from './openList.ts';

const lists = await registeredLists();

const UNKNOWN = 'HELD_ON_THE_MOON';

interface Rows {
  data: { items: Record<string, unknown>[] };
}

/** jsdom has no workers, and cannot save files. */
class BrowserWorker {
  onmessage?: (event: { data: unknown }) => void;
  readonly #carryOut = createWriterService();
  postMessage(order: Order) {
    const sent = structuredClone(order);
    queueMicrotask(() => this.onmessage?.({ data: this.#carryOut(sent) }));
  }
  terminate() {}
}

let saved: Blob[];
beforeEach(() => {
  saved = [];
  vi.stubGlobal('Worker', BrowserWorker);
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return 'blob:http://localhost/1';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** The label of a field in the table header. */
function headerOf(title: string, field: string): string | undefined {
  const noun = (vi_VN as Record<string, { column?: Record<string, string> }>)[title.split('.')[0] ?? ''];
  return noun?.column?.[field];
}

describe.each(lists)('$path', (registered) => {
  const { facts } = registered;

  const filter = facts.definition.filters.status;
  const options = filter?.kind === 'choices' ? filter.options : [];
  const exports = facts.exports ?? facts.scope;

  it.each(exports === false ? [] : [exports])(
    'exports by %s exactly what it was asked for, each column with its own field',
    async () => {
      const isDaily = Object.values(facts.definition.filters).some(
        (one) => one.kind === 'period' && one.preset,
      );
      // One day is enough, and fast.
      const { day = '2026-11-20' } = facts;
      const days = isDaily ? `&from=${day}&to=${day}` : '';
      const list = await openList(registered, `size=10${days}`);
      await list.untilLoaded();
      const { text } = list.answered().at(-1)!;
      // The row with the most distinct numbers: equal amounts would prove little.
      const numbersOf = (row: Record<string, unknown>) =>
        new Set(Object.values(row).filter((value) => typeof value === 'number')).size;
      const [telling] = (JSON.parse(text) as Rows).data.items.toSorted((a, b) => numbersOf(b) - numbersOf(a));
      const part = filter ? `&status=${telling?.[facts.status]}` : '';
      const sort = facts.definition.sortable.find((one) => !facts.definition.sort.endsWith(one));
      const asked = list.answered().length;
      await list.go(`${registered.path}?size=10${part}${days}${sort ? `&sort=${sort}` : ''}`);
      if (part || sort) await waitFor(() => expect(list.answered().length).toBeGreaterThan(asked));
      await list.untilLoaded();
      const { page: _, pageSize: __, ...question } = list.query();
      if (filter) expect(question).toMatchObject({ status: telling?.[facts.status] });
      const before = list.answered().length;

      await list.press(list.t('action.export'));
      const dialog = within(await screen.findByRole('dialog', { name: list.t('export.title') }));
      for (const name of ['CSV', 'Tất cả các cột', /^Tất cả kết quả/])
        await list.user.click(dialog.getByRole('radio', { name }));
      await list.user.click(dialog.getByRole('button', { name: /^Xuất [\d.]+ dòng$/ }));
      await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });

      const answers = list.answered().slice(before);
      expect(answers.length).toBeGreaterThan(0);
      for (const { query } of answers) {
        const { page: _, pageSize: __, ...asked } = Object.fromEntries(query);
        expect(asked).toEqual(question);
      }
      // Pages are requested in parallel, and may arrive in any order.
      const pageOf = ({ query }: (typeof answers)[number]) => Number(query.get('page'));
      const rows = answers
        .toSorted((one, other) => pageOf(one) - pageOf(other))
        .flatMap(({ text }) => (JSON.parse(text) as Rows).data.items);
      const [head = [], ...lines] = Papa.parse<string[]>(
        new TextDecoder().decode(await saved[0]!.arrayBuffer()),
        { newline: '\r\n', skipEmptyLines: true },
      ).data;
      // A missing word shows as its key.
      expect(head.filter((name) => name.includes('.column.'))).toEqual([]);
      expect(lines).toHaveLength(rows.length);
      const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))].flatMap((field) => {
        const place = head.indexOf(headerOf(facts.title, field) ?? '');
        return place >= 0 ? [{ field, cells: lines.map((line) => line[place]) }] : [];
      });
      expect(fields.length).toBeGreaterThan(1);
      for (const { field, cells } of fields) {
        const values = rows.map((row) => row[field]);
        const filed = (value: unknown) =>
          typeof value !== 'number'
            ? ''
            : /((^a|A)t|Day)$/.test(field)
              ? formatDateTime(value)
              : String(value);
        // A code is exported as its label: the same one each time.
        const words = new Map(values.map((value, index) => [value, cells[index]]));
        const isNumber = values.some((value) => typeof value === 'number');
        expect(cells, field).toEqual(values.map((value) => (isNumber ? filed(value) : words.get(value))));
      }
    },
  );

  const mayExport = (userName: string) => {
    const account = ACCOUNTS.find((one) => one.userName === userName)!;
    return exports !== false && holds(account, exports, '1001');
  };
  const refused = facts.readers.find((one) => !facts.unseenBy?.includes(one) && !mayExport(one));
  it.each(refused ? [refused] : [])('is not exported by %s, who may only read it', async (as) => {
    const list = await openList(registered, 'size=10', { as });
    await screen.findByRole('switch', { name: list.t('list.autoRefresh') });
    for (const button of screen.queryAllByRole('button', { name: list.t('action.export') }))
      expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it.each([facts.status])('shows the meaning of each %s, and an unknown one as received', async () => {
    const values = [UNKNOWN, ...options.map(({ value }) => value)];
    const list = await openList(registered, 'size=20', {
      change: ({ query }, data) => {
        const page = data as { items?: Record<string, unknown>[] };
        if (!query.has('sort') || !page.items) return undefined;
        const items = page.items.map((item, index) => ({
          ...item,
          [facts.status]: values[index % values.length],
        }));
        return { ...page, items };
      },
    });
    await list.untilLoaded();
    expect(document.querySelector('tbody [data-row]')?.textContent).toContain(UNKNOWN);
    expectNoHoles();
    if (options.length === 0) return;
    const tones = Object.fromEntries(
      options.map(({ value, label, text }) => {
        const tags = [...document.querySelectorAll<HTMLElement>('tbody [data-tone][data-icon]')];
        return [
          value,
          tags.find(({ textContent }) => textContent === (label ? list.t(label) : text))?.dataset.tone,
        ];
      }),
    );
    const means = { danger: ['FAILED', 'REVERSED'], success: ['SUCCESS', 'APPROVED', 'ACTIVE', 'SETTLED'] };
    for (const [tone, statuses] of Object.entries(means))
      for (const status of statuses)
        if (status in tones) expect([status, tones[status]]).toEqual([status, tone]);
    // A waiting status looks neither done nor failed.
    for (const [status, tone] of Object.entries(tones))
      if (/^(WAITING|PENDING)/.test(status)) expect([status, tone]).not.toContain('success');
    expect(Object.values(tones).filter((tone) => tone !== undefined).length).toBeGreaterThan(1);
  });
});

it('starts a new selection with another query', async () => {
  const list = await openList(MODEL, 'size=10');
  await list.untilLoaded();
  await list.user.click(document.querySelector('tbody input[type=checkbox]') as HTMLElement);
  const bar = () => screen.queryByRole('region', { name: list.label('selectedCount', { count: '1' }) });
  await waitFor(() => expect(bar()).not.toBe(null));
  // Another order of the same rows is the same query.
  await list.user.click(list.sorters()[0] as HTMLElement);
  await waitFor(() => expect(list.search().has('sort')).toBe(true));
  expect(bar()).not.toBe(null);
  await list.user.type((await list.filters()).getByRole('searchbox'), 'a');
  await waitFor(() => expect(list.search().get('q')).toBe('a'));
  expect(bar()).toBe(null);
});

it('aborts a request that is no longer needed', async () => {
  const list = await openList(MODEL, 'size=10');
  await list.untilLoaded();
  const late = promised();
  const asked: { sort: string | null; signal: AbortSignal }[] = [];
  list.wire.hold = (call) => {
    if (!list.isList(call) || !call.query.has('sort')) return undefined;
    asked.push({ sort: call.query.get('sort'), signal: call.signal });
    return asked.length === 1 ? late.promise : undefined;
  };
  await list.press(list.label('nextPage'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.signal.aborted).toBe(false);
  await list.user.click(list.sorters()[0] as HTMLElement);
  await waitFor(() => expect(asked[0]?.signal.aborted).toBe(true));
  await late.keep();
  await waitFor(() => expect(asked.at(-1)?.signal.aborted).toBe(false));
  expect(asked.length).toBeGreaterThan(1);
});

it('shows nothing of one user to the next, in the same page', async () => {
  const [first, second] = MODEL.facts.readers.filter((one) => one !== 'admin');
  const list = await openList(MODEL, 'size=10', { as: first ?? 'manager' });
  const before = await list.untilLoaded();
  const address = list.address() ?? '';
  await act(async () => list.session.end('signed-out'));
  await waitFor(() => expect(list.path()).toBe('/auth/login'));

  const late = promised();
  list.wire.hold = (call) => (list.isList(call) ? late.promise : undefined);
  const record = v.parse(SessionRecordSchema, await api.signInAs(second ?? 'admin'));
  await act(async () => list.session.start(record, false));
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(...shownRows()));
  watcher.observe(document.body, { subtree: true, childList: true });
  await list.go(address);
  await screen.findByRole('heading', { level: 1, name: list.t(MODEL.facts.title) });
  expect(seen.filter((id) => before.includes(id))).toEqual([]);
  await late.keep();
  await waitFor(() => expect(shownRows()).toEqual(before));
  watcher.disconnect();
});
