import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '#app/lib/file/parseCsv.ts';
import type { Cell, FileSpec } from '#app/list/export/cells.ts';
import { bytesOf, FORMULAS, filed, NAUGHTY, spec } from './kit.ts';

// Not through `text()`, which drops the byte order mark.
const textOf = async (file: FileSpec, ...batches: Cell[][][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(file, ...batches));

const read = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',', newline: '\r\n' }).data;

/** The rows under the header. */
const rowsOf = (text: string) => read(text).slice(1, -1);

describe('CSV', () => {
  it('has the names of its columns in the first line, then the rows, for other software', async () => {
    const text = await textOf(spec('csv'), [['GD-1', 1284000, 1772416800]], [['GD-2', -5000, 1772416801]]);
    expect(text).toBe(
      [
        '\uFEFFMã giao dịch,Số tiền (VND),Thời gian tạo',
        'GD-1,1284000,02/03/2026 09:00:00',
        'GD-2,-5000,02/03/2026 09:00:01',
        '',
      ].join('\r\n'),
    );
  });

  it('gives every text back, guarded where a spreadsheet would run it', async () => {
    const rows = rowsOf(
      await textOf(
        spec('csv'),
        [...NAUGHTY, ...FORMULAS].map((text) => [text, 1, 0]),
      ),
    );
    expect(rows.map(([text]) => text)).toEqual([
      ...NAUGHTY.map((text) => filed(text).replace('; --', ";' --")),
      ...FORMULAS.map((text) => `'${filed(text)}`),
    ]);
  });

  it('guards what a semicolon parts from its text, and the reader takes the guard off again', async () => {
    const texts = ['x;=1+1', 'a; @b', ';-2', 'x;y'];
    const text = await textOf(
      spec('csv'),
      texts.map((one) => [one, 1, 0]),
    );
    expect(rowsOf(text).map(([one]) => one)).toEqual(["x;'=1+1", "a;' @b", ";'-2", 'x;y']);
    expect(
      parseCsv(text)
        .lines.slice(1)
        .map(([one]) => one),
    ).toEqual(texts);
  });

  it('guards the header as well', async () => {
    const columns = [{ header: '@header', kind: 'text' as const }];
    const text = await textOf(spec('csv', { columns }));
    expect(read(text)).toEqual([["'@header"], ['']]);
  });

  it('keeps long digits and amounts to the last one', async () => {
    const rows = rowsOf(await textOf(spec('csv'), [['00097040512345678901', Number.MAX_SAFE_INTEGER, 0]]));
    expect(rows[0]?.slice(0, 2)).toEqual(['00097040512345678901', '9007199254740991']);
  });

  /** Without what guards a formula. */
  const bare = (text: string) =>
    text
      .replace(/^'(?=[\s\p{Cf}]*[=+\-@\t\r\n\0＝＋－＠﹢﹣﹦﹫])/u, '')
      .replace(/;'(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫])/gu, ';');

  it('keeps rows and fields apart whatever the texts are', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('"', ',', '\r\n', '""', '\n"', ' a'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), async (pairs) => {
        const columns = [
          { header: 'a', kind: 'text' as const },
          { header: 'b', kind: 'text' as const },
        ];
        const rows = rowsOf(await textOf(spec('csv', { columns }), pairs));
        const plain = rows.map((row) => row.map((text) => bare(text)));
        const expected = pairs.map((row) => row.map((text) => bare(filed(text))));
        expect(plain).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
