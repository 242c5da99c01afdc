// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '#app/lib/time.ts';
import type { Cell, FileSpec } from '#app/list/export/cells.ts';
import { bytesOf, FORMULAS, filed, NAUGHTY, openXlsx, spec } from './kit.ts';

const CREATED = 1772416800; // 02/03/2026 09:00:00 in Vietnam
const [TEXT, MONEY, MOMENT] = [4, 2, 3];

/** The text as XML can hold it: one kind of line end, no control signs, no halves of pairs. */
const clean = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what XML refuses
    .replace(/[\0-\x08\v\f\x0e-\x1f\uFFFE\uFFFF]/g, '')
    .replace(/(half ).( pair )./, '$1$2');

/** What Excel shows for a serial under dd/mm/yyyy hh:mm:ss, to the nearest second as it does. */
const shown = (serial: number) => formatDateTime(Math.round((serial - 25_569) * 86_400) - 7 * 3600);

describe('XLSX', () => {
  it('has the parts that Excel asks for, all well-formed', async () => {
    const { paths, one } = openXlsx(await bytesOf(spec('xlsx'), [['GD-1', 1, CREATED]]));
    expect(paths.sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
    const listed = [...one('[Content_Types].xml').getElementsByTagName('Override')].map((part) =>
      part.getAttribute('PartName')?.slice(1),
    );
    expect(listed.every((path) => path && paths.includes(path))).toBe(true);
    const related = [...one('xl/_rels/workbook.xml.rels').getElementsByTagName('Relationship')];
    expect(related.every((part) => paths.includes(`xl/${part.getAttribute('Target')}`))).toBe(true);
    const sheets = [...one('xl/workbook.xml').getElementsByTagName('sheet')];
    expect(sheets.map((sheet) => sheet.getAttribute('name'))).toEqual(['Thông tin', 'Dữ liệu']);
  });

  it('tells on its first sheet what it is about', async () => {
    const sheet = openXlsx(await bytesOf(spec('xlsx'))).sheet(1);
    expect([...sheet.values()].map(({ value }) => value)).toEqual([
      'Doanh nghiệp',
      '0312345678',
      'Trạng thái',
      'Thành công, Chờ thanh toán',
      'Người xuất',
      'admin',
    ]);
  });

  it('has a third sheet of labels and amounts where one is asked for', async () => {
    const lines: [string, string | number][] = [
      ['Doanh thu', 1_500_000],
      ['Phí', -4500],
      ['Khớp', ''],
    ];
    const { paths, one, sheet } = openXlsx(await bytesOf(spec('xlsx', { more: { name: 'Tiền về', lines } })));
    expect(paths).toContain('xl/worksheets/sheet3.xml');
    expect(one('[Content_Types].xml').documentElement.outerHTML).toContain('/xl/worksheets/sheet3.xml');
    const third = one('xl/workbook.xml').getElementsByTagName('sheet')[2];
    const id = third?.getAttribute('r:id');
    expect(third?.getAttribute('name')).toBe('Tiền về');
    const related = [...one('xl/_rels/workbook.xml.rels').getElementsByTagName('Relationship')];
    expect(related.find((part) => part.getAttribute('Id') === id)?.getAttribute('Target')).toBe(
      'worksheets/sheet3.xml',
    );
    expect([...sheet(3).values()].map(({ value }) => value)).toEqual([
      'Doanh thu',
      1_500_000,
      'Phí',
      -4500,
      'Khớp',
    ]);
  });

  it('keeps ids as text, money as numbers and moments as dates in Vietnam time', async () => {
    const sheet = openXlsx(await bytesOf(spec('xlsx'), [['0012', -5000, CREATED]])).sheet(2);
    expect(sheet.get('A2')).toEqual({ value: '0012', style: TEXT });
    expect(sheet.get('B2')).toEqual({ value: -5000, style: MONEY });
    expect(sheet.get('C2')?.style).toBe(MOMENT);
    expect(shown(Number(sheet.get('C2')?.value))).toBe('02/03/2026 09:00:00');
  });

  it('shows the right second of any moment', async () => {
    const moments = [0, CREATED - 1, CREATED + 59, 1_767_200_399, 1_767_200_400, 4_102_444_799];
    const sheet = openXlsx(
      await bytesOf(
        spec('xlsx'),
        moments.map((moment) => ['a', 1, moment]),
      ),
    ).sheet(2);
    const read = moments.map((_, index) => shown(Number(sheet.get(`C${index + 2}`)?.value)));
    expect(read).toEqual(moments.map(formatDateTime));
  });

  it('has the formats of money and moments under the styles that cells name', async () => {
    const styles = openXlsx(await bytesOf(spec('xlsx'))).one('xl/styles.xml');
    const formats = [...styles.querySelectorAll('cellXfs > xf')].map((xf) => xf.getAttribute('numFmtId'));
    expect([formats[MONEY], formats[MOMENT], formats[TEXT]]).toEqual(['3', '164', '49']);
    expect(styles.querySelector('numFmt')?.getAttribute('formatCode')).toBe('dd/mm/yyyy\\ hh:mm:ss');
  });

  it('writes what Excel cannot hold as a number or a date as text', async () => {
    const rows = [['a', Number.MAX_SAFE_INTEGER, -3_000_000_000]];
    const sheet = openXlsx(await bytesOf(spec('xlsx'), rows)).sheet(2);
    expect(sheet.get('B2')).toEqual({ value: '9007199254740991', style: TEXT });
    expect(sheet.get('C2')).toEqual({ value: formatDateTime(-3_000_000_000), style: TEXT });
  });

  it('freezes the header, filters the whole range and gives columns their widths', async () => {
    const rows = [
      ['x'.repeat(30), 1, CREATED],
      ['y', 2, CREATED],
    ];
    const { one } = openXlsx(await bytesOf(spec('xlsx'), rows));
    const sheet = one('xl/worksheets/sheet2.xml');
    expect(sheet.querySelector('pane')?.getAttribute('state')).toBe('frozen');
    expect(sheet.querySelector('pane')?.getAttribute('topLeftCell')).toBe('A2');
    expect(sheet.querySelector('autoFilter')?.getAttribute('ref')).toBe('A1:C3');
    expect(one('xl/workbook.xml').querySelector('definedName')?.textContent).toBe("'Dữ liệu'!$A$1:$C$3");
    const widths = [...sheet.querySelectorAll('col')].map((col) => Number(col.getAttribute('width')));
    expect(widths[0]).toBeGreaterThanOrEqual(30);
    expect(widths[2]).toBeGreaterThanOrEqual('02/03/2026 09:00:00'.length);
  });

  it('sums amounts up below its rows, and what it filters stays what it was', async () => {
    const [id, amount, at] = spec('xlsx').columns;
    const columns = [id!, { ...amount!, total: true }, at!];
    const sheetOf = async (rows: Cell[][], change: Partial<FileSpec> = {}) =>
      openXlsx(await bytesOf(spec('xlsx', { columns, total: 'Tổng cộng', ...change }), rows));
    const rows = [
      ['x', 100_000, CREATED],
      ['y', -30_000, CREATED],
      ['z', '', CREATED],
    ];
    const { one, sheet } = await sheetOf(rows);
    expect([sheet(2).get('A5')?.value, sheet(2).get('B5')?.value, sheet(2).has('C5')]).toEqual([
      'Tổng cộng',
      70_000,
      false,
    ]);
    expect(one('xl/worksheets/sheet2.xml').querySelector('f')?.textContent).toBe('SUBTOTAL(109,B2:B4)');
    expect(one('xl/worksheets/sheet2.xml').querySelector('autoFilter')?.getAttribute('ref')).toBe('A1:C4');
    const most = [
      ['x', Number.MAX_SAFE_INTEGER, 0],
      ['y', Number.MAX_SAFE_INTEGER, 0],
    ];
    expect((await sheetOf(most)).sheet(2).get('B4')?.value).toBe('18014398509481982');
    expect((await sheetOf([])).sheet(2).has('A2')).toBe(false);
    expect(
      openXlsx(await bytesOf(spec('xlsx', { columns }), rows))
        .sheet(2)
        .has('A5'),
    ).toBe(false);
  });

  it('gives every text back but what XML has no place for, guarded against formulas', async () => {
    const texts = [...NAUGHTY, ...FORMULAS];
    const sheet = openXlsx(
      await bytesOf(
        spec('xlsx'),
        texts.map((text) => [text, 1, 0]),
      ),
    ).sheet(2);
    const expected = [...NAUGHTY.map(filed), ...FORMULAS.map((text) => `'${filed(text)}`)].map(clean);
    expect(texts.map((_, index) => sheet.get(`A${index + 2}`)?.value ?? '')).toEqual(expected);
  });

  it('cuts a text that is longer than a cell may be, and says so', async () => {
    const sheet = openXlsx(await bytesOf(spec('xlsx'), [['ă'.repeat(1_000_000), 1, 0]])).sheet(2);
    const text = String(sheet.get('A2')?.value);
    expect(text).toHaveLength(32_767);
    expect(text.endsWith('ă…')).toBe(true);
  });

  it('names columns beyond Z', async () => {
    const columns = Array.from({ length: 30 }, (_, index) => ({
      header: `c${index}`,
      kind: 'text' as const,
    }));
    const sheet = openXlsx(await bytesOf(spec('xlsx', { columns }))).sheet(2);
    expect([...sheet.keys()].slice(24, 28)).toEqual(['Y1', 'Z1', 'AA1', 'AB1']);
  });
});
