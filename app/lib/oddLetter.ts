import type { Translate } from '../i18n/index.ts';

/** The first letter that does not belong in a code or user name: composed by an input method, or of another script. */
function oddLetterOf(text: string): { letter: string; place: number; isVietnamese: boolean } | undefined {
  const signs = [...text.normalize('NFC')];
  const at = signs.findIndex((sign) => /[^ -~]/.test(sign) && /[\p{L}\p{M}]/u.test(sign));
  const letter = signs[at];
  if (letter === undefined) return undefined;
  return { letter, place: at + 1, isVietnamese: /^(?:[đĐ]|[a-z]\p{M}+)$/iu.test(letter.normalize('NFD')) };
}

/** Names the first odd letter of a code or a user name and its cause; undefined if there is none. */
export function oddLetter(text: string, t: Translate): string | undefined {
  const odd = oddLetterOf(text);
  if (!odd) return undefined;
  const { letter, place, isVietnamese } = odd;
  return t(isVietnamese ? 'field.letter.typed' : 'field.letter.foreign', { letter, place: String(place) });
}

/** Whether a text looks like a code: one word with a digit, which contains no letters with accents. */
export const looksLikeCode = (text: string) => /^\S*\d\S*$/.test(text);
