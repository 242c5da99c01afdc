// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { localeBase, safeReturnPath, splitLocale } from '#app/lib/address.ts';
import { signInHref } from '#app/lib/signInHref.ts';

const ORIGIN = 'https://portal.example';
const HOME = '/merchant';

describe('the language of an address', () => {
  it.each([
    ['/', 'vi', '/'],
    ['/merchant', 'vi', '/merchant'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/merchant/transaction', 'en', '/merchant/transaction'],
    ['/en/en/merchant', 'en', '/en/merchant'],
    ['/english', 'vi', '/english'],
    ['/env/merchant', 'vi', '/env/merchant'],
    ['/EN/merchant', 'vi', '/EN/merchant'],
    ['/merchant/en', 'vi', '/merchant/en'],
    // Vietnamese has no prefix: this is no page of ours.
    ['/vi/merchant', 'vi', '/vi/merchant'],
    ['', 'vi', ''],
  ])('%s is %s of %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  it('is put before a path and taken off again', () => {
    for (const locale of LOCALES) {
      expect(splitLocale(`${localeBase(locale)}/merchant/store`)).toEqual({
        locale,
        path: '/merchant/store',
      });
    }
  });
});

const OURS = [
  '/merchant',
  '/merchant/transaction?q=a&status=FAILED,EXPIRED&page=2',
  '/merchant/transaction/GD-1#refunds',
  '/en/merchant/store/11002',
  '/merchant/transaction?q=//evil.example',
  '/merchant/transaction?return=https://evil.example',
  '/merchant/x@evil.example',
  '/merchant/Giao%20d%E1%BB%8Bch',
  '/@evil.example',
  '/evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/javascript:alert(1)',
  '/notfound',
  '/',
];

const HOSTILE = [
  // Other origins, said openly and less openly.
  'https://evil.example',
  'http://evil.example/merchant',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  `${ORIGIN}@evil.example`,
  `${ORIGIN}.evil.example/merchant`,
  ORIGIN,
  `${ORIGIN}/merchant`,
  '//evil.example',
  '///evil.example',
  '////evil.example/merchant',
  '//evil.example/..',
  '//portal.example/merchant',
  '//evil.example:443@portal.example',
  '//%65vil.example',
  '//[::1]',
  '//127.0.0.1',
  // Backslashes are slashes to a browser.
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/merchant\\..\\..\\evil.example',
  '/merchant/\\evil.example',
  // Only normalising shows what these are.
  '/.//evil.example',
  '/..//evil.example',
  '/././/evil.example',
  '/../..//evil.example',
  '/merchant/..//evil.example',
  '/en/..//evil.example',
  '/a/b/../..//evil.example/c',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  '/.%2e//evil.example',
  '/merchant/%2e%2e//evil.example',
  '/..///evil.example',
  // Characters that a browser drops before it looks.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\t\t//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/merchant\u0000',
  '/merchant\u001f',
  '/merchant\u007f',
  '/mer\nchant',
  'java\nscript:alert(1)',
  // Schemes.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://portal.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@evil.example',
  // No path at all.
  '',
  ' ',
  'merchant',
  './merchant',
  '../merchant',
  '?return=/merchant',
  '#/merchant',
  '@evil.example',
  'evil.example',
  '%2Fmerchant',
  '%2F%2Fevil.example',
  '／／evil.example',
  '。evil.example',
  // Back to the sign-in, for ever.
  '/auth/login',
  '/auth/login?return=/auth/login',
  '/en/auth/login',
  '/auth/',
  '/merchant/../auth/login',
  '/en/../auth/login',
  '/./auth/login',
  '/%2e/en/auth/login',
  // Longer than any address of ours.
  `/merchant?q=${'a'.repeat(2048)}`,
];

describe('the page to return to', () => {
  it.each(OURS)('is ours: %s', (path) => {
    expect(safeReturnPath(path, 'vi', ORIGIN)).toBe(path);
  });

  it.each(HOSTILE)('is not ours: %j', (value) => {
    expect(safeReturnPath(value, 'vi', ORIGIN)).toBe(HOME);
    expect(safeReturnPath(value, 'en', ORIGIN)).toBe(`/en${HOME}`);
  });

  it('is the start page when there is none', () => expect(safeReturnPath(null, 'vi', ORIGIN)).toBe(HOME));

  it('is the page of this very origin unless told otherwise', () => {
    expect(safeReturnPath('/merchant/store', 'vi')).toBe('/merchant/store');
  });

  it('never leaves the origin, however the pieces are put together', () => {
    const pieces = [
      ...[
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        ';',
        '&',
        '\t',
        '\n',
        ' ',
        '\u0000',
      ],
      ...[
        'evil.example',
        'portal.example',
        'https:',
        'javascript:',
        'merchant',
        'auth',
        'login',
        'en',
        '[',
        '\u202e',
        '／',
      ],
    ];
    const payload = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          payload,
          payload.map((rest) => `/${rest}`),
          fc.webUrl(),
          fc.string(),
        ),
        (value) => {
          const path = safeReturnPath(value, 'vi', ORIGIN);
          // As `history.replaceState`, a link and a second reading would understand it.
          const there = new URL(path, `${ORIGIN}/auth/login`);
          expect(there.origin).toBe(ORIGIN);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(safeReturnPath(path, 'vi', ORIGIN)).toBe(path);
          expect(splitLocale(there.pathname).path).not.toMatch(/^\/auth\//);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the sign-in page of an address', () => {
  it.each([
    ['vi', '/merchant/store', '?page=2', undefined, '/auth/login?return=%2Fmerchant%2Fstore%3Fpage%3D2'],
    ['en', '/merchant/store', '', 'expired', '/en/auth/login?return=%2Fen%2Fmerchant%2Fstore'],
    ['vi', '/merchant', '?period=week', undefined, '/auth/login?return=%2Fmerchant%3Fperiod%3Dweek'],
    // Sign-in leads there anyway.
    ['vi', '/', '', undefined, '/auth/login'],
    ['en', '/merchant', '', undefined, '/en/auth/login'],
    // The user meant to leave.
    ['vi', '/merchant/store', '', 'signed-out', '/auth/login'],
    ['vi', '/merchant/store', '', 'password-changed', '/auth/login'],
  ] as const)('%s %s%s after %s is %s', (locale, path, search, reason, href) => {
    expect(signInHref(locale, path, search, reason)).toBe(href);
  });
});
