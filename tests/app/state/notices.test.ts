import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, referenceOf } from '#app/api/http/errors.ts';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { failureText } from '#app/state/failureText.ts';
import { noticeFailure, noticeStorage } from '#app/state/notices.ts';
import { dismissToast } from '#design-system';
import { toastStore } from '#design-system/overlay/toastStore.ts';

let t: Translate;
beforeAll(async () => {
  await loadLocale('en');
  t = createTranslate('en');
});
afterEach(() => dismissToast());

const http = (status: number, fields: object = {}) =>
  new ApiError({ kind: 'http', status, requestId: 'ref-1', ...fields });
const other = (kind: 'network' | 'timeout' | 'malformed' | 'session-ended') =>
  new ApiError({ kind, requestId: 'ref-1' });
const toasts = (error: unknown) => {
  noticeFailure(error, t);
  return toastStore.read().map(({ tone, title, code }) => ({ tone, title, code }));
};

describe('the toasts of a failed call (specification 8)', () => {
  it('403: no permission', () => {
    expect(toasts(http(403, { code: 'ACCESS_DENIED' }))).toEqual([
      { tone: 'danger', title: t('message-access-denied'), code: 'ref-1' },
    ]);
  });

  it.each([
    [500, undefined, '500'],
    [503, undefined, '503'],
    [500, 'E-77', 'E-77'],
  ])('%i with code %s: a warning with %s', (status, code, shown) => {
    const title = t('message-code-error', { code: shown });
    expect(title).toContain(shown);
    expect(toasts(http(status, { code }))).toEqual([{ tone: 'warning', title, code: 'ref-1' }]);
  });

  it.each([400, 401, 404, 409, 422, 429])('%i: none', (status) => expect(toasts(http(status))).toEqual([]));

  it('none for what is no answer of the service', () => {
    for (const error of [other('network'), other('timeout'), other('malformed'), new Error('x'), undefined]) {
      expect(toasts(error)).toEqual([]);
    }
  });

  it('and of a storage that keeps nothing', () => {
    noticeStorage(t);
    expect(toastStore.read()).toMatchObject([{ tone: 'warning', title: t('app.storage') }]);
  });
});

describe('the sentence that stands where it happened', () => {
  it('is the service’s own for a refusal it explained, and never empty', () => {
    expect(failureText(http(422, { message: 'Too late' }), t)).toBe('Too late');
    const errors = [400, 403, 404, 429, 500, 503].map((status) => http(status));
    const kinds = (['network', 'timeout', 'malformed', 'session-ended'] as const).map(other);
    for (const error of [...errors, ...kinds, new Error('secret'), null]) {
      expect(failureText(error, t)).toMatch(/\S/);
      expect(failureText(error, t)).not.toContain('secret');
    }
  });

  it('does not repeat what a broken server says', () => {
    expect(failureText(http(500, { message: 'NullPointerException' }), t)).toBe(t('error.server'));
  });

  it('says the reason of a refusal that has a sentence of its own', () => {
    for (const [status, key] of [
      [401, 'unauthorized'],
      [403, 'forbidden'],
      [404, 'notFound'],
    ] as const) {
      expect(failureText(http(status, { code: 'DENIED' }), t)).toBe(t(`error.${key}`));
      expect(failureText(http(status, { message: 'Ngoài giờ' }), t)).toBe(
        `${t(`error.${key}`)} ${t('error.reason', { reason: 'Ngoài giờ' })}`,
      );
    }
  });

  it('is the reason of a 200 that is none, and never speaks of filters', () => {
    const refused = (message?: string) =>
      new ApiError({ kind: 'refused', status: 200, message, requestId: 'ref-1' });
    expect(failureText(refused('Hết hạn mức'), t)).toBe('Hết hạn mức');
    expect(failureText(refused(), t)).toBe(t('error.request'));
    for (const status of [400, 401, 409]) expect(failureText(http(status), t)).not.toMatch(/lọc|filter/);
  });

  it('comes with the reference code, where there is one', () => {
    expect(referenceOf(http(500))).toBe('ref-1');
    expect(referenceOf(new Error('x', { cause: http(500) }))).toBe('ref-1');
    expect(referenceOf(new Error('x'))).toBeUndefined();
  });
});
