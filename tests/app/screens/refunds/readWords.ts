/** Parsers for amounts in words, independent of the portal's own code. */

const VI: Record<string, number> = {
  không: 0,
  một: 1,
  mốt: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  năm: 5,
  lăm: 5,
  sáu: 6,
  bảy: 7,
  tám: 8,
  chín: 9,
};
const VI_SCALES: Record<string, number> = { nghìn: 1e3, triệu: 1e6 };

export function readVietnamese(words: string): number {
  let [whole, below, group, digit] = [0, 0, 0, 0];
  for (const word of words.toLowerCase().split(' ')) {
    const scale = VI_SCALES[word];
    if (word in VI) digit = VI[word]!;
    else if (word === 'mười') group += 10;
    else if (word === 'mươi' || word === 'trăm') {
      group += digit * (word === 'trăm' ? 100 : 10);
      digit = 0;
    } else if (scale) {
      below += (group + digit) * scale;
      [group, digit] = [0, 0];
    } else if (word === 'tỷ') {
      whole = (whole + below + group + digit) * 1e9;
      [below, group, digit] = [0, 0, 0];
    } else if (word !== 'linh' && word !== 'đồng') throw new Error(`What is "${word}"?`);
  }
  return whole + below + group + digit;
}

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const EN = new Map(EN_SMALL.split(' ').map((word, value) => [word, value]));
for (const [place, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries())
  EN.set(word, 20 + place * 10);
const EN_SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

export function readEnglish(words: string): number {
  let [whole, group] = [0, 0];
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const scale = EN_SCALES[word];
    const value = EN.get(word);
    if (value !== undefined) group += value;
    else if (word === 'hundred') group *= 100;
    else if (scale) {
      whole += group * scale;
      group = 0;
    } else if (word !== 'dong') throw new Error(`What is "${word}"?`);
  }
  return whole + group;
}
