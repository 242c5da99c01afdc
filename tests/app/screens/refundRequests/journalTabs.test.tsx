import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { provideLocks } from '../refunds/page.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import { openApprovals } from './approving.tsx';
import { CUT_SHORT, cutShort, isDecision, keysIn, ROWS, rejected } from './cutShort.tsx';

provideLocks();

/** A service that counts its decisions on each request, and can hold requests on their way. */
function counting(api: Sandbox) {
  const decided: string[] = [];
  const refused: string[] = [];
  let way = Promise.resolve();
  let waiting = 0;
  const sandbox: Sandbox = {
    ...api,
    handle: async (request) => {
      if (!isDecision(request)) return api.handle(request);
      const { id } = (await request.clone().json()) as { id: string };
      waiting += 1;
      await way;
      const answer = await api.handle(request);
      // A repeat under the same key is answered from the record: it decides nothing.
      if (!answer.ok) refused.push(id);
      else if (!answer.headers.has('Idempotent-Replayed')) decided.push(id);
      return answer;
    },
  };
  return {
    sandbox,
    decided,
    refused,
    /** Holds further requests, until the returned function releases them. */
    hold() {
      let open = () => {};
      waiting = 0;
      way = new Promise((resolve) => {
        open = resolve;
      });
      return { open, count: () => waiting };
    },
  };
}

const press = (within: { getAllByRole: typeof screen.getAllByRole }, name: RegExp) =>
  // Only the click event: a full click would count as outside the dialog of the other tab.
  fireEvent.click(within.getAllByRole('button', { name }).at(-1) as HTMLElement);

/**
 * Two tabs, the second a duplicate of the first. Both are rendered in one document here, and session storage is swapped
 * when a tab takes its turn.
 */
async function duplicated() {
  const api = sandboxOfNow();
  const service = counting(api);
  const { ids } = await cutShort(service.sandbox);
  const [place = ''] = keysIn(sessionStorage);
  const journal = sessionStorage.getItem(place);
  const areas = [journal, journal];
  let turn = 0;
  const turnTo = (tab: 0 | 1) => {
    areas[turn] = sessionStorage.getItem(place);
    turn = tab;
    const next = areas[tab] ?? null;
    if (next === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, next);
  };
  for (const tab of [0, 1] as const) {
    turnTo(tab);
    await openApprovals(service.sandbox);
    await waitFor(() => expect(screen.getAllByText(CUT_SHORT)).toHaveLength(tab + 1));
  }

  const question = (count: number, place: number) =>
    waitFor(() => {
      const all = screen
        .queryAllByRole('dialog')
        .filter(({ textContent }) => textContent?.startsWith(`Từ chối ${count} yêu cầu`));
      const found = all[place];
      if (!found) throw new Error(`Only ${all.length} dialogs of ${count}`);
      return within(found);
    });
  return {
    ...service,
    api,
    ids,
    turnTo,
    /** Continues in a tab: confirms the last dialog, for `count` requests; `place` among those of the other tab. */
    async goOn(tab: 0 | 1, count: number, place = 0) {
      turnTo(tab);
      const banner = screen
        .getAllByText(CUT_SHORT)
        .at(tab - 2)
        ?.closest('[role="status"]') as HTMLElement;
      press(within(banner), /^Tiếp tục/);
      return question(count, place);
    },
    /** The current journal of a tab. */
    journalOf(tab: 0 | 1) {
      turnTo(tab);
      return sessionStorage.getItem(place);
    },
    /** Each of the eight was decided exactly once, by either tab. */
    async onceEach() {
      expect([...service.decided].sort()).toEqual([...ids].sort());
      expect((await rejected(api)).map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(ids).toHaveLength(ROWS);
    },
  };
}

const said = (box: Awaited<ReturnType<Awaited<ReturnType<typeof duplicated>>['goOn']>>, summary: string) =>
  box.findAllByText(summary);
const SEND = /^Từ chối 4 yêu cầu$/;
const BY_ADMIN = /^4 mục bỏ qua: Yêu cầu này đã bị admin từ chối lúc/;

describe('a duplicated tab has a copy of the journal', () => {
  it('continues after the first tab has: nothing is left, and it says who decided', async () => {
    const { goOn, turnTo, onceEach, decided, journalOf } = await duplicated();
    const one = await goOn(0, 4);
    press(one, SEND);
    await said(one, '4 thành công, 0 lỗi, 0 bỏ qua');
    press(one, /^Đóng$/);
    await waitFor(() => expect(screen.getAllByText(CUT_SHORT)).toHaveLength(1));
    expect(journalOf(0)).toBe(null);
    await onceEach();

    turnTo(1);
    press(within(screen.getByText(CUT_SHORT).closest('[role="status"]') as HTMLElement), /^Tiếp tục 6/);
    const two = await waitFor(() => within(screen.getByRole('dialog')));
    expect((await two.findByText(/^6 yêu cầu không được gửi/)).textContent).toMatch(/admin từ chối lúc/);
    const send = two.getByRole('button', { name: /^Từ chối 0 yêu cầu$/ });
    expect(send).toHaveProperty('ariaDisabled', 'true');
    expect(decided).toHaveLength(ROWS);
    expect(journalOf(1)).toBe(null);
  }, 120_000);

  it('asked before the first tab continued: each is read again, and skipped as decided', async () => {
    const { goOn, turnTo, onceEach, refused } = await duplicated();
    const one = await goOn(0, 4);
    const two = await goOn(1, 4, 1);
    turnTo(0);
    press(one, SEND);
    await said(one, '4 thành công, 0 lỗi, 0 bỏ qua');
    turnTo(1);
    press(two, SEND);
    await said(two, '0 thành công, 0 lỗi, 4 bỏ qua');
    expect(two.getByText(BY_ADMIN)).toBeTruthy();
    expect(refused).toEqual([]);
    await onceEach();
  }, 120_000);

  it('sends while the first tab does: it is told so, and a retry reports what the first did', async () => {
    const { goOn, turnTo, onceEach, hold, decided } = await duplicated();
    const one = await goOn(0, 4);
    const two = await goOn(1, 4, 1);
    const way = hold();
    turnTo(0);
    press(one, SEND);
    await waitFor(() => expect(way.count()).toBe(4));
    turnTo(1);
    press(two, SEND);
    await said(two, '0 thành công, 4 lỗi, 0 bỏ qua');
    expect(two.getByText(/^4 mục lỗi: Một tab trình duyệt khác đang xử lý yêu cầu này/)).toBeTruthy();
    expect(way.count()).toBe(4);
    expect(decided).toHaveLength(4);

    turnTo(0);
    way.open();
    await said(one, '4 thành công, 0 lỗi, 0 bỏ qua');
    turnTo(1);
    press(two, /^Thử lại 4/);
    await said(two, '0 thành công, 0 lỗi, 4 bỏ qua');
    await onceEach();
  }, 120_000);
});

describe('in a browser without locks between its tabs', () => {
  beforeEach(() => {
    const request = (_name: string, _options: object, work: (lock: object) => Promise<unknown>) => work({});
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  });

  it('both send at once, and the service gives both the same response under one key', async () => {
    const { goOn, turnTo, onceEach, hold, refused } = await duplicated();
    const one = await goOn(0, 4);
    const two = await goOn(1, 4, 1);
    const way = hold();
    turnTo(0);
    press(one, SEND);
    await waitFor(() => expect(way.count()).toBe(4));
    turnTo(1);
    press(two, SEND);
    await waitFor(() => expect(way.count()).toBe(8));
    way.open();
    await said(one, '4 thành công, 0 lỗi, 0 bỏ qua');
    // Each finds the other's intent and sends under its key, so the service gives both the same response.
    await said(two, '4 thành công, 0 lỗi, 0 bỏ qua');
    expect(refused).toEqual([]);
    await onceEach();
  }, 120_000);
});
