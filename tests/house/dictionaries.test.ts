// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the fixtures are code
import { describe, expect, it } from 'vitest';
import { flatten, pairOffences, pluralOffences, usageOffences, wordOffences } from './dictionaries.ts';
import { read, sources } from './source.ts';

/**
 * Branches whose keys come from data, such as an error code of the server, so that no file spells them out. What is put
 * together as `status.${value}` is found by itself and needs no place here.
 */
const DYNAMIC_KEYS: readonly string[] = [];

const dictionary = (locale: string) => flatten(JSON.parse(read(`app/i18n/${locale}/common.json`) ?? '{}'));
const vi = dictionary('vi');
const en = dictionary('en');
const words = (dictionary: object) => flatten(dictionary);

describe('the dictionaries', () => {
  it('have words for everything', () => {
    expect(vi.size).toBeGreaterThan(0);
    expect([...wordOffences('vi', vi), ...wordOffences('en', en)]).toEqual([]);
  });

  it('say the same things with the same places', () => {
    expect(pairOffences(vi, en)).toEqual([]);
  });

  it('have the forms of counted texts that their language has', () => {
    expect([...pluralOffences('vi', vi), ...pluralOffences('en', en)]).toEqual([]);
  });

  it('hold nothing that the app does not say', () => {
    expect(usageOffences(vi, sources(['app']), DYNAMIC_KEYS)).toEqual([]);
  });
});

describe('the rules', () => {
  it.each([
    ['an empty text', { a: '' }],
    ['a number', { a: 1 }],
    ['a space at the edge', { a: 'Lưu ' }],
    ['decomposed letters', { a: 'Lưu'.normalize('NFD') }],
  ])('refuse %s', (_, dictionary) => {
    expect(wordOffences('vi', words(dictionary))).toHaveLength(1);
  });

  it('refuse a key without its translation, either way', () => {
    expect(pairOffences(words({ a: { b: 'x' } }), words({}))).toEqual(['en lacks a.b: translate it.']);
    expect(pairOffences(words({}), words({ c: 'x' }))).toEqual(['vi lacks c: translate it.']);
  });

  it('refuse a counted text with other forms than its language has', () => {
    const both = words({ rows: { one: '{{count}} x', other: '{{count}} xs' } });
    const one = words({ rows: { other: '{{count}} x' } });
    expect([pluralOffences('en', both), pluralOffences('vi', one), pairOffences(one, both)].flat()).toEqual(
      [],
    );
    expect(pluralOffences('vi', both)).toHaveLength(1);
    expect(pluralOffences('en', one)).toHaveLength(1);
  });

  it('refuse places that differ', () => {
    expect(pairOffences(words({ a: '{{count}} dòng' }), words({ a: '{{rows}} rows' }))).toHaveLength(1);
    expect(pairOffences(words({ a: '{{b}} {{a}}' }), words({ a: '{{a}} {{b}}' }))).toEqual([]);
  });

  it('refuse a key that nobody says', () => {
    const app = [
      {
        path: 'app/a.ts',
        text: "t('said'); t(`status.${value}`); t.count('rows', n); // t('only.in.a.comment')",
      },
    ];
    const dictionary = words({
      said: 'x',
      status: { PAID: 'x' },
      rows: { one: 'x', other: 'x' },
      only: { in: { a: { comment: 'x' } } },
      fault: { E1: 'x' },
    });
    expect(usageOffences(dictionary, app, ['fault.'])).toEqual([
      'only.in.a.comment is used nowhere: delete it from both dictionaries, or name its branch in DYNAMIC_KEYS.',
    ]);
  });
});
