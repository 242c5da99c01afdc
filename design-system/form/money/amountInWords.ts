const VI_DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];
const VI_SCALES = ['', 'nghìn', 'triệu'];
/** From here on a number is counted in "tỷ": "một nghìn hai trăm tỷ", not "một nghìn tỷ hai trăm tỷ". */
const TY = 1_000_000_000;

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const EN_SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Groups of three digits, highest first, each with its power of a thousand. */
function groupsOf(amount: number) {
  const groups: { value: number; scale: number }[] = [];
  for (let rest = amount, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    groups.unshift({ value: rest % 1000, scale });
  }
  return groups.filter(({ value }) => value > 0);
}

/** "linh năm", "mười lăm", "hai mươi mốt": the word of the last digit depends on the digit before it. */
function viGroup(value: number, whole: boolean): string {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10];
  const words: string[] = [];
  if (whole || hundreds > 0) words.push(`${VI_DIGITS[hundreds]} trăm`);
  if (tens === 1) words.push('mười');
  else if (tens > 1) words.push(`${VI_DIGITS[tens]} mươi`);
  else if (ones > 0 && words.length > 0) words.push('linh');
  if (ones === 1 && tens > 1) words.push('mốt');
  else if (ones === 5 && tens > 0) words.push('lăm');
  else if (ones > 0) words.push(VI_DIGITS[ones] as string);
  return words.join(' ');
}

/** After a higher group the hundreds are always spoken, even zero: "một triệu không trăm linh năm". */
function viWords(amount: number, behind = false): string[] {
  if (amount >= TY) return [...viWords(Math.floor(amount / TY)), 'tỷ', ...viWords(amount % TY, true)];
  return groupsOf(amount).map(({ value, scale }, index) =>
    `${viGroup(value, behind || index > 0)} ${VI_SCALES[scale]}`.trim(),
  );
}

function enGroup(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const small = rest < 20 ? EN_SMALL[rest] : [EN_TENS[Math.floor(rest / 10)], EN_SMALL[rest % 10]];
  const last = Array.isArray(small) ? small.filter((word) => word !== 'zero').join('-') : small;
  return [hundreds > 0 && `${EN_SMALL[hundreds]} hundred`, rest > 0 && last].filter(Boolean).join(' ');
}

const enWords = (amount: number): string[] =>
  groupsOf(amount).map(({ value, scale }) => `${enGroup(value)} ${EN_SCALES[scale]}`.trim());

/**
 * An amount in whole đồng as it is read aloud: "Một triệu hai trăm nghìn đồng". Shown before money moves, because an
 * extra zero is noticed in words and overlooked in digits. Below zero it begins with "Âm"; up to 2^53 - 1. `locale` is
 * the page's language tag: `vi` and `vi-VN` give Vietnamese, all others English.
 */
export function amountInWords(amount: number, locale: string): string {
  const [say, zero, below, unit] = locale.startsWith('vi')
    ? ([viWords, 'không', 'âm', 'đồng'] as const)
    : ([enWords, 'zero', 'minus', 'dong'] as const);
  const spoken = say(Math.abs(amount));
  const words = [...(amount < 0 ? [below] : []), ...(spoken.length > 0 ? spoken : [zero]), unit].join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
