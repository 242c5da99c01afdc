const grouped = new Intl.NumberFormat('vi-VN');

/** A count for reading: thousands are grouped by dots in both languages, as the product writes its figures. */
export const formatCount = (value: number) => grouped.format(value);
