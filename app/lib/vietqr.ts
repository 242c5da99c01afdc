import { unaccent } from './unaccent.ts';

/*
 * VietQR (NAPAS, "Format of the VietQR code for transfers" 1.5.2, on EMVCo merchant-presented QR 1.1): a text of
 * fields, each with a tag of two digits, a length of two digits and a value, ending with a checksum.
 */

/** An account that can receive money by VietQR. */
export interface VietQrAccount {
  /** The bank's six-digit code, assigned by NAPAS. */
  bin: string;
  /** Account or virtual account: up to 19 letters and digits. */
  account: string;
}

export interface VietQr extends VietQrAccount {
  /** VND. Without it the payer enters the amount, and the code can be used any number of times. */
  amount?: number | undefined;
  /** The transfer's description (62-08): up to 25 letters and digits, without diacritics, spaces, dots and hyphens. */
  content?: string | undefined;
}

/** NAPAS's identifier, and its service "transfer to an account". */
export const SCHEME = 'A000000727';
export const TO_ACCOUNT = 'QRIBFTTA';
export const VND = '704';

const BIN = /^\d{6}$/;
const ACCOUNT = /^[A-Za-z\d]{1,19}$/;
/** Up to 13 digits (EMVCo, tag 54), without decimals: the đồng has none. */
export const AMOUNT = /^[1-9]\d{0,12}$/;
const CONTENT = /^[A-Za-z\d][A-Za-z\d .-]{0,24}$/;
/** Maximum characters of a description. */
export const MAX_CONTENT = 25;

/** A text as a description: without diacritics, and with a space for invalid characters. Not truncated. */
export const plainContent = (text: string): string =>
  unaccent(text)
    .replace(/[^A-Za-z\d.-]+/g, ' ')
    .replace(/^[ .-]+/, '')
    .trimEnd();

/** Whether the format is one of a bank account. */
export const isAccountNumber = (account: string): boolean => ACCOUNT.test(account);

/** Whether a code can be made for this account. */
export const isVietQrAccount = ({ bin, account }: Partial<VietQrAccount>): boolean =>
  BIN.test(bin ?? '') && isAccountNumber(account ?? '');

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE (polynomial 0x1021, initial value 0xFFFF), as four uppercase hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The text of a code. Nothing is truncated or corrected: the money would go to another account, or with another
 * description.
 *
 * @throws {RangeError} if a part breaks the standard
 */
export function encodeVietQr({ bin, account, amount, content }: VietQr): string {
  if (!isVietQrAccount({ bin, account })) throw new RangeError('VietQR: not an account of a bank.');
  if (amount !== undefined && !AMOUNT.test(String(amount))) throw new RangeError('VietQR: not an amount.');
  if (content !== undefined && !CONTENT.test(content)) throw new RangeError('VietQR: not a content.');
  const receiver = field('00', bin) + field('01', account);
  const text = [
    field('00', '01'),
    // 11: reusable, 12: single use.
    field('01', amount === undefined ? '11' : '12'),
    field('38', field('00', SCHEME) + field('01', receiver) + field('02', TO_ACCOUNT)),
    field('53', VND),
    amount === undefined ? '' : field('54', String(amount)),
    field('58', 'VN'),
    content === undefined ? '' : field('62', field('08', content)),
    '6304',
  ].join('');
  return text + crc16(text);
}

/** Why a text stops being valid fields: no tag and length, a value that ends early, or a repeated tag. */
export interface FieldFault {
  about: 'noTag' | 'short' | 'twice';
  /** The number of characters read before it. */
  place: number;
  tag: string;
  /** The expected and the actual length of the value. */
  length: number;
  left: number;
}

/** The fields of a text in order, up to its end or its first fault. */
export function readFields(text: string): { fields: [tag: string, value: string][]; fault?: FieldFault } {
  const fields: [string, string][] = [];
  let place = 0;
  while (place < text.length) {
    const [, tag = '', digits = ''] = /^(\d\d)(\d\d)/.exec(text.slice(place, place + 4)) ?? [];
    const length = Number(digits);
    const value = text.slice(place + 4, place + 4 + length);
    const fault = (about: FieldFault['about']) => ({
      fields,
      fault: { about, place, tag, length, left: value.length },
    });
    if (!tag) return fault('noTag');
    if (value.length !== length) return fault('short');
    if (fields.some(([known]) => known === tag)) return fault('twice');
    fields.push([tag, value]);
    place += 4 + length;
  }
  return { fields };
}

/** The fields of a text by tag; undefined if it is not valid to its end. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const { fields, fault } = readFields(text);
  return fault ? undefined : new Map(fields);
}

/** Decodes a VietQR transfer in VND; undefined if it is not a complete one. */
export function decodeVietQr(text: string): VietQr | undefined {
  if (text.slice(-8, -4) !== '6304' || crc16(text.slice(0, -4)) !== text.slice(-4)) return undefined;
  const fields = fieldsOf(text);
  const transfer = fieldsOf(fields?.get('38') ?? '');
  const receiver = fieldsOf(transfer?.get('01') ?? '');
  const isTransfer = transfer?.get('00') === SCHEME && transfer.get('02') === TO_ACCOUNT;
  const [bin = '', account = ''] = [receiver?.get('00'), receiver?.get('01')];
  if (!isTransfer || fields?.get('53') !== VND || !isVietQrAccount({ bin, account })) return undefined;
  const amount = fields.get('54');
  if (amount !== undefined && !AMOUNT.test(amount)) return undefined;
  const content = fieldsOf(fields.get('62') ?? '')?.get('08');
  return {
    bin,
    account,
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(content !== undefined && { content }),
  };
}
