import { beforeAll, expect, it } from 'vitest';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { looksLikeCode, oddLetter } from '#app/lib/oddLetter.ts';

let t: Translate;
beforeAll(async () => {
  await loadLocale('vi');
  t = createTranslate('vi');
});

it.each([
  ['AĐ12-001', /^Ký tự 2 là "Đ": bộ gõ tiếng Việt đang bật/],
  ['DH2611ư', /^Ký tự 7 là "ư": bộ gõ tiếng Việt/],
  // As some keyboards send it: the letter, then its mark.
  ['thu\u031b12', /^Ký tự 3 là "ư": bộ gõ tiếng Việt/],
  ['GD26\u0410', /^Ký tự 5 là "\u0410", không phải chữ Latin/],
  ['GD２', undefined],
  ['GD26110001', undefined],
  ['lan.nt+1@x', undefined],
])('of %s the odd letter is named', (text, said) => {
  const sentence = oddLetter(text, t);
  if (said) expect(sentence).toMatch(said);
  else expect(sentence).toBeUndefined();
});

it('words of a language are no codes', () => {
  expect(['AĐ12-001', 'DH2611ư'].map(looksLikeCode)).toEqual([true, true]);
  expect(['Trần Thị Bé', 'hoàn tiền 2', 'đặt'].map(looksLikeCode)).toEqual([false, false, false]);
});
