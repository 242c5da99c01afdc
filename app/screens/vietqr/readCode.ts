import type { Key } from '../../i18n/index.ts';
import {
  AMOUNT,
  crc16,
  decodeVietQr,
  MAX_CONTENT,
  readFields,
  SCHEME,
  TO_ACCOUNT,
  type VietQr,
  VND,
} from '../../lib/vietqr.ts';

/** A field of a code: its path of tags from the outside in, such as `38-01-00`. */
export interface CodeField {
  tag: string;
  value: string;
}

/** A fault or warning about a code: a dictionary key and its values. */
export interface CodeFault {
  says: Key;
  values?: Record<string, string | number>;
}

export interface CodeReading {
  /** In order, nested fields after their parent; up to the first that cannot be read. */
  fields: CodeField[];
  faults: CodeFault[];
  /** Accepted by banks, but possibly not by other readers. */
  advice: CodeFault[];
  /** What can be rebuilt: a transfer to an account. */
  code: VietQr | undefined;
}

/** Fields that contain fields. */
const HOLDERS = new Set(['38', '38-01', '62']);

/** Accounts of other schemes (EMVCo, tags 26 to 51), each with the scheme's identifier as its first field. */
const isOtherAccount = (tag: string) => /^(?:2[6-9]|[34]\d|5[01])$/.test(tag) && tag !== '38';
/** Schemes common on counters in Vietnam, by their identifier. */
const SCHEMES: Record<string, string> = { A000000775: 'VNPAY-QR' };

/** Names of the fields. */
const NAMES: Record<string, Key> = {
  '00': 'vietqr.tag.format',
  '01': 'vietqr.tag.use',
  '38': 'vietqr.tag.account',
  '38-00': 'vietqr.tag.scheme',
  '38-01': 'vietqr.tag.receiver',
  '38-01-00': 'vietqr.tag.bank',
  '38-01-01': 'vietqr.tag.number',
  '38-02': 'vietqr.tag.service',
  '52': 'vietqr.tag.category',
  '53': 'vietqr.tag.currency',
  '54': 'vietqr.tag.amount',
  '58': 'vietqr.tag.country',
  '59': 'vietqr.tag.merchant',
  '60': 'vietqr.tag.city',
  '62': 'vietqr.tag.more',
  '62-01': 'vietqr.tag.bill',
  '62-03': 'vietqr.tag.store',
  '62-05': 'vietqr.tag.reference',
  '62-07': 'vietqr.tag.terminal',
  '62-08': 'vietqr.tag.content',
  '63': 'vietqr.tag.crc',
};

/** The name of a field, or "unknown". */
export const nameOfTag = (tag: string): Key => NAMES[tag] ?? 'vietqr.tag.unknown';

/** Reads the fields of a text and their nested fields; records where they cannot be read. */
function readAll(text: string, holder: string, faults: CodeFault[]): CodeField[] {
  const { fields, fault } = readFields(text);
  const pathOf = (tag: string) => (holder ? `${holder}-${tag}` : tag);
  if (fault) {
    const { about, place, tag, length, left } = fault;
    faults.push({
      says: about === 'noTag' && holder ? 'vietqr.fault.noTagIn' : `vietqr.fault.${about}`,
      values: { place: place + 1, tag: tag ? pathOf(tag) : holder, length, left },
    });
  }
  return fields.flatMap(([tag, value]) => {
    const path = pathOf(tag);
    const holds = HOLDERS.has(path) || (isOtherAccount(path) && !readFields(value).fault);
    return [{ tag: path, value }, ...(holds ? readAll(value, path, faults) : [])];
  });
}

/**
 * Faults of the final checksum: missing or wrong. The standard does not say how non-ASCII letters are encoded for it.
 */
function crcFaults(text: string): CodeFault[] {
  const letter = /[^ -~]/u.exec(text);
  if (letter) {
    return [{ says: 'vietqr.fault.letter', values: { letter: letter[0], place: letter.index + 1 } }];
  }
  const found = /6304(.{4})$/s.exec(text)?.[1];
  if (found === undefined) return [{ says: 'vietqr.fault.noCrc' }];
  const expected = crc16(text.slice(0, -4));
  return found.toUpperCase() === expected ? [] : [{ says: 'vietqr.fault.crc', values: { expected, found } }];
}

/** Missing required fields, and wrong values. */
function valueFaults(fields: readonly CodeField[]): CodeFault[] {
  const given = (tag: string) => fields.find((field) => field.tag === tag)?.value;
  const isGiven = (tag: string) => given(tag) !== undefined;
  const fixed = (tag: string, right: string): CodeFault[] =>
    isGiven(tag) && given(tag) !== right
      ? [{ says: 'vietqr.fault.fixed', values: { tag, right, found: given(tag) ?? '' } }]
      : [];
  const missing = ['00', '38', '53', '58'].filter((tag) => !isGiven(tag));
  const amount = given('54');
  return [
    ...missing.map((tag) => ({ says: 'vietqr.fault.missing', values: { tag } }) as const),
    ...fixed('00', '01'),
    ...fixed('38-00', SCHEME),
    ...fixed('53', VND),
    ...fixed('58', 'VN'),
    ...(amount !== undefined && !AMOUNT.test(amount)
      ? [
          {
            says: `vietqr.fault.${/^0+$/.test(amount) ? 'zero' : 'amount'}`,
            values: { found: amount },
          } as const,
        ]
      : []),
  ];
}

/** The scheme of a code that is not a VietQR: its name, or its identifier. */
function otherScheme(fields: readonly CodeField[]): string | undefined {
  if (fields.some(({ tag }) => tag === '38')) return undefined;
  const id = fields.find(({ tag }) => tag.endsWith('-00') && isOtherAccount(tag.slice(0, 2)))?.value;
  return id && (SCHEMES[id] ?? id);
}

/** Warnings about a valid code, and the code in the portal's own form. */
function adviceOf(text: string, fields: readonly CodeField[], read: VietQr | undefined) {
  const given = (tag: string) => fields.find((field) => field.tag === tag)?.value;
  const bill = given('62-08') === undefined ? given('62-01') : undefined;
  const content = given('62-08') ?? bill ?? '';
  const advice: CodeFault[] = [
    ...(/[a-f]/.test(text.slice(-4)) ? [{ says: 'vietqr.advice.smallCrc' } as const] : []),
    ...(bill === undefined ? [] : [{ says: 'vietqr.advice.bill', values: { content: bill } } as const]),
    ...(content.length > MAX_CONTENT
      ? [{ says: 'vietqr.advice.content', values: { count: content.length, most: MAX_CONTENT } } as const]
      : []),
  ];
  return { advice, code: read && { ...read, ...(content && { content }) } };
}

/**
 * Reads any text as a VietQR code: its fields, faults and warnings. Line ends and invisible characters come from
 * copying.
 */
export function readCode(pasted: string): CodeReading {
  const text = pasted.replace(/[\t\r\n\p{Cf}]+/gu, '').trim();
  const faults: CodeFault[] = [];
  const none = { advice: [], code: undefined };
  const fields = readAll(text, '', faults);
  if (fields.length === 0) return { fields, faults: [{ says: 'vietqr.fault.noCode' }], ...none };
  const scheme = otherScheme(fields);
  if (scheme) return { fields, faults: [{ says: 'vietqr.fault.scheme', values: { scheme } }], ...none };
  const isWhole = faults.length === 0;
  faults.push(...crcFaults(text), ...(isWhole ? valueFaults(fields) : []));
  if (faults.length > 0) return { fields, faults, ...none };
  const read = decodeVietQr(text.slice(0, -4) + text.slice(-4).toUpperCase());
  return { fields, faults, ...adviceOf(text, fields, read) };
}

/** What this service pays: an account, a card, a purchase, or a cash withdrawal. */
export function serviceName(service: string): Key | undefined {
  const names: Record<string, Key> = {
    [TO_ACCOUNT]: 'vietqr.service.account',
    QRIBFTTC: 'vietqr.service.card',
    QRPUSH: 'vietqr.service.purchase',
    QRCASH: 'vietqr.service.cash',
  };
  return names[service];
}
