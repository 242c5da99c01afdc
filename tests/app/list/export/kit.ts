import { strFromU8, unzipSync } from 'fflate';
import type { Cell, ExportFormat, FileColumn, FileSpec } from '#app/list/export/cells.ts';
import { createWriter } from '#app/list/export/writer.ts';

const COLUMNS: FileColumn[] = [
  { header: 'Mã giao dịch', kind: 'text' },
  { header: 'Số tiền (VND)', kind: 'number' },
  { header: 'Thời gian tạo', kind: 'moment' },
];

export const spec = (format: ExportFormat, change: Partial<FileSpec> = {}): FileSpec => ({
  format,
  info: [
    ['Doanh nghiệp', '0312345678'],
    ['Trạng thái', 'Thành công, Chờ thanh toán'],
    ['Người xuất', 'admin'],
  ],
  columns: COLUMNS,
  sheets: { info: 'Thông tin', data: 'Dữ liệu' },
  ...change,
});

/** Texts that break careless writers: formulas, quotes, markup, marks of direction, emoji, control signs, Vietnamese. */
export const NAUGHTY = [
  '',
  ' ',
  'undefined',
  'null',
  'NaN',
  '0123456789',
  '97040512345678901234',
  '1E02',
  '"quoted"',
  'a,b;c\td',
  'line\nbreak\r\nand another\rone',
  '</t></is></c><script>alert(1)</script>',
  '<![CDATA[x]]> & &amp; &#x41; %s {0}',
  '_x0041_ and _x000D_',
  'Nguyễn Thị Mỹ Hương',
  'Nguyễn'.normalize('NFD'),
  '\u202Etest\u202C \u200Bzero\u200D',
  '田中さんにあげて下さい 👩‍👩‍👧‍👦 𝐓𝐡𝐞',
  '\u0000\u0001\u0008\u000B\u001F\uFFFE\uFFFF',
  'half \uD800 pair \uDC00',
  '__proto__',
  "'; DROP TABLE users; --",
  '%0d%0aSet-Cookie: x',
];

/** A text without what a file holds none of: control signs but tab and line ends, halves of pairs, and U+FFFE, U+FFFF. */
export const filed = (text: string) =>
  [...text]
    .filter((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const isControl = (code < 32 && !'\t\n\r'.includes(sign)) || code === 127;
      return !isControl && !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
    })
    .join('');

/** Everything that a spreadsheet could run. */
export const FORMULAS = [
  '=1+1',
  '+84901234567',
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u0000=1',
  '\u0001\u001F=1',
  ' \u007F+1',
  '\ttext',
  '   =HYPERLINK("http://example.test","x")',
  '\u00A0=1',
  '\uFEFF=1',
  '\u200B=1',
  '\u3000＝1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '-',
];

/** The whole file out of the writer, in one go. */
export async function bytesOf(file: FileSpec, ...batches: Cell[][][]): Promise<Uint8Array> {
  const writer = createWriter(file);
  for (const rows of batches) writer.add(rows);
  return new Uint8Array(await writer.finish().arrayBuffer());
}

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(error.textContent ?? 'not well-formed');
  return document;
};

/** An XLSX opened again: its parts as documents, each of which must be well-formed. */
export function openXlsx(bytes: Uint8Array) {
  const parts = new Map(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
  const documents = new Map([...parts].map(([path, xml]) => [path, parse(xml)]));
  const one = (path: string) => {
    const document = documents.get(path);
    if (!document) throw new Error(`no ${path} in the file`);
    return document;
  };
  return {
    paths: [...parts.keys()],
    one,
    sheet: (number: 1 | 2 | 3) => readSheet(one(`xl/worksheets/sheet${number}.xml`)),
  };
}

export interface ReadCell {
  value: string | number;
  style: number;
}

/** The cells of a sheet by their places, texts as Excel shows them. */
function readSheet(document: Document): Map<string, ReadCell> {
  return new Map(
    [...document.getElementsByTagName('c')].map((cell) => {
      const text = cell.getElementsByTagName('t')[0]?.textContent;
      const shown = text?.replace(/_x([\da-f]{4})_/gi, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      const value = shown ?? Number(cell.getElementsByTagName('v')[0]?.textContent);
      return [cell.getAttribute('r') ?? '', { value, style: Number(cell.getAttribute('s')) }];
    }),
  );
}
