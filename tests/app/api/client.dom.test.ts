// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthFetch, SessionEndedError } from '#app/api/http/authFetch.ts';
import { callUrl, offerPrefetched } from '#app/api/http/call.ts';
import {
  type CallOptions,
  configureClient,
  request,
  requestOptions,
  requestPage,
} from '#app/api/http/client.ts';
import { ApiError } from '#app/api/http/errors.ts';
import { refreshTokens } from '#app/api/session/session.ts';
import { createSessionStore } from '#app/api/session/sessionStore.ts';
import { TransactionSchema } from '#app/api/transactions.ts';
import { pause, useChannels } from '#tests/app/browser.ts';
import { sessionOf } from './sessions.ts';

const API = 'http://localhost:3000/api/v1';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

type Answer = (init: RequestInit) => Response | Promise<Response>;
const calls: { url: string; init: RequestInit; headers: Headers }[] = [];

/** The next calls are answered so; the same answer with and without a session. */
function answering(answer: Answer) {
  calls.length = 0;
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: String(url), init, headers: new Headers(init.headers) });
    return answer(init);
  };
  const options = { apiUrl: '/api/v1', authFetch: fetch, fetch: fetch as typeof globalThis.fetch };
  configureClient({ ...options, locale: () => 'en' });
}

const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });

const Anything = v.unknown();
const ask = (options?: CallOptions) => request(Anything, 'GET', 'things', options);
const failing = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    (value) => Promise.reject(new Error(`answered ${JSON.stringify(value)}`)),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** A fetch that never answers, but can be given up, as the browser's can. */
const silent: Answer = ({ signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => answering(() => json({ data: null })));
afterEach(() => vi.useRealTimers());

describe('what is sent', () => {
  it('one call, with the language, a reference code and no key of its own', async () => {
    await ask();
    await ask();
    expect(calls.map(({ url }) => url)).toEqual(['/api/v1/things', '/api/v1/things']);
    const [one, two] = calls.map(({ headers }) => headers) as [Headers, Headers];
    expect(Object.fromEntries(one)).toMatchObject({ accept: 'application/json', 'accept-language': 'en' });
    expect(one.get('X-Request-Id')).toMatch(UUID);
    expect(one.get('X-Request-Id')).not.toBe(two.get('X-Request-Id'));
    expect(one.has('Idempotency-Key')).toBe(false);
  });

  it('an object as JSON, a form as multipart', async () => {
    await request(Anything, 'POST', 'things', { body: { name: 'Sen Việt' }, idempotencyKey: 'k-1' });
    const form = new FormData();
    form.set('name', 'x');
    await request(Anything, 'PUT', 'things', { body: form });
    const [post, put] = calls;
    expect(post?.init).toMatchObject({ method: 'POST', body: '{"name":"Sen Việt"}' });
    expect(post?.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(post?.headers.get('Idempotency-Key')).toBe('k-1');
    expect(put?.init.body).toBe(form);
    // The browser adds it, with the boundary.
    expect(put?.headers.has('Content-Type')).toBe(false);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s is sent once, whatever the answer',
    async (method) => {
      for (const status of [401, 408, 409, 425, 429, 500, 502, 503, 504]) {
        answering(() => json({ message: 'no' }, { status }));
        expect((await failing(request(Anything, method, 'things'))).status).toBe(status);
        expect(calls).toHaveLength(1);
      }
      answering(() => Promise.reject(new TypeError('Failed to fetch')));
      expect((await failing(request(Anything, method, 'things'))).kind).toBe('network');
      expect(calls).toHaveLength(1);
    },
  );

  it('without a session: the bare fetch', async () => {
    const authFetch = vi.fn();
    const fetch = vi.fn(async () => json({ data: 1 }));
    configureClient({ apiUrl: '/api/v1', authFetch, fetch, locale: () => 'vi' });
    expect(await request(v.number(), 'POST', 'refresh-token', { withSession: false })).toBe(1);
    expect(authFetch).not.toHaveBeenCalled();
  });
});

describe('an address', () => {
  it('has its parameters in order, without the empty ones', () => {
    const query = { sort: '-createdAt', page: 1, keyword: '', storeId: undefined, from: 0 };
    expect(callUrl('/api/v1', '/user/mine/info', query)).toBe(
      '/api/v1/user/mine/info?from=0&page=1&sort=-createdAt',
    );
    expect(callUrl(API, 'things')).toBe(`${API}/things`);
    expect(callUrl('/api/v1', 'a', { b: 1, a: 2 })).toBe(callUrl('/api/v1', 'a', { a: 2, b: 1 }));
  });

  it.each([
    'Nguyễn Thị Ánh',
    'a&b=c#d?e',
    '100%',
    'a+b c',
    '../../x',
    '"><script>',
    'dòng 1\ndòng 2',
    '\u0000',
    '🌸',
  ])('carries %j whole', (keyword) => {
    const url = new URL(callUrl(API, 'things', { keyword }));
    expect(url.searchParams.get('keyword')).toBe(keyword);
    expect(url.pathname).toBe('/api/v1/things');
  });
});

describe('a good answer', () => {
  it('is what stands in data, as the schema reads it; the rest is ignored', async () => {
    answering(() => json({ data: { id: 12, extra: 'x' }, took: 3 }));
    const Row = v.object({ id: v.pipe(v.number(), v.transform(String)) });
    expect(await request(Row, 'GET', 'things')).toEqual({ id: '12' });
  });

  it('does not have to say that it is JSON', async () => {
    answering(() => new Response('{"data":5}', { headers: { 'Content-Type': 'text/plain' } }));
    expect(await request(v.number(), 'GET', 'things')).toBe(5);
  });
});

const row = { id: 'T1', amount: 150_000, status: 'SUCCESS', createdAt: 1_795_000_000 };
const list = () => requestPage(TransactionSchema, 'things', { page: 1, pageSize: 20 });
const rowsOf = (change: string) =>
  `{"data":{"items":[${JSON.stringify(row).replace('}', `,${change}}`)}],"total":1,"page":1}}`;

describe('a body that is not what was agreed', () => {
  const html = '<!doctype html><title>Portal</title><p>Đăng nhập Wi-Fi</p>';
  it.each([
    ['nothing', ''],
    ['HTML', html],
    ['not JSON', '{"data": {"items": [oops]}}'],
    ['cut off', '{"data":{"items":[],"total":0,"pag'],
    ['NaN', '{"data":{"items":[],"total":NaN,"page":1}}'],
    ['no object', '"text"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no data', '{"items":[],"total":0,"page":1}'],
    ['data null', '{"data":null}'],
    ['another shape', '{"data":{"items":"none","total":"many","page":{}}}'],
    ['no rows where there are some', '{"data":{"items":null,"total":1,"page":1}}'],
    ['a total in words', '{"data":{"items":[],"total":"many"}}'],
    ['no total', '{"data":{"items":[],"page":1}}'],
    ['a negative total', '{"data":{"items":[],"total":-1,"page":1}}'],
    ['half a total', '{"data":{"items":[],"total":0.5,"page":1}}'],
    ['an endless total', '{"data":{"items":[],"total":1e400,"page":1}}'],
    ['deep nonsense', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('%s: an error with its reference code', async (_, body) => {
    answering(() => json(body, { headers: { 'X-Request-Id': 'ref-1' } }));
    const error = await failing(list());
    expect(error).toMatchObject({ kind: 'malformed', status: 200, requestId: 'ref-1' });
    expect(error.isServerFault).toBe(false);
  });

  it.each([
    ['2^53 - 1', '"amount":9007199254740991', { amount: Number.MAX_SAFE_INTEGER }],
    ['2^53 - 1 as text', '"amount":"9007199254740991"', { amount: Number.MAX_SAFE_INTEGER }],
    ['a negative amount', '"fee":-3300', { fee: -3300 }],
    ['13 digits as text', '"amount":"1234567890123"', { amount: 1_234_567_890_123 }],
    ['an unknown status', '"status":"TELEPORTED"', { status: 'TELEPORTED' }],
    ['null for what may be missing', '"note":null,"fee":null,"paidAt":null', { note: undefined }],
    ['a field nobody knows', '"colour":"blue"', { id: 'T1' }],
    ['a field that tries to be more', '"__proto__":{"amount":1}', { amount: 150_000 }],
    ['an id as a number', '"id":42', { id: '42' }],
    ['an id that looks like a number', '"id":"0042"', { id: '0042' }],
    ['an id beyond what a number holds', '"id":9007199254740993', { id: '9007199254740993' }],
    ['a reference of 19 digits', '"bankRef":1234567890123456789', { bankRef: '1234567890123456789' }],
    ['digits within a text', '"note":"[12345678901234567890"', { note: '[12345678901234567890' }],
    ['a slug as a number', '"slug":7', { slug: '7' }],
    ['a reference as a number', '"merchantRefId":20260101', { merchantRefId: '20260101' }],
    ['a status as a number', '"status":3', { status: '3' }],
    ['a moment as digits', '"createdAt":"1795000000"', { createdAt: 1_795_000_000 }],
    ['an empty text', '"note":"","storeName":""', { note: undefined, storeName: undefined }],
    ['the last second of the year 9999', '"createdAt":253402275599', { createdAt: 253_402_275_599 }],
  ])('%s is fine', async (_, change, expected) => {
    answering(() => json(rowsOf(change)));
    const { items, unreadable } = await list();
    expect(items[0]).toMatchObject(expected);
    expect(unreadable).toBeUndefined();
  });

  it.each([
    ['a fraction of a dong', rowsOf('"amount":150000.5')],
    ['a fraction as text', rowsOf('"amount":"150000.5"')],
    ['an amount with separators', rowsOf('"amount":"150.000"')],
    ['an amount in words', rowsOf('"amount":"nhiều"')],
    ['an empty amount', rowsOf('"amount":""')],
    ['an amount as exponent text', rowsOf('"amount":"1e5"')],
    ['no amount', rowsOf('"amount":null')],
    ['2^53', rowsOf('"amount":9007199254740992')],
    ['2^53 + 1, which would be rounded', rowsOf('"amount":9007199254740993')],
    ['2^53 as text', rowsOf('"amount":"9007199254740992"')],
    ['-2^53', rowsOf('"amount":-9007199254740993')],
    ['1e400', rowsOf('"amount":1e400')],
    ['twenty digits', rowsOf('"amount":12345678901234567890')],
    ['twenty digits as text', rowsOf('"amount":"12345678901234567890"')],
    ['a fraction beyond what a number holds', rowsOf('"amount":150000.00000000000001')],
    ['an id with a fraction', rowsOf('"id":1.5')],
    ['an empty id', rowsOf('"id":""')],
    ['an id that is no name', rowsOf(`"id":"${'9'.repeat(1001)}"`)],
    ['an optional amount in words', rowsOf('"fee":"ít"')],
    ['a note that is no text', rowsOf('"note":{"vi":"x"}')],
    ['a reference with a fraction', rowsOf('"bankRef":0.5')],
    ['no row at all', '{"data":{"items":[null],"total":1}}'],
    ['no id', rowsOf('"id":null')],
    ['no status', rowsOf('"status":null')],
    ['a moment in milliseconds', rowsOf('"createdAt":1795000000000')],
    ['a moment before time', rowsOf('"createdAt":-1')],
    ['a moment as text', rowsOf('"createdAt":"2026-11-20T09:00:00Z"')],
    ['a moment and a bit', rowsOf('"createdAt":1795000000.5')],
  ])('%s: a row that is left out, counted and said with the reference code', async (_, body) => {
    answering(() => json(body, { headers: { 'X-Request-Id': 'ref-1' } }));
    expect(await list()).toEqual({ items: [], total: 1, unreadable: { count: 1, code: 'ref-1' } });
  });

  it('hides nothing but the row that cannot be read, and counts what has the id of another', async () => {
    const items = [row, { ...row, id: 'T2', amount: 1.5 }, { ...row, id: 'T3' }, { ...row, amount: 1 }];
    answering(() => json({ data: { items, total: '90' } }, { headers: { 'X-Request-Id': 'ref-2' } }));
    const { unreadable, total, items: read } = await list();
    expect(read.map(({ id, amount }) => [id, amount])).toEqual([
      ['T1', 150_000],
      ['T3', 150_000],
    ]);
    expect({ unreadable, total }).toEqual({ unreadable: { count: 2, code: 'ref-2' }, total: 90 });
  });

  it('no rows may be null where there are none', async () => {
    answering(() => json({ data: { items: null, total: '0' } }));
    expect(await list()).toEqual({ items: [], total: 0, unreadable: undefined });
  });

  it('says options that cannot be read to whoever listens, and fails when none can', async () => {
    const heard: unknown[] = [];
    const body = (...items: unknown[]) => {
      const fetch = async () => json({ data: { items, total: 2 } }, { headers: { 'X-Request-Id': 'ref-3' } });
      configureClient({
        apiUrl: '/api/v1',
        authFetch: fetch,
        fetch,
        locale: () => 'vi',
        onUnreadable: (one) => heard.push(one),
      });
    };
    const options = () => requestOptions(TransactionSchema, 'things');
    body(row, { ...row, id: {} });
    expect(await options()).toHaveLength(1);
    expect(heard).toEqual([{ count: 1, code: 'ref-3' }]);
    body({}, null);
    expect(await failing(options())).toMatchObject({ kind: 'malformed', requestId: 'ref-3' });
    expect(heard).toHaveLength(1);
  });

  it.each([
    [
      '{"success":false,"message":"Hết hạn mức","code":"LIMIT"}',
      { serverMessage: 'Hết hạn mức', code: 'LIMIT' },
    ],
    ['{"success":"false","data":{"items":[],"total":0}}', { serverMessage: undefined }],
    ['{"success":0,"errorMessages":["Sai mã"],"data":null}', { fieldMessages: [{ message: 'Sai mã' }] }],
  ])('%s is a refusal, whatever its status', async (body, expected) => {
    answering(() => json(body, { headers: { 'X-Request-Id': 'ref-4' } }));
    const refusal = { kind: 'refused', status: 200, requestId: 'ref-4', ...expected };
    expect(await failing(list())).toMatchObject(refusal);
  });

  it('a success that is none of these is asked of its data alone', async () => {
    answering(() => json({ success: { of: 'what' }, data: { items: [row], total: 1 } }));
    expect((await list()).items).toHaveLength(1);
  });

  it('a body that breaks off under way is a lost connection', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"data":'));
        controller.error(new TypeError('terminated'));
      },
    });
    answering(() => new Response(broken));
    expect(await failing(ask())).toMatchObject({ kind: 'network', status: undefined });
  });
});

describe('a refusal', () => {
  it('brings the service’s code, sentence and sentences of fields', async () => {
    const errorMessages = [{ field: 'email', message: 'Sai định dạng email' }, { message: 'Thử lại' }];
    answering(() => json({ message: 'Không hợp lệ', errorMessages, code: 4220 }, { status: 422 }));
    const error = await failing(ask());
    expect(error).toMatchObject({ kind: 'http', status: 422, code: '4220', serverMessage: 'Không hợp lệ' });
    expect(error.fieldMessages).toEqual(errorMessages);
    expect(error.requestId).toBe(calls[0]?.headers.get('X-Request-Id'));
  });

  it.each([
    ['no body', '', {}],
    ['HTML', '<h1>502 Bad Gateway</h1>', {}],
    ['text', '"broken"', {}],
    ['null', 'null', {}],
    ['a list', '[]', {}],
    ['null fields', '{"message":null,"errorMessages":null,"code":null}', {}],
    [
      'sentences without a field, and one that is none',
      '{"message":"a","errorMessages":["x",{},7]}',
      { serverMessage: 'a', fieldMessages: [{ message: 'x' }] },
    ],
    ['a sentence of another shape', '{"message":{},"code":"E1"}', { code: 'E1' }],
    ['a code of another shape', '{"message":"a","code":{}}', { serverMessage: 'a' }],
  ])('with %s is still one', async (_, body, expected) => {
    for (const status of [400, 403, 404, 500, 503]) {
      answering(() => new Response(body, { status, headers: { 'Content-Type': 'text/html' } }));
      const error = await failing(ask());
      const none = { code: undefined, serverMessage: undefined, fieldMessages: [] };
      expect(error).toMatchObject({ kind: 'http', status, ...none, ...expected });
      expect([error.isServerFault, error.isForbidden, error.isNotFound]).toEqual([
        status >= 500,
        // A firewall's page says nothing about a permission.
        status === 403 && Object.keys(expected).length > 0,
        status === 404,
      ]);
      expect(error.isBlocked).toBe(status === 403 && !error.isForbidden);
    }
  });

  it('of the session is not a lost network', async () => {
    answering(() => Promise.reject(new SessionEndedError('signed out')));
    expect((await failing(ask())).kind).toBe('session-ended');
  });
});

describe('a text of the service', () => {
  it.each([
    ['as characters', (text: string) => JSON.stringify({ data: text })],
    ['escaped', () => '{"data":"TT \\u202E0001\\u202c VND"}'],
  ])('shows marks that would turn it around: %s', async (_, write) => {
    answering(() => new Response(write('TT \u202E0001\u202C VND')));
    expect(await ask()).toBe('TT \uFFFD0001\uFFFD VND');
  });

  it('keeps every other sign', async () => {
    const text = 'Nguyễn \u200B👩‍🍳 \u200Fעברית العربية';
    answering(() => json({ data: text }));
    expect(await ask()).toBe(text);
  });
});

describe('a call that is given up', () => {
  it.each([
    ['before it is sent', 0],
    ['while it waits', 5],
  ])('%s rejects with the reason, which is no ApiError', async (_, wait) => {
    answering(silent);
    const controller = new AbortController();
    if (wait === 0) controller.abort();
    else setTimeout(() => controller.abort(), wait);
    const error = await ask({ signal: controller.signal }).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it.each([false, true])('after 30 s is a timeout (a signal of its own: %s)', async (given) => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(30_000);
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), 5);
      return late.signal;
    });
    answering(silent);
    const error = await failing(ask(given ? { signal: new AbortController().signal } : {}));
    expect(error).toMatchObject({ kind: 'timeout', status: undefined });
    expect(error.requestId).toMatch(UUID);
  });
});

describe('an early answer', () => {
  const url = '/api/v1/things';
  const early = (body: unknown = { data: 'early' }, init?: ResponseInit) => json(body, init);
  beforeEach(() => answering(() => json({ data: 'late' })));

  it('goes to the first who asks exactly it, once', async () => {
    offerPrefetched(url, Promise.resolve(early()));
    expect(await request(Anything, 'GET', 'things', { query: { page: 2 } })).toBe('late');
    expect(await request(Anything, 'POST', 'things')).toBe('late');
    expect(await ask()).toBe('early');
    expect(await ask()).toBe('late');
    expect(calls.map(({ init }) => init.method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('is waited for', async () => {
    offerPrefetched(
      url,
      pause(20).then(() => early()),
    );
    expect(await ask()).toBe('early');
    expect(calls).toEqual([]);
  });

  it.each([401, 403, 404, 429, 500, 503])('of %i is as if it had not been made', async (status) => {
    offerPrefetched(url, Promise.resolve(early({ message: 'no' }, { status })));
    expect(await ask()).toBe('late');
    expect(calls).toHaveLength(1);
  });

  it('that failed is as if it had not been made, and nobody hears of it', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    offerPrefetched(url, Promise.reject(new TypeError('Failed to fetch')));
    await pause(5);
    expect(await ask()).toBe('late');
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('of another shape is an error like any other', async () => {
    offerPrefetched(url, Promise.resolve(early('<h1>Wi-Fi</h1>')));
    expect((await failing(list())).kind).toBe('malformed');
  });

  it('that never comes can be given up', async () => {
    offerPrefetched(url, new Promise<Response>(() => {}));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    await expect(ask({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toEqual([]);
  });

  it('grows old: whoever asks much later gets a new one', async () => {
    vi.useFakeTimers();
    offerPrefetched(url, Promise.resolve(early()));
    await vi.advanceTimersByTimeAsync(31_000);
    vi.useRealTimers();
    expect(await ask()).toBe('late');
  });

  it('that was refused for its token is asked again under the 401 rule', async () => {
    useChannels();
    const session = createSessionStore();
    session.start(sessionOf(), false);
    const fresh = sessionOf().accessToken;
    const fetch = vi.fn(async (input: string | URL | Request, init?: RequestInit) => {
      if (String(input).endsWith('refresh-token')) {
        return json({ data: { accessToken: fresh, refreshToken: 'n' } });
      }
      const isFresh = new Headers(init?.headers).get('Authorization') === `Bearer ${fresh}`;
      return isFresh ? json({ data: 'fresh' }) : json({}, { status: 401 });
    });
    const authFetch = createAuthFetch({ session, apiOrigin: location.origin, refresh: refreshTokens, fetch });
    configureClient({ apiUrl: '/api/v1', authFetch, fetch, locale: () => 'vi' });
    offerPrefetched(url, Promise.resolve(json({}, { status: 401 })));
    expect(await ask()).toBe('fresh');
    expect(fetch).toHaveBeenCalledTimes(3);
  });
});

describe('the refresh call', () => {
  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [408, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
    [502, 'unreachable'],
    [503, 'unreachable'],
  ])('%i is %s', async (status, result) => {
    answering(() => json({ message: 'no' }, { status }));
    expect(await refreshTokens('old')).toBe(result);
    expect(calls[0]?.init).toMatchObject({ method: 'POST', body: '{"token":"old"}' });
    expect(calls[0]?.headers.has('Authorization')).toBe(false);
  });

  it.each(['', '<h1>Wi-Fi</h1>', '{"data":{}}', '{"data":{"accessToken":1,"refreshToken":2}}'])(
    'a broken answer ends nothing: %j',
    async (body) => {
      answering(() => json(body));
      expect(await refreshTokens('old')).toBe('unreachable');
    },
  );

  it('a lost network ends nothing', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await refreshTokens('old')).toBe('unreachable');
  });

  it('tells what the user may now reach; what it does not name stays', async () => {
    const tokens = { accessToken: 'a', refreshToken: 'b' };
    answering(() => json({ data: { ...tokens, id: 7, userType: 'ADMIN', merchantId: 1001, storeId: null } }));
    expect(await refreshTokens('old')).toEqual({
      tokens: { ...tokens, userType: 'ADMIN', merchantId: '1001', storeId: undefined },
    });
    answering(() => json({ data: tokens }));
    expect(Object.keys(((await refreshTokens('old')) as { tokens: object }).tokens)).toEqual(
      Object.keys(tokens),
    );
  });
});
