import Papa from 'papaparse';
import { unguardCsv } from './guardFormula.ts';

/** Possible separators of a CSV. */
export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

export interface CsvText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1258';
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Detects UTF-16 without a byte order mark: every other byte of plain letters is zero. */
function bareUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  head.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 4 && odd > even * 4) return 'utf-16le';
  return even > head.length / 4 && even > odd * 4 ? 'utf-16be' : undefined;
}

/**
 * The text of a file as spreadsheets and old tools save it: UTF-8 or UTF-16 with or without a byte order mark,
 * otherwise the Vietnamese code page, composed (NFC). Undefined if it is not text.
 */
export function decodeText(bytes: Uint8Array): CsvText | undefined {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const wide = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : bareUtf16(bytes);
  const text = decode(bytes, wide ?? 'utf-8');
  if (text !== undefined) {
    return text.includes('\0') ? undefined : { text, encoding: wide ? 'UTF-16' : 'UTF-8' };
  }
  if (wide || bytes.includes(0)) return undefined;
  const old = decode(bytes, 'windows-1258')?.normalize('NFC');
  return old === undefined ? undefined : { text: old, encoding: 'Windows-1258' };
}

/** The line, from 1, in which UTF-8 text is damaged: most of it can only be UTF-8, but some bytes are invalid. */
export function damagedLine(bytes: Uint8Array): number | undefined {
  if (decode(bytes, 'utf-8') !== undefined) return undefined;
  const text = new TextDecoder('utf-8').decode(bytes);
  // Invalid UTF-8 decodes to this character; in a file of another encoding that affects every accented letter.
  const strays = text.match(/\uFFFD/g)?.length ?? 0;
  const letters = text.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
  if (letters < 3 * strays) return undefined;
  return text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length;
}

/** The separator used most in the first lines, outside quotes: Excel's depends on the country. */
function separatorOf(text: string): Separator {
  const hint = /^sep=([,;\t|])\r?\n/i.exec(text)?.[1];
  if (hint) return hint as Separator;
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/, 30);
  // The line with the most cells is a row of the table; lines above it are titles.
  const most = (sign: string) => Math.max(...lines.map((line) => line.split(sign).length));
  return SEPARATORS.reduce((best, sign) => (most(sign) > most(best) ? sign : best));
}

export interface CsvLines {
  lines: string[][];
  separator: Separator;
  /**
   * Lines, from 1, with a quote that is never closed, or closes before the end of its cell: it is read as a character.
   */
  strayQuotes: readonly number[];
}

/**
 * The cells of a CSV file (RFC 4180), line by line as a spreadsheet counts them; an empty line is one empty cell. The
 * apostrophes of `guardCsv` are removed.
 */
export function parseCsv(text: string): CsvLines {
  const separator = separatorOf(text);
  const marked = text.replace(/^\uFEFF/, '');
  // Papa Parse expects one kind of line break for the whole file; concatenated files mix them.
  const body =
    /\r\n/.test(marked) && /[^\r]\n|\r[^\n]/.test(marked) ? marked.replace(/\r\n?/g, '\n') : marked;
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator });
  const strayQuotes: number[] = [];
  const bad = errors.find(isOfQuotes)?.row;
  const lines = data.slice(0, bad);
  if (bad !== undefined) {
    // The quote would swallow every line up to the next one: from there, parse each line separately.
    const start = bad === 0 ? 0 : Papa.parse(body, { delimiter: separator, preview: bad }).meta.cursor;
    for (const line of body.slice(start).split(/\r\n?|\n/)) {
      const one = line.includes('"') ? Papa.parse<string[]>(line, { delimiter: separator }) : undefined;
      if (one?.errors.some(isOfQuotes)) strayQuotes.push(lines.length + 1);
      lines.push(one && one.errors.length === 0 ? (one.data[0] ?? []) : line.split(separator));
    }
  }
  const last = lines.at(-1);
  // A trailing line break does not start a new line.
  if (last?.length === 1 && last[0] === '') lines.pop();
  return { lines: lines.map((line) => line.map(unguardCsv)), separator, strayQuotes };
}

const isOfQuotes = ({ type }: Papa.ParseError) => type === 'Quotes';
