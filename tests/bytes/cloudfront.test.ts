import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { built } from './dist.ts';

/** Runs the function as CloudFront does: takes an event, returns the request. */
function uriOf(uri: string): string {
  const source = readFileSync(new URL('../../deploy/cloudfront.js', import.meta.url), 'utf8');
  const event = {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    request: { method: 'GET', uri, headers: {} },
  };
  return runInNewContext(`${source}\nhandler(event).uri`, { event });
}

describe('deploy/cloudfront.js', () => {
  it.each([
    ['/', '/index.html'],
    ['/merchant/transaction', '/index.html'],
    ['/merchant/transaction/GD26.1', '/index.html'],
    ['/auth/login', '/auth/login/index.html'],
    ['/auth/login/', '/auth/login/index.html'],
    ['/en', '/en/index.html'],
    ['/en/', '/en/index.html'],
    ['/en/merchant/store', '/en/index.html'],
    ['/en/auth/login', '/en/auth/login/index.html'],
    ['/english', '/index.html'],
    ['/.vite/scripts.json', '/index.html'],
    ['/assets/none-00000000.js', '/assets/none-00000000.js'],
    ['/none.js', '/none.js'],
  ])('%s is answered by %s', (uri, file) => {
    expect(uriOf(uri)).toBe(file);
    if (!/^\/assets\/|none/.test(uri)) expect(existsSync(built(file.slice(1)))).toBe(true);
  });

  it('leaves every file of the build where it is', () => {
    const files = readdirSync(built('.'), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && !one.name.endsWith('.html'))
      .map((one) => `${one.parentPath}/${one.name}`.slice(built('.').replace(/\/$/, '').length))
      .filter((file) => !file.startsWith('/.vite/'));
    expect(files.length).toBeGreaterThan(20);
    expect([...files, '/config.json'].filter((file) => uriOf(file) !== file)).toEqual([]);
  });
});
