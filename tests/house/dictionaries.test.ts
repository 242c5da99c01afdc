import { describe, expect, it } from 'vitest';
import { flatten, pairOffences, pluralOffences, usageOffences, wordOffences } from './dictionaries.ts';
import { read, sources } from './source.ts';

const dictionary = (locale: string, file = 'common') =>
  flatten(JSON.parse(read(`app/i18n/${locale}/${file}.json`) ?? '{}'));
const vi = dictionary('vi');
const en = dictionary('en');
/** Texts that load on request; each group has its own file. */
const ON_REQUEST = ['figures', 'glossary'];

describe('the dictionaries', () => {
  it('have words for everything', () => {
    expect(vi.size).toBeGreaterThan(0);
    expect([...wordOffences('vi', vi), ...wordOffences('en', en)]).toEqual([]);
  });

  it('say the same things with the same places', () => {
    expect(pairOffences(vi, en)).toEqual([]);
  });

  it.each(ON_REQUEST)('hold the %s in both languages', (file) => {
    const [own, other] = [dictionary('vi', file), dictionary('en', file)];
    expect(own.size).toBeGreaterThan(0);
    expect([...wordOffences('vi', own), ...wordOffences('en', other), ...pairOffences(own, other)]).toEqual(
      [],
    );
  });

  it('have the forms of counted texts that their language has', () => {
    expect([...pluralOffences('vi', vi), ...pluralOffences('en', en)]).toEqual([]);
  });

  it('hold nothing that the app does not say', () => {
    expect(usageOffences(vi, sources(['app']))).toEqual([]);
  });
});
