import { withVisibleMarks } from '../api/http/json.ts';

/** Letters of a free text that are shown; it can always be copied whole. */
export const SHOWN_CHARACTERS = 5000;

/** The beginning of a text that may be longer than a page can carry, never half a letter, and in its own order: an address may hold such marks too. */
export function shown(text: string, limit = SHOWN_CHARACTERS): string {
  const part = text.length > limit ? `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return withVisibleMarks(part);
}
