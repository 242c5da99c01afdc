import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { pageOf, provideLocks } from '../refunds/page.ts';
import { sandboxOfNow } from '../transactions/portal.tsx';
import {
  decideBy,
  dialog,
  isSmall,
  noDialog,
  openApprovals,
  posts,
  provePassword,
  type RequestBody,
  requestOf,
  requestsOf,
  rowOf,
} from './approving.tsx';
import { askFor, CUT_SHORT, cutShort, failing, keysIn, ROWS, rejected } from './cutShort.tsx';

provideLocks();

const banner = async () => {
  const title = await screen.findByText(CUT_SHORT);
  return { title, within: within(title.closest('[role="status"]') as HTMLElement) };
};

it('continues after a reload with the undecided ones, under the same keys, once confirmed again', async () => {
  const api = sandboxOfNow();
  const { ids, sent } = await cutShort(api);
  const lost = sent.filter(({ arrives }) => !arrives);
  expect(lost).toHaveLength(2);

  const { user } = await openApprovals(api);
  const told = await banner();
  expect(told.title.textContent).toBe('Lượt từ chối 8 yêu cầu bị ngắt giữa chừng: 2 đã xong, 6 chưa rõ.');
  await user.click(told.within.getByRole('button', { name: 'Tiếp tục 6 yêu cầu' }));
  const asked = await dialog(/^Từ chối 4 yêu cầu/);
  expect(asked.getByText(/^2 yêu cầu không được gửi: Yêu cầu này đã bị admin từ chối lúc/)).toBeTruthy();
  expect(asked.getByRole('textbox', { name: /Lý do từ chối/ })).toHaveProperty('value', 'Khách rút lại');
  expect(posts(api)).toEqual([]);

  await user.click(asked.getByRole('button', { name: 'Từ chối 4 yêu cầu' }));
  await asked.findAllByText('4 thành công, 0 lỗi, 0 bỏ qua');
  expect(posts(api)).toHaveLength(4);
  const keys = posts(api).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual(expect.arrayContaining(lost.map(({ key }) => key)));
  expect(new Set([...keys, ...sent.map(({ key }) => key)]).size).toBe(ROWS);
  expect((await rejected(api)).map(({ id }) => id).sort()).toEqual([...ids].sort());

  await user.click(asked.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await noDialog();
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
  expect(keysIn(sessionStorage)).toEqual([]);
}, 120_000);

it('sends nothing if the confirmation is declined, and shows what is left', async () => {
  const api = sandboxOfNow();
  await cutShort(api);
  const { user } = await openApprovals(api);
  await user.click((await banner()).within.getByRole('button', { name: 'Tiếp tục 6 yêu cầu' }));
  const asked = await dialog(/^Từ chối 4 yêu cầu/);
  await user.click(asked.getByRole('button', { name: 'Hủy' }));
  await noDialog();
  expect((await banner()).title.textContent).toContain('4 đã xong, 4 chưa rõ');
  expect(posts(api)).toEqual([]);
}, 120_000);

it('repeats a decision under its key when it is made on that request alone', async () => {
  const api = sandboxOfNow();
  const { sent } = await cutShort(api);
  const lost = sent.find(({ arrives }) => !arrives);
  const { user } = await openApprovals(api);
  (await rowOf(lost!.id)).focus();
  // Sent decisions come before anything new.
  await user.keyboard('a');
  const asked = await dialog(/^Từ chối hoàn/);
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Khách đổi ý');
  await user.click(asked.getByRole('button', { name: 'Kiểm tra lại' }));
  await user.click(await asked.findByRole('button', { name: 'Gửi lại quyết định' }));
  await waitFor(async () => expect((await requestOf(api, lost!.id)).status).toBe('REJECTED'));
  expect(posts(api).map(({ idempotencyKey }) => idempotencyKey)).toEqual([lost!.key]);
  expect((await requestOf(api, lost!.id)).rejectReason).toBe('Khách rút lại');
}, 120_000);

it('forgets it when it is ignored, and sends nothing', async () => {
  const api = sandboxOfNow();
  await cutShort(api);
  const { user } = await openApprovals(api);
  await user.click((await banner()).within.getByRole('button', { name: 'Bỏ qua' }));
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
  expect(keysIn(sessionStorage)).toEqual([]);
  expect(posts(api)).toEqual([]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
}, 120_000);

it('shows it in no other business, and clears it when another user signs in', async () => {
  const api = sandboxOfNow();
  await cutShort(api);
  const mine = pageOf(api);
  const { user } = await openApprovals(mine.sandbox);
  await banner();
  await user.click(await screen.findByRole('button', { name: /Sen Việt/ }));
  await user.click(await screen.findByRole('option', { name: /Mai Hoa/ }));
  await screen.findByRole('link', { name: /Mai Hoa/ });
  await screen.findByRole('button', { name: /^Chờ duyệt/ });
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
  await user.click(await screen.findByRole('button', { name: /Mai Hoa/ }));
  await user.click(await screen.findByRole('option', { name: /Sen Việt/ }));
  await banner();
  mine.reload();

  const other = pageOf(api);
  await openApprovals(other.sandbox, { userName: 'manager' });
  await screen.findByRole('button', { name: /^Chờ duyệt/ });
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
  // Signing in ends the previous session and clears everything it stored.
  expect(keysIn(sessionStorage)).toEqual([]);
}, 120_000);

it('says if another user has decided on everything meanwhile', async () => {
  const api = sandboxOfNow();
  const rows = (await requestsOf(api)).filter(isSmall).slice(0, ROWS);
  const { sandbox, sent } = failing(api);
  const page = pageOf(sandbox);
  const first = await openApprovals(page.sandbox);
  const ids = rows.map(({ id }) => id);
  await askFor(first.user, ids, 'Duyệt');
  await confirm(first.user, rows);
  await waitFor(() => expect(sent).toHaveLength(6));
  page.reload();
  // No one may decide on their own requests.
  for (const { id, requestedBy } of await stillWaiting(api, ids))
    await decideBy(api, requestedBy === 'manager' ? 'admin' : 'manager', { id, decision: 'APPROVE' });

  const { user } = await openApprovals(api);
  await user.click((await banner()).within.getByRole('button', { name: /^Tiếp tục/ }));
  const asked = await dialog(/^Duyệt 0 yêu cầu/);
  expect(asked.getByRole('button', { name: /^Duyệt 0 yêu cầu/ })).toHaveProperty('ariaDisabled', 'true');
  await user.click(asked.getByRole('button', { name: 'Hủy' }));
  await noDialog();
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
  expect(posts(api)).toEqual([]);
}, 120_000);

it('keeps no journal of a finished run, and that of failures until its report is closed', async () => {
  const api = sandboxOfNow();
  const ids = (await requestsOf(api)).slice(0, 3).map(({ id }) => id);
  const { user } = await openApprovals(api);
  await askFor(user, ids, 'Từ chối');
  const asked = await dialog(/^Từ chối 3 yêu cầu/);
  await user.type(asked.getByRole('textbox', { name: /Lý do từ chối/ }), 'Khách rút lại');
  api.setFaults([{ match: 'POST payment/merchant/*/approve-refund', kind: '503', times: 1 }]);
  await user.click(asked.getByRole('button', { name: 'Từ chối 3 yêu cầu' }));
  await asked.findAllByText('2 thành công, 0 lỗi, 0 bỏ qua, 1 chưa rõ');
  expect(keysIn(sessionStorage)).toHaveLength(1);
  await user.click(asked.getAllByRole('button', { name: 'Đóng' }).at(-1) as HTMLElement);
  await noDialog();
  expect(keysIn(sessionStorage)).toEqual([]);
  expect(screen.queryByText(CUT_SHORT)).toBe(null);
}, 120_000);

const stillWaiting = async (api: Sandbox, ids: string[]) =>
  (await requestsOf(api)).filter(({ id }) => ids.includes(id));

/** Types the sum if required, and sends. */
async function confirm(user: Awaited<ReturnType<typeof openApprovals>>['user'], rows: RequestBody[]) {
  const asked = await dialog(/^Duyệt \d+ yêu cầu/);
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  const typed = asked.queryByRole('textbox');
  if (typed) await user.type(typed, String(sum));
  await user.click(asked.getByRole('button', { name: /^Duyệt \d+ yêu cầu, hoàn/ }));
  if (typed) await provePassword(user);
}
