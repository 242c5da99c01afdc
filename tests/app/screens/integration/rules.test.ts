/* Valid values of the allowlist and of the three URLs, and warnings about them. */
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { adviceOf, coverInternet, covers, isRepeated, readRange } from '#app/screens/integration/ips.ts';
import { integrationRules, urlAdvice } from '#app/screens/integration/rules.ts';

let t: Translate;
beforeAll(async () => {
  await loadLocale('vi');
  t = createTranslate('vi');
});

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '255.255.255.255',
    '203.0.113.0/24',
    ' 203.0.113.10 ',
    '::',
    '::1',
    '2001:db8::10',
    '2001:DB8:0:0:0:0:0:10',
    '2001:db8::/32',
    '::ffff:203.0.113.10',
    '64:ff9b::203.0.113.10',
    '1:2:3:4:5:6:7::',
  ])('%s is read', (text) => expect(readRange(text)).toBeDefined());

  it.each([
    '',
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.5',
    '01.2.3.4',
    '1.2.3.4/33',
    '1.2.3.4/',
    '1.2.3.4/08',
    '1.2.3.4/24/24',
    '1.2.3.-4',
    '1 .2.3.4',
    'senviet.example',
    ':::',
    '1::2::3',
    '12345::',
    'g::1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '::/129',
    '::1.2.3.256',
    'fe80::1%eth0',
    '[::1]',
    '١.٢.٣.٤',
  ])('%s is invalid', (text) => expect(readRange(text)).toBeUndefined());

  it('of any four numbers covers itself, and is in each of its own ranges', () => {
    const number = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        fc.tuple(number, number, number, number),
        fc.integer({ min: 0, max: 32 }),
        (parts, prefix) => {
          const ip = parts.join('.');
          const range = readRange(`${ip}/${prefix}`);
          expect(range && range.last - range.first + 1n).toBe(2n ** BigInt(32 - prefix));
          expect(covers(`${ip}/${prefix}`, ip)).toBe(true);
          expect(covers(ip, `::ffff:${ip}`)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.128/25', '203.0.113.127', false],
    ['2001:db8::/64', '2001:db8::ffff:ffff:ffff:ffff', true],
    ['2001:db8::/64', '2001:db8:0:1::', false],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['x', '203.0.113.1', false],
  ])('%s lets %s in: %s', (entry, ip, isIn) => expect(covers(entry, ip)).toBe(isIn));

  it('that equals an earlier entry, in any notation, is a duplicate', () => {
    const list = ['2001:db8::10', '203.0.113.10', '2001:0DB8:0::0010', '203.0.113.10/32', '203.0.113.0/24'];
    expect(list.map((_, place) => isRepeated(list, place))).toEqual([false, false, true, true, false]);
  });

  it.each([
    [['0.0.0.0/0'], 'internet'],
    [['::/0'], 'internet'],
    [['10.1.2.3'], 'private'],
    [['172.31.255.255'], 'private'],
    [['192.168.0.0/16'], 'private'],
    [['127.0.0.1'], 'private'],
    [['::1'], 'private'],
    [['fd00::/8'], 'private'],
    [['172.32.0.1'], undefined],
    [['11.0.0.0/8'], 'wide'],
    [['2001::/16'], 'wide'],
    [['203.0.113.10/24'], 'loose'],
    [['203.0.113.10', '203.0.113.0/24'], 'inside'],
    [['203.0.113.10', '203.0.113.11'], undefined],
    [['oops'], undefined],
  ])('the first of %j has the warning: %s', (list, about) => expect(adviceOf(list, 0)?.about).toBe(about));

  it.each([
    [['0.0.0.0/0'], true],
    [['0.0.0.0/1', '128.0.0.0/1'], true],
    [['128.0.0.0/1', '64.0.0.0/2', '0.0.0.0/2'], true],
    [['0.0.0.0/1', '128.0.0.0/2'], false],
    [['1.0.0.0/8'], false],
    [['::/0'], true],
    [[], false],
  ])('%j lets the whole internet in: %s', (list, all) => expect(coverInternet(list)).toBe(all));
});

describe('a URL', () => {
  const messages = (ipnUrl: string) => {
    const values = { ipnUrl, returnUrl: '', cancelUrl: '', ipAllowlist: [] };
    return (safeParse(integrationRules(t), values).issues ?? []).map(({ message }) => message);
  };
  it.each([
    '',
    'https://senviet.example/ipn?shop=1',
    ' https://senviet.example ',
    'https://sênviệt.example/',
    'HTTPS://a.example',
  ])('%j may be saved', (url) => expect(messages(url)).toEqual([]));

  it.each([
    ['http://senviet.example', 'url.pattern'],
    ['senviet.example', 'url.pattern'],
    ['https://', 'url.pattern'],
    ['https:///senviet.example', 'url.pattern'],
    ['https:\\\\senviet.example', 'url.pattern'],
    ['https://sen viet.example', 'url.pattern'],
    ['https://sen\nviet.example', 'url.pattern'],
    ['https://senviet.example\\@other.example', 'url.pattern'],
    ['javascript:alert(1)', 'url.pattern'],
    ['https://a:b@senviet.example', 'url.credentials'],
    ['https://token@senviet.example', 'url.credentials'],
  ] as const)('%j may not', (url, key) => expect(messages(url)).toEqual([t(`integration.${key}`)]));

  it('ends at 500 characters', () => {
    const long = `https://senviet.example/${'a'.repeat(500)}`;
    expect(messages(long.slice(0, 500))).toEqual([]);
    expect(messages(long.slice(0, 501))).toEqual([t('integration.url.long', { count: 500 })]);
  });

  it.each([
    ['https://localhost/ipn', 'localhost'],
    ['https://10.0.0.5/', '10.0.0.5'],
    // A browser reads this number as 127.0.0.1.
    ['https://2130706433/', '127.0.0.1'],
    ['https://[::1]/', '::1'],
    ['https://printer.local', 'printer.local'],
    ['https://intranet', 'intranet'],
  ])('%s cannot be reached from outside', (url, host) =>
    expect(urlAdvice(url, t)).toBe(t('integration.url.private', { host })),
  );

  it('shows letters of other scripts as they are sent, and parts that are not sent', () => {
    expect(urlAdvice('https://sеnviet.example', t)).toMatch(/xn--/);
    expect(urlAdvice('https://senviet.example/#here', t)).toBe(t('integration.url.fragment'));
    expect(urlAdvice('https://senviet.example/', t)).toBeUndefined();
    expect(urlAdvice('not one', t)).toBeUndefined();
  });
});
