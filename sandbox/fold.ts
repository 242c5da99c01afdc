/**
 * Normalises text for searching: ignores case and accents (`Đặng` = `dang`), converts full-width forms, drops invisible
 * direction marks, collapses whitespace.
 */
export function fold(text: string): string {
  // Fast path: most texts are plain ASCII words.
  if (/^[!-~]+( [!-~]+)*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}
