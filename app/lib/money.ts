/** Amounts are integers of VND, shown the Vietnamese way in both languages (specification 9). */

// A zero has no sign, whatever it was counted from.
const signDisplay = 'negative';
const currency = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND', signDisplay });
const plain = new Intl.NumberFormat('vi-VN', { signDisplay });

// As wide as a digit, and no hyphen that a line may break after.
const withMinus = (written: string) => written.replace('-', '−');

/** `1.234.567 ₫`, with a no-break space; below zero `−1.234.567 ₫`. Missing shows as '-'. */
export const formatMoney = (amount: number | undefined) =>
  amount === undefined ? '-' : withMinus(currency.format(amount));

/** `1.234.567`, where the unit stands in the column's header. */
export const formatAmount = (amount: number | undefined) =>
  amount === undefined ? '-' : withMinus(plain.format(amount));

/** A count of things, grouped: `1.284`. */
export const formatCount = (value: number) => plain.format(value);
