import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { formatMoney } from '#app/lib/money.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import {
  DECIDE,
  decideBy,
  dialog,
  noDialog,
  openApprovals,
  posts,
  provePassword,
  requestsOf,
  rowOf,
  shownIds,
} from './approving.tsx';

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Selects all rows of the page, and starts a decision on them. */
async function selectAll(user: UserEvent, verb: string, count: number) {
  await user.click(await screen.findByRole('checkbox', { name: /Chọn cả trang này/ }));
  await user.click(await screen.findByRole('button', { name: `${verb} ${count}` }));
}

/** Opens the list, and starts a decision on all its rows. */
async function askForAll(api: ReturnType<typeof sandboxOfNow>, verb: string) {
  const portal = await openApprovals(api);
  await selectAll(portal.user, verb, 40);
  return portal;
}

it('approves 40, of which 7 have an unknown result, and retries those under their own keys', async () => {
  const api = sandboxOfNow();
  const waiting = await requestsOf(api);
  expect(waiting).toHaveLength(40);
  const { user } = await askForAll(api, 'Duyệt');
  const asked = await dialog(/^Duyệt 40 yêu cầu hoàn tiền$/);
  expect(asked.getByText('Số yêu cầu').nextElementSibling?.textContent).toBe('40');
  const start = asked.getByRole('button', { name: /^Duyệt 40 yêu cầu, hoàn/ });
  expect(start).toHaveProperty('ariaDisabled', 'true');
  await user.type(asked.getByRole('textbox'), String(sumOf(waiting)));
  api.setFaults([{ match: DECIDE, kind: '503', times: 7 }]);
  await user.click(start);
  await provePassword(user);

  const unsettled = '33 thành công, 0 lỗi, 0 bỏ qua, 7 chưa rõ';
  expect((await asked.findAllByText(unsettled)).length).toBeGreaterThan(0);
  expect(posts(api)).toHaveLength(40);
  const failed = posts(api).filter(({ status }) => status === 503);
  expect(failed).toHaveLength(7);
  // Their common reason is shown once, above them.
  expect(asked.getAllByText(/^7 mục chưa rõ: Chưa rõ đã được ghi nhận hay chưa\. ./)).toHaveLength(1);
  const rows = asked.getAllByRole('row').slice(1, 9);
  for (const row of rows.slice(0, 7)) expect(row.textContent).toMatch(/Chưa rõ$/);
  expect(rows[7]?.textContent).toContain('Thành công');
  const left = await requestsOf(api);
  expect(left).toHaveLength(7);

  // The report as a file, with unknown results first.
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(asked.getByRole('button', { name: 'Tải kết quả' }));
  const [header, ...lines] = (await files[0]!.text()).trim().split('\r\n');
  expect(header).toContain('Mã yêu cầu,Số tiền hoàn (VND),Kết quả,Lý do');
  expect(lines).toHaveLength(40);
  for (const line of lines.slice(0, 7)) expect(line).toMatch(/^YC\d+,\d+,Chưa rõ,Chưa rõ đã được ghi nhận/);
  expect(lines[7]).toMatch(/^YC\d+,\d+,Thành công,$/);
  vi.restoreAllMocks();

  // A check sends nothing; after it, the user may send them again.
  const before = posts(api).length;
  await user.click(asked.getByRole('button', { name: 'Kiểm tra lại 7' }));
  await user.click(await asked.findByRole('button', { name: 'Gửi lại 7' }));
  // A retry is confirmed again, with its own amount.
  const part = await provePassword(user);
  expect(part.getByText(/cho 7 yêu cầu hoàn tiền/).textContent).toContain(formatMoney(sumOf(left)));
  expect((await asked.findAllByText('40 thành công, 0 lỗi, 0 bỏ qua')).length).toBeGreaterThan(0);
  const again = posts(api).slice(before);
  expect(again.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    failed.map(({ idempotencyKey }) => idempotencyKey).sort(),
  );
  expect(await requestsOf(api)).toEqual([]);

  // The report stays until it is closed.
  await user.click(asked.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await noDialog();
  expect(screen.queryByRole('region', { name: /^Đã chọn/ })).toBe(null);
  await waitFor(() => expect(shownIds()).toEqual([]));
}, 120_000);

it('keeps requests with an unknown result selected when the report is closed', async () => {
  const api = sandboxOfNow();
  const { user } = await askForAll(api, 'Từ chối');
  const asked = await dialog(/^Từ chối 40 yêu cầu/);
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Khách rút lại');
  api.setFaults([{ match: DECIDE, kind: '503', times: 3 }]);
  await user.click(asked.getByRole('button', { name: 'Từ chối 40 yêu cầu' }));
  await asked.findAllByText('37 thành công, 0 lỗi, 0 bỏ qua, 3 chưa rõ');
  await user.click(asked.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await noDialog();
  await waitFor(() => expect(shownIds()).toHaveLength(3));
  const boxes = [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
  const rejected = await requestsOf(api, 'status=REJECTED&sort=-decidedAt');
  expect(rejected.slice(0, 37).map(({ rejectReason }) => rejectReason)).toEqual(
    Array(37).fill('Khách rút lại'),
  );
}, 120_000);

it('leaves out own requests and says so, and skips what another user decided meanwhile', async () => {
  const api = sandboxOfNow();
  const waiting = await requestsOf(api);
  const own = waiting.filter(({ requestedBy }) => requestedBy === 'manager');
  const others = waiting.filter(({ requestedBy }) => requestedBy !== 'manager');
  expect(own.length).toBeGreaterThan(0);
  // No action is offered that would affect no row, and it says why.
  const { user } = await openApprovals(api, { userName: 'manager' });
  const box = within(await rowOf(own[0]!.id)).getByRole('checkbox');
  await user.click(box);
  const button = await screen.findByRole('button', { name: 'Duyệt 0' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(document.querySelector('[aria-modal="true"]')).toBe(null);
  expect(screen.getAllByText('Bạn là người tạo yêu cầu này nên không thể duyệt').length).toBeGreaterThan(0);
  await user.click(box);

  // The bar shows how many it would affect, as its dialog does.
  await selectAll(user, 'Từ chối', others.length);
  const asked = await dialog(new RegExp(`^Từ chối ${others.length} yêu cầu`));
  expect(asked.getByText('Số yêu cầu').nextElementSibling?.textContent).toBe(
    `${others.length} trong 40 mục đã chọn`,
  );
  // Requests to reject are listed row by row, before those that are left out.
  expect((await asked.findByRole('rowheader', { name: others[0]!.id })).textContent).toBeTruthy();
  for (const { id } of own) expect(asked.queryByRole('rowheader', { name: id })).toBe(null);
  expect(
    asked.getByText(
      `${own.length} yêu cầu không được gửi: Bạn là người tạo yêu cầu này nên không thể từ chối`,
    ),
  ).toBeTruthy();
  const [first] = others;
  await decideBy(api, 'admin', { id: first!.id, decision: 'APPROVE' });
  api.clearRequests();
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Sai đơn');
  await user.click(asked.getByRole('button', { name: /^Từ chối \d+ yêu cầu$/ }));
  await asked.findAllByText(`${others.length - 1} thành công, 0 lỗi, 1 bỏ qua`);
  expect(asked.getByText(/^Yêu cầu này đã được admin duyệt lúc/)).toBeTruthy();
  expect(posts(api)).toHaveLength(others.length - 1);
}, 120_000);

it('stops when the right to decide is gone', async () => {
  const api = sandboxOfNow();
  const { user } = await askForAll(api, 'Từ chối');
  const asked = await dialog(/^Từ chối 40 yêu cầu/);
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Khách rút lại');
  api.setFaults([{ match: DECIDE, kind: '403' }]);
  await user.click(asked.getByRole('button', { name: 'Từ chối 40 yêu cầu' }));
  await asked.findAllByText(/^0 thành công, [1-4] lỗi, \d+ bỏ qua$/);
  expect(posts(api).length).toBeLessThanOrEqual(4);
  expect(await requestsOf(api)).toHaveLength(40);
}, 120_000);

it('can be paused and stopped, and warns before the tab is closed while it runs', async () => {
  const api = sandboxOfNow();
  const { user } = await askForAll(api, 'Từ chối');
  const asked = await dialog(/^Từ chối 40 yêu cầu/);
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Khách rút lại');
  api.setFaults([{ match: DECIDE, kind: 'slow', delayMs: 2_000 }]);
  const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  await user.click(asked.getByRole('button', { name: 'Từ chối 40 yêu cầu' }));
  await waitFor(() => expect(posts(api).length).toBeGreaterThan(0));
  await waitFor(() => expect(leaves()).toBe(false));
  // While paused, no new request starts.
  await user.click(asked.getByRole('button', { name: 'Tạm dừng' }));
  await asked.findByText('Đã xong 4/40');
  await asked.findByRole('button', { name: 'Chạy tiếp' });
  expect(posts(api)).toHaveLength(4);
  await user.click(asked.getByRole('button', { name: 'Dừng phần còn lại' }));

  await asked.findAllByText(/^4 thành công, 0 lỗi, 36 bỏ qua$/);
  expect(leaves()).toBe(true);
  expect(posts(api)).toHaveLength(4);
  await user.click(asked.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await noDialog();
  // Unsent requests stay selected for the next decision.
  await waitFor(() => expect(shownIds()).toHaveLength(36));
  expect(document.querySelectorAll('tbody input[type=checkbox]:checked')).toHaveLength(36);
}, 120_000);
