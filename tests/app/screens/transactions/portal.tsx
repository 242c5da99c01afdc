/* Helpers of the screen tests: requests to the sandbox, and opening the portal over it. */
import { screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { createSessionStore, readToken } from '#app/api/session/sessionStore.ts';
import { createSandbox, type Sandbox } from '#sandbox/api.ts';
import { NOW, openPortal as open } from '#tests/screens/kit.tsx';

export { NOW };

/** Some of these tests use several tabs. Closed after the test, or the sessions of all earlier ones would answer. */
class TestChannel extends BroadcastChannel {
  private isOpen = true;
  constructor(name: string) {
    super(name);
    onTestFinished(() => {
      this.isOpen = false;
      this.close();
    });
  }
  override postMessage(message: unknown) {
    if (this.isOpen) super.postMessage(message);
  }
}

/** A sandbox at that moment, with the rows of the last ten days. */
export const sandboxOfNow = () => createSandbox({ now: () => NOW, rows: 5000 });

/** A detail as the API returns it, as far as tests change it. */
export interface DetailBody {
  detail: Record<string, unknown>;
  summary: Record<string, unknown>;
  refunds: Record<string, unknown>[];
}

export interface OpenOptions<Body = DetailBody> {
  /** A demo account of the contract. */
  userName?: string;
  /** Changes the service's response about the record. */
  change?: ((detail: Body) => void) | undefined;
  /** The requests whose responses are changed; by default those of a transaction. */
  about?: RegExp;
  /** Runs once a user is signed in, and the pages of earlier tests have noticed. */
  before?: () => void;
}

/** Opens the whole portal at an address, signed in, over the test's own sandbox. */
export async function openPortal<Body = DetailBody>(
  api: Sandbox,
  path: string,
  { userName = 'admin', change, about = /order\/transactions\/gd/i, before }: OpenOptions<Body> = {},
) {
  vi.stubGlobal('BroadcastChannel', TestChannel);
  const signedIn = readToken(createSessionStore().current()?.record.accessToken ?? '');
  return open(path, {
    sandbox: api,
    as: userName,
    // After a reload, and in a second tab, the session of the same user continues.
    reload: signedIn?.userName === userName,
    config: { idempotency: true },
    ...(before && { before }),
    change: (call, data) => {
      if (!change || !about.test(`/${call.path}?${call.query}`)) return undefined;
      change(data as Body);
      return data;
    },
  });
}

/** The service's response for a user who may see everything; `path` is relative to the first business. */
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
  payerName?: string;
}

/** The newest transactions that match a query of the list. */
export async function findTransactions(api: Sandbox, query: string, count = 1): Promise<Found[]> {
  const { items } = (await ask(api, `order/transactions?page=1&pageSize=${count}&${query}`)) as {
    items: Found[];
  };
  if (items.length < count) throw new Error(`The sandbox has only ${items.length} of ${query}.`);
  return items;
}

/** The note stored by the service. */
export async function storedNote(api: Sandbox, id: string): Promise<unknown> {
  return ((await ask(api, `order/transactions/${id}`)) as DetailBody).detail.note;
}

/** Another tab, or another user, writes a note. */
export async function writeNote(api: Sandbox, id: string, note: string) {
  const { accessToken } = await api.signInAs('admin');
  const url = new URL(`/api/v1/merchants/1001/order/transactions/${id}`, location.href);
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  await api.handle(new Request(url, { method: 'PUT', headers, body: JSON.stringify({ id, note }) }));
}

/** The section of the page with this heading. */
export const section = (name: string) => screen.findByRole('region', { name });

/** Calls of the portal, as `METHOD path`. */
export const calls = (api: Sandbox, method: string) =>
  api.requests().filter((request) => request.method === method);
