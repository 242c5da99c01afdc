import type { Translate } from '../i18n/index.ts';

/** A letter that no code or user name of a keyboard has: one that an input method put together, or one of another script. */
function oddLetterOf(text: string): { letter: string; place: number; isVietnamese: boolean } | undefined {
  const signs = [...text.normalize('NFC')];
  const at = signs.findIndex((sign) => /[^ -~]/.test(sign) && /[\p{L}\p{M}]/u.test(sign));
  const letter = signs[at];
  if (letter === undefined) return undefined;
  return { letter, place: at + 1, isVietnamese: /^(?:[đĐ]|[a-z]\p{M}+)$/iu.test(letter.normalize('NFD')) };
}

/** Names the first odd letter of a code or a user name, and what made it; undefined where there is none. */
export function oddLetter(text: string, t: Translate): string | undefined {
  const odd = oddLetterOf(text);
  if (!odd) return undefined;
  const { letter, place, isVietnamese } = odd;
  return t(isVietnamese ? 'field.letter.typed' : 'field.letter.foreign', { letter, place: String(place) });
}

/** Whether a text is meant as a code: one word with a digit, in which no letter of a language is expected. */
export const looksLikeCode = (text: string) => /^\S*\d\S*$/.test(text);
