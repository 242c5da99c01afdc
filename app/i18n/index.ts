import { createContext, useContext } from 'react';
import rosetta from 'rosetta';
import { formatCount, type Labels, loadLabelsEn, loadOnce } from '#design-system';
import type { WordTree } from './firstWords.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import type vi from './vi/common.json';

/** The only file that uses rosetta. Each locale has one file, `common.json`. */
export type { Locale };

type Dictionary = typeof vi;
type Path<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T & string];

/** Every key of the dictionaries: a wrong one is a type error. */
export type Key = Path<Dictionary>;
type PluralKey = Key extends infer K ? (K extends `${infer Stem}.other` ? Stem : never) : never;

const dictionary = rosetta<WordTree>();
const labels = new Map<Locale, Labels | undefined>();

/** A language: the portal's texts, and the design system's texts if they differ from its defaults. */
interface Words {
  common: WordTree;
  labels?: Labels;
}

const fetchWords: Record<Locale, () => Promise<Words>> = {
  vi: async () => ({ common: (await import('./vi/common.json')).default }),
  en: async () => {
    const [common, labels] = await Promise.all([import('./en/common.json'), loadLabelsEn()]);
    return { common: common.default, labels };
  },
};

/** The language whose first texts are embedded in the page's HTML. */
let begun: Locale | undefined;

/** The first texts of the page's language, embedded in its HTML (`firstWords.ts`): no request, no wait. */
function wordsInPage(locale: Locale): Words | undefined {
  const block = globalThis.document?.querySelector(`script[type="application/json"][lang="${locale}"]`);
  if (!block) return undefined;
  begun = locale;
  return JSON.parse(block.textContent);
}

/** The design system's texts in a loaded language. */
export const labelsOf = (locale: Locale) => labels.get(locale);

/** All texts of a loaded language: for the page's HTML. */
export const wordsOf = (locale: Locale): Words => ({
  common: dictionary.table(locale) ?? {},
  labels: labels.get(locale),
});

async function load(locale: Locale) {
  const words = wordsInPage(locale) ?? (await fetchWords[locale]());
  dictionary.set(locale, words.common);
  labels.set(locale, words.labels);
}

const loads = { vi: loadOnce(() => load('vi')), en: loadOnce(() => load('en')) };

/** Loads a language once: all of it, or the part embedded in the page's HTML. */
export const loadLocale = (locale: Locale): Promise<void> => loads[locale].load();

/** Fetches, once, the texts that the page's HTML has left out: those of code that loads later. */
export const loadRest = loadOnce(async () => {
  if (begun) dictionary.set(begun, (await fetchWords[begun]()).common);
}).load;

export type Values = Record<string, string | number>;

export interface Translate {
  (key: Key, values?: Values): string;
  /** The plural form for a count (`key.one`, `key.other`); `{{count}}` is the count with separators. */
  count(key: PluralKey, count: number, values?: Values): string;
}

export function createTranslate(locale: Locale): Translate {
  const plural = new Intl.PluralRules(locale);
  const t = (key: string, values?: Values) => {
    const translated: unknown = dictionary.t(key, values, locale);
    // A key such as `constructor` resolves to an inherited property, not to a text.
    return typeof translated === 'string' ? translated : '';
  };
  return Object.assign((key: Key, values?: Values) => t(key, values), {
    count: (key: PluralKey, count: number, values?: Values) => {
      const filled = { ...values, count: formatCount(count) };
      return t(`${key}.${plural.select(count)}`, filled) || t(`${key}.other`, filled);
    },
  });
}

/** The language of the page, taken from the address (`/en/...`). */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);
export const useLocale = () => useContext(LocaleContext);

/** One per language, since each cell of a list needs one. */
const translates = new Map<Locale, Translate>();

/** The texts of the page's language: `const t = useT(); t('transactions.title')`. */
export function useT(): Translate {
  const locale = useLocale();
  const known = translates.get(locale) ?? createTranslate(locale);
  translates.set(locale, known);
  return known;
}

/** The language of the page from the document, for code outside React. */
export function pageLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : DEFAULT_LOCALE;
}
