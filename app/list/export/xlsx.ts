import { strToU8, Zip, ZipDeflate } from 'fflate';
import { columnName } from '../../lib/file/excel.ts';
import type { Cell, FileSpec, FileWriter } from './cells.ts';
import { cellXml, STYLE, sumXml, textXml, widthOf } from './xlsxCells.ts';
import {
  dataSheetHead,
  dataSheetTail,
  fixedParts,
  infoSheetXml,
  sheetName,
  workbookXml,
  XLSX_TYPE,
} from './xlsxParts.ts';

/**
 * Writes an XLSX of two sheets, info and data; with `more`, a third one with sums. Ids stay text, money is a number,
 * times are dates in Vietnam time. Rows are compressed as they arrive, so that 50,000 of them are never in memory as
 * XML.
 */
export function createXlsxWriter({ info, columns, sheets, total, rowsFirst, more }: FileSpec): FileWriter {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const open = (path: string) => {
    const part = new ZipDeflate(path, { level: 6 });
    zip.add(part);
    return (xml: string, last = false) => part.push(strToU8(xml), last);
  };
  for (const [path, xml] of Object.entries(fixedParts(more !== undefined))) open(path)(xml, true);
  open('xl/worksheets/sheet1.xml')(infoSheetXml(info), true);
  if (more) open('xl/worksheets/sheet3.xml')(infoSheetXml(more.lines), true);
  const sheet = open('xl/worksheets/sheet2.xml');
  const names = columns.map((_, index) => columnName(index));

  const sums = columns.map(() => 0n);
  const sumLine = () => {
    if (total === undefined || row < 2 || !columns.some((column) => column.total)) return '';
    const cells = columns.map((column, index) => {
      if (column.total) return sumXml(names[index]!, row, sums[index]!);
      return index === 0 ? textXml(`A${row + 1}`, total, STYLE.head) : '';
    });
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  };

  // In the sheet, column widths come before the rows, so the first rows determine them.
  let row = 0;
  const begin = (first: readonly (readonly Cell[])[]) => {
    if (row > 0) return;
    row = 1;
    sheet(
      dataSheetHead(
        columns.map((column, index) =>
          widthOf(
            column,
            first.map((cells) => cells[index] ?? ''),
          ),
        ),
        columns.map(({ kind }) => kind === 'text'),
      ),
    );
    const cells = columns.map(({ header }, index) => textXml(`${names[index]}1`, header, STYLE.head));
    sheet(`<row r="1">${cells.join('')}</row>`);
  };

  return {
    add(rows) {
      begin(rows);
      const lines = rows.map((cells) => {
        row++;
        columns.forEach((column, index) => {
          const cell = cells[index];
          if (column.total && typeof cell === 'number') sums[index]! += BigInt(cell);
        });
        const drawn = columns.map(({ kind }, index) =>
          cellXml(`${names[index]}${row}`, cells[index] ?? '', kind),
        );
        return `<row r="${row}">${drawn.join('')}</row>`;
      });
      sheet(lines.join(''));
    },
    finish() {
      begin([]);
      const filtered = `A1:${names.at(-1) ?? 'A'}${row}`;
      sheet(sumLine() + dataSheetTail(filtered), true);
      const called = {
        info: sheetName(sheets.info),
        data: sheetName(sheets.data),
        more: more && sheetName(more.name),
      };
      open('xl/workbook.xml')(workbookXml(called, filtered, rowsFirst), true);
      zip.end();
      return new Blob(packed, { type: XLSX_TYPE });
    },
  };
}
