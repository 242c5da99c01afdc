/**
 * Text made equal for searching: no case, no accents (`Đặng` = `dang`), full-width forms narrow, invisible direction marks
 * dropped, runs of blanks one blank.
 */
export function fold(text: string): string {
  // Most texts are plain words already: one look instead of four rewrites.
  if (/^[!-~]+( [!-~]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}
