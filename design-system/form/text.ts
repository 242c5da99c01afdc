/**
 * Text as it is stored and compared: one encoding for Vietnamese letters (NFC), the real Đ instead of the lookalike Ð,
 * and plain forms of full-width letters, digits and spaces of East Asian keyboards. Diacritics and case stay.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replaceAll('Ð', 'Đ')
    .replaceAll('ð', 'đ');
}

/** The same on one trimmed line: pasted lines are joined by spaces. */
export const normalizeLine = (text: string) => normalizeText(text).replace(/\s+/g, ' ').trim();

/** The value of a single-line input after lines were pasted over its selection, and the new caret position. */
export function pasteLines(box: HTMLInputElement, pasted: string) {
  const line = normalizeLine(pasted);
  const from = box.selectionStart ?? box.value.length;
  const to = box.selectionEnd ?? from;
  return { text: box.value.slice(0, from) + line + box.value.slice(to), caret: from + line.length };
}
