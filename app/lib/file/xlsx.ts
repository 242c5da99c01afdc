import { strFromU8, unzipSync } from 'fflate';
import { formatDate, formatDateTime } from '../time.ts';
import { columnName, serialMoment } from './excel.ts';

/*
 * Reads XLSX (ECMA-376): the sheets of a workbook, and the cells of one of them. Measured against the libraries in
 * docs/decisions/reading-sheets.md. It goes forward only, so that the time is that of the length whatever a file leaves out.
 */

/** Bytes of one part once it is unpacked: a file that blows up to more is no sheet that a person wrote. */
const MOST_BYTES = 100 * 1024 * 1024;
/** Rows that a sheet of Excel has. */
const MOST_ROWS = 1_048_576;
/** Columns that are read: nobody has a sheet with more, and one cell far out would make a line of millions. */
const MOST_COLUMNS = 256;
/** Cells of all lines, with the gaps between them: what is left of a page's memory is not for a file to take. */
const MOST_CELLS = 4_000_000;
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const SHARED = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';

/** `tooLarge`: unpacked it is more than a person's sheet. `broken`: it is no workbook, or a part of it is missing or cut. */
export class XlsxError extends Error {
  override name = 'XlsxError';
  constructor(readonly reason: 'broken' | 'tooLarge') {
    super(reason);
  }
}

/** Text, or a number that the spreadsheet keeps as one. A date is text: `DD/MM/YYYY` or `DD/MM/YYYY HH:mm:ss`. */
export type SheetCell = string | number;

export interface SheetLines {
  /** Line by line as the spreadsheet counts them, each up to its last cell that says something. */
  lines: SheetCell[][];
  /** Cells with a formula; their value is the one that was calculated last. */
  formulas: number;
  /** The first cell whose formula was never calculated: `C12`. */
  uncalculated?: string;
}

export interface Workbook {
  sheets: readonly { name: string; hidden: boolean }[];
  /** Days of this file are counted from 1904, as old Macs did. */
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

/** The content of the elements of this name; they are never nested. */
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

/** All texts of a part: what stands in several runs is one; readings of Asian words are left out. */
function textsIn(xml: string): string {
  if (xml.startsWith('<t>') && xml.indexOf('<', 3) === xml.length - 4) return plainText(xml.slice(3, -4));
  const [before = '', ...readings] = xml.split('<rPh');
  const written = [before, ...readings.map((reading) => reading.split('</rPh>')[1] ?? '')].join('');
  return insidesOf(written, 't').map(plainText).join('');
}

const attribute = (tag: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`).exec(tag)?.[2];
const PLACE = /\br="([A-Z]*)\d*"/;
const STYLE = /\bs="(\d+)"/;
const TYPE = /\bt="(\w+)"/;

/** `A` is 0, `AA` is 26. Some writers leave it out: the cell then follows the one before. */
function columnOf(letters: string): number {
  let column = 0;
  for (let place = 0; place < letters.length; place += 1)
    column = column * 26 + letters.charCodeAt(place) - 64;
  return column - 1;
}

/** Formats of numbers that Excel knows without saying them, and that are dates or times. */
const isDateId = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
const isDateCode = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, ''));

/** Which styles, by their places, show a number as a date. */
function dateStyles(xml: string): boolean[] {
  const own = new Map<number, boolean>();
  for (const [tag] of xml.matchAll(/<numFmt\s[^<>]*>/g))
    own.set(Number(attribute(tag, 'numFmtId')), isDateCode(plainText(attribute(tag, 'formatCode') ?? '')));
  const [, formats = ''] = xml.split('<cellXfs');
  const [cellFormats = ''] = formats.split('</cellXfs>');
  return Array.from(cellFormats.matchAll(/<xf\s[^<>]*>/g), ([tag]) => {
    const id = Number(attribute(tag, 'numFmtId') ?? 0);
    return own.get(id) ?? isDateId(id);
  });
}

interface Context {
  shared: readonly string[];
  isDate: readonly boolean[];
  is1904: boolean;
}

function cellOf(tag: string, inside: string, { shared, isDate, is1904 }: Context): SheetCell {
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
  const style = STYLE.exec(tag)?.[1];
  const moment = style && isDate[Number(style)] ? serialMoment(number, is1904) : undefined;
  if (moment === undefined) return number;
  return Number.isInteger(number) ? formatDate(moment) : formatDateTime(moment);
}

/** The cells of a sheet's XML, row by row. */
function linesOf(xml: string, context: Context): SheetLines {
  const found: SheetLines = { lines: [], formulas: 0 };
  const start = /<(?:row|c)(?=[\s/>])([^<>]*)>/g;
  let line: SheetCell[] | undefined;
  let [row, next, cells] = [0, 0, 0];
  for (let match = start.exec(xml); match; match = start.exec(xml)) {
    const tag = match[1] ?? '';
    if (xml[match.index + 1] === 'r') {
      row = Number(/\br="(\d+)"/.exec(tag)?.[1] ?? row + 1);
      line = row >= 1 && row <= MOST_ROWS ? (found.lines[row - 1] ?? []) : undefined;
      if (line) found.lines[row - 1] = line;
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
    const cell = cellOf(tag, inside, context);
    if (inside.includes('<f')) {
      found.formulas += 1;
      if (cell === '' && !/<v[\s>]/.test(inside)) found.uncalculated ??= `${columnName(column)}${row}`;
    }
    if (cell === '') continue;
    cells += Math.max(0, column + 1 - line.length);
    if (cells > MOST_CELLS) throw new XlsxError('tooLarge');
    while (line.length < column) line.push('');
    line[column] = cell;
  }
  found.lines = Array.from(found.lines, (one = []) => one);
  return found;
}

/** These parts of the file as text and no others: each once and not beyond its limit, whatever else the file holds. */
function readParts(bytes: Uint8Array, names: readonly string[]): (name: string) => string {
  const left = new Set(names);
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!left.delete(name)) return false;
        if (originalSize > MOST_BYTES) throw new XlsxError('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof XlsxError ? error : new XlsxError('broken');
  }
  return (name) => {
    const xml = parts[name] ? strFromU8(parts[name]) : '';
    // Some writers (the Open XML SDK of .NET) name their elements `x:row`.
    return xml.includes('<x:') ? xml.replace(/<(\/?)x:/g, '<$1') : xml;
  };
}

/**
 * Opens a workbook: says its sheets, and reads one when it is asked for. Nothing of it is run.
 *
 * @throws {XlsxError}
 */
export function openXlsx(bytes: Uint8Array): Workbook {
  const part = readParts(bytes, [WORKBOOK, RELATIONS]);
  const targets = new Map<string, string>();
  for (const [tag] of part(RELATIONS).matchAll(/<Relationship\s[^<>]*>/g)) {
    const target = attribute(tag, 'Target')?.replace(/^\/?(?:xl\/)?/, 'xl/');
    if (target && attribute(tag, 'Type')?.endsWith('/worksheet'))
      targets.set(attribute(tag, 'Id') ?? '', target);
  }
  const sheets: { name: string; hidden: boolean; target: string }[] = [];
  for (const [tag] of part(WORKBOOK).matchAll(/<sheet\s[^<>]*>/g)) {
    const target = targets.get(attribute(tag, 'r:id') ?? attribute(tag, '\\w+:id') ?? '');
    const hidden = /hidden/i.test(attribute(tag, 'state') ?? '');
    if (target) sheets.push({ name: plainText(attribute(tag, 'name') ?? ''), hidden, target });
  }
  if (sheets.length === 0) throw new XlsxError('broken');
  const [properties = ''] = /<workbookPr\b[^<>]*>/.exec(part(WORKBOOK)) ?? [];
  const is1904 = /^(1|true)$/.test(attribute(properties, 'date1904') ?? '');
  let context: Context | undefined;
  return {
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    is1904,
    read(name) {
      const target = sheets.find((sheet) => sheet.name === name)?.target ?? '';
      const read = readParts(bytes, context ? [target] : [target, SHARED, STYLES]);
      context ??= {
        shared: insidesOf(read(SHARED), 'si').map(textsIn),
        isDate: dateStyles(read(STYLES)),
        is1904,
      };
      const sheet = read(target);
      if (!sheet) throw new XlsxError('broken');
      return linesOf(sheet, context);
    },
  };
}

/** The cells of the first sheet as text. Undefined where there is none that can be read. */
export function parseXlsx(bytes: Uint8Array): string[][] | undefined {
  try {
    const book = openXlsx(bytes);
    const { lines } = book.read(book.sheets[0]?.name ?? '');
    return lines.map((line) => line.map(String));
  } catch {
    return undefined;
  }
}
