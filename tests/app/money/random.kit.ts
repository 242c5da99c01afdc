/* One thing: a browser with two tabs over a service that goes wrong, and what is held against its book in the end. */

import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { createAuthFetch } from '#app/api/http/authFetch.ts';
import { configureClient } from '#app/api/http/client.ts';
import { findRefundRequest, type RefundRequest } from '#app/api/refundRequests.ts';
import { prepareRefund, type Refund } from '#app/api/refunds.ts';
import { refreshTokens } from '#app/api/session/session.ts';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import type { Translate } from '#app/i18n/index.ts';
import type { Outcome } from '#app/lib/outcome.ts';
import { mayRepeat } from '#app/money/intentStore.ts';
import type { Operation } from '#app/money/operation.ts';
import { giveUp, resolveOutcome, submitOnce } from '#app/money/submitOnce.ts';
import { requestOperation } from '#app/screens/refunds/requestRefund.ts';
import { decisionOperation } from '#app/shared/refundRequest/decision.ts';
import { createSandbox, type FaultKind } from '#sandbox/api.ts';
import { call, findPayments } from '../screens/refunds/service.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(all: readonly T[]) => all[below(all.length)]!,
  };
}

const SEND_FAULTS: readonly FaultKind[] = [
  ...([
    'offline',
    'lost',
    'reset',
    'late',
    'never',
    'says-no',
    '202',
    '204',
    '404-done',
    '409-done',
  ] as const),
  ...(['500-done', '500', '503', '401', '403', '429', 'html', 'truncated', 'empty', 'wrong-shape'] as const),
];
const READ_FAULTS: readonly FaultKind[] = ['offline', '500', '503', 'html', 'never', '403'];
const scope = { merchantId: '1001' };
const SENDING = /\/(request|approve)-refund$/;
const t = ((key: string) => key) as unknown as Translate;

/** Timers stand still until `pass` lets them go on; a time limit of a call is one of them. */
export function stillTime(now: number) {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: now * 1000 });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Tab {
  isAlive: boolean;
  locks: Set<string>;
}

/** One person with two tabs in one browser, over a service that goes wrong. */
export async function createBrowser() {
  const start = Date.now();
  const sandbox = createSandbox({ now: () => Date.now() / 1000, rows: 300 });
  // The oldest rows leave the list as time goes on.
  const payments = (await findPayments(sandbox)).slice(0, 60);
  const session = createSessionStore();
  const held = new Set<string>();
  let current: Tab = { isAlive: true, locks: new Set() };
  let random = randomOf(0);
  let faulty = false;
  /** Keys of which a 2xx came, with the tab that it came to. Another tab knows it once that one lived to read it. */
  const answered = new Map<string, { tab: Tab; isRead: boolean }>();
  const resentByBrowser = new Map<string, number>();
  const problems: string[] = [];

  type Work = (lock: object | null) => Promise<unknown>;
  const locks = {
    async request(name: string, options: object | Work, work?: Work) {
      // That of the refresh waits for its turn, and the tabs take turns here anyway.
      if (!work) return (options as Work)({});
      const tab = current;
      if (held.has(name)) return work(null);
      held.add(name);
      tab.locks.add(name);
      try {
        return await work({});
      } finally {
        if (tab.locks.delete(name)) held.delete(name);
      }
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });

  const headerOf = (init?: RequestInit) => new Headers(init?.headers).get('Idempotency-Key');
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const tab = current;
    const url = new URL(String(input), location.href);
    const key = SENDING.test(url.pathname) ? headerOf(init) : null;
    const before = key ? answered.get(key) : undefined;
    if (before && (before.isRead || before.tab === tab)) problems.push(`sent again after a 2xx: ${key}`);
    const faults = key ? SEND_FAULTS : READ_FAULTS;
    const kind = faulty && random.chance(key ? 0.7 : 0.15) ? random.pick(faults) : undefined;
    sandbox.setFaults(
      kind ? [{ kind, times: 1, ...(kind === 'late' && { delayMs: random.below(90_000) }) }] : [],
    );
    const ask = () => sandbox.handle(new Request(url, init));
    let answer = ask();
    // Chromium repeats what it sent by itself when a connection that it used before is reset.
    if (kind === 'reset' && key) {
      resentByBrowser.set(key, (resentByBrowser.get(key) ?? 0) + 1);
      answer = answer.catch(ask);
    }
    const settled = await answer.then(
      (response) => () => response,
      (error: unknown) => () => {
        throw error;
      },
    );
    if (!tab.isAlive) return new Promise<Response>(() => undefined);
    const response = settled();
    if (key && response.ok) answered.set(key, { tab, isRead: false });
    return response;
  };
  const authFetch = createAuthFetch({ session, apiOrigin: location.origin, refresh: refreshTokens, fetch });
  configureClient({ apiUrl: '/api/v1', authFetch, fetch, locale: () => 'vi' });

  const signIn = async () =>
    session.start(v.parse(SessionRecordSchema, await sandbox.signInAs('admin')), false);

  /** Until nothing is under way that does not wait for a timer. */
  const quiet = async (turns = 12) => {
    for (let count = 0; count < turns; count += 1) await turn();
  };
  const pass = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await quiet(2);
  };

  /** One random run: a person asks for refunds of a payment, or approves one, while things go wrong. */
  async function run(seed: number): Promise<{ states: string[] }> {
    random = randomOf(seed);
    faulty = false;
    answered.clear();
    resentByBrowser.clear();
    held.clear();
    problems.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    vi.clearAllTimers();
    vi.setSystemTime(start);
    sandbox.reset();
    const keepsKeys = random.chance(0.5);
    sandbox.setBehaviour({
      idempotency: keepsKeys,
      echoesKeys: random.chance(0.3),
      fullNames: random.chance(0.3),
    });
    await signIn();
    const payment = payments[seed % payments.length]!;
    const approves = random.chance(0.4);
    const amount = 1000 * (1 + random.below(3));
    const asked = approves ? await askBy('manager', payment.id, amount) : undefined;
    sandbox.clearRequests();

    const log: string[] = [];
    /** By key: how often its person has agreed to it, and what the screen said of it last. */
    const agreed = new Map<string, number>();
    const said = new Map<string, Outcome<Refund | RefundRequest>['state']>();
    const tabs: Tab[] = [];
    const under: Promise<unknown>[] = [];

    async function operationOf(tab: Tab): Promise<Operation<never, Refund | RefundRequest> | undefined> {
      const epoch = session.epoch();
      const sender = {
        person: { userName: 'admin', name: 'Nguyễn Quang Minh', email: undefined },
        idempotency: keepsKeys,
        isMine: () => tab.isAlive && session.epoch() === epoch,
      };
      if (asked) {
        const request = await findRefundRequest(scope, asked).catch(() => undefined);
        if (!request) return undefined;
        return decisionOperation(request, { ...sender, scope, t }, 'APPROVE') as never;
      }
      const seen = await prepareRefund(scope, payment.id).catch(() => undefined);
      const onLook = () => undefined;
      return requestOperation({
        ...sender,
        ...{ scope, transactionId: payment.id, maySee: true, seen: () => seen, onLook },
      }) as never;
    }

    async function act(tab: Tab, action: 'confirm' | 'look' | 'again' | 'forget') {
      current = tab;
      const operation = await operationOf(tab);
      if (!operation || !tab.isAlive) return;
      const open = operation.store.read();
      // What the screen does not offer, nobody can press.
      if (action === 'confirm' ? open !== undefined : open === undefined) return;
      if (action === 'again' && open && !mayRepeat(open)) return;
      let key = open?.key;
      const send = operation.send;
      operation.send = (intent) => {
        if (key === undefined) agreed.set(intent.key, 1);
        key = intent.key;
        return send(intent);
      };
      // Told that it may be done twice, the person wants it sent again.
      if (action === 'again' && !keepsKeys && key) agreed.set(key, (agreed.get(key) ?? 0) + 1);
      current = tab;
      const body = (
        asked ? { decision: 'APPROVE' } : { transactionId: payment.id, amount, reason: 'DEFECTIVE', note: '' }
      ) as never;
      const outcome = await {
        confirm: () => submitOnce(operation, body, { transactionId: payment.id, amount }),
        look: () => resolveOutcome(operation, { again: false }),
        again: () => resolveOutcome(operation, { again: true }),
        forget: () => giveUp(operation),
      }[action]();
      log.push(`${action}: ${outcome.state}`);
      // Its tab lived to read the answer: from now on nobody may send it again.
      const answer = key === undefined ? undefined : answered.get(key);
      if (answer?.tab === tab && tab.isAlive) answer.isRead = true;
      if (outcome.state === 'done') {
        const { id, amount: recorded } = outcome.result;
        if (recorded !== amount) problems.push(`done with another amount: ${id}`);
        found.push(id);
      }
      if (key && outcome.state !== 'busy') said.set(key, action === 'forget' ? 'unknown' : outcome.state);
    }
    const found: string[] = [];

    const open = () => {
      const tab: Tab = { isAlive: true, locks: new Set() };
      tabs.push(tab);
      return tab;
    };
    const kill = (tab: Tab) => {
      tab.isAlive = false;
      for (const name of tab.locks) held.delete(name);
      tab.locks.clear();
      tabs.splice(tabs.indexOf(tab), 1);
    };
    open();
    open();
    faulty = true;
    for (let step = 2 + random.below(6); step > 0; step -= 1) {
      const tab = random.pick(tabs);
      const what = random.pick([
        'confirm',
        'confirm',
        'confirm',
        'look',
        'again',
        'forget',
        'reload',
        'end',
        'wait',
      ] as const);
      if (what === 'reload') {
        log.push('reload');
        kill(tab);
        open();
      } else if (what === 'end' && random.chance(0.4)) {
        log.push('session ends');
        session.end('signed-out');
        for (const one of [...tabs]) kill(one);
        await signIn();
        open();
        open();
      } else if (what === 'wait' || what === 'end') {
        await pass(random.below(100));
      } else {
        const work = act(tab, what);
        under.push(work);
        if (random.chance(0.6)) await Promise.race([work, quiet(40)]);
      }
    }
    faulty = false;
    // Everything that is late arrives, everything that never answers is given up.
    for (let count = 0; count < 4; count += 1) await pass(60);
    const last = random.pick(tabs);
    const look = act(last, 'look');
    await Promise.race([look, quiet(200)]);
    await pass(60);
    await quiet(20);

    for (const { key, sends, records } of sandbox.moneyRequests()) {
      const times = agreed.get(key ?? '') ?? 0;
      const byBrowser = resentByBrowser.get(key ?? '') ?? 0;
      const refreshed = sandbox
        .requests()
        .filter((one) => one.idempotencyKey === key && one.status === 401).length;
      const about = {
        seed,
        keepsKeys,
        log: log.join(' · '),
        sends,
        records,
        times,
        said: said.get(key ?? ''),
      };
      expect(records, JSON.stringify(about)).toBeLessThanOrEqual(keepsKeys ? 1 : times + byBrowser);
      if (!keepsKeys) expect(sends, JSON.stringify(about)).toBeLessThanOrEqual(times + byBrowser + refreshed);
      if (said.get(key ?? '') === 'refused') expect(records, JSON.stringify(about)).toBe(0);
    }
    const now = asked
      ? (
          (await call(sandbox, 'admin', 'GET', `merchants/1001/approve-refunds?keyword=${asked}`)) as {
            items: { id: string; status: string }[];
          }
        ).items
          .filter(({ status }) => status === 'APPROVED')
          .map(({ id }) => id)
      : (
          (await call(sandbox, 'admin', 'GET', `merchants/1001/order/transactions/${payment.id}`)) as {
            refunds: { id: string }[];
          }
        ).refunds.map(({ id }) => id);
    for (const id of found) expect(now, JSON.stringify({ seed, log, id })).toContain(id);
    expect(problems, JSON.stringify({ seed, log })).toEqual([]);
    return { states: [...said.values()] };
  }

  async function askBy(userName: string, transactionId: string, amount: number): Promise<string> {
    const path = 'payment/merchant/1001/request-refund';
    const body = { transactionId, amount, reason: 'DEFECTIVE', note: '' };
    const { id } = (await call(sandbox, userName, 'POST', path, body)) as { id: string };
    return id.replace('HT', 'YC');
  }
  return { run };
}
