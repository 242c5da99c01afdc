import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from '#app/lib/file/sheetFile.ts';
import { contentTypes } from '../screens/reconciliation/kit.ts';

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const parts = (sheet: string, shared = '') => ({
  '[Content_Types].xml': contentTypes('workbook', 'sharedStrings'),
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Nhân viên" sheetId="7" r:id="rId3"/><sheet name="Khác" sheetId="8" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Target="/xl/worksheets/sheet2.xml" Id="rId3" Type="${REL}/worksheet"/></Relationships>`,
  'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row r="1"><c r="A1"><v>0</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  'xl/vbaProject.bin': 'x',
});
const parse = (bytes: Uint8Array) => readSheet(new Blob([bytes as BlobPart]));
const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

it('reads the first sheet as it is seen: texts in runs, numbers whole, gaps kept', async () => {
  const shared =
    '<si><t>Họ &amp; tên</t></si><si><r><t xml:space="preserve">Trần </t></r><r><rPr/><t>Hà</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si/>';
  const sheet = [
    '<row r="1" spans="1:3"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Email</t></is></c></row>',
    '<row r="3"><c r="A3" s="2" t="s"><v>1</v></c><c r="B3" s="1"/><c r="C3"><v>9.12345678E8</v></c><c r="AA3" t="str"><f>"a"&amp;"b"</f><v>a&lt;b&#10;_x005F_x</v></c></row>',
    '<row><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="s"><v>2</v></c><c><v>0</v></c></row>',
  ].join('');
  const cells = await parse(zipped(parts(sheet, shared)));
  expect(cells?.slice(0, 2)).toEqual([['Họ & tên', '', 'Email'], []]);
  expect(cells?.[2]?.slice(0, 3)).toEqual(['Trần Hà', '', '912345678']);
  expect(cells?.[2]?.[26]).toBe('a<b\n_x');
  expect(cells?.[3]).toEqual(['1', '#N/A', '', '0']);
});

it('is none where it cannot be read, and knows a file by what is in it', async () => {
  const book = zipped(parts('<row r="1"><c r="A1"><v>7</v></c></row>'));
  expect(await readSheet(new Blob([book as BlobPart], { type: 'text/csv' }))).toEqual([['7']]);
  // As a file of ours comes back: its guard is no part of the text, any other apostrophe is.
  expect(await readSheet(new Blob(["'+84912;'＝x;'a;''=x"]))).toEqual([['+84912', '＝x', "'a", "''=x"]]);
  expect(await readSheet(new Blob(['a;b']))).toEqual([['a', 'b']]);
  expect(await readSheet(new Blob([book.slice(0, 40) as BlobPart]))).toBeUndefined();
  expect(await parse(zipped({ 'word/document.xml': '<w/>' }))).toBeUndefined();
  expect(await parse(zipped(parts('<row r="999999999"><c r="A999999999"><v>7</v></c></row>')))).toEqual([]);
});

it('reads a file whose elements bear a prefix', async () => {
  const prefixed = Object.fromEntries(
    Object.entries(parts('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', '<si><t>Hà</t></si>')).map(
      ([name, text]) => [
        name,
        /rels$|^\[/.test(name) ? text : text.replace(/<(\/?)(?=\w)/g, '<$1x:').replace('xmlns=', 'xmlns:x='),
      ],
    ),
  );
  expect(prefixed['xl/workbook.xml']).toContain('<x:sheet ');
  expect(await parse(zipped(prefixed))).toEqual([['Hà']]);
});

it('takes neither the memory nor the time that a crafted file asks for', async () => {
  const far = '<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZZZ1"><v>2</v></c><c r="IV1"><v>3</v></c></row>';
  const [line = []] = (await parse(zipped(parts(far)))) ?? [];
  expect([line.length, line[0], line[255]]).toEqual([256, '1', '3']);

  const wide = Array.from({ length: 20_000 }, (_, at) => `<row><c r="IV${at + 1}"><v>1</v></c></row>`);
  expect(await parse(zipped(parts(wide.join(''))))).toBeUndefined();

  // No end tag: what begins again and again is looked through once.
  const began = performance.now();
  const many = 300_000;
  expect(await parse(zipped(parts('<row><c>'.repeat(many))))).toEqual([[]]);
  expect(await parse(zipped(parts('<row'.repeat(many))))).toEqual([]);
  expect(await parse(zipped(parts(`<row>${'<c><v>'.repeat(many)}</row>`)))).toEqual([[]]);
  const shared = `<si>${'<rPh><t>'.repeat(many)}</si>${'<si><t>'.repeat(many)}`;
  expect(await parse(zipped(parts('<row><c><v>7</v></c></row>', shared)))).toEqual([['7']]);
  // Looked through again for each, it would take minutes.
  expect(performance.now() - began).toBeLessThan(30_000);
});

it('unpacks the sheet that is read and no other', async () => {
  const files = parts('<row><c><v>7</v></c></row>');
  const book = zipped(files);
  // The packed bytes of the other sheet are spoiled: whoever unpacks them fails.
  const other = strToU8('xl/worksheets/sheet1.xml');
  const place = book.findIndex((_, from) => other.every((byte, index) => book[from + index] === byte));
  book.fill(0xff, place + other.length, place + other.length + 20);
  expect(await parse(book)).toEqual([['7']]);
});

describe('a workbook as other programs pack it', () => {
  const sheet =
    '<row r="1"><c r="B1" t="s"><v>0</v></c></row><row r="2"><c r="A2"><v>7</v></c><c r="C2"><v>8</v></c></row>';
  const shared = '<si><t>Hà &amp; An</t></si>';
  const plain = parts(sheet, shared);
  const READ = [
    ['', 'Hà & An'],
    ['7', '', '8'],
  ];
  const each = (change: (text: string, name: string) => string) =>
    Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, change(text, name)]));
  const named = (change: (name: string) => string) =>
    Object.fromEntries(Object.entries(plain).map(([name, text]) => [change(name), text]));
  const moved = (target: string, place: string) => ({
    ...plain,
    'xl/worksheets/sheet2.xml': '',
    'xl/_rels/workbook.xml.rels': plain['xl/_rels/workbook.xml.rels'].replace(
      '/xl/worksheets/sheet2.xml',
      target,
    ),
    [place]: plain['xl/worksheets/sheet2.xml'],
  });

  it.each<[string, Record<string, string>]>([
    ['attributes in single quotes', each((text) => text.replaceAll('"', "'"))],
    ['texts as CDATA', each((text) => text.replace('Hà &amp; An', '<![CDATA[Hà & An]]>'))],
    ['backslashes in the names of its parts', named((name) => name.replaceAll('/', '\\'))],
    ['other letters in the names of its parts', named((name) => name.toUpperCase())],
    ['a target from the part itself', moved('./worksheets/../sheet.xml', 'xl/sheet.xml')],
    ['a target from the folder above', moved('../sheets/one.xml', 'sheets/one.xml')],
    [
      'a main part of another name',
      {
        ...named((name) => name.replace('xl/', 'book/').replace('workbook.xml', 'main.xml')),
        '[Content_Types].xml': contentTypes('workbook', 'sharedStrings')
          .replaceAll('/xl/', '/book/')
          .replace('workbook.xml', 'main.xml'),
        'book/_rels/main.xml.rels': plain['xl/_rels/workbook.xml.rels'].replace('/xl/', '/book/'),
        '_rels/.rels': `<Relationships><Relationship Id="r" Type="${REL}/officeDocument" Target="/book/main.xml"/></Relationships>`,
      },
    ],
  ])('%s', async (_, files) => {
    expect(await parse(zipped(files))).toEqual(READ);
  });

  it.each(['utf-16le', 'utf-16be'])('%s', async (encoding) => {
    const isLittle = encoding === 'utf-16le';
    const wide = (text: string) => {
      const bytes = new Uint8Array(text.length * 2 + 2);
      const view = new DataView(bytes.buffer);
      for (const [place, sign] of [...`\uFEFF${text}`].entries())
        view.setUint16(place * 2, sign.charCodeAt(0), isLittle);
      return bytes;
    };
    const files = Object.fromEntries(Object.entries(plain).map(([name, text]) => [name, wide(text)]));
    expect(await parse(zipSync(files))).toEqual(READ);
  });

  it('reads no further than the end of a text that is never closed', async () => {
    const began = performance.now();
    expect(await parse(zipped(parts('<![CDATA['.repeat(300_000))))).toEqual([]);
    // Looked through again for each, it would take minutes.
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});

it('gives codes and shares as the spreadsheet shows them', async () => {
  const formats = ['0000000000', '&quot;QR&quot;0000', 'A\\-000', '0.0%', '#,##0 &quot;₫&quot;'];
  const styles = [
    `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>`,
    `<cellXfs>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}<xf numFmtId="9"/></cellXfs>`,
  ].join('');
  const cells = [12345678, 42, 7, 0.011, 106000, 0.5]
    .map((value, style) => `<c s="${style}"><v>${value}</v></c>`)
    .join('');
  const book = zipped({
    ...parts(`<row>${cells}</row>`),
    '[Content_Types].xml': contentTypes('workbook', 'sharedStrings', 'styles'),
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  });
  const [line = []] = (await parse(book)) ?? [];
  expect(line.slice(0, 2)).toEqual(['0012345678', 'QR0042']);
  expect(line.slice(3)).toEqual(['1,1%', '106000', '50%']);
});
