import { withVisibleMarks } from '../api/http/json.ts';

/** Maximum displayed characters of a free text; copying always gives the full text. */
export const SHOWN_CHARACTERS = 5000;

/**
 * The beginning of a text that may be too long for a page. Never splits a character, and shows bidirectional control
 * characters, which an address may contain too.
 */
export function shown(text: string, limit = SHOWN_CHARACTERS): string {
  const part = text.length > limit ? `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return withVisibleMarks(part);
}
