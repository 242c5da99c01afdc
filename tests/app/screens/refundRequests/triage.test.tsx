import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPortal, sandboxOfNow } from '../transactions/portal.tsx';
import {
  decideBy,
  dialog,
  findWaiting,
  isSmall,
  noDialog,
  openApprovals,
  openPeek,
  posts,
  readyButton,
  requestOf,
  requestsOf,
  rowOf,
  shownIds,
} from './approving.tsx';

const ASKS = /^Hoàn .+ cho khách\?$/;
const REJECTS = /^Từ chối hoàn/;
const anyDialog = () => document.querySelector('[role$="dialog"][aria-modal="true"]');

it('starts with the waiting ones, oldest first, and is worked through by keyboard and figures', async () => {
  const api = sandboxOfNow();
  const { user, address } = await openApprovals(api);
  const waiting = await requestsOf(api);
  expect(waiting).toHaveLength(40);
  expect(shownIds()).toEqual(waiting.map(({ id }) => id));

  await user.keyboard('?');
  const sheet = await dialog(/^Phím tắt$/);
  const group = sheet.getByRole('heading', { name: 'Duyệt hoàn tiền' }).parentElement as HTMLElement;
  expect(within(group).getByText('Duyệt')).toBeTruthy();
  expect(within(group).getByText('Từ chối')).toBeTruthy();
  await user.keyboard('{Escape}');
  await noDialog();

  const [first = ''] = shownIds();
  (await rowOf(first)).focus();
  await user.keyboard(' ');
  const panel = within(await screen.findByRole('complementary', { name: first }));
  await readyButton(panel, 'Duyệt');
  expect(panel.getAllByText(/Còn có thể hoàn/)).toHaveLength(1);
  // The panel stays while the focus goes through the menu.
  act(() => screen.getByRole('link', { name: 'Giao dịch' }).focus());
  expect(address()).toContain(`peek=${first}`);
  (await rowOf(first)).focus();
  await user.keyboard('{Escape}');

  // Each figure has its own order.
  await user.click(await screen.findByRole('button', { name: /^Đã duyệt/ }));
  await waitFor(() => expect(address()).toContain('sort=-decidedAt'));
  expect(address()).toContain('status=APPROVED');
  const approved = await requestsOf(api, 'status=APPROVED&sort=-decidedAt');
  await waitFor(() => expect(shownIds()[0]).toBe(approved[0]?.id));
  await user.click(screen.getByRole('button', { name: /^Chờ duyệt/ }));
  await waitFor(() => expect(address()).not.toContain('sort='));
  expect(address()).not.toContain('status=');
  await waitFor(() => expect(shownIds()[0]).toBe(waiting[0]?.id));

  // The shortcut decides on the selection, whichever row has the focus.
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-row] input[type=checkbox]')];
  await user.click(boxes[0]!);
  await user.click(boxes[1]!);
  document.querySelectorAll<HTMLElement>('[data-row]')[4]!.focus();
  await user.keyboard('r');
  expect(await dialog(/^Từ chối 2 yêu cầu/)).toBeTruthy();
});

it('decides on the row that has the focus', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  const { user } = await openApprovals(api);
  (await rowOf(request.id)).focus();
  await user.keyboard('r');
  const asked = await dialog(REJECTS);
  expect(asked.getByText(request.id)).toBeTruthy();
  await user.click(asked.getByRole('button', { name: 'Hủy' }));
  await noDialog();
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe(request.id));
  await user.keyboard('a');
  const approve = await dialog(ASKS);
  // The transaction loads first: no one may approve what they have not seen.
  await waitFor(() => expect(approve.getByText(/•{4} \d{4}$/)).toBeTruthy());
  await user.click(approve.getByRole('button', { name: /^Duyệt hoàn/ }));
  await noDialog();
  expect(await requestOf(api, request.id)).toMatchObject({ status: 'APPROVED' });
});

it('moves after a decision to the next request that the user may decide on', async () => {
  const api = sandboxOfNow();
  const rows = await requestsOf(api);
  const own = rows.findIndex(
    ({ requestedBy }, place) =>
      requestedBy === 'manager' && place > 0 && rows[place - 1]?.requestedBy !== 'manager',
  );
  const [before, after] = [rows[own - 1], rows.slice(own).find((row) => row.requestedBy !== 'manager')];
  const { user } = await openApprovals(api, { userName: 'manager' });
  (await rowOf(before?.id ?? '')).focus();
  await user.keyboard(' ');
  await screen.findByRole('complementary', { name: before?.id as string });
  await user.keyboard('r');
  const asked = await dialog(REJECTS);
  await user.type(asked.getByRole('textbox'), 'Khách đã đổi hàng');
  await user.click(asked.getByRole('button', { name: /^Từ chối/ }));
  await noDialog();
  expect(await screen.findByRole('complementary', { name: after?.id as string })).toBeTruthy();
});

it('no longer selects a request that was decided on alone', async () => {
  const api = sandboxOfNow();
  const [one, other] = (await requestsOf(api)).filter((row) => isSmall(row) && row.requestedBy !== 'admin');
  const { user, panel } = await openPeek(api, one!.id);
  for (const { id } of [one!, other!])
    await user.click((await rowOf(id)).querySelector('input[type=checkbox]') as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Duyệt 2' })).toBeTruthy();
  await user.click(await readyButton(panel, 'Duyệt'));
  await user.click((await dialog(ASKS)).getByRole('button', { name: /^Duyệt hoàn/ }));
  await noDialog();
  expect(await screen.findByRole('button', { name: 'Duyệt 1' })).toBeTruthy();
  expect(screen.getByRole('region', { name: /^Đã chọn/ }).textContent).toContain('1');
});

it('says in a toast why a key does nothing on an own request', async () => {
  const api = sandboxOfNow();
  const own = await findWaiting(api, ({ requestedBy }) => requestedBy === 'manager');
  const { user } = await openApprovals(api, { userName: 'manager' });
  (await rowOf(own.id)).focus();
  await user.keyboard('a');
  expect(await screen.findByText('Bạn là người tạo yêu cầu này nên không thể duyệt')).toBeTruthy();
  expect(anyDialog()).toBe(null);
  expect(posts(api)).toEqual([]);
});

it('says that nothing is left once everything has been decided', async () => {
  const api = sandboxOfNow();
  for (const { id } of await requestsOf(api)) await decideBy(api, 'admin', { id, decision: 'APPROVE' });
  await openPortal(api, '/merchant/approve-refund');
  expect(await screen.findByRole('heading', { name: 'Không còn yêu cầu nào chờ duyệt' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mở rộng 30 ngày' })).toBe(null);
});

it('keeps counting how long each has waited, and marks those older than a day', async () => {
  const running: (() => void)[] = [];
  const { setInterval: set } = globalThis;
  vi.stubGlobal('setInterval', (run: () => void, ms: number) =>
    ms === 30_000 ? running.push(run) : set(run, ms),
  );
  const api = sandboxOfNow();
  const young = (await requestsOf(api)).at(-1);
  // All within the idle timeout, so that the user is not signed out.
  const waitedFor = (hours: number, minutes: number) =>
    vi.setSystemTime((young!.requestedAt + hours * 3600 + minutes * 60) * 1000);
  waitedFor(23, 56);
  await openApprovals(api);
  const row = await rowOf(young!.id);
  expect(row.textContent).toMatch(/23 giờ 5[56] phút/);
  expect(row.textContent).not.toContain('quá 24 giờ');
  waitedFor(23, 58);
  await act(async () => running.forEach((run) => void run()));
  await waitFor(() => expect(row.textContent).toMatch(/23 giờ 5[78] phút/));
  // Next to days, minutes are noise.
  waitedFor(24, 2);
  await act(async () => running.forEach((run) => void run()));
  await waitFor(() => expect(row.textContent).toMatch(/1 ngàyChờ quá 24 giờ/));
});
