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

/** What is wrong with a code: a sentence of the dictionary, and what it is filled with. */
export interface CodeFault {
  says: Key;
  values?: Record<string, string | number>;
}

export interface CodeReading {
  /** In their order, those within another behind it; up to the first that cannot be read. */
  fields: CodeField[];
  faults: CodeFault[];
  /** What can be made anew of it: a transfer to an account. */
  code: VietQr | undefined;
}

/** The fields that hold fields. */
const HOLDERS = new Set(['38', '38-01', '62']);

/** What each field is called. */
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

/** What a field is called; one that this portal does not know by "unknown". */
export const nameOfTag = (tag: string): Key => NAMES[tag] ?? 'vietqr.tag.unknown';

/** The fields of a text and of what they hold, and where they cannot be read. */
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
    return [{ tag: path, value }, ...(HOLDERS.has(path) ? readAll(value, path, faults) : [])];
  });
}

/** The checksum at the end: there, and the right one. The standard does not say how non-ASCII letters are encoded for it. */
function crcFaults(text: string): CodeFault[] {
  const letter = /[^ -~]/u.exec(text);
  if (letter) {
    return [{ says: 'vietqr.fault.letter', values: { letter: letter[0], place: letter.index + 1 } }];
  }
  const found = /6304(.{4})$/s.exec(text)?.[1];
  if (found === undefined) return [{ says: 'vietqr.fault.noCrc' }];
  const expected = crc16(text.slice(0, -4));
  return found === expected ? [] : [{ says: 'vietqr.fault.crc', values: { expected, found } }];
}

/** What each value must be, where it is there; and what must be there. */
function valueFaults(fields: readonly CodeField[]): CodeFault[] {
  const given = (tag: string) => fields.find((field) => field.tag === tag)?.value;
  const isGiven = (tag: string) => given(tag) !== undefined;
  const fixed = (tag: string, right: string): CodeFault[] =>
    isGiven(tag) && given(tag) !== right
      ? [{ says: 'vietqr.fault.fixed', values: { tag, right, found: given(tag) ?? '' } }]
      : [];
  const missing = ['00', '38', '53', '58'].filter((tag) => !isGiven(tag));
  const [amount, content = ''] = [given('54'), given('62-08')];
  return [
    ...missing.map((tag) => ({ says: 'vietqr.fault.missing', values: { tag } }) as const),
    ...fixed('00', '01'),
    ...fixed('38-00', SCHEME),
    ...fixed('53', VND),
    ...fixed('58', 'VN'),
    ...(amount !== undefined && !AMOUNT.test(amount)
      ? [{ says: 'vietqr.fault.amount', values: { found: amount } } as const]
      : []),
    ...(content.length > MAX_CONTENT
      ? [{ says: 'vietqr.fault.content', values: { count: content.length, most: MAX_CONTENT } } as const]
      : []),
  ];
}

/** Reads any text as a VietQR code: its fields, and all that is wrong with it. */
export function readCode(pasted: string): CodeReading {
  const text = pasted.trim();
  const faults: CodeFault[] = [];
  const fields = readAll(text, '', faults);
  if (fields.length === 0) return { fields, faults: [{ says: 'vietqr.fault.noCode' }], code: undefined };
  const isWhole = faults.length === 0;
  faults.push(...crcFaults(text), ...(isWhole ? valueFaults(fields) : []));
  return { fields, faults, code: faults.length === 0 ? decodeVietQr(text) : undefined };
}

/** Whether money goes to an account by this service, to a card, or for a purchase. */
export function serviceName(service: string): Key | undefined {
  const names: Record<string, Key> = {
    [TO_ACCOUNT]: 'vietqr.service.account',
    QRIBFTTC: 'vietqr.service.card',
    QRPUSH: 'vietqr.service.purchase',
    QRCASH: 'vietqr.service.cash',
  };
  return names[service];
}
