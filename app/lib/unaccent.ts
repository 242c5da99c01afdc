/** Removes diacritics and keeps case: "Đặng" becomes "Dang". Unicode does not decompose đ. */
export const unaccent = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');
