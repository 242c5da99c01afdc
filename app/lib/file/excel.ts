/* Excel's day numbers and column names, for reading and writing files. */

const DAY_SECONDS = 86_400;
const VIETNAM_SECONDS = 7 * 3600;
/** The serial number of 1970-01-01 in Excel's calendar, and in the 1904 calendar of old Macs. */
const EPOCH_SERIAL = 25_569;
const DAYS_TO_1904 = 1462;
/** From 1900-03-01, before which Excel counts a day that did not exist, to the end of 9999. */
const [FIRST_SERIAL, END_SERIAL] = [61, 2_958_466];

const isSerial = (serial: number) => serial >= FIRST_SERIAL && serial < END_SERIAL;

/** The serial number of a time (unix seconds) in Vietnam. Undefined if Excel's calendar has no such day. */
export function serialOf(seconds: number): number | undefined {
  const serial = (seconds + VIETNAM_SECONDS) / DAY_SECONDS + EPOCH_SERIAL;
  return isSerial(serial) ? serial : undefined;
}

/** The time (unix seconds) of a serial number in Vietnam. Undefined if it is outside Excel's calendar. */
export function serialMoment(serial: number, is1904: boolean): number | undefined {
  const days = is1904 ? serial + DAYS_TO_1904 : serial;
  return isSerial(days) ? Math.round((days - EPOCH_SERIAL) * DAY_SECONDS) - VIETNAM_SECONDS : undefined;
}

/** `A`, `B`, ... `Z`, `AA`: the name of a column, counted from 0. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
