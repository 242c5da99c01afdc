import { utils, write } from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { readFile } from '#app/shared/sheet/readFile.ts';
import { MOST_ROWS } from '#app/shared/sheet/types.ts';
import {
  book,
  checkTable,
  csv,
  date,
  formula,
  good,
  HEADINGS,
  joinBytes,
  plain,
  ROW,
  raw,
  readOrRefused,
  readTable,
  styled,
  utf8,
  utf16,
  windows1258,
  zip,
} from './kit.ts';

beforeAll(() => Promise.all([loadLocale('vi'), loadLocale('en')]));
const t = createTranslate('vi');
const lines = [HEADINGS, ROW] as const;
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const whole = book([{ name: 'Sheet1', lines }]);

/** A zip entry whose header states a wrong size. */
function lying(bytes: Uint8Array, size: number): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const name = 'xl/worksheets/sheet1.xml';
  for (let at = 0; at < copy.length - 46; at += 1) {
    // The central directory: size and name are at offsets 24 and 46.
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const own = new TextDecoder().decode(copy.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (own === name) view.setUint32(at + 24, size, true);
  }
  return copy;
}

describe('a refused file gets one message that says why', () => {
  const many = (count: number) => utf8(`${HEADINGS.join(',')}\n${`${ROW.join(',')}\n`.repeat(count)}`);
  const refused: [name: string, bytes: () => Uint8Array, sentence: RegExp, file?: string, sheet?: string][] =
    [
      ['no byte at all', () => new Uint8Array(), /^Tệp không có dữ liệu nào/],
      ['nothing but white space', () => utf8(' \n\n \t\n'), /^Tệp không có dữ liệu nào/],
      ['more than 50,000 rows', () => many(MOST_ROWS + 1), /^Tệp có 50001 dòng, nhiều nhất là 50000 dòng/],
      ['a password', () => joinBytes(OLD_OFFICE, utf16('EncryptedPackage')), /^Tệp có mật khẩu/, 'a.xlsx'],
      ['OpenDocument', () => zip({ mimetype: 'x', 'opendocument.txt': 'x' }), /OpenDocument/, 'a.xlsx'],
      ['Word named .xlsx', () => zip({ 'word/document.xml': 'x' }), /^Đây là tệp Word/, 'a.xlsx'],
      ['an archive', () => zip({ 'doi-soat.csv': plain }), /^Đây là tệp nén/, 'a.xlsx'],
      ['a PDF named .csv', () => utf8('%PDF-1.7\n1 0 obj'), /^Đây là tệp PDF/],
      ['a picture', () => joinBytes([0x89], utf8('PNG\r\n')), /^Đây là tệp PNG/],
      ['GZIP', () => new Uint8Array([0x1f, 0x8b, 8, 0]), /^Đây là tệp GZIP/],
      ['JSON', () => utf8('{"data":[1,2]}'), /^Đây là tệp JSON/],
      [
        'a web page named .xls',
        () => utf8('<html><table><tr><td>Mã GD</td></tr></table>'),
        /trang web/,
        'a.xls',
      ],
      ['XML of Excel 2003', () => utf8('<?xml version="1.0"?><Workbook/>'), /trang web/, 'a.xls'],
      ['bytes that are no text', () => new Uint8Array([1, 0, 0, 2, 0, 0, 9, 0]), /^Tệp không phải văn bản/],
      ['a workbook cut off', () => whole.slice(0, whole.length / 2), /bị hỏng hoặc tải về chưa đủ/, 'a.xlsx'],
      ['a workbook without its sheet', () => zip({ 'xl/workbook.xml': '<workbook/>' }), /bị hỏng/, 'a.xlsx'],
      ['a zip bomb', () => lying(whole, 2_000_000_000), /nén quá mức/, 'a.xlsx'],
      [
        'a cell with more letters than Excel allows',
        () => book([{ name: 'A', lines: [HEADINGS, ['x'.repeat(32_768)]] }]),
        /nén quá mức/,
        'a.xlsx',
      ],
      ['a size that is a lie', () => lying(whole, 10), /bị hỏng|Không tìm thấy dòng tiêu đề/, 'a.xlsx'],
      [
        'UTF-8 that was damaged, far down',
        () => joinBytes(utf8(`${plain}${'TX2,Đặng Thị Hạ\n'.repeat(60_000)}`), [0xe1, 0x2c, 0x0a]),
        /^Dòng 60003 có ký tự bị hỏng/,
      ],
      [
        'UTF-8 that was damaged',
        () => joinBytes(utf8(`${plain}TX2,Đặng Thị Hạ`), [0xe1, 0x2c, 0x0a]),
        /^Dòng 3 có ký tự bị hỏng/,
      ],
      ['no headings', () => utf8('một dòng\nhai dòng\n'), /^Không tìm thấy dòng tiêu đề cột/],
      ['headings alone', () => csv(HEADINGS), /^Dưới dòng tiêu đề 1 không có giao dịch nào/],
      ['a total alone', () => good(['Tổng cộng', '', '', '0', '']), /^Dưới dòng tiêu đề 1/],
      [
        'headings on a hidden sheet alone',
        () =>
          book([
            { name: 'Bìa', lines: [['Kính gửi']] },
            { name: 'Ẩn', state: 'hidden', lines },
          ]),
        /Trang tính bị ẩn: Ẩn$/,
        'a.xlsx',
      ],
      ['a sheet that is not there', () => whole, /không có trang tính "Hai"/, 'a.xlsx', 'Hai'],
      [
        'an empty workbook',
        () => book([{ name: 'Sheet1', lines: [] }]),
        /^Không tìm thấy dòng tiêu đề/,
        'a.xlsx',
      ],
    ];

  it.each(refused)('%s', async (_, bytes, sentence, file, sheet) => {
    const answer = await readOrRefused(bytes(), file, sheet);
    if (!('key' in answer)) throw new Error('it was read');
    const said = t(answer.key, answer.values);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/[{}]/);
    expect(createTranslate('en')(answer.key, answer.values)).not.toMatch(/[{}]|reconciliation/);
  });
});

describe('an unusual file is read as intended', () => {
  const title = [['CÔNG TY CỔ PHẦN THANH TOÁN'], ['Báo cáo đối soát, ngày 01/11/2026'], []];
  const notes = async (bytes: Uint8Array, file?: string, sheet?: string) =>
    (await readTable(bytes, file, sheet)).about.notes.map(({ key, values }) => t(key, values));
  const odd: [name: string, bytes: () => Uint8Array, note?: RegExp, file?: string, sheet?: string][] = [
    ['UTF-8', () => utf8(plain)],
    ['UTF-8 with its mark', () => utf8(`\uFEFF${plain}`)],
    ['UTF-16 of Excel', () => joinBytes([0xff, 0xfe], utf16(plain.replaceAll(',', '\t')))],
    ['UTF-16, the other way round', () => joinBytes([0xfe, 0xff], utf16(plain, true))],
    ['UTF-16 without its mark', () => utf16(plain)],
    ['Windows-1258', () => windows1258(plain)],
    ['decomposed letters', () => utf8(plain.normalize('NFD'))],
    ['semicolons', () => utf8(plain.replaceAll(',', ';'))],
    ['tabs', () => utf8(plain.replaceAll(',', '\t')), undefined, 'a.txt'],
    ['bars', () => utf8(plain.replaceAll(',', '|')), undefined, 'a.txt'],
    ['the hint of Excel', () => utf8(`sep=;\r\n${plain.replaceAll(',', ';')}`)],
    ['lines of an old Mac', () => utf8(plain.replaceAll('\n', '\r'))],
    ['quotes and line ends in headings', () => utf8(plain.replace('Số tiền (VND)', '"Số tiền\n(VND)"'))],
    ['headings below a title', () => csv(...title, HEADINGS, ROW)],
    [
      'a title with commas, in semicolons',
      () => utf8(`Từ 1, đến 2, của 3, 4\n${plain.replaceAll(',', ';')}`),
    ],
    [
      'headings without accents',
      () => csv(['MA GIAO DICH', 'Ma don hang', 'NGAY GD', 'SO TIEN', 'TRANG THAI'], ROW),
    ],
    [
      'headings in English',
      () => csv(['Transaction ID', 'merchantRefId', 'Transaction date', 'Amount', 'Status'], ROW),
    ],
    ['full-width headings', () => utf8(plain.replace('Mã', 'Ｍã').replace('(VND)', '（ＶＮＤ）'))],
    [
      'headings in two lines',
      () =>
        csv(
          ['Mã giao dịch', 'Mã đơn hàng', 'Thời gian', 'Giá', ''],
          ['', '', '', 'Số tiền', 'Trạng thái'],
          ROW,
        ),
      /^Tiêu đề cột chiếm hai dòng, bắt đầu từ dòng 1$/,
    ],
    [
      'headings in both languages',
      () => csv(HEADINGS, ['Transaction ID', 'Order ID', 'Time', 'Amount', 'Status'], ROW),
      /lặp lại/,
    ],
    ['numbers below the headings', () => good(['(1)', '(2)', '(3)', '(4)', '(5)'], ROW)],
    ['headings on each printed page', () => good(HEADINGS, ROW, HEADINGS), /^2 dòng tiêu đề lặp lại/],
    ['a total', () => good(ROW, ['Tổng cộng', '', '', '100000', '']), /^Dòng tổng cộng .*: dòng 3$/],
    ['a total in English', () => good(ROW, ['', 'Grand Total', '', '100000', '']), /dòng 3$/],
    [
      'signatures at the end',
      () => good(ROW, ['', '', '', '', ''], ['', '', '', '', 'Người lập biểu']),
      /^1 dòng cuối/,
    ],
    ['Ctrl-Z at its end', () => utf8(`${plain}\x1a`), /Ctrl-Z/],
    ['an empty line between', () => csv(HEADINGS, [], ROW)],
    [
      'a quote that is never closed',
      () => csv([...HEADINGS, 'Ghi chú'], [...ROW, '"Hoa Mai']),
      /^Dấu ngoặc kép .*: dòng 2\./,
    ],
    [
      'a quote within a quoted cell',
      () => csv([...HEADINGS, 'Ghi chú'], [...ROW, '"Hoa Mai" ca sáng']),
      /^Dấu ngoặc kép .*: dòng 2\./,
    ],
    ['a text named .xlsx', () => utf8(plain), /^a\.xlsx là văn bản/, 'a.xlsx'],
    ['a workbook', () => whole, undefined, 'a.xlsx'],
    ['a workbook named .csv', () => whole, /^doi-soat\.csv là bảng tính Excel/],
    [
      'dates as serials',
      () => book([{ name: 'A', lines: [HEADINGS, ['TX1', 'DH1', date(46327.375), 100_000, 'Thành công']] }]),
    ],
    [
      'plain numbers as dates',
      () => book([{ name: 'A', lines: [HEADINGS, ['TX1', 'DH1', 46327.375, 100_000, 'Thành công']] }]),
    ],
    [
      'dates from 1904',
      () =>
        book(
          [{ name: 'A', lines: [HEADINGS, ['TX1', 'DH1', date(44865.375), 100_000, 'Thành công']] }],
          true,
        ),
      /1904/,
    ],
    [
      'formulas with their values',
      () =>
        book([
          { name: 'A', lines: [HEADINGS, ['TX1', 'DH1', date(46327.375), formula('100000'), 'Thành công']] },
        ]),
      /^1 ô là công thức/,
    ],
    [
      'the sheet with the headings',
      () =>
        book([
          { name: 'Bìa', lines: [['Kính gửi']] },
          { name: 'Chi tiết', lines },
        ]),
      /^Đã đọc trang tính "Chi tiết"; không đọc: Bìa$/,
      'a.xlsx',
    ],
    [
      'a visible sheet before a hidden one',
      () =>
        book([
          { name: 'Cũ', state: 'hidden', lines: [HEADINGS] },
          { name: 'Mới', lines },
        ]),
      /bị ẩn, không đọc: Cũ$/,
      'a.xlsx',
    ],
    [
      'a hidden sheet that was asked for',
      () =>
        book([
          { name: 'Bìa', lines: [] },
          { name: 'Ẩn', state: 'veryHidden', lines },
        ]),
      undefined,
      'a.xlsx',
      'Ẩn',
    ],
    [
      'numbers written with an exponent',
      () =>
        book([{ name: 'A', lines: [HEADINGS, ['TX1', 'DH1', date(46327.375), raw('1E5'), 'Thành công']] }]),
    ],
  ];

  it.each(odd)('%s', async (_, bytes, note, file, sheet) => {
    const table = await readTable(bytes(), file, sheet);
    const { rows, result } = await checkTable(table);
    expect(result).toMatchObject({ count: 1, amount: 100_000, faulty: 0, warned: 0 });
    expect(rows[0]).toMatchObject({ transactionId: 'TX1', merchantRefId: 'DH1', status: 'SUCCESS' });
    expect(rows[0]?.time).toBe(Date.parse('2026-11-01T09:00:00+07:00') / 1000);
    const said = (await notes(bytes(), file, sheet)).join('\n');
    if (note) expect(said).toMatch(new RegExp(note, 'm'));
  });

  it('reports its format', async () => {
    expect((await readTable(windows1258(plain.replaceAll(',', ';')))).about).toMatchObject({
      ...{ format: 'csv', encoding: 'Windows-1258', separator: ';', headingLine: 1, rows: 1, sheets: [] },
      ...{
        headings: HEADINGS,
        samples: [{ line: 2, cells: ROW }],
        mapping: { transactionId: 0, merchantRefId: 1, time: 2, amount: 3, status: 4 },
      },
    });
    expect((await readTable(whole, 'a.xlsx')).about.sheets).toEqual([{ name: 'Sheet1', hidden: false }]);
  });

  it('names the lines of its first rows as the spreadsheet does', async () => {
    const upper = ['Mã giao dịch', 'Mã đơn hàng', 'Thời gian', 'Giá', ''];
    const lower = ['', '', '', 'Số tiền', 'Trạng thái'];
    const { about } = await readTable(csv(upper, lower, ROW, [], ROW));
    expect(about.samples.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('lets unknown headings be mapped by hand', async () => {
    const table = await readTable(csv(['Cột A', 'Cột B', 'Cột C'], ['TX1', '01/11/2026', '5.000']));
    expect(table.about).toMatchObject({ mapping: {}, headings: ['Cột A', 'Cột B', 'Cột C'] });
    const { result } = await checkTable(table, undefined, { transactionId: 0, time: 1, amount: 2 });
    expect(result).toMatchObject({ count: 1, amount: 5000, faulty: 0 });
  });
});

describe('a workbook of another format', () => {
  const sheet = utils.aoa_to_sheet([HEADINGS, ['TX1', 'DH1', 46327.375, 100_000, 'Thành công']]);
  sheet.C2.z = 'dd/mm/yyyy hh:mm';
  const other = (bookType: 'biff8' | 'xlsb' | 'ods', cells = sheet) =>
    new Uint8Array(
      write({ SheetNames: ['Đối soát'], Sheets: { 'Đối soát': cells } }, { type: 'array', bookType }),
    );
  const readOther = (bytes: Uint8Array, name: string) => readFile(name, bytes);

  it.each([
    ['xls', 'biff8'],
    ['xlsb', 'xlsb'],
    ['ods', 'ods'],
  ] as const)('.%s is read like .xlsx', async (format, bookType) => {
    if (format === 'ods') sheet.C2.z = 'dd/mm/yyyy';
    const table = await readOther(other(bookType), `a.${format}`);
    expect(table.about).toMatchObject({ format, sheet: 'Đối soát', notes: [] });
    const { rows, result } = await checkTable(table);
    expect(result).toMatchObject({ count: 1, amount: 100_000, faulty: 0 });
    expect(result.days).toEqual({ from: '2026-11-01', to: '2026-11-01' });
    expect(rows[0]).toMatchObject({ transactionId: 'TX1', merchantRefId: 'DH1', status: 'SUCCESS' });
  });

  it('that unpacks to too much, or contains no workbook, is refused', async () => {
    const bomb = zip({ 'xl/workbook.bin': 'x', 'xl/a.bin': ' '.repeat(101 * 1024 * 1024) });
    const broken = joinBytes(OLD_OFFICE, utf16('Workbook'));
    await expect(readOther(bomb, 'a.xlsb')).rejects.toMatchObject({
      sentence: { key: 'reconciliation.file.refused.tooLargeInside' },
    });
    await expect(readOther(broken, 'a.xls')).rejects.toMatchObject({
      sentence: { key: 'reconciliation.file.refused.brokenXlsx' },
    });
  });
});

it('a payer or an order whose name begins like a total is a payment', async () => {
  const table = await readTable(
    csv(
      ['Người chuyển', 'Mã đơn hàng', 'Số tham chiếu', 'Thời gian giao dịch', 'Số tiền (VND)'],
      ['CÔNG TY TNHH HO DUC CHAU', 'TOTAL-0001', 'FT1', '01/11/2026 09:00:00', '30000'],
      ['Cộng Cà Phê', '', 'FT2', '01/11/2026 09:00:00', '50000'],
      ['Tổng cộng', '', '', '', '80000'],
    ),
  );
  expect(table.rows.map(([payer]) => payer)).toEqual(['CÔNG TY TNHH HO DUC CHAU', 'Cộng Cà Phê']);
  expect(table.total?.line).toBe(4);
});

describe('a workbook with more than plain cells', () => {
  const said = async (bytes: Uint8Array, how = {}) => {
    const table = await readFile('a.xlsx', bytes, how);
    return { table, notes: table.about.notes.map(({ key, values }) => t(key, values)) };
  };

  it('merged cells are filled, except amounts, which would be counted twice', async () => {
    const rows = [ROW, ROW.with(0, 'TX2').with(2, '').with(3, ''), ['', '', '', '', '']];
    const { table, notes } = await said(
      book([{ name: 'A', lines: [HEADINGS, ...rows], merged: ['C2:C4', 'D2:D4'] }]),
    );
    expect(notes).toEqual(['1 ô trong ô gộp được điền giá trị của ô gộp']);
    const { result, faults } = await checkTable(table);
    expect(result).toMatchObject({ count: 2, amount: 100_000, faulty: 1 });
    expect(faults.get(1)?.map(({ sentence }) => sentence.key.split('.').at(-1))).toEqual(['amountMissing']);
  });

  it('merged blocks of extreme size are refused', async () => {
    const lines = [HEADINGS, ...Array.from({ length: 3000 }, (_, at) => ROW.with(0, `TX${at}`))];
    const merged = Array.from({ length: 3000 }, () => 'C2:C1048576');
    const bytes = book([{ name: 'A', lines, merged }]);
    expect(await readOrRefused(bytes, 'a.xlsx')).toEqual({
      key: 'reconciliation.file.refused.tooLargeInside',
    });
  });

  it('rows that a filter hides are counted, and left out when asked to', async () => {
    const bytes = book([
      { name: 'A', lines: [HEADINGS, ROW, ROW.with(0, 'TX2'), ROW.with(0, 'TX3')], hidden: [1, 3] },
    ]);
    const { table } = await said(bytes);
    expect(table.about).toMatchObject({ rows: 3, hiddenRows: 1, withoutHidden: false });
    const { table: less } = await said(bytes, { withoutHidden: true });
    expect(less.about).toMatchObject({ rows: 2, hiddenRows: 1, withoutHidden: true });
    expect(less.lines).toEqual([2, 4]);
  });

  it('a formula that was never calculated is a fault of its own cell only', async () => {
    const lines = [HEADINGS, ROW, ['TX2', 'DH2', '01/11/2026', formula(undefined)]];
    const { faults, result } = await checkTable((await said(book([{ name: 'A', lines }]))).table);
    expect(result).toMatchObject({ count: 2, faulty: 1 });
    const [fault] = faults.get(1) ?? [];
    expect(fault && t(fault.sentence.key, fault.sentence.values)).toMatch(/^Ô D3: công thức chưa được tính/);
  });

  it.each([
    [
      '.000 written behind the number',
      2,
      106,
      106_000,
      /ô D2 lưu 106, hiển thị 106\.000, được đọc là 106000/,
    ],
    ['three decimals', 3, 106, 106_000, /ô D2 lưu 106, hiển thị 106\.000/],
    ['three decimals of a larger number', 3, 1106, undefined, /ô D2 lưu 1106, hiển thị 1,106\.000/],
    ['without its thousands', 4, 106_000, 106_000, /ô D2 lưu 106000, hiển thị 106, được đọc là 106000/],
  ])('warns about an amount that is displayed differently: %s', async (_, style, stored, amount, note) => {
    const { table, notes } = await said(
      book([{ name: 'A', lines: [HEADINGS, [...ROW.slice(0, 3), styled(stored, style)]] }]),
    );
    expect(notes.join()).toMatch(note);
    expect((await checkTable(table)).rows[0]?.amount).toBe(amount);
  });

  it('lost letters are reported', async () => {
    const notes = async (text: string) =>
      (await readTable(csv([...HEADINGS, 'Nội dung'], [...ROW, text]))).about.notes;
    expect(await notes('Nguy?n Th? H?ng ck')).toEqual([
      { key: 'reconciliation.file.note.lostLetters', values: { lines: '2', text: 'Nguy?n' } },
    ]);
    expect(await notes('Ha\ufffdng')).toHaveLength(1);
    for (const fine of ['Bao nhiêu?', 'https://vi.du?ban=1', 'BAN 7?']) expect(await notes(fine)).toEqual([]);
  });
});

describe('a statement with separate debits and credits', () => {
  const statement = ['STT', 'Ngày giao dịch', 'Số tham chiếu', 'Phát sinh nợ', 'Phát sinh có', 'Số dư'];
  it.each([[['Phát sinh nợ', 'Phát sinh có']], [['Ghi nợ', 'Ghi có']], [['Debit', 'Credit']]])(
    'a debit is a refund: %j',
    async ([debit = '', credit = '']) => {
      const table = await readTable(
        csv(
          statement.with(3, debit).with(4, credit),
          ['1', '19/11/2026', 'FT1', '0', '106000', '1106000'],
          ['2', '19/11/2026', 'FT2', '30000', '0', '1076000'],
          ['3', '19/11/2026', 'FT3', '-5000', '', '1071000'],
          ['4', '19/11/2026', 'FT4', '1000', '2000', '1072000'],
          ['5', '19/11/2026', 'FT5', '0', '0', '1072000'],
          ['Tổng cộng', '', '', '36000', '108000', ''],
        ),
      );
      const { rows, faults, result, hasRefunds } = await checkTable(table);
      expect(rows.slice(0, 3)).toMatchObject([
        { type: 'PAYMENT', amount: 106_000 },
        { type: 'REFUND', amount: 30_000 },
        { type: 'REFUND', amount: 5000 },
      ]);
      expect([...faults.values()].flat().map(({ sentence }) => sentence.key.split('.').at(-1))).toEqual([
        'bothSides',
        'amountMissing',
      ]);
      expect([hasRefunds, result.total?.written]).toEqual([true, 72_000]);
    },
  );
});

it('a stray quote affects no other line, and cells with line breaks before it stay whole', async () => {
  const table = await readTable(
    csv(
      [...HEADINGS, 'Ghi chú'],
      [...ROW, '"hai\ndòng"'],
      [...ROW.with(0, 'TX2'), '"Hoa Mai" ca sáng'],
      [...ROW.with(0, 'TX3'), '"xong"'],
    ),
  );
  expect(table.rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['TX1', 'hai\ndòng'],
    ['TX2', '"Hoa Mai" ca sáng'],
    ['TX3', 'xong'],
  ]);
});
