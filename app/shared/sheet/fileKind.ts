import { holds, latin, OLD_OFFICE } from '../../lib/file/bookFormat.ts';
import { type CsvText, damagedLine, decodeText } from '../../lib/file/parseCsv.ts';
import { FileRefused, type RefusalName, type Sentence, type Sheet } from './types.ts';

/* Detects the type of a file by its bytes, not by its name. */

export const refuse = (name: RefusalName, values?: Sentence['values'], sheets?: readonly Sheet[]) =>
  new FileRefused({ key: `reconciliation.file.refused.${name}`, ...(values && { values }) }, sheets);
/** The first bytes of files that are not sheets. */
const KINDS: readonly (readonly [name: string, start: string])[] = [
  ['PDF', '%PDF'],
  ['PNG', '\x89PNG'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF8'],
  ['GZIP', '\x1f\x8b'],
  ['RAR', 'Rar!'],
  ['7-Zip', '7z\xbc\xaf'],
  ['RTF', '{\\rtf'],
];
/** The refusal of a zip that is no workbook, by the names of its parts. */
export function otherZip(bytes: Uint8Array): FileRefused {
  if (holds(bytes, 'word/document.xml', false)) return refuse('notSheet', { type: 'Word' });
  if (holds(bytes, 'ppt/presentation.xml', false)) return refuse('notSheet', { type: 'PowerPoint' });
  if (holds(bytes, 'opendocument', false)) return refuse('openDocument');
  return refuse(holds(bytes, 'xl/workbook.xml', false) ? 'brokenXlsx' : 'notWorkbook');
}

/** Refuses what is neither text nor a workbook, whatever its name says. */
export function refuseOthers(bytes: Uint8Array): void {
  if (bytes.length === 0) throw refuse('empty');
  const start = latin(bytes.subarray(0, 16));
  if (start.startsWith(OLD_OFFICE)) throw refuse('password');
  const kind = KINDS.find(([, sign]) => start.startsWith(sign))?.[0];
  if (kind) throw refuse('notSheet', { type: kind });
}

export function textOf(bytes: Uint8Array): CsvText {
  const decoded = decodeText(bytes);
  if (!decoded) throw refuse('notText');
  if (decoded.encoding === 'Windows-1258') {
    const line = damagedLine(bytes);
    if (line !== undefined) throw refuse('damagedText', { line });
  }
  const start = decoded.text.slice(0, 2000).trimStart();
  if (/^<(?:!doctype|html|table|meta|head|body|div|style|\?xml|script)/i.test(start)) throw refuse('webPage');
  if (/^[{[]\s*["{\]}]/.test(start)) throw refuse('notSheet', { type: 'JSON' });
  if (start === '') throw refuse('empty');
  return decoded;
}
