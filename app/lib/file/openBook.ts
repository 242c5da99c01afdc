import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { bookFormat } from './bookFormat.ts';
import { columnName } from './excel.ts';
import { createNumberReader } from './numberFormat.ts';
import {
  BookError,
  isZip,
  MOST_BYTES,
  MOST_CELLS,
  type SheetCell,
  type SheetLines,
  UNCALCULATED,
  type Workbook,
} from './workbook.ts';

/*
 * Reads .xlsx, .xls, .xlsb and .ods with SheetJS, compared with other readers in docs/decisions/reading-sheets.md. Its
 * weight is fetched with the first workbook.
 */

/** The row limit of Excel. */
const MOST_ROWS = 1_048_576;
/** Maximum number of columns: no real sheet has more, and a single cell far to the right would create a huge row. */
const MOST_COLUMNS = 256;
/** Excel's character limit of a cell. */
const MOST_LETTERS = 32_767;

type Parts = Map<string, Uint8Array>;

/** Parts without cells. */
const UNREAD = /(?:^|\/)(?:media|drawings|charts|embeddings)\/|comments\d*\.xml$|vbaproject\.bin$/;
/** Parts that are not needed for the names of the sheets. */
const CONTENT = /worksheets\/[^/]*$|sharedstrings/;

/**
 * Unpacks these parts of a zip, by name in small letters. Stops at the sizes in the zip's directory, before it unpacks
 * anything.
 */
function unpack(bytes: Uint8Array, isWanted: (path: string) => boolean): Parts {
  const pathOf = (name: string) => name.replaceAll('\\', '/').toLowerCase();
  let size = 0;
  const parts = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (UNREAD.test(pathOf(name)) || !isWanted(pathOf(name))) return false;
      size += originalSize;
      if (size > MOST_BYTES) throw new BookError('tooLarge');
      return true;
    },
  });
  return new Map(Object.entries(parts).map(([name, part]) => [pathOf(name), part]));
}

/**
 * Writes the targets of relationships from the root, because SheetJS does not find `../` and `./`. Returns the sheets'
 * targets by id.
 */
function mendTargets(parts: Parts): Map<string, string> {
  const sheets = new Map<string, string>();
  for (const [path, part] of parts) {
    const [, folder] = /^(.*)_rels\/[^/]*\.rels$/.exec(path) ?? [];
    if (folder === undefined) continue;
    const mended = textOf(part).replace(/<Relationship\s[^<>]*>/g, (tag) => {
      const [written = '', , target = ''] = /\sTarget\s*=\s*(["'])([^"':]*)\1/.exec(tag) ?? [];
      const whole = decodeURI(new URL(target, `file:///${folder}`).pathname.slice(1));
      const [, , id] = /\sId\s*=\s*(["'])(.*?)\1/.exec(tag) ?? [];
      if (id && /\/worksheet["']/.test(tag)) sheets.set(id, whole.toLowerCase());
      return written ? tag.replace(written, () => ` Target="${whole}"`) : tag;
    });
    parts.set(path, strToU8(mended));
  }
  return sheets;
}

/** The rows, from 0, that a sheet of .xlsx hides: SheetJS says them only together with the columns, of any number. */
function hiddenRows(xml: string): Set<number> {
  const hidden = new Set<number>();
  let row = 0;
  for (const [, tag = ''] of xml.matchAll(/<(?:\w+:)?row(?=[\s/>])([^<>]*)/g)) {
    row = Number(/\sr\s*=\s*["'](\d+)/.exec(tag)?.[1] ?? row + 1);
    if (/\shidden\s*=\s*["'](?:1|true)["']/.test(tag)) hidden.add(row - 1);
  }
  return hidden;
}

/** Excel writes UTF-8; a part in UTF-16 begins with its mark. */
function textOf(bytes: Uint8Array = new Uint8Array()): string {
  if (bytes[0] === 0xff) return new TextDecoder('utf-16le').decode(bytes);
  return bytes[0] === 0xfe ? new TextDecoder('utf-16be').decode(bytes) : strFromU8(bytes);
}

const ERRORS = new Map([
  [0, '#NULL!'],
  [7, '#DIV/0!'],
  [15, '#VALUE!'],
  [23, '#REF!'],
  [29, '#NAME?'],
  [36, '#NUM!'],
]);

/** The lines of a sheet. */
function linesOf(sheet: WorkSheet | undefined, is1904: boolean): SheetLines {
  // SheetJS leaves out a sheet that it cannot read.
  if (!sheet) throw new BookError('broken');
  const found: SheetLines = { lines: [], formulas: 0, merged: [], hidden: new Set() };
  const numberOf = createNumberReader(is1904);
  let [letters, size] = [0, 0];

  const cellOf = ({ t, v, f, z }: CellObject, place: () => string): SheetCell => {
    if (f !== undefined && (t === 'z' || v === undefined)) return UNCALCULATED;
    if (f !== undefined) found.formulas += 1;
    if (t === 'z' || v === undefined) return '';
    if (t === 'e') return ERRORS.get(Number(v)) ?? '#N/A';
    if (typeof v === 'number') {
      const { read, shown } = numberOf(v, String(z ?? ''));
      if (shown !== undefined) {
        found.disguised ??= { count: 0, cell: place(), stored: String(v), shown, read: String(read) };
        found.disguised.count += 1;
      }
      return read;
    }
    const text = typeof v === 'boolean' ? String(Number(v)) : String(v);
    letters += text.length;
    if (text.length > MOST_LETTERS || letters > MOST_BYTES) throw new BookError('tooLarge');
    return text;
  };

  const lines: SheetCell[][] = [];
  // By its keys: rows far below each other leave gaps.
  for (const [place, cells] of Object.entries<(CellObject | undefined)[]>(sheet['!data'] ?? [])) {
    const row = Number(place);
    if (row >= MOST_ROWS) break;
    const line = Array.from(cells.slice(0, MOST_COLUMNS), (cell, column) =>
      cell ? cellOf(cell, () => `${columnName(column)}${row + 1}`) : '',
    );
    while (line.at(-1) === '') line.pop();
    size += line.length;
    if (size > MOST_CELLS) throw new BookError('tooLarge');
    lines[row] = line;
  }
  found.lines = Array.from(lines, (line = []) => line);
  found.merged = (sheet['!merges'] ?? []).flatMap(({ s, e }) =>
    e.r > s.r ? [{ column: s.c, from: s.r, to: e.r }] : [],
  );
  found.hidden = new Set((sheet['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? [at] : [])));
  return found;
}

// Stubs, because a formula without a value is one.
const OPTIONS = {
  type: 'array',
  dense: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  sheetStubs: true,
} as const;

/** The sheets of a workbook, as SheetJS names them. */
function sheetsOf({ SheetNames, Workbook }: WorkBook) {
  if (SheetNames.length === 0) throw new BookError('broken');
  const sheets = SheetNames.map((name, at) => ({ name, hidden: Boolean(Workbook?.Sheets?.[at]?.Hidden) }));
  return { sheets, is1904: Workbook?.WBProps?.date1904 === true };
}

/** .xls and .ods, which are read at once. */
function openWhole(bytes: Uint8Array): Workbook {
  const book = read(bytes, { ...OPTIONS, cellStyles: true });
  const about = sheetsOf(book);
  return { ...about, read: (name) => linesOf(book.Sheets[name], about.is1904) };
}

/** .xlsx and .xlsb, of which one sheet is unpacked and read. */
function openSheets(bytes: Uint8Array, isXlsb: boolean): Workbook {
  const readParts = (parts: Parts, sheets: string[], cellFormula: boolean) =>
    read(zipSync(Object.fromEntries(parts), { level: 0 }), {
      ...{ ...OPTIONS, cellStyles: isXlsb, sheets, cellFormula },
    });
  const parts = unpack(bytes, (path) => !CONTENT.test(path));
  const targets = mendTargets(parts);
  const book = readParts(parts, [], false);
  const about = sheetsOf(book);
  return {
    ...about,
    read(name) {
      const at = about.sheets.findIndex((sheet) => sheet.name === name);
      const { id = '' } = (book.Workbook?.Sheets?.[at] ?? {}) as { id?: string };
      const target = targets.get(id);
      const others = new Set([...targets.values()].filter((path) => path !== target));
      const needed = unpack(bytes, (path) => !others.has(path));
      mendTargets(needed);
      const xml = isXlsb ? '' : textOf(needed.get(target ?? ''));
      // Looking for a formula in every cell takes a tenth of the time.
      const hasFormulas = xml === '' || /<(?:\w+:)?f\b/.test(xml);
      const found = linesOf(readParts(needed, [name], hasFormulas).Sheets[name], about.is1904);
      if (!isXlsb) found.hidden = hiddenRows(xml);
      return found;
    },
  };
}

function open(bytes: Uint8Array): Workbook {
  if (!isZip(bytes)) return openWhole(bytes);
  const format = bookFormat(bytes);
  if (format !== 'ods') return openSheets(bytes, format === 'xlsb');
  return openWhole(zipSync(Object.fromEntries(unpack(bytes, () => true)), { level: 0 }));
}

/**
 * Opens a workbook: lists its sheets, and reads one on demand. Never runs any of its content.
 *
 * @throws {BookError}
 */
export function openBook(bytes: Uint8Array): Workbook {
  try {
    return open(bytes);
  } catch (error) {
    if (error instanceof BookError) throw error;
    throw new BookError(/password|encrypt/i.test(String(error)) ? 'password' : 'broken');
  }
}
