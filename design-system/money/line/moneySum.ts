/** Texts for a sum that does not match its result. */
export const sumWords = {
  vi: { difference: 'Lệch {{amount}} ₫', explained: 'Các khoản cộng lại không bằng {{name}}' },
  en: { difference: 'Off by {{amount}} ₫', explained: 'The amounts do not add up to {{name}}' },
};

interface Term {
  /** Whole đồng; undefined means unknown. */
  amount?: number | undefined;
  sign?: '+' | '-';
}

/** The sum of the terms in VND; undefined while a term is unknown. */
export const sumOf = (terms: readonly Term[]) =>
  terms.reduce<number | undefined>(
    (sum, { amount, sign }) =>
      sum === undefined || amount === undefined ? undefined : sum + (sign === '-' ? -amount : amount),
    0,
  );
