import { strToU8, zipSync } from 'fflate';
import type { DayRange } from '#app/lib/time.ts';
import { checkRows } from '#app/shared/sheet/checkRows.ts';
import { matchRows } from '#app/shared/sheet/matchRows.ts';
import {
  distinctRows,
  paymentRow,
  refundRow,
  type SystemPayment,
  type SystemRefund,
} from '#app/shared/sheet/partners.ts';
import { type FileTable, readFile } from '#app/shared/sheet/readFile.ts';
import { FileRefused, type MatchOptions, type Sentence } from '#app/shared/sheet/types.ts';

/** Files as users, banks and gateways create them. */

export const HEADINGS = ['Mã giao dịch', 'Mã đơn hàng', 'Thời gian giao dịch', 'Số tiền (VND)', 'Trạng thái'];
export const ROW = ['TX1', 'DH1', '01/11/2026 09:00:00', '100000', 'Thành công'];
const CSV = `${HEADINGS.join(',')}\n${ROW.join(',')}\n`;

export const utf8 = (text: string) => strToU8(text);
export const csv = (...lines: readonly (readonly string[])[]) =>
  utf8(lines.map((line) => line.join(',')).join('\n'));
export const good = (...lines: readonly (readonly string[])[]) => csv(HEADINGS, ...lines);
export const utf16 = (text: string, isBig = false) =>
  new Uint8Array(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
export const joinBytes = (...all: readonly (Uint8Array | readonly number[])[]) =>
  new Uint8Array(all.flatMap((one) => [...one]));
export const plain = CSV;

/** Vietnamese in the old Windows code page: diacritics are separate bytes. */
export function windows1258(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1258');
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  const marks = new Set(['\u0300', '\u0301', '\u0303', '\u0309', '\u0323']);
  return new Uint8Array(
    [...text].flatMap((letter) => {
      const all = [...letter.normalize('NFD')];
      const tones = all.filter((sign) => marks.has(sign));
      const base = all
        .filter((sign) => !marks.has(sign))
        .join('')
        .normalize('NFC');
      return [base, ...tones].map((sign) => byteOf.get(sign) ?? 63);
    }),
  );
}

const SCHEMAS = 'http://schemas.openxmlformats.org';
const REL = `${SCHEMAS}/officeDocument/2006/relationships`;
const MAIN = `${SCHEMAS}/spreadsheetml/2006/main`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const KINDS = { workbook: 'sheet.main', styles: 'styles', sharedStrings: 'sharedStrings' };
/** The part of a workbook that says what the others are. */
export const contentTypes = (...names: (keyof typeof KINDS)[]) =>
  `<Types xmlns="${SCHEMAS}/package/2006/content-types">${names
    .map((name) => `<Override PartName="/xl/${name}.xml" ContentType="${TYPE}.${KINDS[name]}+xml"/>`)
    .join('')}</Types>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A cell: text, a number, or its XML. */
export type TestCell = string | number | { xml: (place: string) => string };
export const date = (serial: number): TestCell => ({
  xml: (place) => `<c r="${place}" s="1"><v>${serial}</v></c>`,
});
export const raw = (value: string): TestCell => ({ xml: (place) => `<c r="${place}"><v>${value}</v></c>` });
export const formula = (value: string | undefined): TestCell => ({
  xml: (place) => `<c r="${place}"><f>A1*2</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`,
});

export interface TestSheet {
  name: string;
  state?: 'hidden' | 'veryHidden';
  lines: readonly (readonly TestCell[])[];
  /** `B2:B4` */
  merged?: readonly string[];
  /** Lines hidden by a filter, from 1. */
  hidden?: readonly number[];
}

function sheetXml({ lines, merged = [], hidden = [] }: TestSheet): string {
  const cellXml = (cell: TestCell, place: string) => {
    if (typeof cell === 'object') return cell.xml(place);
    if (cell === '') return '';
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  };
  const rows = lines.map((cells, row) => {
    const all = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`));
    return `<row r="${row + 1}"${hidden.includes(row + 1) ? ' hidden="1"' : ''}>${all.join('')}</row>`;
  });
  const blocks = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const tail = blocks && `<mergeCells count="${merged.length}">${blocks}</mergeCells>`;
  return `<worksheet><sheetData>${rows.join('')}</sheetData>${tail}</worksheet>`;
}

/** The number formats of the styles: style 1 shows a number as a date, the others as another amount. */
const FORMATS = ['dd/mm/yyyy\\ hh:mm', '#,##0&quot;.000&quot;', '#,##0.000', '#,##0,'];
export const styled = (value: number, style: number): TestCell => ({
  xml: (place) => `<c r="${place}" s="${style}"><v>${value}</v></c>`,
});

/** An Excel workbook. */
export function book(sheets: readonly TestSheet[], is1904 = false): Uint8Array {
  const names = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${REL}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes('workbook', 'styles'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${FORMATS.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  };
  sheets.forEach((sheet, at) => {
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet);
  });
  return zip(parts);
}
export const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

/** The table of a file, or the message of its refusal. */
export async function readOrRefused(
  bytes: Uint8Array,
  name = 'doi-soat.csv',
  sheet?: string,
): Promise<FileTable | Sentence> {
  try {
    return await readFile(name, bytes, { sheet });
  } catch (error) {
    if (error instanceof FileRefused) return error.sentence;
    throw error;
  }
}
export const readTable = (bytes: Uint8Array, name?: string, sheet?: string) =>
  readFile(name ?? 'doi-soat.csv', bytes, { sheet });

const yieldToPage = () => Promise.resolve();
export const checkTable = (
  table: FileTable,
  period?: { from: string; to: string },
  mapping = table.about.mapping,
) => checkRows(table, mapping, period, yieldToPage);

/** The portal's side of a comparison. */
export interface SystemLists {
  transactions?: readonly SystemPayment[];
  refunds?: readonly SystemRefund[];
}
export const systemRows = ({ transactions = [], refunds = [] }: SystemLists) =>
  distinctRows([...transactions.map(paymentRow), ...refunds.map(refundRow)]);

/** Reads, checks and compares. */
export async function compareFile(
  bytes: Uint8Array,
  system: SystemLists,
  { refunds = true, period, ...options }: Partial<MatchOptions> & { period?: DayRange } = {},
) {
  const table = await readTable(bytes);
  const checked = await checkTable(table, period);
  const rows = systemRows(system);
  return { checked, ...(await matchRows(table, checked, rows, { refunds, ...options }, yieldToPage)) };
}
