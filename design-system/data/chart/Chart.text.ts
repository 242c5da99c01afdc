/** About how wide each kind of letter is at 12 px, in px: marks above and below take no width. */
const widthOf = (letter: string) => {
  if (/[ilj.,:;'|!\s]/u.test(letter)) return 3.6;
  if (/[mwMW@%]/u.test(letter)) return 10.5;
  return /\p{Lu}/u.test(letter) ? 8.4 : 6.8;
};

/** About how wide a text is in a chart, in px: text in an SVG does not make its own room. Rather too wide than too narrow. */
export const textWidth = (text: string, scale: number) =>
  [...`${text}`.normalize('NFC')].reduce((width, letter) => width + widthOf(letter), 0) * scale;

/** The text, or its start and "…" when it does not fit. The tooltip and the table have all of it. */
export function fitText(text: string, room: number, scale: number): string {
  if (textWidth(text, scale) <= room) return text;
  const letters = [...`${text}`.normalize('NFC')];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, scale) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
