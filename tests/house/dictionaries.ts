import { Visitor } from 'vite';
import { parse, type Source } from './source.ts';

/** A dictionary as a flat map: `action.retry` -> `Thử lại`. */
export type Words = ReadonlyMap<string, unknown>;

export function flatten(dictionary: object, prefix = ''): Words {
  return new Map(
    Object.entries(dictionary).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, value] as const],
    ),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(' ');

/** Checks each value: present, a string, not empty, composed Unicode (NFC). */
export function wordOffences(name: string, words: Words): string[] {
  return [...words].flatMap(([key, text]) => {
    if (typeof text !== 'string') return [`${name}: ${key} is not a string: write one.`];
    if (text.trim() === '') return [`${name}: ${key} is empty: write a text.`];
    if (text !== text.trim()) return [`${name}: ${key} begins or ends with a space: remove it.`];
    if (text !== text.normalize('NFC'))
      return [`${name}: ${key} contains decomposed letters: save it as NFC.`];
    return [];
  });
}

/** The count selects the plural form, so the code contains only the stem of the key. */
const stem = (key: string) => key.replace(/\.(zero|one|two|few|many|other)$/, '');

/** A plural text has exactly the forms of its language: English `one` and `other`, Vietnamese `other`. */
export function pluralOffences(locale: string, words: Words): string[] {
  const forms: string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const counted = [...words.keys()].filter((key) => key.endsWith('.other')).map(stem);
  return counted.flatMap((key) => {
    const has = [...words.keys()]
      .filter((one) => one !== key && stem(one) === key)
      .map((one) => one.split('.').at(-1));
    const wrong = [
      ...forms.filter((form) => !has.includes(form)),
      ...has.filter((form) => !forms.includes(form ?? '')),
    ];
    return wrong.map(
      (form) =>
        `${locale}: ${key} has the forms ${has.join(', ')}, not ${forms.join(', ')}: correct ${form}.`,
    );
  });
}

/** Both dictionaries have the same keys with the same placeholders. */
export function pairOffences(vi: Words, en: Words): string[] {
  const stems = (words: Words) => new Set([...words.keys()].map(stem));
  const missing = (from: Words, other: Words, name: string) =>
    [...stems(from)]
      .filter((key) => !stems(other).has(key))
      .map((key) => `${name} lacks ${key}: translate it.`);
  const different = [...vi]
    .filter(([key, text]) => en.has(key) && placeholders(String(text)) !== placeholders(String(en.get(key))))
    .map(([key]) => `${key} has other {{places}} in vi than in en: use the same names.`);
  return [...missing(vi, en, 'en'), ...missing(en, vi, 'vi'), ...different];
}

/** Strings in the code that may be keys: complete ones, and the constant prefixes of `key.${value}`. */
function textsOf(source: Source): { whole: string[]; beginnings: string[] } {
  const whole: string[] = [];
  const beginnings: string[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') whole.push(node.value);
    },
    TemplateLiteral(node) {
      const first = node.quasis[0]?.value.cooked ?? '';
      if (node.expressions.length === 0) whole.push(first);
      else if (first.includes('.')) beginnings.push(first);
    },
  }).visit(parse(source).program);
  return { whole, beginnings };
}

/** Every key is used somewhere in the code. */
export function usageOffences(words: Words, app: readonly Source[]): string[] {
  const texts = app.map(textsOf);
  const whole = new Set(texts.flatMap((text) => text.whole));
  const beginnings = [...new Set(texts.flatMap((text) => text.beginnings))];
  return [...words.keys()]
    .filter((key) => !whole.has(key) && !whole.has(stem(key)))
    .filter((key) => !beginnings.some((beginning) => key.startsWith(beginning)))
    .map((key) => `${key} is not used: delete it from both dictionaries.`);
}
