import { type BookFormat, bookFormat } from '../../lib/file/bookFormat.ts';
import { columnName } from '../../lib/file/excel.ts';
import { parseCsv } from '../../lib/file/parseCsv.ts';
import {
  BookError,
  fillMerged,
  type SheetCell,
  type SheetLines,
  type Workbook,
} from '../../lib/file/workbook.ts';
import { otherZip, refuse, refuseOthers, textOf } from './fileKind.ts';
import { fieldOf, headingScore, mapColumns } from './mapColumns.ts';
import {
  type Field,
  IDS,
  type Mapping,
  MOST_ROWS,
  type NoteName,
  type ReadFile,
  type ReadOptions,
  type Sentence,
  type Sheet,
} from './types.ts';
import { cellText, cleanText, foldText, hasLostLetters, isMonthFirst } from './values.ts';

/* From the bytes of a file to its headings and rows. Unreadable content is refused with a sentence that says where. */

/** A file as kept in the worker: what the page receives, and all of its rows. */
export interface FileTable {
  about: ReadFile;
  /** Cells of each row as in the file, and the line number of each. */
  rows: SheetCell[][];
  lines: number[];
  is1904: boolean;
  /** The row with the file's own total. */
  total: { line: number; cells: SheetCell[] } | undefined;
}

const note = (name: NoteName, values?: Sentence['values']): Sentence => ({
  key: `reconciliation.file.note.${name}`,
  ...(values && { values }),
});

/** Lists some line numbers: the first of many. */
const firstOf = (lines: readonly number[]) => lines.slice(0, 5).join(', ') + (lines.length > 5 ? ', …' : '');

const isEmpty = (cells: readonly SheetCell[]) => cells.every((cell) => cleanText(cell) === '');
const filled = (cells: readonly SheetCell[]) => cells.filter((cell) => cleanText(cell) !== '');

/** Lines searched for headings: above the headings are the title, the account and the period. */
const HEADING_LINES = 60;

interface Headings {
  /** Index of the first heading line, and of the first line below the headings. */
  at: number;
  below: number;
  cells: string[];
  /** Whether the names are known. */
  known: boolean;
}

/** Which heading names are known. */
interface Names {
  isKnown: (heading: string) => boolean;
  /** How certainly a line contains the headings; 0 if it does not. */
  score: (cells: readonly string[]) => number;
}

const PAYMENTS: Names = { isKnown: (heading) => fieldOf(heading) !== undefined, score: headingScore };

/** A name without spaces and units in brackets: "User name" equals "Username", "Amount (VND)" equals "Amount". */
const bareName = (heading: string) => foldText(heading.replace(/\(.*?\)/g, '')).replaceAll(' ', '');

/** Where the columns of a file other than payments are, by their bare names. */
const placesOf = (headings: readonly string[], columns: readonly (readonly string[])[]) => {
  const bare = headings.map(bareName);
  const places = columns.map((names) => bare.findIndex((heading) => names.includes(heading)));
  return places.map((place) => (place < 0 ? undefined : place));
};

/** The names of a file other than payments: a line with two of its columns contains the headings. */
const namesOf = (columns: readonly (readonly string[])[]): Names => ({
  isKnown: (heading) => placesOf([heading], columns).includes(0),
  score(cells) {
    const { length } = placesOf(cells, columns).filter((place) => place !== undefined);
    return length > 1 ? length : 0;
  },
});

/** Merges two lines whose headings span both lines or several columns. */
function joined(upper: readonly string[], lower: readonly string[], { isKnown }: Names): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above = '', below = ''] = [upper[column], lower[column]];
    return isKnown(below) ? below : above || below;
  });
}

/** Finds the headings: the line, or the two lines, with the most known names. */
function headingsOf(lines: readonly SheetCell[][], names: Names): Headings | undefined {
  let best: (Headings & { score: number }) | undefined;
  const end = Math.min(lines.length, HEADING_LINES);
  const lineAt = (at: number) => (lines[at] ?? []).map(cleanText);
  for (let at = 0; at < end; at += 1) {
    const [one, next] = [lineAt(at), lineAt(at + 1)];
    const both = joined(one, next, names);
    // The next line alone is better if this one is only a title.
    const isPair = names.score(both) > Math.max(names.score(one), names.score(next));
    const cells = isPair ? both : one;
    const score = names.score(cells);
    if (score > (best?.score ?? 0)) best = { at, below: at + (isPair ? 2 : 1), cells, known: true, score };
  }
  if (best) return best;
  // Unknown names can be mapped by hand: the first line with several cells then counts as the headings.
  const at = lines.slice(0, end).findIndex((cells) => filled(cells).length >= 3);
  const cells = lines[at]?.map(cleanText);
  return cells && { at, below: at + 1, cells, known: false };
}

const MONEY = ['amount', 'debit', 'fee', 'vat', 'net'] as const;
const isMoney = (column: number, mapping: Mapping) => MONEY.some((field) => mapping[field] === column);

const TOTAL = /^(?:tong|cong|total|grand total|sub ?total|sum)\b/;

/**
 * Whether a row is a total: apart from its amounts it begins with that word, and has neither an id nor a time. "CÔNG TY
 * …" may be a payer.
 */
function isTotal(cells: readonly SheetCell[], mapping: Mapping): boolean {
  const first = cells.findIndex((cell, column) => cleanText(cell) !== '' && !isMoney(column, mapping));
  if (first < 0 || typeof cells[first] === 'number' || !TOTAL.test(foldText(cleanText(cells[first]))))
    return false;
  const says = (field: Field) => cleanText(cells[mapping[field] ?? -1]) !== '';
  if (says('time') && IDS.some(says)) return false;
  return (['transactionId', 'merchantRefId'] as const).every(
    (field) => mapping[field] === first || !says(field),
  );
}

/** `(1) (2) (3)`, or `A B C`: the line of column numbers below the headings of official forms. */
const isNumbering = (cells: readonly SheetCell[]) =>
  filled(cells).length >= 3 &&
  filled(cells).every((cell, place) => {
    const text = cleanText(cell).replace(/[()[\]]/g, '');
    return text === String(place + 1) || text === columnName(place);
  });

/** Whether a line has the texts of the headings, in their order. */
function repeats(cells: readonly SheetCell[], head: readonly string[]): boolean {
  if (typeof cells[0] === 'number') return false;
  let at = 0;
  for (const cell of cells) {
    const text = cleanText(cell);
    if (text !== '' && text !== head[at++]) return false;
  }
  return at === head.length;
}

/** Every non-empty line below the headings. */
function plainRows(lines: readonly SheetCell[][], headings: Headings) {
  const places = lines.flatMap((cells, at) => (at < headings.below || isEmpty(cells) ? [] : [at + 1]));
  return { rows: places.map((line) => lines[line - 1] ?? []), lines: places, notes: [], total: undefined };
}

/** The rows below the headings, without lines that are no data: totals, repeated headings, signatures. */
function rowsOf(lines: readonly SheetCell[][], headings: Headings, mapping: Mapping) {
  const rows: SheetCell[][] = [];
  const places: number[] = [];
  const notes: Sentence[] = [];
  const totals: { line: number; cells: SheetCell[] }[] = [];
  let repeated = 0;
  const head = headings.cells.filter(Boolean);
  for (let at = headings.below; at < lines.length; at += 1) {
    const cells = lines[at] ?? [];
    if (isEmpty(cells)) continue;
    const isFirst = rows.length === 0;
    if (repeats(cells, head) || (isFirst && headings.known && headingScore(cells.map(cleanText)) >= 2))
      repeated += 1;
    else if (isFirst && isNumbering(cells)) continue;
    else if (isTotal(cells, mapping)) totals.push({ line: at + 1, cells });
    else {
      rows.push(cells);
      places.push(at + 1);
    }
  }
  const saysNothing = (cells: readonly SheetCell[] = []) =>
    ([...IDS, 'amount', 'time'] as const).every((field) => cleanText(cells[mapping[field] ?? -1]) === '');
  let left = 0;
  while (headings.known && rows.length > 0 && saysNothing(rows.at(-1)) && left < 30) {
    rows.pop();
    places.pop();
    left += 1;
  }
  const { time } = mapping;
  if (time !== undefined && isMonthFirst(rows.map((cells) => cells[time]))) notes.push(note('monthFirst'));
  if (headings.below > headings.at + 1) notes.push(note('twoLines', { line: headings.at + 1 }));
  if (!headings.known) notes.push(note('unknownHeadings', { line: headings.at + 1 }));
  if (repeated > 0) notes.push(note('repeated', { count: repeated }));
  if (totals.length > 0)
    notes.push(note('total', { count: totals.length, lines: firstOf(totals.map(({ line }) => line)) }));
  if (left > 0) notes.push(note('footer', { count: left }));
  return { rows, lines: places, notes, total: totals.length === 1 ? totals[0] : undefined };
}

interface Source {
  lines: SheetCell[][];
  headings: Headings;
  sheets: readonly Sheet[];
  notes: Sentence[];
  is1904: boolean;
  /** Only of a workbook. */
  sheet?: string;
  found?: SheetLines;
  /** Only of a text. */
  encoding?: ReadFile['encoding'];
  separator?: ReadFile['separator'];
}

function readText(bytes: Uint8Array, names: Names): Source {
  const { text, encoding } = textOf(bytes);
  // The code page is a guess, and no one would notice a wrong letter among many names.
  if (encoding === 'Windows-1258' && names !== PAYMENTS) throw refuse('codePage');
  // Old programs end a text file with Ctrl-Z.
  const whole = text.trimEnd().endsWith('\u001a') ? text.trimEnd().slice(0, -1) : text;
  const { lines, separator, strayQuotes } = parseCsv(whole);
  const headings = headingsOf(lines, names);
  if (!headings) throw refuse('noHeadings');
  const notes = [
    ...(strayQuotes.length > 0 ? [note('strayQuotes', { lines: firstOf(strayQuotes) })] : []),
    ...(whole === text ? [] : [note('fileEnd')]),
  ];
  return { lines, headings, sheets: [], notes, is1904: false, encoding, separator };
}

/**
 * Runs a step on a workbook and turns its errors into a refusal; `broken` creates the refusal if the file is no
 * workbook.
 */
function given<Value>(give: () => Value, broken = () => refuse('brokenXlsx')): Value {
  try {
    return give();
  } catch (error) {
    const reason = error instanceof BookError ? error.reason : 'broken';
    if (reason === 'broken') throw broken();
    throw refuse(reason === 'password' ? 'password' : 'tooLargeInside');
  }
}

/** The requested sheet, else the first visible one with known headings, else the first visible one with any. */
function readBook(book: Workbook, asked: string | undefined, names: Names): Source {
  const { sheets, is1904 } = book;
  const hidden = sheets.filter((one) => one.hidden).map(({ name }) => name);
  if (asked !== undefined && !sheets.some(({ name }) => name === asked))
    throw refuse('noSheet', { sheet: asked }, sheets);
  const candidates =
    asked === undefined ? sheets.filter((one) => !one.hidden) : sheets.filter(({ name }) => name === asked);
  let chosen: { name: string; found: SheetLines; headings: Headings } | undefined;
  for (const { name } of candidates) {
    const found = given(() => book.read(name));
    const headings = headingsOf(found.lines, names);
    if (headings && (!chosen || (headings.known && !chosen.headings.known)))
      chosen = { name, found, headings };
    if (chosen?.headings.known) break;
  }
  if (!chosen) {
    if (hidden.length > 0 && asked === undefined)
      throw refuse('onlyHidden', { sheets: hidden.join(', ') }, sheets);
    throw refuse('noHeadings', undefined, sheets);
  }
  const { name, found, headings } = chosen;
  const others = candidates.filter((one) => one.name !== name).map((one) => one.name);
  return {
    ...{ lines: found.lines, found, headings, sheets, sheet: name, is1904 },
    notes: [
      ...(others.length > 0 ? [note('otherSheets', { sheet: name, others: others.join(', ') })] : []),
      ...(hidden.some((one) => one !== name) ? [note('hiddenSheets', { sheets: hidden.join(', ') })] : []),
      ...(found.formulas > 0 ? [note('formulas', { count: found.formulas })] : []),
      ...(is1904 ? [note('from1904')] : []),
      ...(found.disguised ? [note('disguised', { ...found.disguised })] : []),
    ],
  };
}

/** The lines with lost letters, and one of their words. */
function lostLetters(rows: readonly SheetCell[][], lines: readonly number[]): Sentence[] {
  const texts = rows.map((cells) => cells.find((cell) => typeof cell === 'string' && hasLostLetters(cell)));
  const places = lines.filter((_, index) => texts[index] !== undefined);
  const text =
    String(texts.find((one) => one !== undefined))
      .split(/\s+/)
      .find(hasLostLetters) ?? '';
  return places.length > 0 ? [note('lostLetters', { lines: firstOf(places), text: text.slice(0, 30) })] : [];
}

/** Fills merged cells, and drops hidden lines if they are not wanted. */
function settle({ lines, headings, found }: Source, mapping: Mapping, withoutHidden: boolean) {
  if (!found) return { seen: lines, hiddenRows: 0, notes: [] };
  // Amounts are not copied from the line above: they would be counted twice.
  const filled = given(() => fillMerged(found, headings.below, (column) => isMoney(column, mapping)));
  const isHidden = (at: number) => at >= headings.below && found.hidden.has(at) && !isEmpty(lines[at] ?? []);
  const hiddenRows = lines.filter((_, at) => isHidden(at)).length;
  const seen = withoutHidden ? lines.map((cells, at) => (isHidden(at) ? [] : cells)) : lines;
  return { seen, hiddenRows, notes: filled > 0 ? [note('merged', { count: filled })] : [] };
}

/** Opens a workbook with its reader, which is fetched with the first of them. */
async function openedBook(bytes: Uint8Array, format: BookFormat): Promise<Workbook> {
  const { openBook } = await import('../../lib/file/openBook.ts');
  return given(
    () => openBook(bytes),
    () => (format === 'xls' ? refuse('brokenXlsx') : otherZip(bytes)),
  );
}

/**
 * Reads a file, `.csv` or a workbook, by its content.
 *
 * @throws {FileRefused}
 */
export async function readFile(name: string, bytes: Uint8Array, how: ReadOptions = {}): Promise<FileTable> {
  const book = bookFormat(bytes);
  if (!book) refuseOthers(bytes);
  const columns = how.columns?.map((all) => all.map(bareName));
  const names = columns ? namesOf(columns) : PAYMENTS;
  const written = book ? readBook(await openedBook(bytes, book), how.sheet, names) : readText(bytes, names);
  const { headings, sheets, is1904, encoding, separator, sheet } = written;
  const mapping = columns ? {} : mapColumns(headings.cells);
  const withoutHidden = how.withoutHidden ?? false;
  const { seen, hiddenRows, notes } = settle(written, mapping, withoutHidden);
  const found = columns ? plainRows(seen, headings) : rowsOf(seen, headings, mapping);
  const { rows, lines, total } = found;
  if (rows.length === 0 && !columns) throw refuse('noRows', { line: headings.at + 1 }, sheets);
  if (rows.length > MOST_ROWS) throw refuse('tooMany', { count: rows.length, max: MOST_ROWS }, sheets);
  const format = book ?? 'csv';
  const extension = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const misnamed = book ? !extension.startsWith(format.slice(0, 3)) : /^xls|^ods$/.test(extension);
  return {
    about: {
      ...{ name, format, encoding, separator, sheets, sheet, hiddenRows, withoutHidden, mapping },
      places: placesOf(headings.cells, columns ?? []),
      headingLine: headings.at + 1,
      headings: headings.cells,
      rows: rows.length,
      samples: rows.slice(0, 5).map((cells, index) => ({
        line: lines[index]!,
        cells: headings.cells.map((_, column) => cellText(cells[column])),
      })),
      notes: [
        ...(misnamed ? [note(book ? 'isBook' : 'isText', { name })] : []),
        ...[...written.notes, ...notes, ...found.notes, ...lostLetters(rows, lines)],
      ],
    },
    ...{ rows, lines, is1904, total },
  };
}
