/**
 * Rows with difficult data, about one every second day: an unknown status, a null note, a very long name, a content
 * that looks like HTML, one with direction marks and emoji; and one amount of 13 digits in every 100,000 rows.
 */
const EVERY = 1009;
const PLACES: Record<number, UnhappyKind> = {
  101: 'unknownStatus',
  303: 'nullNote',
  505: 'longName',
  707: 'htmlContent',
  909: 'marksContent',
};

export type UnhappyKind = 'unknownStatus' | 'nullNote' | 'longName' | 'htmlContent' | 'marksContent';

export const unhappyKind = (slot: number): UnhappyKind | undefined => PLACES[slot % EVERY];

export const HUGE_AMOUNT = 1_234_567_890_123;
export const isHuge = (slot: number): boolean => slot % 100_000 === 42_424;

export const LONG_NAME =
  'CONG TY TRACH NHIEM HUU HAN MOT THANH VIEN XUAT NHAP KHAU NONG LAM THUY HAI SAN VA THUONG MAI DICH VU ' +
  'TONG HOP QUOC TE NGUYEN PHUC HOANG GIA BAO LONG THANH CHI NHANH THANH PHO HO CHI MINH';

export const HTML_CONTENT =
  '<img src=x onerror=alert(1)><script>alert("thanh toan")</script><b>Don hang</b> &amp; {{ref}}';

/** Right-to-left override, zero-width space, emoji with joiners, letters with combining marks. */
export const MARKS_CONTENT =
  'Thanh toán \u202E00001 VND\u202C \u200Bcà phê ☕️👩‍🍳🇻🇳 Tie\u0302\u0301ng Vie\u0323\u0302t';
