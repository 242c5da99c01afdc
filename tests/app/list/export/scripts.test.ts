import { describe, expect, it } from 'vitest';
import { isOwnScript } from '#app/lib/trustedTypes.ts';

const built = { assets: 'https://portal.example/assets/', dev: false };
const dev = { assets: 'http://localhost:5173/assets/', dev: true };

describe('isOwnScript', () => {
  it.each(['/assets/writer.worker-D4R2JHRs.js', 'https://portal.example/assets/a_b-1.js', '/sw.js'])(
    'takes %s',
    (url) => {
      expect(isOwnScript(url, built)).toBe(true);
    },
  );

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'http://portal.example/assets/a.js',
    'https://portal.example.evil.example/assets/a.js',
    'https://portal.example@evil.example/assets/a.js',
    '/uploads/a.js',
    '/assets/../uploads/a.js',
    '/assets/%2e%2e/uploads/a.js',
    '/assets/..%2fuploads%2fa.js',
    '/assets/deeper/a.js',
    '/assets/sw.js/',
    '/deeper/sw.js',
    '/assets/a.js?callback=alert',
    '/assets/a.js#x',
    '/assets/a.svg',
    '/assets/',
    'data:text/javascript,alert(1)',
    'blob:https://portal.example/6a3c',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    expect(isOwnScript(url, built)).toBe(false);
  });

  it('takes any address of its own origin from the dev server, and no other', () => {
    expect(isOwnScript('/list/export/writer.worker.ts?worker_file&type=module', dev)).toBe(true);
    expect(isOwnScript('http://localhost:6000/assets/a.js', dev)).toBe(false);
    expect(isOwnScript('blob:http://localhost:5173/6a3c', dev)).toBe(false);
  });
});
