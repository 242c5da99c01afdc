import { unaccent } from './unaccent.ts';

/*
 * VietQR (NAPAS, "Format of the VietQR code for transfers" 1.5.2, on EMVCo merchant-presented QR 1.1): a text of fields,
 * each a tag of two digits, a length of two digits and its value, closed by a checksum.
 */

/** An account that money can be sent to by VietQR. */
export interface VietQrAccount {
  /** Of the bank: six digits, as NAPAS gives them. */
  bin: string;
  /** Account or virtual account: up to 19 letters and digits. */
  account: string;
}

export interface VietQr extends VietQrAccount {
  /** VND. Without it the payer types the amount, and the code may be used any number of times. */
  amount?: number | undefined;
  /** What the transfer says, up to 25 letters and digits without marks, blanks, dots, hyphens (62-08). */
  content?: string | undefined;
}

/** NAPAS as the scheme, and its service "transfer to an account". */
export const SCHEME = 'A000000727';
export const TO_ACCOUNT = 'QRIBFTTA';
export const VND = '704';

const BIN = /^\d{6}$/;
const ACCOUNT = /^[A-Za-z\d]{1,19}$/;
/** Up to 13 characters (EMVCo, tag 54); there is no smaller unit than a đồng. */
export const AMOUNT = /^[1-9]\d{0,12}$/;
const CONTENT = /^[A-Za-z\d][A-Za-z\d .-]{0,24}$/;
/** Most characters of a content. */
export const MAX_CONTENT = 25;

/** A text as the content of a transfer: without marks, and a blank for what no content holds. It is not cut. */
export const plainContent = (text: string): string =>
  unaccent(text)
    .replace(/[^A-Za-z\d.-]+/g, ' ')
    .replace(/^[ .-]+/, '')
    .trimEnd();

/** Whether a bank may give such an account. */
export const isAccountNumber = (account: string): boolean => ACCOUNT.test(account);

/** Whether a code can be made for this account. */
export const isVietQrAccount = ({ bin, account }: Partial<VietQrAccount>): boolean =>
  BIN.test(bin ?? '') && isAccountNumber(account ?? '');

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE (polynomial 0x1021, begins with 0xFFFF), as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/**
 * The text of a code. Nothing is cut or mended: money would go to another account, or under another content.
 *
 * @throws {RangeError} when a part is not as the standard has it.
 */
export function encodeVietQr({ bin, account, amount, content }: VietQr): string {
  if (!isVietQrAccount({ bin, account })) throw new RangeError('VietQR: not an account of a bank.');
  if (amount !== undefined && !AMOUNT.test(String(amount))) throw new RangeError('VietQR: not an amount.');
  if (content !== undefined && !CONTENT.test(content)) throw new RangeError('VietQR: not a content.');
  const receiver = field('00', bin) + field('01', account);
  const text = [
    field('00', '01'),
    // 11 may be paid again and again, 12 once.
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

/** Why a text stops being fields: no tag and length, a value that ends early, or a tag that was there before. */
export interface FieldFault {
  about: 'noTag' | 'short' | 'twice';
  /** How many characters were read before. */
  place: number;
  tag: string;
  /** Characters that the value should have, and has. */
  length: number;
  left: number;
}

/** The fields of a text in their order, up to its end or its first fault. */
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

/** The fields of a text by their tags; undefined where it is not fields to its end. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const { fields, fault } = readFields(text);
  return fault ? undefined : new Map(fields);
}

/** What a code says, or undefined where it is no whole VietQR transfer in VND. */
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
