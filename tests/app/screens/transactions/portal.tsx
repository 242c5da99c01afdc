/* One thing: the whole portal at an address, as the tests of its screens open it, and what they ask of its sandbox. */
import { act, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { createSessionStore, readToken, SessionRecordSchema } from '#app/api/session-store.ts';
import { parseConfig } from '#app/config.ts';
import { loadLocale } from '#app/i18n/index.ts';
import { createPortal, Portal } from '#app/main.tsx';
import { dismissToast } from '#design-system';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';

// As in a browser: one rule at a time. Else every new style makes jsdom read the whole sheet again, which costs seconds.
vi.hoisted(() => Object.assign(globalThis, { SC_DISABLE_SPEEDY: false }));

// The first test of a file also waits for the screen's code, and a busy machine is slow, which is no failure.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
vi.setConfig({ testTimeout: 120_000 });

/** Friday 20 November 2026, 15:00 in Vietnam: the sandbox's rows and the portal's clock are both of that moment. */
export const NOW = Date.UTC(2026, 10, 20, 8) / 1000;

/** A sandbox of that moment, with the rows of the last ten days. */
export const sandboxOfNow = () => createSandbox({ now: () => NOW, rows: 5000 });

const config = parseConfig({
  apiUrl: '/api/v1',
  cognito: { userPoolId: 'ap-southeast-1_Portal', clientId: 'portal' },
  idempotency: true,
  sandbox: true,
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  act(() => dismissToast());
});

/** What jsdom lacks and the design system asks for. */
function standIn() {
  const listen = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media, ...listen }));
  // The paint of the design system is not asked about here, and jsdom takes seconds to work it out for every query by role.
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => element.style);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

/** A detail as the API gives it, as far as tests change it. */
export interface DetailBody {
  detail: Record<string, unknown>;
  summary: Record<string, unknown>;
  refunds: Record<string, unknown>[];
}

export interface OpenOptions<Body = DetailBody> {
  /** A demo account of the contract. */
  userName?: string;
  /** What the service says of the record instead. */
  change?: ((detail: Body) => void) | undefined;
  /** The calls whose answers are changed: those of a transaction, if it is not said. */
  about?: RegExp;
  /** Runs once somebody is signed in, and the pages of earlier tests have heard of it. */
  before?: () => void;
}

/** Opens the whole portal at an address, signed in, over a sandbox. */
export async function openPortal<Body = DetailBody>(
  api: Sandbox,
  path: string,
  { userName = 'admin', change, about = /order\/transactions\/gd/i, before }: OpenOptions<Body> = {},
) {
  standIn();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW * 1000 });
  const session = createSessionStore();
  const signedIn = readToken(session.current()?.record.accessToken ?? '');
  // After a reload, and in a second tab, the session of the same person goes on.
  if (signedIn?.userName !== userName)
    session.start(v.parse(SessionRecordSchema, await api.signInAs(userName)), false);
  api.clearRequests();

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), location.href), init);
    const response = await api.handle(request);
    if (!change || !response.ok || !about.test(request.url)) return response;
    const body = (await response.json()) as { data: Body };
    change(body.data);
    return new Response(JSON.stringify(body), response);
  };
  const [pathname = '', search = ''] = path.split('?');
  const place = memoryLocation({ path: pathname, searchPath: search, record: true });
  await Promise.all([loadLocale('vi'), import('#app/screens/transactions/TransactionDetailScreen.tsx')]);
  const portal = createPortal({ config, session, fetch, location: place });
  await new Promise((resolve) => setTimeout(resolve));
  before?.();
  await act(async () => void render(<Portal portal={portal} />));
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    address: () => place.history.at(-1),
    session,
  };
}

/** What the service answers somebody who may see everything; `path` below the first business. */
export async function ask(api: Sandbox, path: string): Promise<unknown> {
  const { accessToken } = await api.signInAs('admin');
  const url = new URL(`/api/v1/merchants/1001/${path}`, location.href);
  const response = await api.handle(
    new Request(url, { headers: { Authorization: `Bearer ${accessToken}` } }),
  );
  return ((await response.json()) as { data: unknown }).data;
}

export interface Found {
  id: string;
  slug: string;
  amount: number;
  note?: string;
}

/** The newest transactions that a query of the list finds. */
export async function findTransactions(api: Sandbox, query: string, count = 1): Promise<Found[]> {
  const { items } = (await ask(api, `order/transactions?page=1&pageSize=${count}&${query}`)) as {
    items: Found[];
  };
  if (items.length < count) throw new Error(`The sandbox has only ${items.length} of ${query}.`);
  return items;
}

/** The note that the service holds. */
export async function storedNote(api: Sandbox, id: string): Promise<unknown> {
  return ((await ask(api, `order/transactions/${id}`)) as DetailBody).detail.note;
}

/** Another tab, or somebody else, writes a note. */
export async function writeNote(api: Sandbox, id: string, note: string) {
  const { accessToken } = await api.signInAs('admin');
  const url = new URL(`/api/v1/merchants/1001/order/transactions/${id}`, location.href);
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  await api.handle(new Request(url, { method: 'PUT', headers, body: JSON.stringify({ id, note }) }));
}

/** The part of the page under a heading. */
export const section = (name: string) => screen.findByRole('region', { name });

/** Calls of the portal, as `METHOD path`. */
export const calls = (api: Sandbox, method: string) =>
  api.requests().filter((request) => request.method === method);
