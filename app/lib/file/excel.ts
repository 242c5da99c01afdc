/* How Excel counts days and names columns: files are read and written by it. */

const DAY_SECONDS = 86_400;
const VIETNAM_SECONDS = 7 * 3600;
/** 1970-01-01 counted in days as Excel does, and from 1904 as old Macs did. */
const EPOCH_SERIAL = 25_569;
const DAYS_TO_1904 = 1462;
/** 1900-03-01, before which Excel counts a day that never was, to the end of 9999. */
const [FIRST_SERIAL, END_SERIAL] = [61, 2_958_466];

const isSerial = (serial: number) => serial >= FIRST_SERIAL && serial < END_SERIAL;

/** A moment (unix seconds) in days, in Vietnam time. Undefined where Excel's calendar has no such day. */
export function serialOf(seconds: number): number | undefined {
  const serial = (seconds + VIETNAM_SECONDS) / DAY_SECONDS + EPOCH_SERIAL;
  return isSerial(serial) ? serial : undefined;
}

/** The moment (unix seconds) that a serial says in Vietnam. Undefined: it is none of Excel's days. */
export function serialMoment(serial: number, is1904: boolean): number | undefined {
  const days = is1904 ? serial + DAYS_TO_1904 : serial;
  return isSerial(days) ? Math.round((days - EPOCH_SERIAL) * DAY_SECONDS) - VIETNAM_SECONDS : undefined;
}

/** `A`, `B`, ... `Z`, `AA`: the name of a column counted from 0. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
