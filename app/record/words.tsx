import { type DescriptionItem, Link } from '#design-system';
import { type Key, useT } from '../i18n/index.ts';
import { SHOWN_CHARACTERS, shown } from '../lib/shown.ts';

export { shown };

interface WordProps {
  /** Labels by code. */
  codes: Readonly<Record<string, Key>>;
  value: string;
}

/** The label of an API code; an unknown code is shown as it is. */
function Word({ codes, value }: WordProps) {
  const t = useT();
  const key = Object.hasOwn(codes, value) ? codes[value] : undefined;
  return key ? t(key) : <bdi translate="no">{shown(value, 80)}</bdi>;
}

/** A code of the API as a field's value. */
export const word = (codes: WordProps['codes'], value: string | undefined) =>
  value && <Word codes={codes} value={value} />;

/**
 * A user's text as a field: always shown as plain text, with isolated writing direction; a very long one is truncated,
 * with a button that copies all of it.
 */
export function freeText(term: string, text: string | undefined): DescriptionItem {
  const isCut = text !== undefined && text.length > SHOWN_CHARACTERS;
  return { term, value: text && <bdi>{shown(text)}</bdi>, ...(isCut && { copy: text }) };
}

/** An id or code, as a field that can be copied. */
export function code(term: string, value: string | undefined): DescriptionItem {
  return { term, value: value && shown(value, 120), ...(value && { copy: value }) };
}

/** The id of another record: a link to its page, if there is one, and a copy button. */
export function reference(term: string, id: string | undefined, href: string | undefined): DescriptionItem {
  if (!id || href === undefined) return code(term, id);
  return { term, value: <Link href={href}>{shown(id, 120)}</Link>, copy: id };
}
