/** Amounts are integers of VND, shown the Vietnamese way in both languages (specification 9). */

const currency = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' });
const plain = new Intl.NumberFormat('vi-VN');

/** `1.234.567 ₫`, with a no-break space. Missing shows as '-'. */
export const formatMoney = (amount: number | undefined) =>
  amount === undefined ? '-' : currency.format(amount);

/** `1.234.567`, where the unit stands in the column's header. */
export const formatAmount = (amount: number | undefined) =>
  amount === undefined ? '-' : plain.format(amount);

/** A count of things, grouped: `1.284`. */
export const formatCount = (value: number) => plain.format(value);
