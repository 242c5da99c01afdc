// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale, pageLocale } from '#app/i18n/index.ts';

beforeAll(async () => {
  await Promise.all([loadLocale('vi'), loadLocale('en')]);
});

describe('the dictionaries', () => {
  it('load once each, and speak their language', async () => {
    expect(loadLocale('vi')).toBe(loadLocale('vi'));
    expect(createTranslate('vi')('action.cancel')).toBe('Hủy');
    expect(createTranslate('en')('action.cancel')).toBe('Cancel');
  });
});

describe('a text', () => {
  const t = createTranslate('en');
  it('takes its values as they are: no pattern, no markup, no number format', () => {
    expect(t('message-code-error', { code: '$& {{code}} <b>' })).toContain('(code $& {{code}} <b>)');
    expect(t('message-code-error', { code: 0 })).toContain('(code 0)');
    expect(t('message-code-error')).toContain('(code )');
    expect(t('message-code-error', {})).not.toMatch(/undefined|\{\{/);
  });

  it('that is missing is empty, never the name of its key', () => {
    expect(t('no.such.key' as 'action.cancel')).toBe('');
  });
});

describe('a counted text', () => {
  it.each([
    [0, '0 results', '0 kết quả'],
    [1, '1 result', '1 kết quả'],
    [2, '2 results', '2 kết quả'],
    [1284, '1.284 results', '1.284 kết quả'],
  ])('%i', (count, english, vietnamese) => {
    expect(createTranslate('en').count('list.results', count)).toBe(english);
    expect(createTranslate('vi').count('list.results', count)).toBe(vietnamese);
  });
});

it('the document says the language of the page', () => {
  document.documentElement.lang = 'en';
  expect(pageLocale()).toBe('en');
  for (const lang of ['vi', '', 'fr']) {
    document.documentElement.lang = lang;
    expect(pageLocale()).toBe('vi');
  }
});
