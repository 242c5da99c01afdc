let letters: Intl.Segmenter | undefined;

/**
 * The initial of a person or business: the first letter of the LAST word, because a Vietnamese name ends with the given
 * name ("Nguyễn Thị Ánh" is Ánh). Marks stay on their letter, however the text encodes them.
 */
export function initialOf(name: string): string {
  const last = name.normalize('NFC').trim().split(/\s+/).at(-1) ?? '';
  const letter = last.match(/[\p{L}\p{N}]/u)?.index ?? 0;
  letters ??= new Intl.Segmenter('vi', { granularity: 'grapheme' });
  const first = letters.segment(last.slice(letter))[Symbol.iterator]().next().value;
  return (first?.segment ?? '').toLocaleUpperCase('vi');
}
