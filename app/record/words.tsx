import { type DescriptionItem, Link } from '#design-system';
import { type Key, useT } from '../i18n/index.ts';
import { SHOWN_CHARACTERS, shown } from '../lib/shown.ts';

export { shown };

interface WordProps {
  /** Known words, by code. */
  codes: Readonly<Record<string, Key>>;
  value: string;
}

/** The word for a code of the API; a code without one is shown as it came. */
function Word({ codes, value }: WordProps) {
  const t = useT();
  const key = Object.hasOwn(codes, value) ? codes[value] : undefined;
  return key ? t(key) : <bdi translate="no">{shown(value, 80)}</bdi>;
}

/** A code of the API as a field's value. */
export const word = (codes: WordProps['codes'], value: string | undefined) =>
  value && <Word codes={codes} value={value} />;

/**
 * A text that a person wrote, as a field: shown as text whatever is in it, its writing direction kept to itself, cut
 * with a copy of the whole where it is beyond all measure.
 */
export function freeText(term: string, text: string | undefined): DescriptionItem {
  const isCut = text !== undefined && text.length > SHOWN_CHARACTERS;
  return { term, value: text && <bdi>{shown(text)}</bdi>, ...(isCut && { copy: text }) };
}

/** An id or code, as a field that can be copied. */
export function code(term: string, value: string | undefined): DescriptionItem {
  return { term, value: value && shown(value, 120), ...(value && { copy: value }) };
}

/** The id of another record: a way to its page, where there is one, and something to copy. */
export function reference(term: string, id: string | undefined, href: string | undefined): DescriptionItem {
  if (!id || href === undefined) return code(term, id);
  return { term, value: <Link href={href}>{shown(id, 120)}</Link>, copy: id };
}
