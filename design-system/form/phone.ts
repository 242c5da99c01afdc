/** Longest phone number, in digits with its leading 0 (specification 5). */
export const PHONE_DIGITS = 10;

/**
 * The digits of a typed or pasted number, with a leading 0: "+84 912 345 678" is 0912345678. Full-width digits count;
 * other characters, and digits beyond the tenth, are dropped.
 */
export function parsePhone(text: string): string {
  const plain = text.normalize('NFKC').trim();
  const digits = plain.replace(/\D/g, '');
  const international = plain.startsWith('+')
    ? /^84/
    : digits.length > PHONE_DIGITS
      ? /^(?:0084|84)/
      : undefined;
  const national = international?.test(digits)
    ? `0${digits.replace(international, '').replace(/^0/, '')}`
    : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** Grouped for reading: 0912 345 678. */
export function formatPhone(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join(' ');
}
