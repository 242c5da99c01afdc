// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthFetch, type RefreshResult, SessionEndedError } from '#app/api/http/authFetch.ts';
import { createSessionStore } from '#app/api/session/sessionStore.ts';
import { pause, useChannels } from '#tests/app/browser.ts';
import { sessionOf, tokenOf } from './sessions.ts';

const API = 'https://api.example';
const LIST = `${API}/api/v1/merchants/1001/order/transactions`;

interface Call {
  url: string;
  init: RequestInit;
  token: string | null;
}

/** A service that knows which tokens are good. */
function createService() {
  const good = new Set<string>();
  const calls: Call[] = [];
  let gate: Promise<void> = Promise.resolve();
  const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ url: String(input), init, token });
    await gate;
    await pause(1);
    init.signal?.throwIfAborted();
    const isGood = token !== null && good.has(token);
    return new Response(isGood ? '{"data":1}' : '{}', { status: isGood ? 200 : 401 });
  };
  return {
    calls,
    fetch: fetch as typeof globalThis.fetch,
    accept: (token: string) => good.add(token),
    /** Holds every answer back until it is told. */
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

type Refresh = (token: string) => Promise<RefreshResult>;

/** A tab that is signed in with a token that has run out. */
function openTab(service: ReturnType<typeof createService>, refresh?: Refresh) {
  const session = createSessionStore();
  const asked: string[] = [];
  const renewing: Refresh = async () => {
    await pause(5);
    const accessToken = tokenOf({ id: session.current()?.record.id, userName: 'lan' });
    service.accept(accessToken);
    return { tokens: { accessToken, refreshToken: 'next' } };
  };
  const authFetch = createAuthFetch({
    session,
    apiOrigin: API,
    fetch: service.fetch,
    refresh(token) {
      asked.push(token);
      return (refresh ?? renewing)(token);
    },
  });
  return { session, authFetch, asked };
}

const until = (condition: () => boolean) => vi.waitUntil(condition, { interval: 1, timeout: 10_000 });

/** A refresh that answers when it is told. */
function heldRefresh() {
  let answer = (_: RefreshResult) => {};
  const answered = new Promise<RefreshResult>((resolve) => {
    answer = resolve;
  });
  return { refresh: () => answered, answer: (result: RefreshResult) => answer(result) };
}

/** A refresh that worked, with a token that the service takes. */
function renewed(service: ReturnType<typeof createService>): RefreshResult {
  const accessToken = tokenOf();
  service.accept(accessToken);
  return { tokens: { accessToken, refreshToken: 'next' } };
}

function signedIn(refresh?: Refresh) {
  const service = createService();
  const tab = openTab(service, refresh);
  tab.session.start(sessionOf(), false);
  return { service, ...tab };
}

beforeEach(useChannels);

describe('the 401 rule', () => {
  it('one refresh for fifty calls at once, each sent exactly twice', async () => {
    const { authFetch, asked, service } = signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => authFetch(LIST)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(asked).toEqual(['refresh-7']);
    expect(service.calls).toHaveLength(100);
  });

  it('no second refresh for a 401 that comes late, after the token was replaced', async () => {
    const { authFetch, asked, service } = signedIn();
    const release = service.hold();
    const slow = authFetch(`${LIST}?slow`);
    release();
    service.hold()();
    await authFetch(LIST);
    expect((await slow).status).toBe(200);
    expect(asked).toHaveLength(1);
    expect(service.calls.filter(({ url }) => url.endsWith('slow'))).toHaveLength(2);
  });

  it('a token replaced by somebody else is used without asking', async () => {
    const { authFetch, asked, service, session } = signedIn();
    const release = service.hold();
    const waiting = authFetch(LIST);
    const accessToken = tokenOf();
    service.accept(accessToken);
    session.renew(session.epoch(), { accessToken, refreshToken: 'theirs' });
    release();
    expect((await waiting).status).toBe(200);
    expect(asked).toEqual([]);
    expect(service.calls.map(({ token }) => token === accessToken)).toEqual([false, true]);
  });

  it('refused: one refresh, every waiter rejects, the session ends once', async () => {
    const { authFetch, asked, session } = signedIn(async () => 'refused');
    const ends: unknown[] = [];
    session.subscribe((change) => ends.push(change));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => authFetch(LIST)));
    for (const result of results) {
      expect(result.status === 'rejected' && result.reason).toBeInstanceOf(SessionEndedError);
    }
    expect(asked).toHaveLength(1);
    expect(ends).toEqual([{ record: null, reason: 'expired', remote: false }]);
    await expect(authFetch(LIST)).rejects.toBeInstanceOf(SessionEndedError);
  });

  it('unreachable: the session stays, the 401 is the answer, the next call tries again', async () => {
    const answers: RefreshResult[] = [
      'unreachable',
      { tokens: { accessToken: tokenOf(), refreshToken: 'n' } },
    ];
    const { authFetch, asked, service, session } = signedIn(async () => {
      await pause(5);
      return answers.shift() ?? 'refused';
    });
    const results = await Promise.all([authFetch(LIST), authFetch(LIST), authFetch(LIST)]);
    expect(results.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await results[0]?.text()).toBe('{}');
    expect(asked).toHaveLength(1);
    expect(session.current()).not.toBeNull();
    const next = answers[0] as { tokens: { accessToken: string } };
    service.accept(next.tokens.accessToken);
    expect((await authFetch(LIST)).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('a replay that is refused again is the answer: no loop', async () => {
    const { authFetch, asked, service, session } = signedIn(async () => ({
      tokens: { accessToken: tokenOf(), refreshToken: 'n' },
    }));
    expect((await authFetch(LIST)).status).toBe(401);
    expect([service.calls.length, asked.length]).toEqual([2, 1]);
    expect(session.current()).not.toBeNull();
  });

  it.each([
    ['the same', (used: string) => used],
    ['an empty', () => ''],
    ['an unreadable', () => 'not.a.token'],
    ['somebody else’s', () => tokenOf({ id: '8', userName: 'other' })],
  ])('%s token is as good as a refusal', async (_, next) => {
    const { authFetch, asked, session } = signedIn(async () => ({
      tokens: { accessToken: next(session.current()?.record.accessToken ?? ''), refreshToken: 'n' },
    }));
    await expect(authFetch(LIST)).rejects.toBeInstanceOf(SessionEndedError);
    expect(asked).toHaveLength(1);
    expect(session.current()).toBeNull();
  });

  it('a new call waits for the refresh instead of going out with a token known to be bad', async () => {
    const { refresh, answer } = heldRefresh();
    const { authFetch, asked, service } = signedIn(refresh);
    const first = authFetch(LIST);
    await until(() => asked.length === 1);
    const second = authFetch(`${LIST}?second`);
    await pause(5);
    expect(service.calls).toHaveLength(1);
    answer(renewed(service));
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(service.calls.filter(({ url }) => url.endsWith('second'))).toHaveLength(1);
  });
});

describe('what is sent again', () => {
  const form = new FormData();
  form.set('logo', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  form.set('companyName', 'Công ty Sen Việt');

  it.each([
    ['JSON', JSON.stringify({ amount: 150_000, note: 'Hoàn tiền ₫' })],
    ['multipart', form],
    ['nothing', undefined],
  ])('%s: the very same body, method, headers and key, but for the token', async (_, body) => {
    const { authFetch, service } = signedIn();
    const headers = { 'Idempotency-Key': 'd9428888-122b-11e1-b85c-61cd3cbb3210', 'X-Request-Id': 'r1' };
    const answer = await authFetch(LIST, { method: 'POST', headers, ...(body && { body }) });
    expect(answer.status).toBe(200);
    expect(service.calls).toHaveLength(2);
    const [first, second] = service.calls as [Call, Call];
    expect(second.init.body).toBe(first.init.body);
    const rest = ({ init, token }: Call) => ({
      method: init.method,
      headers: [...new Headers(init.headers)].filter(([name]) => name !== 'authorization'),
      isMarked: token !== null,
    });
    expect(rest(second)).toEqual(rest(first));
    expect(rest(first)).toMatchObject({ method: 'POST', isMarked: true });
    expect(new Headers(second.init.headers).get('Idempotency-Key')).toBe(headers['Idempotency-Key']);
    expect(first.token).not.toBe(second.token);
  });

  it('never a stream, which can be read only once', async () => {
    const { authFetch, asked, service } = signedIn();
    const body = new ReadableStream({ start: (controller) => controller.close() });
    expect((await authFetch(LIST, { method: 'POST', body })).status).toBe(401);
    expect([service.calls.length, asked.length]).toEqual([1, 0]);
  });

  it('never a redirect, never a cookie', async () => {
    const { authFetch, service } = signedIn();
    await authFetch(LIST, { credentials: 'include', redirect: 'follow' });
    for (const { init } of service.calls) {
      expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' });
    }
  });
});

describe('giving up', () => {
  it('one waiter leaves at once, with its own reason, and the others go on', async () => {
    const { refresh, answer } = heldRefresh();
    const { authFetch, asked, service } = signedIn(refresh);
    const controller = new AbortController();
    const leaving = authFetch(`${LIST}?leaving`, { signal: controller.signal });
    const staying = authFetch(LIST, { signal: new AbortController().signal });
    await until(() => asked.length === 1);
    const reason = new DOMException('Enough', 'AbortError');
    controller.abort(reason);
    await expect(leaving).rejects.toBe(reason);
    answer(renewed(service));
    expect((await staying).status).toBe(200);
    expect(service.calls.filter(({ url }) => url.endsWith('leaving'))).toHaveLength(1);
  });

  it('one that waits to be sent is never sent', async () => {
    const { refresh, answer } = heldRefresh();
    const { authFetch, asked, service } = signedIn(refresh);
    const first = authFetch(LIST);
    await until(() => asked.length === 1);
    const controller = new AbortController();
    const queued = authFetch(`${LIST}?queued`, { signal: controller.signal });
    controller.abort();
    await expect(queued).rejects.toMatchObject({ name: 'AbortError' });
    answer(renewed(service));
    await first;
    expect(service.calls.some(({ url }) => url.endsWith('queued'))).toBe(false);
  });
});

describe('whose token', () => {
  it('another user signs in during the refresh: the old POST is not sent as him', async () => {
    const { refresh, answer } = heldRefresh();
    const { authFetch, asked, service, session } = signedIn(refresh);
    const old = authFetch(LIST, { method: 'POST', body: '{"amount":1}' });
    await until(() => asked.length === 1);
    session.end('signed-out');
    const other = sessionOf('8');
    service.accept(other.accessToken);
    session.start(other, false);
    // His own calls do not wait for what is none of his.
    expect((await authFetch(`${LIST}?his`)).status).toBe(200);
    answer({ tokens: { accessToken: tokenOf(), refreshToken: 'n' } });
    await expect(old).rejects.toBeInstanceOf(SessionEndedError);
    expect(session.current()?.record).toMatchObject(other);
    expect(service.calls.filter(({ init }) => init.method === 'POST')).toHaveLength(1);
  });

  it('nor when he signs in while the 401 is on its way', async () => {
    const { authFetch, asked, service, session } = signedIn();
    const release = service.hold();
    const old = authFetch(LIST, { method: 'POST', body: '{}' });
    session.end('signed-out');
    const other = sessionOf('8');
    service.accept(other.accessToken);
    session.start(other, false);
    release();
    await expect(old).rejects.toBeInstanceOf(SessionEndedError);
    expect([service.calls.length, asked.length]).toEqual([1, 0]);
  });

  it('nobody’s: signed out, nothing is sent', async () => {
    const { authFetch, service, session } = signedIn();
    session.end('signed-out');
    await expect(authFetch(LIST)).rejects.toBeInstanceOf(SessionEndedError);
    expect(service.calls).toEqual([]);
  });

  it.each([
    'https://evil.example/api/v1/merchants',
    'https://api.example.evil.example/x',
    'https://api.example@evil.example/x',
    'http://api.example/x',
    'https://api.example:8443/x',
    '//evil.example/x',
    '/api/v1/merchants',
    'blob:https://evil.example/1',
    'data:text/plain,x',
  ])('never leaves the API: %s', async (url) => {
    const { authFetch, service } = signedIn();
    await expect(authFetch(url)).rejects.toBeInstanceOf(TypeError);
    expect(service.calls).toEqual([]);
  });
});

describe('over tabs', () => {
  /** Web Locks as one browser has them for all its tabs. */
  function standInLocks() {
    let tail: Promise<unknown> = Promise.resolve();
    const request = (_name: string, work: () => Promise<unknown>) => {
      const run = tail.then(work);
      tail = run.catch(() => undefined);
      return run;
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('four tabs, one refresh: the others hear of it before their turn comes', async () => {
    standInLocks();
    const service = createService();
    const tabs = Array.from({ length: 4 }, () => openTab(service));
    tabs[0]?.session.start(sessionOf(), false);
    await pause();
    const answers = await Promise.all(
      tabs.flatMap(({ authFetch }) => [authFetch(LIST), authFetch(LIST), authFetch(LIST)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(tabs.flatMap(({ asked }) => asked)).toEqual(['refresh-7']);
    expect(service.calls).toHaveLength(24);
  });

  it('a tab that was away with replaced tokens takes over the new ones before it spends its own', async () => {
    const service = createService();
    const one = openTab(service);
    one.session.start(sessionOf(), false);
    const old = sessionStorage.getItem('portal.session') ?? '';
    await one.authFetch(LIST);
    sessionStorage.setItem('portal.session', old);
    const away = openTab(service, async () => 'refused');
    expect((await away.authFetch(LIST)).status).toBe(200);
    expect(away.asked).toEqual([]);
    expect(one.session.current()).not.toBeNull();
  });

  it('a refusal of old tokens leaves the tab alone that has newer ones and could not be asked', async () => {
    const service = createService();
    const one = openTab(service);
    one.session.start(sessionOf(), false);
    const old = sessionStorage.getItem('portal.session') ?? '';
    await one.authFetch(LIST);
    sessionStorage.setItem('portal.session', old);
    const away = openTab(service, async () => 'refused');
    vi.spyOn(away.session, 'catchUp').mockResolvedValue();
    await expect(away.authFetch(LIST)).rejects.toBeInstanceOf(SessionEndedError);
    await pause();
    expect(one.session.current()?.record.refreshToken).toBe('next');
    one.session.check();
    expect(one.session.current()).not.toBeNull();
  });

  it('refused in one tab: all are signed out, none asks again', async () => {
    standInLocks();
    const service = createService();
    const tabs = Array.from({ length: 4 }, () => openTab(service, async () => 'refused'));
    tabs[0]?.session.start(sessionOf(), false);
    await pause();
    const results = await Promise.allSettled(tabs.map(({ authFetch }) => authFetch(LIST)));
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(tabs.flatMap(({ asked }) => asked)).toHaveLength(1);
    expect(tabs.map(({ session }) => session.current())).toEqual([null, null, null, null]);
  });
});
