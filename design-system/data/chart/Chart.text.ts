/** Approximate width of each kind of letter at 12 px, in px: diacritics take no width. */
const widthOf = (letter: string) => {
  if (/[ilj.,:;'|!\s]/u.test(letter)) return 3.6;
  if (/[mwMW@%]/u.test(letter)) return 10.5;
  return /\p{Lu}/u.test(letter) ? 8.4 : 6.8;
};

/**
 * Approximate width of a text in a chart, in px, because SVG text does not reserve space. Rather too wide than too
 * narrow.
 */
export const textWidth = (text: string, scale: number) =>
  [...`${text}`.normalize('NFC')].reduce((width, letter) => width + widthOf(letter), 0) * scale;

/** The text, or its start and "…" when it does not fit. The tooltip and the table show all of it. */
export function fitText(text: string, room: number, scale: number): string {
  if (textWidth(text, scale) <= room) return text;
  const letters = [...`${text}`.normalize('NFC')];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, scale) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
