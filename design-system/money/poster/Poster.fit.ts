/* The font size of a name on a poster, estimated from its letters, so that the print matches the screen. */

/** Font sizes, largest first: in per cent of the paper's width, and the maximum number of lines. */
export const POSTER_NAME_SIZES = [
  { size: 10, lines: 2 },
  { size: 8, lines: 3 },
  { size: 6.6, lines: 4 },
  { size: 5.4, lines: 5 },
  { size: 4.2, lines: 6 },
] as const;
/** Length of a line, in per cent of the paper's width. */
const LINE = 84;

/** Estimated width of a letter in em, rather too wide than too narrow; diacritics take none. */
function widthOf(letter: string): number {
  if (/[\s.,:;'|ijlI\-–]/.test(letter)) return 0.34;
  if (/[mwMW@&]/.test(letter) || /\p{Extended_Pictographic}/u.test(letter)) return 0.95;
  return /[\p{Lu}\d]/u.test(letter) ? 0.7 : 0.6;
}

const widthOfText = (text: string) =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce((sum, letter) => sum + widthOf(letter), 0);

/** How many lines a text takes when a line holds `room` em; infinite when a single word is longer. */
function linesOf(text: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const width = widthOfText(word);
    if (width > room) return Number.POSITIVE_INFINITY;
    const next = used === 0 ? width : used + 0.34 + width;
    if (next > room) lines += 1;
    used = next > room ? width : next;
  }
  return lines;
}

/** Index of the step in `POSTER_NAME_SIZES` for a name: the largest that fits all of it, else the last. */
export function posterNameStep(name: string): number {
  const step = POSTER_NAME_SIZES.findIndex(({ size, lines }) => linesOf(name.trim(), LINE / size) <= lines);
  return step === -1 ? POSTER_NAME_SIZES.length - 1 : step;
}
