import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';
import { type OpenOptions, openPortal } from '../transactions/portal.tsx';

export interface RefundBody {
  id: string;
  amount: number;
  reason: string;
  note: string;
  status: string;
  createdBy: string;
}

async function call(api: Sandbox, userName: string, method: string, path: string, body?: object) {
  const { accessToken } = await api.signInAs(userName);
  const headers = {
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const response = await api.handle(
    new Request(new URL(`/api/v1/${path}`, location.href), {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}

/** The refunds of a transaction as the service has them, oldest first. */
export async function refundsOf(api: Sandbox, transactionId: string): Promise<RefundBody[]> {
  const path = `merchants/1001/order/transactions/${transactionId}`;
  return ((await call(api, 'admin', 'GET', path)) as { refunds: RefundBody[] }).refunds;
}

/** Somebody else asks, past the portal. */
export const requestBy = (api: Sandbox, userName: string, transactionId: string, amount: number) =>
  call(api, userName, 'POST', 'payment/merchant/1001/request-refund', {
    transactionId,
    amount,
    reason: 'DEFECTIVE',
    note: '',
  });

interface Row {
  id: string;
  slug: string;
  amount: number;
  status: string;
  refundStatus: string;
  method: string;
  source: string;
  paidAt?: number;
}

/** A transaction that was paid and of which nothing was asked back yet, unless `fits` wants another. */
export async function findPayment(
  api: Sandbox,
  fits: (row: Row) => boolean = () => true,
  status = 'SUCCESS',
): Promise<Row> {
  const path = `merchants/1001/order/transactions?page=1&pageSize=100&status=${status}`;
  const { items } = (await call(api, 'admin', 'GET', path)) as { items: Row[] };
  for (const row of items) {
    const plain = row.method === 'VIETQR' && row.source !== 'INTEGRATION' && row.amount % 2 === 0;
    if (!(fits.length > 0 ? fits(row) : plain)) continue;
    if ((await refundsOf(api, row.id)).length === 0) return row;
  }
  throw new Error('The sandbox has no such transaction.');
}

/** Web Locks of a browser: the tabs of a test share them. */
const locks = { held: new Set<string>() };
beforeEach(() => {
  locks.held = new Set();
  const request = async (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { held } = locks;
    if (rest.length > 1 && held.has(name)) return work(null);
    held.add(name);
    return work({}).finally(() => held.delete(name));
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});

const isSending = ({ method, url }: Request) => method === 'POST' && url.endsWith('/request-refund');

/** One page of the portal over a sandbox: what it sent, and a way to hold its answers or to end it. */
export function pageOf(api: Sandbox) {
  let alive = true;
  let gate = Promise.resolve();
  let meanwhile = async (): Promise<unknown> => undefined;
  /** What was sent to be recorded. */
  const sent: { key: string | null; body: Record<string, unknown> }[] = [];
  const sandbox: Sandbox = {
    ...api,
    handle: async (request) => {
      if (isSending(request)) {
        const body = (await request.clone().json()) as Record<string, unknown>;
        sent.push({ key: request.headers.get('Idempotency-Key'), body });
        await meanwhile();
      }
      const answer = api.handle(request);
      if (isSending(request)) {
        await answer.catch(() => undefined);
        await gate;
      }
      return alive ? answer : new Promise<Response>(() => undefined);
    },
  };
  return {
    sandbox,
    sent,
    /** How many intents were sent: each has one key. */
    keys: () => new Set(sent.map(({ key }) => key)).size,
    /** Something happens at the service right before it hears of a request. */
    beforeSending(deed: () => Promise<unknown>) {
      meanwhile = deed;
    },
    /** The service does its work, but the answer waits for the function given back. */
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return async () => act(async () => open());
    },
    /** A reload: everything drawn is gone, and whatever was under way never comes back. */
    reload() {
      alive = false;
      cleanup();
      locks.held = new Set();
    },
  };
}

/** Opens the panel about a transaction, over the start page. */
export async function openRequest(api: Sandbox, transactionId: string, options: OpenOptions = {}) {
  await import('#app/screens/refunds/RequestRefundPanel.tsx');
  const portal = await openPortal(api, `/merchant?panel=request-refund&of=${transactionId}`, options);
  return portal;
}

/** The panel, once the transaction stands in it. */
export async function panelReady(place = 0) {
  await waitFor(() => {
    if (!screen.queryAllByText('Còn có thể hoàn')[place]) throw new Error('The panel is not there yet.');
  });
  return within(screen.getAllByRole('dialog', { name: 'Yêu cầu hoàn tiền' })[place]!);
}

type Panel = Awaited<ReturnType<typeof panelReady>>;

/** Fills the form in: an amount of its own as it is typed, or one of the two shares. */
export async function fill(
  user: UserEvent,
  panel: Panel,
  { amount, share = /Số khác/, note = '' }: { amount?: string; share?: RegExp; note?: string },
) {
  await user.click(panel.getByRole('radio', { name: share }));
  if (amount !== undefined) {
    const field = panel.getByRole('textbox', { name: 'Số tiền muốn hoàn' });
    await user.clear(field);
    await user.click(field);
    await user.paste(amount);
  }
  await user.selectOptions(panel.getByRole('combobox', { name: 'Lý do hoàn tiền' }), 'CUSTOMER_REQUEST');
  if (note) {
    await user.click(panel.getByRole('textbox', { name: 'Ghi chú' }));
    await user.paste(note);
  }
}

/** Goes on to the last question. */
export async function ask(user: UserEvent, panel: Panel) {
  await user.click(panel.getByRole('button', { name: 'Tiếp tục' }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Gửi yêu cầu hoàn/ });
  return {
    dialog: within(dialog),
    button: within(dialog).getByRole('button', { name: /^Gửi yêu cầu hoàn/ }),
  };
}

/** The sandbox's clock goes on by so many seconds; the page's too. */
export const passTime = (seconds: number) => act(() => void vi.setSystemTime(Date.now() + seconds * 1000));

/** The heading of a request that the service has. */
export const recorded = () => screen.findByRole('heading', { name: /^Đã gửi yêu cầu hoàn/ });

export const money = (amount: number) => `${new Intl.NumberFormat('vi-VN').format(amount)} ₫`;
