/* Features of the balance changes: checks of the rows, suggested orders, and alerts. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VanChange } from '#app/api/van.ts';
import { createTranslate } from '#app/i18n/index.ts';
import { defaultPreferences, PREFERENCES_KEY } from '#app/lib/preferences.ts';
import { isQuiet, saidOf } from '#app/screens/van/IncomeWatcher.tsx';
import { createSandbox } from '#sandbox/api.ts';
import { api, NOW, type Opening, openPortal, shownRows } from '../../../screens/kit.tsx';

const LIST = '/merchant/van-noti';
const VAN = 'van-balance-changes/1001';
interface Lines {
  items: VanChange[];
  total: number;
}
const isList = ({ path, query }: { path: string; query: URLSearchParams }) =>
  path === VAN && query.has('sort');

/** Lines as the service returns them. */
async function linesOf(query: string) {
  const { accessToken } = await api.signInAs('manager');
  const headers = { Authorization: `Bearer ${accessToken}` };
  const answer = await api.handle(new Request(`https://portal.example/api/v1/${VAN}?${query}`, { headers }));
  return ((await answer.json()) as { data: Lines }).data.items;
}

const rowOf = (id: string) =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`tbody [data-row="${id}"]`);
    expect(row).toBeTruthy();
    return within(row as HTMLElement);
  });

describe('the list', () => {
  it('marks a balance that does not add up, in its row and above the list, with a link', async () => {
    const [first] = await linesOf('pageSize=1');
    const portal = await openPortal(`${LIST}?size=10`, {
      change: (call, data) => {
        if (!isList(call)) return undefined;
        const { items, ...rest } = data as Lines;
        const below = {
          ...first!,
          id: 'BD-BELOW',
          at: first!.at - 1,
          balanceAfter: first!.balanceAfter! - first!.amount - 7000,
        };
        return {
          ...rest,
          items: [
            first,
            below,
            ...items.slice(2).filter((one) => one.virtualAccount !== first!.virtualAccount),
          ],
        };
      },
    });
    expect(await (await rowOf(first!.id)).findByText('Lệch 7.000 ₫')).toBeTruthy();
    expect(await screen.findByText('1 chỗ số dư không nối tiếp nhau trong các dòng đang xem')).toBeTruthy();
    await portal.press('Xem dòng đầu tiên');
    const peek = within(await screen.findByRole('complementary', { name: first!.id }));
    expect(await peek.findByText(/^Số dư sau khác 7\.000 ₫/)).toBeTruthy();
  });
});

describe('the quick look', () => {
  it('links an unmatched line to the order that it may have paid, and copies it', async () => {
    const lines = await linesOf('pageSize=200&match=UNMATCHED');
    const line = lines.find(({ content }) => content?.startsWith('TT don'))!;
    const portal = await openPortal(`${LIST}?match=UNMATCHED&from=2026-11-12&to=2026-11-20&peek=${line.id}`);
    const peek = within(await screen.findByRole('complementary', { name: line.id }));
    const section = within(await peek.findByRole('region', { name: portal.t('van.suggestion.title') }));
    const [likeliest] = await section.findAllByRole('article');
    const found = within(likeliest!);
    expect(found.getByText(/^cùng số tiền, nội dung có mã đơn, đơn tạo trước \d+ phút/)).toBeTruthy();
    const link = found.getByRole('link');
    expect(link.getAttribute('href')).toMatch(/^\/merchant\/transaction\/GD\d+\?business=1001$/);
    await portal.user.click(found.getByRole('button', { name: portal.t('van.suggestion.copy') }));
    expect(await navigator.clipboard.readText()).toContain(line.id);
    expect(section.getByText(portal.t('van.suggestion.honest'))).toBeTruthy();
  });

  it('links a matched line to its transaction, even if the line is on no page', async () => {
    const [line] = await linesOf('pageSize=1&page=40&match=MATCHED');
    await openPortal(`${LIST}?size=10&peek=${line!.id}`);
    const peek = within(await screen.findByRole('complementary', { name: line!.id }));
    const link = await peek.findByRole('link', { name: /^GD\d+$/ });
    expect(link.getAttribute('href')).toContain('/merchant/transaction/GD');
    expect(peek.queryByRole('region')).toBe(null);
  });

  it('reports a missing line, and a missing permission', async () => {
    const portal = await openPortal(`${LIST}?size=10&peek=BD000`);
    expect(await screen.findByText('Không tìm thấy biến động')).toBeTruthy();
    portal.close();
    const [line] = await linesOf('pageSize=1&match=UNMATCHED');
    await openPortal(`${LIST}?size=10&peek=${line!.id}`, { as: 'limited' });
    expect(await screen.findByText('Cần quyền transaction:read để xem gợi ý')).toBeTruthy();
  });
});

describe('spoken text for incoming money', () => {
  const t = createTranslate('vi');
  it.each([
    [[250_000], ['Đã nhận hai trăm năm mươi nghìn đồng']],
    [
      [200, 500_000],
      ['Chú ý, chỉ nhận hai trăm đồng', 'Đã nhận năm trăm nghìn đồng'],
    ],
    [[1_000_000, 500_000, 500_000, 1_000_000], ['Đã nhận 4 khoản, tổng ba triệu đồng']],
  ])('%j', (amounts, said) => {
    expect(saidOf(amounts, t, 'vi')).toEqual(said);
  });
});

describe('quiet hours', () => {
  const at = (hour: number) => Date.UTC(2026, 10, 20, hour - 7) / 1000;
  const night = { ...defaultPreferences.alerts, quiet: true };
  it.each([
    ['over midnight', '22:00', '07:00', [22, 23, 0, 6], [7, 12, 21]],
    ['within a day', '12:00', '13:00', [12], [11, 13, 0]],
    ['of no length', '09:00', '09:00', [], [9, 0]],
  ])('%s', (_, from, to, quiet, loud) => {
    for (const hour of quiet) expect(isQuiet({ ...night, from, to }, at(hour))).toBe(true);
    for (const hour of loud) expect(isQuiet({ ...night, from, to }, at(hour))).toBe(false);
    expect(isQuiet({ ...night, from, to, quiet: false }, at(quiet[0] ?? 9))).toBe(false);
  });
});

describe('alerts', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });

  /** A device with a voice and notifications; returns what was spoken and shown. */
  function device({ voices = ['vi-VN'], permission = 'granted', locks = true } = {}) {
    const said: string[] = [];
    const shown: string[] = [];
    const held = new Set<string>();
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices.map((lang) => ({ lang })),
      speak: ({ text }: { text: string }) => said.push(text),
    });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'default';
        static requestPermission = async () => {
          this.permission = permission;
          return permission;
        };
        constructor(_: string, { body }: { body: string }) {
          shown.push(body);
        }
      },
    );
    const request = async (name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => Promise<unknown>;
      // Another tab that holds it never releases it here.
      if (held.has(name)) return new Promise(() => {});
      held.add(name);
      return work().finally(() => held.delete(name));
    };
    Object.defineProperty(navigator, 'locks', { value: locks ? { request } : undefined, configurable: true });
    return { said, shown, held };
  }

  /** Opens the list over a service with a movable clock, and the alerts popover. */
  async function openAlerts(opening: Opening = {}) {
    const clock = { at: NOW };
    const sandbox = createSandbox({ now: () => clock.at, rows: 3000 });
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: NOW * 1000,
      shouldAdvanceTime: true,
    });
    const portal = await openPortal(`${LIST}?size=10`, { sandbox, ...opening });
    await waitFor(() => expect(shownRows()).toHaveLength(10));
    await portal.press('Thông báo');
    const toggle = async (name: string) => portal.user.click(await screen.findByRole('switch', { name }));
    /** Advances the clock of the service and of the page, until the next poll. */
    const pass = async (seconds: number) => {
      clock.at += seconds;
      await act(() => vi.advanceTimersByTimeAsync(46_000));
    };
    const asked = () => sandbox.requests().filter(({ query }) => query.includes('direction=IN')).length;
    return { portal, sandbox, toggle, pass, asked };
  }

  it('speak, show and count new lines once switched on, and are kept for the next visit', async () => {
    const { said, shown } = device();
    const { toggle, pass, asked } = await openAlerts();
    // Within an hour: a token that has expired would double the first request.
    await pass(600);
    expect(asked()).toBe(0);
    await toggle('Đọc số tiền');
    await toggle('Thông báo trên màn hình');
    await toggle('Đếm trên tiêu đề tab');
    await waitFor(() => expect(asked()).toBe(1));
    // Not the earlier ones.
    await pass(0);
    expect(said).toEqual([]);
    await pass(3600);
    await waitFor(() => expect(said.length).toBeGreaterThan(0));
    expect(said[0]).toMatch(/^Đã nhận .+ đồng$/);
    await waitFor(() => expect(shown).toHaveLength(1));
    // Without a name.
    expect(shown[0]).toMatch(/^Đã nhận (\d+ khoản, tổng )?[\d.]+\u00a0₫$/);
    expect(localStorage.getItem(PREFERENCES_KEY)).toContain('"voice":true');

    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(3600);
    await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Biến động số dư/));
    hidden.mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(document.title).toMatch(/^Biến động số dư/));
  });

  it('report blocked notifications, or a missing voice', async () => {
    device({ permission: 'denied', voices: ['fr-FR'] });
    const { portal, toggle } = await openAlerts();
    await toggle('Thông báo trên màn hình');
    expect(await screen.findByText(portal.t('van.alert.noticeBlocked'))).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Thông báo trên màn hình' })).toHaveProperty('checked', false);
    await toggle('Đọc số tiền');
    expect(await screen.findByText(portal.t('van.alert.voiceMissing'))).toBeTruthy();
  });

  it('are silent while another tab speaks', async () => {
    const { said, held } = device();
    held.add('portal.van.1001');
    const { toggle, pass, asked } = await openAlerts();
    await toggle('Đọc số tiền');
    await waitFor(() => expect(asked()).toBe(1));
    await pass(3600);
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect(said).toEqual([]);
  });
});

describe('the orders of many lines', () => {
  it('are copied as one table, with account and amount of each', async () => {
    const open = (await linesOf(`pageSize=50&sort=-at&direction=IN&match=UNMATCHED&to=${NOW}`)).slice(0, 10);
    expect(open.length).toBeGreaterThan(2);
    const portal = await openPortal(`${LIST}?size=10&direction=IN&match=UNMATCHED`);
    await rowOf(open[0]!.id);
    await portal.user.click(screen.getByRole('checkbox', { name: /^Chọn cả trang|^Chọn tất cả/ }));
    await portal.press('Đơn gợi ý (10)');
    await screen.findByRole('textbox', { name: portal.t('van.suggestion.many.text') }, { timeout: 20_000 });
    await portal.press('Sao chép bảng');
    await screen.findByText('Đã sao chép gợi ý');
    const [, ...rows] = (await navigator.clipboard.readText()).split('\n').map((row) => row.split('\t'));
    expect(rows.map(([id, , account, amount]) => [id, account, Number(amount)])).toEqual(
      open.map(({ id, virtualAccount, amount }) => [id, virtualAccount, amount]),
    );
    expect(rows.some(([, , , , , order]) => order)).toBe(true);
  });

  it('are requested for lines without one', async () => {
    const [matched] = await linesOf(`pageSize=1&sort=-at&match=MATCHED&to=${NOW}`);
    const portal = await openPortal(`${LIST}?size=10&match=MATCHED`);
    await portal.user.click(await (await rowOf(matched!.id)).findByRole('checkbox'));
    const button = await screen.findByRole('button', { name: 'Đơn gợi ý (0)' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
