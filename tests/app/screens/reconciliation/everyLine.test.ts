import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLocale } from '#app/i18n/index.ts';
import { type FileTable, readFile } from '#app/shared/sheet/readFile.ts';
import { book, checkTable, HEADINGS, joinBytes, utf8, utf16, windows1258 } from './kit.ts';

/*
 * Whatever a file looks like, each of its lines is accounted for: read, faulty, or left out with a note that counts it.
 * And amounts and days in any notation are read as intended.
 */

beforeAll(() => Promise.all([loadLocale('vi'), loadLocale('en')]));

const AMOUNTS = ['1000000', '1.000.000', '1,000,000', '1 000 000 ₫', '1.000.000,00', '1000000.00'];
const DAYS = [
  '01/11/2026 09:00:00',
  '2026-11-01T09:00:00+07:00',
  '01-11-2026 9:00',
  '1 Nov 2026 09:00',
  '09:00 01/11/2026',
];

type Kind = 'good' | 'faulty' | 'empty' | 'total' | 'repeated' | 'quote' | 'lineEnd';
const kinds = fc.array(
  fc.constantFrom<Kind>('good', 'good', 'good', 'faulty', 'empty', 'total', 'repeated', 'quote', 'lineEnd'),
  { minLength: 1, maxLength: 30 },
);
const file = fc.record({
  kinds,
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf-8', 'utf-8 marked', 'utf-16le', 'utf-16be', 'windows-1258', 'xlsx'),
  quoting: fc.constantFrom('all', 'needed'),
  ends: fc.constantFrom('\n', '\r\n', '\r'),
  amount: fc.constantFrom(...AMOUNTS),
  day: fc.constantFrom(...DAYS),
  above: fc.constantFrom(0, 1, 3),
});
type File = typeof file extends fc.Arbitrary<infer One> ? One : never;

const COLUMNS = [...HEADINGS, 'Ghi chú'];
const cellsOf = (kind: Kind, line: number, { amount, day }: File): string[] => {
  const row = [`TX${line}`, `DH${line}`, day, amount, 'Thành công', ''];
  if (kind === 'faulty') return row.with(3, 'abc');
  if (kind === 'empty') return row.map(() => '');
  if (kind === 'total') return ['Tổng cộng', '', '', amount, '', ''];
  if (kind === 'repeated') return COLUMNS;
  if (kind === 'lineEnd') return row.with(5, 'hai\ndòng; "ghi chú", có | dấu');
  return row.with(5, kind === 'quote' ? '"Hoa Mai" ca sáng' : 'ca sáng');
};

function bytesOf(one: File, lines: readonly (readonly string[])[]): Uint8Array {
  const { separator, encoding, quoting, ends } = one;
  if (encoding === 'xlsx') return book([{ name: 'A', lines }]);
  const mustQuote = (text: string) => quoting === 'all' || /["\n\r]/.test(text) || text.includes(separator);
  const cell = (text: string) => (mustQuote(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const text = lines.map((cells) => cells.map(cell).join(separator)).join(ends) + ends;
  if (encoding === 'utf-16le') return joinBytes([0xff, 0xfe], utf16(text));
  if (encoding === 'utf-16be') return joinBytes([0xfe, 0xff], utf16(text, true));
  if (encoding === 'windows-1258') return windows1258(text);
  return utf8(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

/** The lines of the file in its own column order, below a title. */
const linesOf = (one: File, columns: readonly string[], rows: readonly (readonly string[])[]) => [
  ...Array.from({ length: one.above }, (_, index) => (index === 1 ? ['Báo cáo'] : [])),
  ...[columns, ...rows].map((cells) => one.order.map((place) => cells[place] ?? '')),
];

/** Number of lines left out, according to the notes. */
const leftOut = (notes: FileTable['about']['notes']) =>
  notes
    .filter(({ key }) => /\.(?:total|repeated|footer)$/.test(key))
    .reduce((sum, { values }) => sum + Number(values?.count), 0);

describe('every line is accounted for', () => {
  it('at the reconciliation desk', async () => {
    await fc.assert(
      fc.asyncProperty(file, async (one) => {
        const all: Kind[] = ['good', ...one.kinds];
        const lines = linesOf(
          one,
          COLUMNS,
          all.map((kind, line) => cellsOf(kind, line, one)),
        );
        const table = await readFile('a.csv', bytesOf(one, lines));
        const { result } = await checkTable(table);
        const count = (...asked: Kind[]) => all.filter((kind) => asked.includes(kind)).length;
        const filled = all.length - count('empty');
        expect(result.count + leftOut(table.about.notes)).toBe(filled);
        expect(result.faulty).toBe(count('faulty'));
        const good = count('good', 'quote', 'lineEnd');
        expect(result.amount).toBe(good * 1_000_000);
        expect(result.byDay.map(({ day }) => day)).toEqual(['2026-11-01']);
      }),
      { numRuns: 300 },
    );
  });

  it('in the import of users', async () => {
    const columns = COLUMNS.map((name) => [name]);
    await fc.assert(
      fc.asyncProperty(file, async (one) => {
        // In a sheet of users, a line that looks like a total or a heading is a faulty row, and none is left out.
        fc.pre(one.encoding !== 'windows-1258');
        const all: Kind[] = ['good', ...one.kinds];
        const lines = linesOf(
          one,
          COLUMNS,
          all.map((kind, line) => cellsOf(kind, line, one)),
        );
        const { rows, lines: places, about } = await readFile('a.csv', bytesOf(one, lines), { columns });
        expect(rows).toHaveLength(all.filter((kind) => kind !== 'empty').length);
        expect(places[0]).toBe(one.above + 2);
        expect(about.headings).toEqual(one.order.map((place) => COLUMNS[place]));
        const notes = rows.map((cells) => cells[one.order.indexOf(5)]);
        expect(notes.filter((text) => text === '"Hoa Mai" ca sáng')).toHaveLength(
          all.filter((kind) => kind === 'quote').length,
        );
      }),
      { numRuns: 300 },
    );
  });
});
