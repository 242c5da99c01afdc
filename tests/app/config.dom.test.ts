// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ConfigError, ConfigUnavailable, loadConfig, parseConfig } from '#app/config.ts';
import '#tests/app/browser.ts';

const cognito = { userPoolId: 'ap-southeast-1_Portal', clientId: 'client' };
const good = { apiUrl: '/api/v1', cognito };

describe('a configuration', () => {
  it('needs only what cannot be guessed', () => {
    expect(parseConfig(good)).toEqual({
      apiUrl: '/api/v1',
      cognito: { ...cognito, region: 'ap-southeast-1', flow: 'USER_SRP_AUTH' },
      keepSignedIn: true,
      passkeys: false,
      idempotency: false,
      routeGuard: true,
      support: {},
    });
  });

  it.each([
    '/api/v1',
    '/v',
    '/a.b/c-d_e',
    'https://api.example/v1',
    'http://localhost:8080',
    'https://[::1]:8443/v1',
  ])('apiUrl %s is one', (apiUrl) => expect(parseConfig({ ...good, apiUrl }).apiUrl).toBe(apiUrl));

  it.each([
    ...[
      '',
      '/',
      'api/v1',
      './api',
      '/api/v1/',
      '/api?x=1',
      '/api#x',
      '/api v1',
      '//evil.example/api',
      '///x',
    ],
    ...[
      'https://',
      'https://api.example/',
      'https://api.example/?a=b',
      'ftp://api.example',
      'javascript:alert(1)',
    ],
    ...['https://api example', 'data:text/plain,x', '\\\\evil.example\\x'],
  ])('apiUrl %j is named as wrong', (apiUrl) => {
    expect(() => parseConfig({ ...good, apiUrl })).toThrow(ConfigError);
    expect(() => parseConfig({ ...good, apiUrl })).toThrow(/"apiUrl" is not a path/);
  });

  it.each([
    ['apiUrl', { ...good, apiUrl: 42 }],
    ['apiUrl', { cognito }],
    ['cognito', { apiUrl: '/api/v1' }],
    ['cognito', { ...good, cognito: 'x' }],
    ['cognito.userPoolId', { ...good, cognito: { ...cognito, userPoolId: '' } }],
    ['holidays.1', { ...good, holidays: ['2027-01-01', '1/5/2027'] }],
    ['cognito.userPoolId', { ...good, cognito: { ...cognito, userPoolId: 'Portal' } }],
    ['cognito.userPoolId', { ...good, cognito: { clientId: 'client' } }],
    ['cognito.clientId', { ...good, cognito: { ...cognito, clientId: '' } }],
    ['cognito.region', { ...good, cognito: { ...cognito, region: 1 } }],
    ['routeGuard', { ...good, routeGuard: 'false' }],
    ['support.phone', { ...good, support: { phone: 'call me' } }],
    ['support.email', { ...good, support: { email: 'hotro' } }],
    ['support.url', { ...good, support: { url: 'http://portal.example' } }],
    ['the file', null],
    ['the file', 'text'],
  ])('names the value that is wrong: %s', (name, value) => {
    expect(() => parseConfig(value)).toThrow(ConfigError);
    expect(() => parseConfig(value)).toThrow(`config.json: "${name}"`);
  });
});

describe('config.json beside the page', () => {
  const answering = (body: string, init: ResponseInit = {}) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(body, { headers: { 'Content-Type': 'application/json' }, ...init })),
    );

  it('is over what the build was made with, value by value', async () => {
    answering(JSON.stringify({ cognito, routeGuard: false }));
    expect(await loadConfig()).toMatchObject({
      apiUrl: '/api/v1',
      cognito: { ...cognito, region: 'ap-southeast-1' },
      routeGuard: false,
    });
    answering(
      JSON.stringify({ apiUrl: 'https://api.example/v1', cognito: { ...cognito, region: 'eu-west-1' } }),
    );
    expect(await loadConfig()).toMatchObject({
      apiUrl: 'https://api.example/v1',
      cognito: { region: 'eu-west-1' },
      routeGuard: true,
    });
    expect(fetch).toHaveBeenCalledWith('/config.json', { signal: expect.any(AbortSignal) });
  });

  // This build was made without a user pool: what is ignored shows in that name.
  it.each([
    [
      'the page itself, as servers of one page answer',
      () => answering('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['missing', () => answering('{"cognito":{}}', { status: 404 })],
  ])('%s: the build’s own values count', async (_, serve) => {
    serve();
    await expect(loadConfig()).rejects.toThrow('config.json: "cognito.userPoolId"');
  });

  const momentary = {
    'a lost network': () => Promise.reject(new TypeError('Failed to fetch')),
    'a server fault': async () => new Response('{"apiUrl":"/other"}', { status: 503 }),
    'too many calls': async () => new Response('', { status: 429 }),
  };
  it.each(Object.entries(momentary))('%s is asked again, and what then comes counts', async (_, fail) => {
    vi.useFakeTimers();
    const body = JSON.stringify({ cognito });
    const well = async () => new Response(body, { headers: { 'Content-Type': 'application/json' } });
    const fetch = vi
      .fn<() => Promise<Response>>(well)
      .mockImplementationOnce(fail)
      .mockImplementationOnce(fail);
    vi.stubGlobal('fetch', fetch);
    const config = loadConfig();
    await vi.runAllTimersAsync();
    expect(await config).toMatchObject({ cognito });
    expect(fetch).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });

  it.each(Object.entries(momentary))(
    '%s that stays never starts the portal with other values',
    async (_, fail) => {
      vi.useFakeTimers();
      vi.stubGlobal('fetch', vi.fn(fail));
      const failed = expect(loadConfig()).rejects.toBeInstanceOf(ConfigUnavailable);
      await vi.runAllTimersAsync();
      await failed;
      expect(fetch).toHaveBeenCalledTimes(3);
      vi.useRealTimers();
    },
  );

  it('that is never answered is given up after ten seconds a try', async () => {
    vi.useFakeTimers();
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      limits.push(limit);
      return AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
    });
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
      init?.signal?.throwIfAborted();
      return new Promise(() => undefined);
    });
    const failed = expect(loadConfig()).rejects.toBeInstanceOf(ConfigUnavailable);
    await vi.runAllTimersAsync();
    await failed;
    expect(limits).toEqual([10_000, 10_000, 10_000]);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each(['', '{', '{"apiUrl":', 'undefined', "{'apiUrl':'/x'}"])(
    '%j is not JSON, and said so',
    async (body) => {
      answering(body);
      await expect(loadConfig()).rejects.toThrow(new ConfigError('config.json is not JSON.'));
    },
  );

  it.each([
    ['null', 'the file'],
    ['[]', 'apiUrl'],
    ['42', 'the file'],
    ['"text"', 'the file'],
    [`{"cognito":null}`, 'cognito'],
    [`{"cognito":"ap-southeast-1_X"}`, 'cognito'],
    [JSON.stringify({ cognito: { ...cognito, clientId: 7 } }), 'cognito.clientId'],
    [JSON.stringify({ cognito, apiUrl: null }), 'apiUrl'],
  ])('%s: %s is named', async (body, name) => {
    answering(body);
    const error = await loadConfig().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toContain(`"${name}"`);
  });
});
