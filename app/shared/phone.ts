import { formatPhone } from '#design-system';

/**
 * Formats a phone number for reading: 0912 345 678, 024 3938 1118 (a landline, area code first); hotlines unchanged.
 */
export function phoneText(sent: string): string {
  const national = sent.replace(/^\+84/, '0');
  if (/^0\d{9}$/.test(national)) return formatPhone(national);
  const [, area, exchange, line] = /^(02[48]|02\d\d)(\d{3,4})(\d{4})$/.exec(national) ?? [];
  return area ? `${area} ${exchange} ${line}` : national;
}
