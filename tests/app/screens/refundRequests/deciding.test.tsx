import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayOf, now } from '#app/lib/time.ts';
import { toastStore } from '#design-system/overlay/toastStore.ts';
import { requestBy } from '../refunds/requesting.tsx';
import { openPortal, sandboxOfNow } from '../transactions/portal.tsx';
import {
  DECIDE,
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
  rowOf,
} from './approving.tsx';

const money = (amount: number) => `${new Intl.NumberFormat('vi-VN').format(amount)}\u00a0₫`;
/** Normalizes no-break spaces for comparison. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const ASKS = /^Hoàn .+ cho khách\?$/;
const REFERENCE = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

it('shows the request with its whole transaction, and approves it once', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  const { user, panel } = await openPeek(api, request.id);
  expect(panel.getAllByText(spaced(money(request.amount))).length).toBeGreaterThan(0);
  expect(await panel.findByText('Dòng thời gian')).toBeTruthy();

  await user.click(await readyButton(panel, 'Duyệt'));
  const asked = await dialog(ASKS);
  // The amount comes first, in figures and in words.
  expect(asked.getByText(/ đồng$/)).toBeTruthy();
  expect(asked.getByText(request.requestedBy)).toBeTruthy();
  // What this person approved today, and with this request; admin has no limit.
  const rows = await asked.findByRole('link', { name: /^[\d.]+\s₫ \([1-9]\d* yêu cầu\)/ });
  expect(asked.getByText('Tổng sau lần duyệt này').parentElement?.textContent).toMatch(/[\d.]+\s₫$/);
  // It leads to exactly these requests.
  const { pathname, searchParams } = new URL(rows.getAttribute('href') ?? '', location.origin);
  expect(pathname).toBe('/merchant/approve-refund');
  const today = dayOf(now());
  expect(Object.fromEntries(searchParams)).toEqual({
    business: '1001',
    status: 'APPROVED',
    decidedBy: 'admin',
    timeField: 'decidedAt',
    from: today,
    to: today,
  });
  expect(asked.getByText('Dịch vụ không đặt hạn mức')).toBeTruthy();
  await user.dblClick(asked.getByRole('button', { name: `Duyệt hoàn ${money(request.amount)}` }));

  expect(
    await screen.findByText(`Đã duyệt ${request.id}, hoàn ${spaced(money(request.amount))}`),
  ).toBeTruthy();
  await noDialog();
  expect(posts(api)).toHaveLength(1);
  expect(await requestOf(api, request.id)).toMatchObject({ status: 'APPROVED', decidedBy: 'admin' });
});

it.each([
  ['refuses the parameter', () => Response.json({ message: 'decidedBy' }, { status: 400 })],
  // Its sum counts everyone's approvals.
  ['ignores the parameter', undefined],
])('says so if the service %s that asks what a person approved', async (_, answer) => {
  const api = sandboxOfNow();
  const { handle } = api;
  api.handle = async (request) => {
    if (!request.url.includes('decidedBy=')) return handle(request);
    return answer?.() ?? handle(new Request(request.url.replace(/decidedBy=[^&]*/, ''), request));
  };
  const request = await findWaiting(api, isSmall);
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Duyệt'));
  const asked = await dialog(ASKS);
  expect(await asked.findByText('Dịch vụ không cho biết')).toBeTruthy();
});

it('shows the refundable amount in the confirmation, rather than the paid or requested one', async () => {
  const api = sandboxOfNow();
  const { id, transactionId } = await findWaiting(
    api,
    (row) => isSmall(row) && row.amount + 2000 < row.originalAmount,
  );
  await requestBy(api, 'manager', transactionId, 1000);
  const request = await requestOf(api, id);
  expect([request.amount, request.originalAmount]).not.toContain(request.remaining);
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Duyệt'));
  const asked = await dialog(ASKS);
  const said = asked.getByText('Còn có thể hoàn (VND)').parentElement?.querySelector('dd')?.textContent;
  expect(said).toBe(new Intl.NumberFormat('vi-VN').format(request.remaining));
});

it('shows a refusal once, in the dialog, with its code; one Escape closes it', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Duyệt'));
  const asked = await dialog(ASKS);
  api.setFaults([{ match: DECIDE, kind: '429', times: 1 }]);
  await user.click(asked.getByRole('button', { name: /^Duyệt hoàn/ }));
  expect((await asked.findByRole('alert')).textContent).toMatch(REFERENCE);
  expect(toastStore.read()).toEqual([]);
  await user.keyboard('{Escape}');
  await noDialog();
});

it('goes on to the next request, and says how many still wait', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  const { user, panel, address } = await openPeek(api, request.id);
  const after = (await rowOf(request.id)).nextElementSibling as HTMLElement;
  const next = after.dataset.row ?? '';
  expect(next).toMatch(/^YC/);

  await user.click(await readyButton(panel, 'Duyệt'));
  await user.click((await dialog(ASKS)).getByRole('button', { name: /^Duyệt hoàn/ }));
  expect(await screen.findByRole('complementary', { name: next })).toBeTruthy();
  expect(address()).toContain(`peek=${next}`);
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector(`[data-row="${next}"]`)));
  await waitFor(() => expect(document.querySelector(`[data-row="${request.id}"]`)).toBe(null));
  expect(document.activeElement?.getAttribute('data-row')).toBe(next);
  expect(await screen.findByText('Còn 39 yêu cầu chờ duyệt')).toBeTruthy();
  // The menu's badge counts the same.
  const entry = screen.getByRole('link', { name: /^Duyệt hoàn tiền/ });
  await waitFor(() => expect(entry.textContent).toContain('39'));
});

it('rejects with a reason, which is asked for first, and kept if the rejection is refused', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, () => true);
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Từ chối'));
  const asked = await dialog(/^Từ chối hoàn/);
  await user.click(asked.getByRole('button', { name: 'Từ chối yêu cầu' }));
  expect((await asked.findAllByText('Nhập lý do từ chối')).length).toBeGreaterThan(0);
  expect(posts(api)).toEqual([]);

  await user.click(asked.getByRole('button', { name: 'Trùng với yêu cầu khác' }));
  const field = asked.getByRole('textbox', { name: /Lý do từ chối/ });
  expect(field).toHaveProperty('value', 'Trùng với yêu cầu khác');
  await user.type(field, ' của khách');
  api.setFaults([{ match: DECIDE, kind: '429', times: 1 }]);
  await user.click(asked.getByRole('button', { name: 'Từ chối yêu cầu' }));
  expect((await asked.findByRole('alert')).textContent).toMatch(REFERENCE);
  // A form also shows the service's message in a toast (specification 8).
  expect(toastStore.read()).toMatchObject([{ tone: 'danger' }]);
  expect(field).toHaveProperty('value', 'Trùng với yêu cầu khác của khách');
  expect(await requestOf(api, request.id)).toMatchObject({ status: 'WAITING' });
  await user.click(asked.getByRole('button', { name: 'Từ chối yêu cầu' }));
  await noDialog();
  expect(posts(api)).toHaveLength(2);
  expect(await requestOf(api, request.id)).toMatchObject({
    status: 'REJECTED',
    rejectReason: 'Trùng với yêu cầu khác của khách',
  });
});

it('offers no decision on what has been decided, and says by whom and why', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, ({ requestedBy }) => requestedBy !== 'manager');
  await decideBy(api, 'manager', { id: request.id, decision: 'REJECT', reason: 'Hàng đã giao đủ' });
  const { panel } = await openPeek(api, request.id);
  expect(panel.getByText('Người từ chối').nextElementSibling?.textContent).toBe('manager');
  const [moment] = panel.getAllByText('Thời gian từ chối');
  expect(moment?.nextElementSibling?.textContent).toMatch(/^\d\d\//);
  expect(panel.getAllByText('Hàng đã giao đủ').length).toBeGreaterThan(0);
  expect(panel.queryByRole('button', { name: /^(Duyệt|Từ chối)$/ })).toBe(null);
});

it('offers no decision on an own request, and says why', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, ({ requestedBy }) => requestedBy === 'manager');
  const { user, panel } = await openPeek(api, request.id, { userName: 'manager' });
  for (const [name, reason] of [
    ['Duyệt', 'Bạn là người tạo yêu cầu này nên không thể duyệt'],
    ['Từ chối', 'Bạn là người tạo yêu cầu này nên không thể từ chối'],
  ] as const) {
    const button = panel.getByRole('button', { name, description: reason });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
  }
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(posts(api)).toEqual([]);
});

it('finds out the result of a decision whose response was lost', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Duyệt'));
  api.setFaults([{ match: DECIDE, kind: 'lost', times: 1 }]);
  await user.click((await dialog(ASKS)).getByRole('button', { name: /^Duyệt hoàn/ }));
  expect(await screen.findByText(new RegExp(`^Đã duyệt ${request.id}`))).toBeTruthy();
  await noDialog();
  expect(posts(api)).toHaveLength(1);
});

it('reports an unknown result, and retries under the same key', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Duyệt'));
  api.setFaults([{ match: DECIDE, kind: '503', times: 1 }]);
  const asked = await dialog(ASKS);
  await user.click(asked.getByRole('button', { name: /^Duyệt hoàn/ }));
  expect((await asked.findByRole('alert')).textContent).toContain('Chưa rõ quyết định');
  // The first press only checks and sends nothing; then the user may send again.
  await user.click(asked.getByRole('button', { name: 'Kiểm tra lại' }));
  const again = await asked.findByRole('button', { name: 'Gửi lại quyết định' });
  expect(posts(api)).toHaveLength(1);
  await user.click(again);
  await noDialog();
  expect(posts(api)).toHaveLength(2);
  expect(new Set(posts(api).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await requestOf(api, request.id)).toMatchObject({ status: 'APPROVED' });
});

it('sends nothing if another user decided first, and says who', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, (row) => isSmall(row) && row.requestedBy !== 'manager');
  const { user, panel } = await openPeek(api, request.id);
  await user.click(await readyButton(panel, 'Duyệt'));
  await decideBy(api, 'manager', { id: request.id, decision: 'REJECT', reason: 'Sai đơn' });
  api.clearRequests();
  const asked = await dialog(ASKS);
  await user.click(asked.getByRole('button', { name: /^Duyệt hoàn/ }));
  expect((await asked.findByRole('alert')).textContent).toMatch(
    /^Yêu cầu này đã bị manager từ chối lúc 20\/11\/2026 15:00:00\.$/,
  );
  expect(posts(api)).toEqual([]);
});

it('cannot be approved from its row while its transaction cannot be read', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  api.setFaults([{ match: 'GET *order/transactions/GD*', kind: '403' }]);
  const { user } = await openApprovals(api);
  (await rowOf(request.id)).focus();
  await user.keyboard('a');
  const asked = await dialog(ASKS);
  await user.click(asked.getByRole('button', { name: /^Duyệt hoàn/ }));
  expect((await asked.findByRole('alert')).textContent).toContain('Chưa đọc được giao dịch gốc');
  expect(posts(api)).toEqual([]);
});

it('can be rejected but not approved in its panel while its transaction cannot be read', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  api.setFaults([{ match: 'GET *order/transactions/GD*', kind: '403' }]);
  const { user } = await openApprovals(api);
  (await rowOf(request.id)).focus();
  await user.keyboard(' ');
  const panel = within(await screen.findByRole('complementary', { name: request.id }));
  const reason = 'Chưa đọc được giao dịch gốc nên chưa thể duyệt';
  expect(await panel.findByRole('button', { name: 'Duyệt', description: reason })).toBeTruthy();
  expect((await readyButton(panel, 'Từ chối')).getAttribute('aria-disabled')).toBe(null);
});

it('cannot be approved above what is left of the transaction', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, isSmall);
  await openPortal<{ items: { id: string; remaining: number }[] }>(
    api,
    `/merchant/approve-refund?size=50&peek=${request.id}`,
    {
      about: /\/approve-refunds\?/,
      change: ({ items }) => {
        for (const item of items) if (item.id === request.id) item.remaining = request.amount - 1;
      },
    },
  );
  const panel = within(await screen.findByRole('complementary', { name: request.id }));
  const left = spaced(money(request.amount - 1));
  expect(await panel.findByText(`Không thể duyệt: giao dịch chỉ còn có thể hoàn ${left}`)).toBeTruthy();
  const approve = panel.getByRole('button', { name: 'Duyệt', description: /lớn hơn số còn có thể hoàn/ });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect((await readyButton(panel, 'Từ chối')).getAttribute('aria-disabled')).toBe(null);
});

it('points at other requests that wait on the same transaction', async () => {
  const api = sandboxOfNow();
  const request = await findWaiting(api, (row) => row.remaining - row.amount >= 2000);
  await requestBy(api, 'cashier', request.transactionId, 1000).catch(() =>
    requestBy(api, 'admin', request.transactionId, 1000),
  );
  const { panel } = await openPeek(api, request.id);
  expect(await panel.findByText('Giao dịch này còn 1 yêu cầu khác đang chờ, tổng 1.000 ₫')).toBeTruthy();
});
