/** A count for reading: thousands are grouped by dots in both languages, as the product writes its figures. */
export const formatCount = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
