import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { Sandbox } from '#sandbox/api.ts';

/** The Web Locks of a browser, shared by the tabs of a test. */
const locks = { held: new Set<string>() };
/** Gives each test of the file Web Locks, which jsdom lacks. */
export function provideLocks() {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));
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
}

const isSending = ({ method, url }: Request) => method === 'POST' && url.endsWith('/request-refund');

/** One page of the portal over a sandbox: records what it sent, and can hold its responses or end it. */
export function pageOf(api: Sandbox) {
  let alive = true;
  let gate = Promise.resolve();
  let meanwhile = async (): Promise<unknown> => undefined;
  /** Requests that write. */
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
    /** Number of intents sent: each has one key. */
    keys: () => new Set(sent.map(({ key }) => key)).size,
    /** Runs an action at the service right before it receives a request. */
    beforeSending(action: () => Promise<unknown>) {
      meanwhile = action;
    },
    /** The service handles the request, but holds the response until the returned function is called. */
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return async () => act(async () => open());
    },
    /** A reload: the page is gone, and pending requests never resolve. */
    reload() {
      alive = false;
      cleanup();
      locks.held = new Set();
    },
  };
}
