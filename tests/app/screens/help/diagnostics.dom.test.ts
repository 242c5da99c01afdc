// @vitest-environment jsdom
/** The text for support: facts of the portal, and nothing secret or personal, whatever they contain. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#app/api/http/errors.ts';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { defaultPreferences } from '#app/lib/preferences.ts';
import { diagnosticsText, type Facts } from '#app/screens/help/diagnostics.ts';
import { lastFailures, noteFailure } from '#app/state/failures.ts';

const FACTS: Facts = {
  version: '0.1.0',
  screen: '/merchant/refund',
  merchantId: '1001',
  userType: 'ADMIN',
  locale: 'vi',
  look: defaultPreferences,
};
const text = (facts: Partial<Facts> = {}) => diagnosticsText({ ...FACTS, ...facts }, createTranslate('vi'));
const fail = (requestId: string, status?: number, kind: ApiErrorKind = 'http') =>
  noteFailure(
    new ApiError({ kind, status, requestId, code: 'BANK_DOWN', message: 'Nguyễn Văn A, 0912345678' }),
  );

beforeAll(() => loadLocale('vi'));

describe('the diagnostics', () => {
  it('state screen and environment', () => {
    expect(text()).toContain('Phiên bản: 0.1.0\n');
    expect(text()).toContain('Màn hình: /merchant/refund\n');
    expect(text()).toContain('Mã doanh nghiệp: 1001\n');
    expect(text()).toContain('Giao diện: static, light, comfortable, 14\n');
    expect(text()).toContain(`Trình duyệt: ${navigator.userAgent}`);
    expect(text()).toMatch(/Lỗi gần đây: không có$/);
  });

  it('name the last five failures by status and reference code, the latest first, each once', () => {
    for (const place of [1, 2, 3, 4, 5, 6, 6]) fail(`00000000-0000-4000-8000-00000000000${place}`, 500);
    fail('00000000-0000-4000-8000-000000000007', undefined, 'network');
    fail('00000000-0000-4000-8000-000000000008', 401, 'session-ended');
    const lines = text().split('\n').slice(-6);
    expect(lines[0]).toBe('Lỗi gần đây:');
    expect(lines[1]).toMatch(/ network 00000000-0000-4000-8000-000000000007$/);
    expect(lines[2]).toMatch(/ 500 00000000-0000-4000-8000-000000000006$/);
    expect(lines[5]).toMatch(/ 500 00000000-0000-4000-8000-000000000003$/);
    expect(text()).not.toMatch(/Nguyễn|0912|BANK_DOWN|000000000008/);
    expect(lastFailures()).toHaveLength(5);
  });

  it.each([
    ['a token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    ['a part of a token', 'eyJhbGciOiJub25lIn0'],
    ['a key', 'ak_test_0123456789abcdef0123456789abcdef'],
    ['a bare key', '0123456789abcdef0123456789abcdef'],
    ['an opaque token', 'rt-ZmFrZVJlZnJlc2hUb2tlbkZvclRlc3RzT25seQ_longer'],
    ['a mail address', 'nguyen.van-a+x@senviet.example'],
    ['a phone number', '0912345678'],
    ['a phone number with its country', '+84912345678'],
  ])('hide %s, wherever it is', (_, secret) => {
    fail(secret, 500);
    for (const name of ['version', 'screen', 'merchantId', 'userType', 'locale'] as const)
      expect(text({ [name]: `a ${secret} b` })).not.toContain(secret);
  });

  it('have one short line for each fact', () => {
    const before = text().split('\n').length;
    const hostile = text({ version: `1\n2\r\n3${' x'.repeat(1000)}` });
    expect(hostile.split('\n')).toHaveLength(before);
    expect(Math.max(...hostile.split('\n').map(({ length }) => length))).toBeLessThan(260);
  });
});
