import en from '#app/i18n/en/common.json';
import vi from '#app/i18n/vi/common.json';
import { EVERYWHERE, GO_TO, IN_LISTS, IN_RECORDS, IN_TABLES } from '#app/state/shortcutKeys.ts';

const dictionaries = { vi, en };

/** A text of the portal by its key, `shortcut.palette`. */
function wordOf(key: string, locale: 'vi' | 'en'): string {
  const found = key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown>)?.[part], dictionaries[locale]);
  return String(found ?? key);
}

const PLACES = {
  'Anywhere in the portal': Object.values(EVERYWHERE),
  'On a list': Object.values(IN_LISTS),
  'In a table': IN_TABLES,
  'On a record': Object.values(IN_RECORDS),
};

const goTo = Object.entries(GO_TO).map(([letter, address]) => ({ keys: [`g ${letter}`], word: address }));

/** The portal's keys by place, as the sheet behind `?` lists them, in one language. */
export const keysIn = (locale: 'vi' | 'en') => [
  ...Object.entries(PLACES).map(([place, entries]) => ({
    place,
    keys: entries.map(({ keys, word }) => ({ keys, word: wordOf(word, locale) })),
  })),
  { place: 'To a page', keys: goTo },
];
