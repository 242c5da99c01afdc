/** Amounts are integers of VND, shown the Vietnamese way in both languages (specification 9). */

// Written here: `Intl.NumberFormat` takes some milliseconds to start, before the first rows.
const group = (digits: number) => String(digits).replace(/\B(?=(\d{3})+$)/g, '.');

/** The sign is as wide as a digit, and no hyphen that a line may break after. A zero has none. */
const withMinus = (amount: number) => `${amount < 0 ? '−' : ''}${group(Math.abs(amount))}`;

/** `1.234.567 ₫`, with a no-break space; below zero `−1.234.567 ₫`. Missing shows as '-'. */
export const formatMoney = (amount: number | undefined) =>
  amount === undefined ? '-' : `${withMinus(amount)}\u00a0₫`;

/** `1.234.567`, for columns with the unit in their header. */
export const formatAmount = (amount: number | undefined) => (amount === undefined ? '-' : withMinus(amount));

/** `+1.234.567` or `−1.234.567`, for incoming and outgoing money; zero has no sign. */
export const formatChange = (amount: number | undefined) =>
  `${amount !== undefined && amount > 0 ? '+' : ''}${formatAmount(amount)}`;

/** A count of things, grouped: `1.284`. */
export const formatCount = (value: number) => group(value);
