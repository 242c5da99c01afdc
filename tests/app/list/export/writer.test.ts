import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Cell, CellKind, FileSpec } from '#app/list/export/cells.ts';
import { createWriterService } from '#app/list/export/writer.ts';
import { spec } from './kit.ts';

const ROWS = 50_000;
const columns = Array.from({ length: 17 }, (_, index) => ({
  header: `Cột ${index}`,
  kind: (index === 5 ? 'number' : index === 2 ? 'moment' : 'text') as CellKind,
}));
const row = (number: number): Cell[] =>
  columns.map(({ kind }, index) => (kind === 'text' ? `giá trị ${number}-${index}` : 1_772_416_800 + number));

/** What the worker does, without the worker. */
async function write(file: FileSpec) {
  const service = createWriterService();
  service({ type: 'open', spec: file });
  for (let from = 0; from < ROWS; from += 100) {
    const answer = service({
      type: 'add',
      rows: Array.from({ length: 100 }, (_, index) => row(from + index)),
    });
    expect(answer).toEqual({ done: true });
  }
  const answer = service({ type: 'finish' });
  if (!answer.done || !answer.file) throw new Error('no file');
  return new Uint8Array(await answer.file.arrayBuffer());
}

describe('50,000 rows of 17 columns', () => {
  it('all stand in the CSV, in order', async () => {
    const lines = new TextDecoder().decode(await write(spec('csv', { columns }))).split('\r\n');
    expect(lines).toHaveLength(1 + ROWS + 1);
    expect(lines[1]).toMatch(/^giá trị 0-0,/);
    expect(lines[ROWS]).toMatch(/^giá trị 49999-0,/);
  }, 60_000);

  it('all stand in the XLSX, in order', async () => {
    const parts = unzipSync(await write(spec('xlsx', { columns })));
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!);
    expect(sheet.match(/<row /g)).toHaveLength(ROWS + 1);
    expect(sheet.match(/<c /g)).toHaveLength((ROWS + 1) * 17);
    expect(sheet.lastIndexOf('>giá trị 49999-0<')).toBeGreaterThan(sheet.lastIndexOf('>giá trị 49998-16<'));
    expect(sheet.endsWith('<autoFilter ref="A1:Q50001"/></worksheet>')).toBe(true);
  }, 60_000);
});

it('answers a failure instead of keeping silent', () => {
  const service = createWriterService();
  service({ type: 'open', spec: spec('xlsx') });
  const broken = [[{ toString: null } as unknown as Cell, 1, 1]];
  expect(service({ type: 'add', rows: broken })).toMatchObject({
    done: false,
    reason: expect.stringContaining('TypeError'),
  });
});
