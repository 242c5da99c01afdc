/** Amounts are integers of VND, formatted the Vietnamese way in both languages (specification 9). */

// Own code: `Intl.NumberFormat` takes some milliseconds to initialise, before the first rows.
const group = (digits: number) => String(digits).replace(/\B(?=(\d{3})+$)/g, '.');

/** The minus sign is as wide as a digit and, unlike a hyphen, allows no line break after it. Zero has no sign. */
const withMinus = (amount: number) => `${amount < 0 ? '−' : ''}${group(Math.abs(amount))}`;

/** `1.234.567 ₫`, with a no-break space; negative `−1.234.567 ₫`. Missing shows as '-'. */
export const formatMoney = (amount: number | undefined) =>
  amount === undefined ? '-' : `${withMinus(amount)}\u00a0₫`;

/** `1.234.567`, for columns with the unit in their header. */
export const formatAmount = (amount: number | undefined) => (amount === undefined ? '-' : withMinus(amount));

/** `+1.234.567` or `−1.234.567`, for incoming and outgoing money; zero has no sign. */
export const formatChange = (amount: number | undefined) =>
  `${amount !== undefined && amount > 0 ? '+' : ''}${formatAmount(amount)}`;

/** A count with separators: `1.284`. */
export const formatCount = (value: number) => group(value);
