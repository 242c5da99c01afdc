import { formatPhone } from '#design-system';

/** A number as it is read: 0912 345 678; landlines and hotlines as they came. */
export function phoneText(sent: string): string {
  const national = sent.replace(/^\+84/, '0');
  return /^0\d{9}$/.test(national) ? formatPhone(national) : national;
}
