import { serialOf } from '../../lib/file/excel.ts';
import { guardFormula, visibleText } from '../../lib/file/guardFormula.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Cell, CellKind, FileColumn } from './cells.ts';

/** Indexes of the styles in `styles.xml`. */
export const STYLE = { plain: 0, head: 1, money: 2, moment: 3, text: 4 } as const;

/** Excel's own limit for one cell. */
const MAX_TEXT = 32_767;
/** Excel keeps fifteen digits: longer amounts would lose the last ones, so they stay text. */
const MAX_NUMBER = 999_999_999_999_999;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML content and attributes. */
export const escapeXml = (text: string) =>
  visibleText(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
    // Excel decodes `_x0041_` as A, so escape the underscore.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** Truncates a text to Excel's cell limit, and marks the cut. */
function fitting(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
}

export function textXml(place: string, text: string, style: number): string {
  if (text === '') return '';
  const safe = escapeXml(fitting(guardFormula(text)));
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

/** The sum of a column below its rows: a formula that ignores filtered rows. */
export function sumXml(column: string, row: number, sum: bigint): string {
  const place = `${column}${row + 1}`;
  if (sum > BigInt(MAX_NUMBER) || -sum > BigInt(MAX_NUMBER)) return textXml(place, String(sum), STYLE.text);
  return `<c r="${place}" s="${STYLE.money}"><f>SUBTOTAL(109,${column}2:${column}${row})</f><v>${sum}</v></c>`;
}

const numberXml = (place: string, value: number, style: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

/** One cell of the data sheet; nothing for an empty one. */
export function cellXml(place: string, cell: Cell, kind: CellKind): string {
  if (typeof cell === 'string') return textXml(place, cell, STYLE.text);
  if (kind === 'moment') {
    const serial = serialOf(cell);
    return serial === undefined
      ? textXml(place, formatDateTime(cell), STYLE.text)
      : numberXml(place, serial, STYLE.moment);
  }
  return Math.abs(cell) <= MAX_NUMBER
    ? numberXml(place, cell, STYLE.money)
    : textXml(place, String(cell), STYLE.text);
}

const [NARROW, WIDE, MOMENT, FILTER_BUTTON] = [10, 60, 20, 4];

function lengthOf(cell: Cell, kind: CellKind): number {
  if (typeof cell === 'string')
    return Math.max(
      ...cell
        .slice(0, 1000)
        .split('\n')
        .map(({ length }) => length),
    );
  // One separator for every three digits.
  return kind === 'moment' ? MOMENT : Math.ceil((String(cell).length * 4) / 3);
}

/** The width of a column in characters, from the header and the first rows. */
export function widthOf({ header, kind }: FileColumn, cells: readonly Cell[]): number {
  const longest = cells.reduce(
    (longest: number, cell) => Math.max(longest, lengthOf(cell, kind) + 2),
    NARROW,
  );
  return Math.min(Math.max(longest, header.length + FILTER_BUTTON), WIDE);
}
