import { configure, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { call } from '../refunds/service.ts';
import { ask, openPortal } from '../transactions/portal.tsx';

// No `act` around events: what they fetch renders when it arrives, as in a browser.
configure({ eventWrapper: (dispatch) => dispatch() });

export interface RequestBody {
  id: string;
  transactionId: string;
  amount: number;
  remaining: number;
  originalAmount: number;
  status: string;
  requestedBy: string;
  requestedAt: number;
  decidedBy?: string;
  rejectReason?: string;
}

export const DECIDE = 'POST payment/merchant/*/approve-refund';

/** Requests as stored by the service, oldest first. */
export async function requestsOf(api: Sandbox, query = 'status=WAITING'): Promise<RequestBody[]> {
  const path = `approve-refunds?page=1&pageSize=100&${query}`;
  return ((await ask(api, path)) as { items: RequestBody[] }).items;
}

export async function requestOf(api: Sandbox, id: string): Promise<RequestBody> {
  const [found] = (await requestsOf(api, `keyword=${id}`)).filter((one) => one.id === id);
  if (!found) throw new Error(`The sandbox has no ${id}.`);
  return found;
}

/** A waiting request that meets the test's condition. */
export async function findWaiting(api: Sandbox, fits: (row: RequestBody) => boolean): Promise<RequestBody> {
  const found = (await requestsOf(api)).find(fits);
  if (!found) throw new Error('The sandbox has no such request.');
  return found;
}

/** `manager` requests refunds of this amount for large payments, `count` times. */
export async function asked(api: Sandbox, amount: number, count = 1) {
  const query = `status=SUCCESS&refundStatus=NONE&source=STORE_QR&method=VIETQR&minAmount=${amount}`;
  const { items } = (await ask(api, `order/transactions?pageSize=${count}&${query}`)) as {
    items: { id: string }[];
  };
  expect(items).toHaveLength(count);
  const requests: RequestBody[] = [];
  for (const { id } of items) {
    const body = { transactionId: id, amount, reason: 'CUSTOMER_REQUEST', note: '' };
    const refund = (await call(api, 'manager', 'POST', 'payment/merchant/1001/request-refund', body)) as {
      id: string;
    };
    requests.push(await requestOf(api, refund.id.replace('HT', 'YC')));
  }
  return requests;
}

/** Small enough that the amount need not be typed again. */
export const isSmall = ({ amount }: RequestBody) => amount < 20_000_000;

/** Another user decides, bypassing the portal. */
export async function decideBy(
  api: Sandbox,
  userName: string,
  body: { id: string; decision: 'APPROVE' | 'REJECT'; reason?: string },
) {
  const { accessToken } = await api.signInAs(userName);
  const response = await api.handle(
    new Request(new URL('/api/v1/payment/merchant/1001/approve-refund', location.href), {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${accessToken}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(await response.text());
}

/** The decisions that were sent. */
export const posts = (api: Sandbox) =>
  api.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/approve-refund'));

export const rowOf = (id: string) =>
  waitFor(() => {
    const row = document.querySelector<HTMLElement>(`tbody [data-row="${id}"]`);
    if (!row) throw new Error(`${id} is not in the table.`);
    return row;
  });

export const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('tbody [data-row]')].map((row) => row.dataset.row);

export interface Approving {
  userName?: string;
  /** The query string of the address. */
  search?: string;
}

/** Opens the list of refund requests; `openPeek` opens it with the panel. */
export async function openApprovals(
  api: Sandbox,
  { userName = 'admin', search = 'size=50' }: Approving = {},
) {
  const portal = await openPortal(api, `/merchant/approve-refund?${search}`, { userName });
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(0));
  // The rows below the first screen.
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBe(null));
  // The shortcuts of the list arrive with its toolbar, those of every page with the search.
  await screen.findAllByRole('button', { name: /Làm mới/ });
  await screen.findAllByRole('button', { name: 'Tìm kiếm và lệnh' });
  return portal;
}

export async function openPeek(api: Sandbox, id: string, options: Approving = {}) {
  // Preload what the list loads later, so that it does not count against a timeout.
  await import('#app/screens/refundRequests/RefundRequestPeek.tsx');
  const portal = await openApprovals(api, { ...options, search: `size=50&peek=${id}` });
  const panel = await screen.findByRole('complementary', { name: id });
  await within(panel).findByText('Phương thức');
  return { ...portal, panel: within(panel) };
}

/** The panel's button, once it is enabled. */
export async function readyButton(panel: ReturnType<typeof within>, name: string) {
  return waitFor(() => {
    const button = panel.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    return button;
  });
}

/** The open dialog with this name. */
export const dialog = async (name: RegExp) => {
  const found = await waitFor(() => {
    const boxes = screen.queryAllByRole('dialog', { name });
    const [box] = [...boxes, ...screen.queryAllByRole('alertdialog', { name })];
    if (!box) throw new Error(`No dialog ${name}`);
    return box;
  });
  return within(found);
};

/** Approves a large request in the list, up to the password prompt. */
export async function approveGreat(user: UserEvent, { id, amount }: RequestBody) {
  document.querySelector<HTMLElement>(`[data-row="${id}"]`)!.focus();
  await waitFor(() => expect(screen.getByRole('complementary', { name: id })).toBeTruthy());
  await waitFor(() =>
    expect(screen.queryByText('Đang đọc giao dịch gốc, chờ một chút rồi duyệt')).toBe(null),
  );
  await user.keyboard('a');
  const question = await dialog(/^Hoàn .+ cho khách\?$/);
  await user.type(question.getByRole('textbox'), String(amount));
  await user.click(question.getByRole('button', { name: /^Duyệt hoàn/ }));
}

/** Enters the password in the step-up dialog. */
export async function provePassword(user: UserEvent, password = 'Demo@2026') {
  const asked = await dialog(/^Xác nhận mật khẩu$/);
  await user.type(asked.getByLabelText('Mật khẩu'), password);
  await user.click(asked.getByRole('button', { name: 'Xác nhận' }));
  return asked;
}

/** Waits until no dialog is open. */
export const noDialog = () =>
  waitFor(() => expect(document.querySelector('[role$="dialog"][aria-modal="true"]')).toBe(null));
