import type { Cell } from './cells.ts';
import { cellXml, escapeXml, STYLE, textXml } from './xlsxCells.ts';

/** The parts of an XLSX without rows: the minimum of ECMA-376 that Excel and LibreOffice need. */
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XLSX_TYPE = `${MIME}.sheet`;
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${MIME}.${type}+xml"/>`;

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

const relations = (...list: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;

/** Static parts; `hasMore`: with a third sheet. */
export const fixedParts = (hasMore: boolean): Record<string, string> => ({
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    override('workbook', 'sheet.main') +
    override('styles', 'styles') +
    override('worksheets/sheet1', 'worksheet') +
    override('worksheets/sheet2', 'worksheet') +
    (hasMore ? override('worksheets/sheet3', 'worksheet') : '') +
    '</Types>',
  '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/_rels/workbook.xml.rels': relations(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId2', 'worksheet', 'worksheets/sheet2.xml'),
    relation('rId3', 'styles', 'styles.xml'),
    hasMore ? relation('rId4', 'worksheet', 'worksheets/sheet3.xml') : '',
  ),
  // cellXfs has the order of STYLE: plain, head, money (3 is #,##0), moment, text (49 is @).
  'xl/styles.xml':
    `${HEAD}<styleSheet ${MAIN}>` +
    '<numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm:ss"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
    '</styleSheet>',
});

/** Excel refuses these characters in a sheet's name, and more than 31 in all. */
export const sheetName = (text: string) => text.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);

/** The workbook: its sheets, and the hidden name by which Excel finds the range of the autofilter. */
export function workbookXml(
  { info, data, more }: { info: string; data: string; more?: string | undefined },
  filtered: string,
  rowsFirst = false,
): string {
  const range = `'${data}'!${filtered.replace(/[A-Z]+|\d+/g, '$$$&')}`;
  const listed = [
    `<sheet name="${escapeXml(info)}" sheetId="1" r:id="rId1"/>`,
    `<sheet name="${escapeXml(data)}" sheetId="2" r:id="rId2"/>`,
  ];
  return (
    `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}">` +
    `<sheets>${(rowsFirst ? listed.reverse() : listed).join('')}` +
    (more ? `<sheet name="${escapeXml(more)}" sheetId="3" r:id="rId4"/>` : '') +
    '</sheets>' +
    `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="${rowsFirst ? 0 : 1}" hidden="1">` +
    `${escapeXml(range)}` +
    '</definedName></definedNames></workbook>'
  );
}

/** `texts`: columns whose empty cells are formatted as text too, so that a typed phone number keeps its leading 0. */
const columnsXml = (widths: readonly number[], texts: readonly boolean[] = []) =>
  `<cols>${widths
    .map((width, index) => {
      const style = texts[index] ? ` style="${STYLE.text}"` : '';
      return `<col min="${index + 1}" max="${index + 1}" width="${width}"${style} customWidth="1"/>`;
    })
    .join('')}</cols>`;

/** The info sheet, or the sheet of sums: one label and value per row. */
export function infoSheetXml(info: readonly (readonly [string, Cell])[]): string {
  const rows = info.map(([label, value], index) => {
    const row = index + 1;
    return `<row r="${row}">${textXml(`A${row}`, label, STYLE.head)}${cellXml(`B${row}`, value, 'number')}</row>`;
  });
  return `${HEAD}<worksheet ${MAIN}>${columnsXml([28, 60])}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

/** The data sheet up to its first row, with a frozen header row. */
export const dataSheetHead = (widths: readonly number[], texts: readonly boolean[]) =>
  `${HEAD}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  `</sheetView></sheetViews>${columnsXml(widths, texts)}<sheetData>`;

export const dataSheetTail = (filtered: string) => `</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
