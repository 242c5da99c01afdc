import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { build, createServer, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sandbox } from '#sandbox/plugin.ts';
import { localHeaders, securityHeaders } from '../../deploy/headers.ts';

let root: string;
let server: PreviewServer;
let url: string;

const plugin = () => sandbox({ headersFor: localHeaders });
const quiet = { configFile: false, logLevel: 'silent' } as const;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sandbox-preview-'));
  vi.stubEnv('SANDBOX_JOURNAL', 'off');
  // `vite preview` sets NODE_ENV to production if it is missing.
  vi.stubEnv('NODE_ENV', 'production');
  const page = (path: string, text: string) => {
    mkdirSync(join(root, 'dist', path, '..'), { recursive: true });
    writeFileSync(join(root, 'dist', path), text);
  };
  page('index.html', 'vi');
  page('en/index.html', 'en');
  page('auth/login/index.html', 'login');
  page('assets/app-1a2b.js', 'export {};');
  page('robots.txt', 'robots');
  page('.vite/manifest.json', '{}');
  server = await preview({
    ...quiet,
    root,
    plugins: [plugin()],
    preview: { port: 0, host: '127.0.0.1', cors: false },
  });
  url = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(`${url}${path}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('pages of the preview', () => {
  it.each([
    ['/', 'vi'],
    ['/merchant/transaction', 'vi'],
    ['/merchant/transaction/gd26.1?tab=a', 'vi'],
    ['/auth/login', 'login'],
    ['/auth/login/', 'login'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/merchant/store', 'en'],
    ['/english', 'vi'],
    ['/robots.txt', 'robots'],
    ['/assets/app-1a2b.js', 'export {};'],
    ['/%2e%2e/%2e%2e/etc/passwd', 'vi'],
  ])('%s', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, text]);
  });

  it.each([
    '/assets/none.js',
    '/assets/',
    '/assets',
    '/assets/app-1a2b.js/x',
    '/%E0%A4%A',
    '/..%2F..%2Fetc%2Fpasswd',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
  ])('%s is not there, and no page stands in its place', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('content-type'), text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ]);
  });

  it('are cached as long as their type allows', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/merchant')).toBe('no-store');
    expect(await kept('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/assets/none.js')).toBe('no-store');
    expect(await kept('/robots.txt')).toBe('no-cache');
    expect(await kept('/config.json')).toBe('no-store');
    expect(await kept('/api/v1/user/mine/info')).toBe('no-store');
  });

  it('have every security header, also for missing files', async () => {
    for (const path of ['/', '/en/merchant', '/assets/app-1a2b.js', '/assets/none.js']) {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(securityHeaders({ connect: [], https: false })))
        expect([name, headers.get(name)]).toEqual([name, value]);
    }
  });

  it('are served together with the sandbox', async () => {
    expect(JSON.parse((await get('/config.json')).text)).toMatchObject({ apiUrl: '/api/v1' });
    expect((await get('/api/v1/user/mine/info')).status).toBe(401);
    expect((await get('/idp/ap-southeast-1_Sandbox01/.well-known/jwks.json')).status).toBe(200);
  });
});

describe('security headers', () => {
  it('satisfy the evaluator of policies', () => {
    const policy = securityHeaders({
      connect: ['https://cognito-idp.ap-southeast-1.amazonaws.com'],
      https: true,
    })['Content-Security-Policy'];
    const findings = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate();
    // Severities of the evaluator: 10 is high, 60 is none. 50 is its hint that 'self' may host uploads.
    expect(findings.filter(({ severity }) => severity <= 30)).toEqual([]);
    expect(policy).toContain("connect-src 'self' https://cognito-idp.ap-southeast-1.amazonaws.com;");
  });

  it('mention https only with https', () => {
    const plain = securityHeaders({ connect: [], https: false });
    expect(plain).not.toHaveProperty('Strict-Transport-Security');
    expect(plain['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    // There is no report endpoint on this machine.
    expect(plain['Content-Security-Policy']).not.toContain('report-to');
    const secure = securityHeaders({ connect: [], https: true });
    expect(secure['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(secure['Content-Security-Policy']).toContain('upgrade-insecure-requests; report-to csp');
  });
});

describe('the plugin', () => {
  afterEach(() => {
    vi.stubEnv('MERCHANT_PORTAL_ENV', '');
    vi.stubEnv('SANDBOX_FAULTS', '');
  });

  const dev = () =>
    createServer({ ...quiet, root, plugins: [plugin()], server: { middlewareMode: true, ws: false } });

  it('refuses to serve production, in dev and in preview', async () => {
    vi.stubEnv('MERCHANT_PORTAL_ENV', 'production');
    await expect(dev()).rejects.toThrow('MERCHANT_PORTAL_ENV');
    await expect(preview({ ...quiet, root, plugins: [plugin()], preview: { port: 0 } })).rejects.toThrow(
      'only for development',
    );
  });

  it('reports an invalid SANDBOX_FAULTS', async () => {
    vi.stubEnv('SANDBOX_FAULTS', '[{"kind":"418"}]');
    await expect(dev()).rejects.toThrow('SANDBOX_FAULTS');
  });

  it('leaves no trace in a build, which is production too', async () => {
    vi.stubEnv('MERCHANT_PORTAL_ENV', 'production');
    writeFileSync(join(root, 'page.html'), '<script type="module">document.title = "portal";</script>');
    const result = await build({
      ...quiet,
      root,
      plugins: [plugin()],
      build: { write: false, rolldownOptions: { input: join(root, 'page.html') } },
    });
    const text = JSON.stringify(result);
    expect(text).toContain('portal');
    expect(text).not.toMatch(/sandbox(?!-preview)|Demo@2026|GD26/i);
  });
});
