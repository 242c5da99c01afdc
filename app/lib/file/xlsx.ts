import { strFromU8, unzipSync } from 'fflate';
import { formatDate, formatDateTime } from '../time.ts';
import { columnName, serialMoment } from './excel.ts';

/*
 * Reads XLSX (ECMA-376): the sheets of a workbook, and the cells of one of them. Compared with libraries in
 * docs/decisions/reading-sheets.md. It only scans forward, so that the time is linear in the file's length even for
 * malformed files.
 */

/** Limit of the unpacked bytes, and of the characters in all cells: no real sheet is larger. */
export const MOST_BYTES = 100 * 1024 * 1024;
/** The row limit of Excel. */
const MOST_ROWS = 1_048_576;
/** Maximum number of columns: no real sheet has more, and a single cell far to the right would create a huge row. */
export const MOST_COLUMNS = 256;
/** Maximum number of cells with the gaps between them: protects the page's memory. */
const MOST_CELLS = 4_000_000;
/** Excel's character limit of a cell. */
export const MOST_LETTERS = 32_767;
const ROOT_RELATIONS = '_rels/.rels';

/** The signature of a zip file, and so of an XLSX. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
export const isZip = (bytes: Uint8Array) => ZIP.every((byte, index) => bytes[index] === byte);

/**
 * `tooLarge`: larger than a real sheet when unpacked. `broken`: not a workbook, or a part is missing or truncated.
 * `password`: protected by a password.
 */
export class XlsxError extends Error {
  override name = 'XlsxError';
  constructor(readonly reason: 'broken' | 'tooLarge' | 'password') {
    super(reason);
  }
}

/** The value of a formula that was never calculated. */
export const UNCALCULATED = '#FORMULA!';

/** Text, or a number that the spreadsheet stores as a number. A date is text: `DD/MM/YYYY` or `DD/MM/YYYY HH:mm:ss`. */
export type SheetCell = string | number;

export interface SheetLines {
  /** Rows as the spreadsheet counts them, each up to its last non-empty cell. */
  lines: SheetCell[][];
  /** The number of cells with a calculated formula: they hold its last result. */
  formulas: number;
  /** Merged cells over several rows: their first column and their rows, from 0. */
  merged: { column: number; from: number; to: number }[];
  /** Rows, from 0, that the spreadsheet hides, as by a filter. */
  hidden: ReadonlySet<number>;
  /** Numbers whose format shows them a thousand times larger or smaller: their count, and the first of them. */
  disguised?: { count: number; cell: string; stored: string; shown: string; read: string };
}

export interface Workbook {
  sheets: readonly { name: string; hidden: boolean }[];
  /** Dates of this file are counted from 1904, as on old Macs. */
  is1904: boolean;
  /** @throws {XlsxError} */
  read(name: string): SheetLines;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function plainText(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, code, name) =>
        name ? (ENTITIES[name] ?? whole) : String.fromCodePoint(Number.parseInt(hex ?? code, hex ? 16 : 10)),
      )
    : xml;
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

const STARTS = {
  t: /<t(?=[\s/>])([^<>]*)>/g,
  v: /<v(?=[\s/>])([^<>]*)>/g,
  si: /<si(?=[\s/>])([^<>]*)>/g,
};

/** The content of the elements with this name; they are never nested. */
function insidesOf(xml: string, name: keyof typeof STARTS): string[] {
  const insides: string[] = [];
  const start = new RegExp(STARTS[name]);
  for (let found = start.exec(xml); found; found = start.exec(xml)) {
    if (found[1]?.endsWith('/')) {
      insides.push('');
      continue;
    }
    const end = xml.indexOf(`</${name}>`, start.lastIndex);
    if (end < 0) break;
    insides.push(xml.slice(start.lastIndex, end));
    start.lastIndex = end;
  }
  return insides;
}

/** All texts of a part: several runs are joined; phonetic readings are left out. */
function textsIn(xml: string): string {
  if (xml.startsWith('<t>') && xml.indexOf('<', 3) === xml.length - 4) return plainText(xml.slice(3, -4));
  const [before = '', ...readings] = xml.split('<rPh');
  const written = [before, ...readings.map((reading) => reading.split('</rPh>')[1] ?? '')].join('');
  return insidesOf(written, 't').map(plainText).join('');
}

const attribute = (tag: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`).exec(tag)?.[2];
const PLACE = /\br\s*=\s*["']([A-Z]*)\d*["']/;
const ROW = /\br\s*=\s*["'](\d+)["']/;
const STYLE = /\bs\s*=\s*["'](\d+)["']/;
const TYPE = /\bt\s*=\s*["'](\w+)["']/;

/** `A` is 0, `AA` is 26. Some writers omit the reference: the cell then follows the previous one. */
function columnOf(letters: string): number {
  let column = 0;
  for (let place = 0; place < letters.length; place += 1)
    column = column * 26 + letters.charCodeAt(place) - 64;
  return column - 1;
}

/** Built-in number formats of Excel that are dates or times. */
const isDateId = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isDateCode = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, ''));

/** Formats without a thousands separator: a code with leading zeros, `"QR"0000000000`; and a percentage, `0.0%`. */
const CODE = /^(?:"([^"]*)"|((?:\\.)*))(0{2,})$/;
const SHARE = /^#?0(?:\.(0+))?%$/;
/**
 * Formats that show an amount a thousand times larger, `#,##0".000"` and `0.000`, or smaller, `#,##0,`. Literal text
 * after the number, and three decimals, which VND does not have, are read as displayed; a shortened number is read in
 * full, because that is the amount.
 */
const DISGUISE = /^(?:#,##)?[0#](?:("[.,]000")|(\.000)|(,))(?![#0])/;
function disguiseOf(number: number, code: string): { shown: string; read: SheetCell } | undefined {
  const [found, zeros, decimals] = DISGUISE.exec(code) ?? [];
  if (!found || number === 0) return undefined;
  const grouped = number.toLocaleString('en-US', {
    minimumFractionDigits: decimals ? 3 : 0,
    maximumFractionDigits: 3,
  });
  if (zeros) return { shown: `${grouped}.000`, read: number * 1000 };
  return decimals
    ? { shown: grouped, read: grouped }
    : { shown: String(Math.round(number / 1000)), read: number };
}

/** How a format displays a number, if that differs from the number; otherwise undefined. */
function shownAs(number: number, code: string): string | undefined {
  const [, quoted, escaped = '', zeros] = CODE.exec(code) ?? [];
  if (zeros && Number.isSafeInteger(number) && number >= 0)
    return `${quoted ?? escaped.replaceAll('\\', '')}${String(number).padStart(zeros.length, '0')}`;
  const share = SHARE.exec(code);
  return share ? `${(number * 100).toFixed(share[1]?.length ?? 0).replace('.', ',')}%` : undefined;
}

/** By index: `date` for a style that shows a number as a date, otherwise its format code. */
function stylesOf(xml: string): string[] {
  const codes = new Map([
    [9, '0%'],
    [10, '0.00%'],
  ]);
  for (const [tag] of xml.matchAll(/<numFmt\s[^<>]*>/g))
    codes.set(Number(attribute(tag, 'numFmtId')), plainText(attribute(tag, 'formatCode') ?? ''));
  const [, formats = ''] = xml.split('<cellXfs');
  const [cellFormats = ''] = formats.split('</cellXfs>');
  return Array.from(cellFormats.matchAll(/<xf\s[^<>]*>/g), ([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    const code = codes.get(id);
    return (code === undefined ? isDateId(id) : isDateCode(code)) ? 'date' : (code ?? '');
  });
}

interface Context {
  shared: readonly string[];
  styles: readonly string[];
  is1904: boolean;
}

function styledNumber(number: number, style: string, is1904: boolean): SheetCell {
  const moment = style === 'date' ? serialMoment(number, is1904) : undefined;
  if (moment === undefined) return shownAs(number, style) ?? disguiseOf(number, style)?.read ?? number;
  return Number.isInteger(number) ? formatDate(moment) : formatDateTime(moment);
}

/** A number as displayed, if the format adds meaning: a date, a code, a percentage. */
export const numberShown = (number: number, format: string, is1904: boolean): SheetCell =>
  styledNumber(number, isDateCode(format) && format !== 'General' ? 'date' : format, is1904);

function cellOf(tag: string, inside: string, { shared, styles, is1904 }: Context): SheetCell {
  const isPlain = inside.startsWith('<v>') && inside.indexOf('<', 3) === inside.length - 4;
  const value = isPlain ? inside.slice(3, -4) : insidesOf(inside, 'v')[0];
  switch (TYPE.exec(tag)?.[1]) {
    case 's':
      return shared[Number(value ?? -1)] ?? '';
    case 'inlineStr':
      return textsIn(inside);
    case 'str':
    case 'b':
    case 'e':
    case 'd':
      return plainText(value ?? '');
  }
  const number = Number(value || Number.NaN);
  if (!Number.isFinite(number)) return plainText(value ?? '');
  return styledNumber(number, styles[Number(STYLE.exec(tag)?.[1])] ?? '', is1904);
}

const HIDDEN = /\bhidden\s*=\s*["'](?:1|true)["']/;

/** The merged blocks that span several rows. */
function mergedIn(xml: string): SheetLines['merged'] {
  const start = xml.lastIndexOf('<mergeCells');
  if (start < 0) return [];
  return Array.from(
    xml.slice(start).matchAll(/<mergeCell\s[^<>]*?\b([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})/g),
  ).flatMap(([, letters = '', from, to]) =>
    Number(to) > Number(from)
      ? [{ column: columnOf(letters), from: Number(from) - 1, to: Number(to) - 1 }]
      : [],
  );
}

/**
 * Copies the first row of each merged block into its other rows, from row `first` (from 0) on; rows that are otherwise
 * empty stay empty. Returns the number of filled cells.
 */
export function fillMerged(
  { lines, merged }: Pick<SheetLines, 'lines' | 'merged'>,
  first = 0,
  isLeft: (column: number) => boolean = () => false,
): number {
  let [filled, steps] = [0, 0];
  for (const { column, from, to } of merged) {
    const value = lines[from]?.[column] ?? '';
    if (value === '' || from < first || isLeft(column)) continue;
    for (let at = from + 1; at <= Math.min(to, lines.length - 1); at += 1) {
      if (++steps > MOST_CELLS) throw new XlsxError('tooLarge');
      const line = lines[at] ?? [];
      if ((line[column] ?? '') !== '' || line.every((cell) => cell === '')) continue;
      while (line.length < column) line.push('');
      line[column] = value;
      filled += 1;
    }
  }
  return filled;
}

/** The cells of a sheet's XML, row by row. */
function linesOf(xml: string, context: Context): SheetLines {
  const hidden = new Set<number>();
  const found: SheetLines = { lines: [], formulas: 0, merged: mergedIn(xml), hidden };
  const start = /<(?:row|c)(?=[\s/>])([^<>]*)>/g;
  let line: SheetCell[] | undefined;
  let [row, next, cells, size] = [0, 0, 0, 0];
  for (let match = start.exec(xml); match; match = start.exec(xml)) {
    const tag = match[1] ?? '';
    if (xml[match.index + 1] === 'r') {
      row = Number(ROW.exec(tag)?.[1] ?? row + 1);
      line = row >= 1 && row <= MOST_ROWS ? (found.lines[row - 1] ?? []) : undefined;
      if (line) found.lines[row - 1] = line;
      if (line && HIDDEN.test(tag)) hidden.add(row - 1);
      next = 0;
      continue;
    }
    const letters = PLACE.exec(tag)?.[1];
    const column = letters ? columnOf(letters) : next;
    next = column + 1;
    if (tag.endsWith('/')) continue;
    const end = xml.indexOf('</c>', start.lastIndex);
    if (end < 0) break;
    const inside = xml.slice(start.lastIndex, end);
    start.lastIndex = end;
    if (!line || column < 0 || column >= MOST_COLUMNS) continue;
    let cell = cellOf(tag, inside, context);
    if (inside.includes('<f')) {
      if (cell === '' && !/<v[\s>]/.test(inside)) cell = UNCALCULATED;
      else found.formulas += 1;
    }
    if (cell === '') continue;
    const { length } = String(cell);
    size += length;
    if (length > MOST_LETTERS || size > MOST_BYTES) throw new XlsxError('tooLarge');
    const style = context.styles[Number(STYLE.exec(tag)?.[1])];
    const number = style && DISGUISE.test(style) && !TYPE.test(tag) && Number(insidesOf(inside, 'v')[0]);
    const disguise = number && disguiseOf(number, style);
    if (disguise) {
      const { shown, read } = disguise;
      found.disguised ??= {
        count: 0,
        cell: `${columnName(column)}${row}`,
        stored: String(number),
        shown,
        read: String(read),
      };
      found.disguised.count += 1;
    }
    cells += Math.max(0, column + 1 - line.length);
    if (cells > MOST_CELLS) throw new XlsxError('tooLarge');
    while (line.length < column) line.push('');
    line[column] = cell;
  }
  found.lines = Array.from(found.lines, (one = []) => one);
  return found;
}

/**
 * A path inside the file, resolved from the folder of the part that names it; some writers use backslashes, or absolute
 * paths.
 */
function pathOf(target: string, folder = ''): string {
  const name = target.replaceAll('\\', '/').toLowerCase();
  const isWhole = name.startsWith('/') || (folder !== '' && name.startsWith(`${folder}/`));
  const path: string[] = [];
  for (const step of (isWhole ? name : `${folder}/${name}`).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/**
 * A part as text, without the prefix that some writers give to all elements (`x:row`), and with CDATA as plain text.
 */
function textOf(bytes: Uint8Array | undefined): string {
  if (!bytes) return '';
  const wide = bytes[0] === 0xff || bytes[1] === 0 ? 'utf-16le' : 'utf-16be';
  const isWide = bytes.subarray(0, 2).some((byte) => byte === 0 || byte >= 0xfe);
  const xml = isWide ? new TextDecoder(wide).decode(bytes) : strFromU8(bytes);
  const [start = '', ...sections] = xml.split('<![CDATA[');
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const bare = [
    start,
    ...sections.map((text) => text.replace(/^(.*?)]]>/s, (_, inside) => escaped(inside))),
  ].join('');
  const [, prefix] =
    /<(\w{1,20}):(?:workbook|worksheet|sst|styleSheet|Relationships)[\s>]/.exec(bare.slice(0, 2000)) ?? [];
  return prefix ? bare.replace(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1') : bare;
}

/** Reads only these parts of the file as text: each once and up to its limit, whatever else the file holds. */
function readParts(bytes: Uint8Array, paths: readonly string[]): (path: string) => string {
  const left = new Set(paths);
  let size = 0;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!left.delete(pathOf(name))) return false;
        size += originalSize;
        if (size > MOST_BYTES) throw new XlsxError('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof XlsxError ? error : new XlsxError('broken');
  }
  const texts = new Map(Object.entries(parts).map(([name, part]) => [pathOf(name), textOf(part)]));
  return (path) => texts.get(path) ?? '';
}

/** The targets of a part's relationships: the path of each, by id and by type. */
function relationsOf(xml: string, folder: string) {
  const byId = new Map<string, string>();
  const byKind = new Map<string, string>();
  for (const [tag] of xml.matchAll(/<Relationship\s[^<>]*>/g)) {
    const path = pathOf(plainText(attribute(tag, 'Target') ?? ''), folder);
    const kind = attribute(tag, 'Type')?.split('/').at(-1) ?? '';
    if (kind === 'worksheet') byId.set(attribute(tag, 'Id') ?? '', path);
    else byKind.set(kind, path);
  }
  return { byId, byKind };
}

/**
 * Opens a workbook: lists its sheets, and reads one on demand. Never runs any of its content.
 *
 * @throws {XlsxError}
 */
export function openXlsx(bytes: Uint8Array): Workbook {
  const root = readParts(bytes, [ROOT_RELATIONS])(ROOT_RELATIONS);
  const main = relationsOf(root, '').byKind.get('officeDocument') ?? 'xl/workbook.xml';
  const [, folder = '', file = main] = /^(.*)\/([^/]*)$/.exec(main) ?? [];
  const relations = pathOf(`_rels/${file}.rels`, folder);
  const part = readParts(bytes, [main, relations]);
  const { byId, byKind } = relationsOf(part(relations), folder);
  const sheets: { name: string; hidden: boolean; target: string }[] = [];
  for (const [tag] of part(main).matchAll(/<sheet\s[^<>]*>/g)) {
    const target = byId.get(attribute(tag, 'r:id') ?? attribute(tag, '\\w+:id') ?? '');
    const hidden = /hidden/i.test(attribute(tag, 'state') ?? '');
    if (target) sheets.push({ name: plainText(attribute(tag, 'name') ?? ''), hidden, target });
  }
  if (sheets.length === 0) throw new XlsxError('broken');
  const [properties = ''] = /<workbookPr\b[^<>]*>/.exec(part(main)) ?? [];
  const is1904 = /^(1|true)$/.test(attribute(properties, 'date1904') ?? '');
  const shared = byKind.get('sharedStrings') ?? pathOf('sharedStrings.xml', folder);
  const styles = byKind.get('styles') ?? pathOf('styles.xml', folder);
  let context: Context | undefined;
  return {
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    is1904,
    read(name) {
      const target = sheets.find((sheet) => sheet.name === name)?.target ?? '';
      const read = readParts(bytes, context ? [target] : [target, shared, styles]);
      context ??= {
        shared: insidesOf(read(shared), 'si').map(textsIn),
        styles: stylesOf(read(styles)),
        is1904,
      };
      const sheet = read(target);
      if (!sheet) throw new XlsxError('broken');
      return linesOf(sheet, context);
    },
  };
}

/** The cells of the first visible sheet, as text. Undefined if none can be read. */
export function parseXlsx(bytes: Uint8Array): string[][] | undefined {
  try {
    const book = openXlsx(bytes);
    const { name = '' } = book.sheets.find(({ hidden }) => !hidden) ?? book.sheets[0] ?? {};
    const sheet = book.read(name);
    fillMerged(sheet);
    return sheet.lines.map((line) => line.map(String));
  } catch {
    return undefined;
  }
}
