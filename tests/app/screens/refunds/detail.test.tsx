import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import {
  dialog,
  findWaiting,
  isSmall,
  noDialog,
  posts,
  readyButton,
  requestOf,
} from '../refundRequests/approving.tsx';
import {
  ask,
  calls,
  findTransactions,
  NOW,
  openPortal,
  sandboxOfNow,
  section,
} from '../transactions/portal.tsx';

interface Found extends Record<string, unknown> {
  id: string;
  transactionId: string;
  amount: number;
}

const page = (id: string) => `/merchant/refund/${id}`;
/** Its address once found: with its business. */
const found = (id: string) => `${page(id)}?business=1001`;

/** The newest refunds in a status. */
async function findRefunds(api: Sandbox, status: string, count = 1): Promise<Found[]> {
  const { items } = (await ask(api, `refunds?page=1&pageSize=${count}&status=${status}`)) as {
    items: Found[];
  };
  if (items.length < count) throw new Error(`The sandbox has only ${items.length} of ${status}.`);
  return items;
}

/** Opens the newest refund in a status, optionally with a changed response. */
async function openOne(
  status: string,
  change?: (refund: Record<string, unknown>) => void,
  userName = 'admin',
) {
  const api = sandboxOfNow();
  const [row] = await findRefunds(api, status);
  const portal = await openPortal(api, page(row!.id), { userName, change, about: /refunds\/HT/ });
  await screen.findByText('Dữ liệu gốc');
  return { api, row: row!, ...portal };
}

/** The value of a term in a section of the page. */
async function fieldOf(part: string, term: string) {
  const name = within(await section(part)).getByText(term);
  return name.parentElement?.querySelector('dd')?.textContent;
}

const reads = (api: Sandbox) => calls(api, 'GET').filter(({ path }) => /\/refunds\/HT/.test(path)).length;

describe('a refund', () => {
  it('says how much goes back, of what, why, by whom and in which state, and leads to its transaction', async () => {
    const { row } = await openOne('SUCCESS', (refund) =>
      Object.assign(refund, {
        amount: 120_000,
        originalAmount: 500_000,
        type: 'PARTIAL',
        reason: 'DEFECTIVE',
        createdBy: 'cashier',
        approvedBy: 'manager',
        bankRef: 'FT26320ABCDE',
        merchantRefId: 'DH-7',
        timeline: [
          { at: NOW - 7200, status: 'PENDING_APPROVAL', by: 'cashier' },
          { at: NOW - 3600, status: 'PENDING', by: 'manager' },
          { at: NOW - 3000, status: 'SENT_TO_BANK' },
          { at: NOW - 60, status: 'SUCCESS' },
        ],
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('120.000\u00a0₫');
    expect(screen.getAllByText('Hoàn tiền thành công').length).toBeGreaterThan(0);
    expect(await fieldOf('Tóm tắt', 'Số tiền giao dịch gốc')).toBe('500.000');
    expect(await fieldOf('Tóm tắt', 'Số tiền hoàn')).toBe('− 120.000');
    expect(await fieldOf('Tóm tắt', 'Gốc trừ lần hoàn này')).toBe('380.000\u00a0₫');
    expect(await fieldOf('Tóm tắt', 'Loại hoàn')).toBe('Một phần');
    expect(await fieldOf('Tóm tắt', 'Lý do hoàn')).toBe('Hàng lỗi/không đúng');
    expect(screen.getByRole('button', { name: 'Sao chép Mã hoàn tiền' })).toBeTruthy();
    expect(document.title).toContain(row.id);
    expect(await fieldOf('Xử lý yêu cầu', 'Người tạo')).toBe('cashier');
    expect(await fieldOf('Xử lý yêu cầu', 'Người duyệt')).toBe('manager');
    expect(await fieldOf('Tóm tắt', 'Mã tham chiếu NH')).toBe('FT26320ABCDE');
    expect(await fieldOf('Xử lý yêu cầu', 'Mã lỗi')).toMatch(/^-/);
    expect(within(await section('Xử lý yêu cầu')).queryByText('Lý do từ chối')).toBe(null);
    const origin = within(await section('Tóm tắt'));
    const link = origin.getByRole('link', { name: row.transactionId });
    expect(link.getAttribute('href')).toBe(`/merchant/transaction/${row.transactionId}?business=1001`);
    expect(origin.getByText('DH-7')).toBeTruthy();
    // Its steps are actions, with who took them and the pauses between.
    const steps = within(await section('Dòng thời gian')).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('.title')?.textContent)).toEqual([
      'Gửi yêu cầu',
      'Duyệt yêu cầu',
      'Đã gửi ngân hàng',
      'Hoàn tiền thành công',
    ]);
    expect(steps[0]?.textContent).toContain('Người thực hiện: cashier');
    expect(steps[1]?.textContent).toContain('Người thực hiện: manager');
    expect(steps[1]?.textContent).toContain('sau 1 giờ');
    expect(steps[2]?.textContent).not.toContain('Người thực hiện');
    // It is final: nothing comes any more, and nothing is to be asked for again.
    expect(screen.queryByText('Bước tiếp theo')).toBe(null);
    expect(screen.queryByRole('button', { name: 'Tạo yêu cầu mới' })).toBe(null);
  });

  it('that waits lists the coming steps, and offers no new request', async () => {
    await openOne('PENDING_APPROVAL');
    const steps = within(await section('Dòng thời gian'))
      .queryAllByText('Bước tiếp theo')
      .map((step) => step.closest('li')?.querySelector('.title')?.textContent);
    expect(steps).toEqual(['Duyệt yêu cầu', 'Đã gửi ngân hàng', 'Hoàn tiền thành công']);
    expect(screen.queryByRole('button', { name: 'Tạo yêu cầu mới' })).toBe(null);
  });

  it('shows no approver if no approval was needed', async () => {
    await openOne('SUCCESS', (refund) => {
      refund.timeline = [{ at: NOW - 60, status: 'PENDING' }];
    });
    const timeline = within(await section('Dòng thời gian'));
    expect(timeline.getByText('Chờ xử lý')).toBeTruthy();
    expect(timeline.queryByText('Duyệt yêu cầu')).toBe(null);
  });

  it('that failed says why, what became of the money, and offers a new request', async () => {
    const { row, user, address } = await openOne('FAILED');
    expect(await fieldOf('Xử lý yêu cầu', 'Mã lỗi')).toBe('Ngân hàng nhận từ chối (mã BANK_05)');
    const notice = screen.getByText(/^Lý do: Ngân hàng nhận từ chối \(mã BANK_05\)\. Tiền chưa tới khách\./);
    expect(notice.textContent).toMatch(/Có thể tạo yêu cầu hoàn tiền mới cho số tiền này\.$/);
    expect(await fieldOf('Xử lý yêu cầu', 'Thời gian thất bại')).not.toBe('-');
    expect(screen.queryByText('Thời gian hoàn thành')).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Tạo yêu cầu mới' }));
    expect(address()).toBe(`${found(row.id)}&panel=request-refund&of=${row.transactionId}`);
  });

  it('shows an unknown error as received', async () => {
    await openOne('FAILED', (refund) => Object.assign(refund, { errorCode: 'constructor' }));
    expect(await fieldOf('Xử lý yêu cầu', 'Mã lỗi')).toBe('constructor');
  });

  it('that was rejected says by whom and why', async () => {
    const { row } = await openOne('REJECTED');
    expect(await fieldOf('Xử lý yêu cầu', 'Người từ chối')).toBe(row.approvedBy);
    expect(screen.getByText(`Lý do: ${row.rejectReason}`)).toBeTruthy();
    expect(await fieldOf('Xử lý yêu cầu', 'Thời gian từ chối')).not.toBe('-');
    expect(screen.queryByText('Người duyệt')).toBe(null);
    expect(screen.queryByText(/Tiền chưa tới khách/)).toBe(null);
    expect(screen.getByRole('button', { name: 'Tạo yêu cầu mới' })).toBeTruthy();
  });

  it('offers no request to users who may not make one', async () => {
    const { row, user, address } = await openOne('FAILED', undefined, 'auditor');
    await user.click(screen.getByRole('button', { name: 'Tạo yêu cầu mới' }));
    expect(address()).toBe(found(row.id));
  });

  /** Opens the page of a waiting refund that this user did not request. */
  async function openWaiting(userName = 'admin') {
    const api = sandboxOfNow();
    const request = await findWaiting(api, (one) => isSmall(one) && one.requestedBy !== userName);
    const portal = await openPortal(api, page(request.id.replace('YC', 'HT')), { userName });
    await screen.findByText('Dữ liệu gốc');
    return { api, request, ...portal };
  }
  const whole = within(document.body);

  it('that waits is approved on its own page, once, and then shows the new status', async () => {
    const { api, request, user } = await openWaiting();
    await user.click(await readyButton(whole, 'Duyệt'));
    const asked = await dialog(/^Hoàn .+ cho khách\?$/);
    await user.dblClick(asked.getByRole('button', { name: /^Duyệt hoàn/ }));
    await noDialog();
    expect(posts(api)).toHaveLength(1);
    expect(await requestOf(api, request.id)).toMatchObject({ status: 'APPROVED', decidedBy: 'admin' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Duyệt' })).toBe(null));
    expect(screen.queryByRole('button', { name: 'Từ chối' })).toBe(null);
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('that waits cannot be decided on while its request cannot be read', async () => {
    const api = sandboxOfNow();
    const request = await findWaiting(api, isSmall);
    api.setFaults([{ match: 'GET *approve-refunds', kind: '403' }]);
    await openPortal(api, page(request.id.replace('YC', 'HT')));
    const description = 'Chưa đọc được yêu cầu nên chưa thể quyết định';
    expect(await screen.findByRole('button', { name: 'Duyệt', description })).toBeTruthy();
  });
});

describe('a refund that is not final', () => {
  const SECONDS_30 = 30_000;

  /** Captures the timers of half a minute; `pass` runs them. */
  function standInClock() {
    const running = new Map<unknown, () => void>();
    const { setInterval: set, clearInterval: clear } = globalThis;
    vi.stubGlobal('setInterval', (run: () => void, ms: number) => {
      if (ms !== SECONDS_30) return set(run, ms);
      const id = Symbol(ms);
      running.set(id, run);
      return id;
    });
    vi.stubGlobal('clearInterval', (id: unknown) => {
      if (!running.delete(id)) clear(id as number);
    });
    return {
      pass: () =>
        act(async () => {
          vi.setSystemTime(Date.now() + SECONDS_30);
          for (const run of [...running.values()]) run();
        }),
    };
  }

  const setHidden = (hidden: boolean) => {
    const value = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  afterEach(() => void Reflect.deleteProperty(document, 'visibilityState'));

  it('is refetched every 30 seconds until it is final, which is announced', async () => {
    const clock = standInClock();
    const change = { status: 'SENT_TO_BANK', note: 'lần một' };
    const { api } = await openOne('SENT_TO_BANK', (refund) => Object.assign(refund, change));
    expect(screen.getByText('Tự cập nhật mỗi 30 giây')).toBeTruthy();
    expect(reads(api)).toBe(1);
    change.note = 'lần hai';
    await clock.pass();
    expect(await screen.findByText('lần hai')).toBeTruthy();

    change.status = 'SUCCESS';
    await clock.pass();
    expect(await screen.findByText('Trạng thái mới: Hoàn tiền thành công')).toBeTruthy();
    expect(screen.queryByText('Tự cập nhật mỗi 30 giây')).toBe(null);
    expect(screen.queryByText(/Đã chờ/)).toBe(null);
    expect(reads(api)).toBe(3);
    await clock.pass();
    expect(reads(api)).toBe(3);
  });

  it('is not refetched in a hidden tab, and catches up when the tab is visible again', async () => {
    const clock = standInClock();
    const waited = [{ at: NOW - 7500, status: 'PENDING_APPROVAL' }];
    const change = { note: 'lần một', timeline: waited };
    const { api } = await openOne('PENDING_APPROVAL', (refund) => Object.assign(refund, change));
    expect(screen.getByText('Đã chờ 2 giờ 5 phút')).toBeTruthy();
    change.note = 'lần hai';
    setHidden(true);
    await clock.pass();
    await clock.pass();
    expect(reads(api)).toBe(1);
    setHidden(false);
    expect(await screen.findByText('lần hai')).toBeTruthy();
    setHidden(true);
    setHidden(false);
    expect(reads(api)).toBe(2);
  });
});

it('is not linked from a transaction for users who may not see refunds', async () => {
  const api = sandboxOfNow();
  const [row] = await findTransactions(api, 'status=PARTIALLY_REFUNDED&storeId=11002');
  await openPortal(api, `/merchant/transaction/${row!.slug}`, { userName: 'cashier' });
  const refunds = within(await section('Hoàn tiền'));
  expect(await refunds.findByRole('button', { name: 'Sao chép Mã hoàn tiền' })).toBeTruthy();
  expect(refunds.queryByRole('link')).toBe(null);
});
