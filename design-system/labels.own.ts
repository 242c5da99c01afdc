import { useLabel } from './labels.tsx';

/** Labels used by a single component, in both languages: pages without that component do not load them. */
export interface OwnWords<Key extends string> {
  vi: Readonly<Record<Key, string>>;
  en: Readonly<Record<Key, string>>;
}

/** Reads a component's own label in the page's language and fills its `{{name}}` placeholders, as `useLabel` does. */
export function useOwnWords<Key extends string>(words: OwnWords<Key>) {
  const label = useLabel();
  const own = label('languageTag').startsWith('en') ? words.en : words.vi;
  return (key: Key, values: Record<string, string | number> = {}): string =>
    own[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
