/** Formats a count: thousands are grouped by dots in both languages, as everywhere in the product. */
export const formatCount = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
