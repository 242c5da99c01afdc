import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { csvFile } from '#app/lib/file/csv.ts';
import { formatDateTime } from '#app/lib/time.ts';
import { templateRows } from '#app/screens/reconciliation/template.ts';
import { isMonthFirst, readAmount, readId, readStatus, readTime } from '#app/shared/sheet/values.ts';
import { book, checkTable, csv, date, good, HEADINGS, ROW, readTable, utf8 } from './kit.ts';

beforeAll(() => Promise.all([loadLocale('vi'), loadLocale('en')]));
const t = createTranslate('vi');

describe('an amount', () => {
  it.each([
    ...[
      '1000000',
      '1.000.000',
      '1,000,000',
      '1 000 000',
      '1 000 000 ₫',
      '1\u00a0000\u00a0000\u00a0₫',
      "1'000'000",
    ],
    ...[
      '1.000.000,00',
      '1,000,000.00',
      '1000000.00',
      '1000000,0',
      '１．０００．０００',
      ' 1.000.000đ ',
      '1.000.000 VND',
    ],
    ...['VND 1,000,000', '+1.000.000', '1000000.000', '1.000.000 đồng', '\u200b1000000', "'1000000"],
  ])('%j is a million', (text) => expect(readAmount(text)).toEqual({ value: 1_000_000 }));

  it.each([
    ['0', 0],
    ['-5.000', -5000],
    ['−5.000', -5000],
    ['(5.000)', -5000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    [5000.0000001, 5000],
    [-0, 0],
    ['', undefined],
    ['-', undefined],
  ])('%j is %j', (cell, value) => expect(readAmount(cell)).toEqual(value === undefined ? {} : { value }));

  it.each([
    ['1,5', 'amountFraction'],
    ['1.000.000,50', 'amountFraction'],
    ['1,000.25', 'amountFraction'],
    [1.234, 'amountFraction'],
    ['1.000,000', 'amountUnclear'],
    ['10,00,000', 'amountUnclear'],
    ['1.000 000', 'amountUnclear'],
    ['500k', 'amountUnclear'],
    ['12a', 'amountUnclear'],
    ['1.5E+06', 'scientific'],
    ['9007199254740993', 'amountTooLarge'],
    ['#REF!', 'errorValue'],
    ['=A1*2', 'formulaText'],
  ])('%j is refused: %s', (cell, fault) => expect(readAmount(cell)).toEqual({ fault }));
});

describe('a moment', () => {
  const at = (cell: string | number, is1904 = false) => {
    const { value, fault } = readTime(cell, is1904);
    return fault ?? (value === undefined ? undefined : formatDateTime(value));
  };
  it.each([
    ...[
      '01/11/2026 13:05:09',
      '1/11/2026 13:05:09',
      '01-11-2026 13:05:09',
      '01.11.2026, 13:05:09',
      '13:05:09 01/11/2026',
    ],
    ...[
      '2026-11-01 13:05:09',
      '2026-11-01T13:05:09+07:00',
      '2026-11-01T06:05:09Z',
      '2026-11-01 13:05:09+07',
      '2026-11-01T06:05:09.123456+00',
      '2026-11-01 13:05:09 +0700',
      '2026-11-01 06:05:09 UTC',
      '2026-11-01 13:05:09 GMT+7',
      '01/11/2026 06:05:09Z',
      '2026-11-01T13:05:09.250',
      '20261101130509',
    ],
    ...[
      '01/11/26 13:05:09',
      '01/11/2026 1:05:09 CH',
      '０１/１１/２０２６ 13:05:09',
      '2026/11/01 13:05:09',
      46327.545243055,
    ],
  ])('%j', (cell) => expect(at(cell)).toBe('01/11/2026 13:05:09'));

  it.each([
    ...[
      '25-Nov-2026',
      '25 Nov 2026',
      'Nov 25, 2026',
      'November 25, 2026',
      '25 thg 11 2026',
      '25 thg 11, 2026',
    ],
    ...[
      '25-thg11-2026',
      '25 tháng 11, 2026',
      'ngày 25 tháng 11 năm 2026',
      '25-Nov-26',
      '25 thang 11 nam 2026',
    ],
  ])('%j names its month', (cell) => {
    expect(at(cell)).toBe('25/11/2026 00:00:00');
    expect(at(`${cell} 13:05`)).toBe('25/11/2026 13:05:00');
  });

  it('may be a day, or a minute', () => {
    expect([at('01/11/2026'), at('2026-11-01'), at('20261101'), at(46327), at('46327')]).toEqual(
      Array.from({ length: 5 }, () => '01/11/2026 00:00:00'),
    );
    expect([at('01/11/2026 13:05'), at(44865, true)]).toEqual(['01/11/2026 13:05:00', '01/11/2026 00:00:00']);
  });

  it.each([
    ['31/02/2026', 'dateImpossible'],
    ['29/02/2027', 'dateImpossible'],
    ['01/13/2026', 'dateImpossible'],
    ['01/11/2026 25:00', 'dateImpossible'],
    ['01/11/2026 13:05 CH', 'dateImpossible'],
    ['hôm qua', 'dateUnclear'],
    ['31-Feb-2026', 'dateImpossible'],
    ['25 thg 13 2026', 'dateImpossible'],
    ['25-Abc-2026', 'dateUnclear'],
    ['2026', 'dateUnclear'],
    ['4.6E+4', 'scientific'],
    ['#N/A', 'errorValue'],
  ])('%j is refused: %s', (cell, fault) => expect(at(cell)).toBe(fault));
});

describe('a column of days', () => {
  it.each([
    [['11/05/2026', '11/20/2026'], true],
    [['11/05/2026', '20/11/2026'], false],
    // Both cannot be right: the Vietnamese order wins, and the other row is faulty.
    [['11/20/2026', '20/11/2026'], false],
    [['05/11/2026', '2026-11-20'], false],
  ])('%j writes the month first: %j', (cells, monthFirst) => {
    expect(isMonthFirst(cells)).toBe(monthFirst);
  });

  it('that writes the month first is read that way, even if a day could be a month', () => {
    const day = (cell: string) => formatDateTime(readTime(cell, false, true).value ?? 0);
    expect(['11/05/2026', '11/20/2026 10:20', '2026-11-05'].map(day)).toEqual([
      '05/11/2026 00:00:00',
      '20/11/2026 10:20:00',
      '05/11/2026 00:00:00',
    ]);
  });
});

describe('an id', () => {
  it('is text, without what a file has added around it', () => {
    const cells = [' TX-1 ', 'TX-1\u00a0', 'ＴＸ-1', '="TX-1"', '\u202aTX-1\u202c'];
    expect(cells.map((cell) => readId(cell).value)).toEqual(cells.map(() => 'TX-1'));
    expect([
      readId("'00123").value,
      readId("'+84912").value,
      readId(123).value,
      readId('12E5').value,
    ]).toEqual(['00123', '+84912', '123', '12E5']);
  });
  it.each(['2.6E+08', '2,6E+08', '1.23457E+15', '9E+17'])('%j cannot be restored', (text) =>
    expect(readId(text)).toEqual({ fault: 'scientific' }),
  );
  it('a number with more digits than Excel keeps cannot either', () => {
    expect(readId(9_704_360_000_001_230)).toEqual({ fault: 'digitsLost' });
    expect(readId(970_436_000_000_123).value).toBe('970436000000123');
  });
});

it('a status is known in many words', () => {
  const said = [
    'Thành công',
    'SUCCESS',
    'đã thanh toán',
    '00',
    'Thất bại',
    'PARTIALLY_REFUNDED',
    'Đã hủy',
    'Đảo',
    'Lạ',
    '',
  ];
  expect(said.map((text) => readStatus(text).value)).toEqual([
    ...[
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
      'SUCCESS',
      'FAILED',
      'REFUNDED',
      'CANCELLED',
      'REVERSED',
      'UNKNOWN',
      undefined,
    ],
  ]);
});

describe('every row is checked', () => {
  const said = async (bytes: Uint8Array, period?: { from: string; to: string }) => {
    const { faults } = await checkTable(await readTable(bytes), period);
    return [...faults.values()]
      .flat()
      .map(({ severity, sentence }) => `${severity}: ${t(sentence.key, sentence.values)}`);
  };
  it('and each wrong cell is named', async () => {
    const faults = await said(
      good(
        ROW,
        ['2.6E+08', 'DH2', '31/02/2026', '1.5', 'Thành công'],
        ['', '', '', '', 'Chờ xem'],
        ['TX4', 'DH4', '03/11/2026', '-5', ''],
        ['TX1', 'DH9', '01/11/2026', '100000', ''],
        ['TX6', 'DH6', '01/11/2026', '1', '000', '000'],
      ),
      { from: '2026-11-01', to: '2026-11-02' },
    );
    expect(faults).toEqual([
      'error: Ô A3: "2.6E+08" bị Excel rút gọn nên không thể khôi phục. Hãy xuất lại tệp với cột này ở dạng văn bản',
      'error: Ô D3: "1.5" có phần lẻ, số tiền phải là số nguyên',
      'error: Ô C3: không có thời điểm "31/02/2026"',
      'error: Ô D4: thiếu số tiền',
      'error: Ô C4: thiếu thời gian giao dịch',
      'warning: Ô E4: không rõ trạng thái "Chờ xem", trạng thái không được so',
      'error: Dòng 4: thiếu mã giao dịch và mã đơn hàng',
      'error: Ô C5: "03/11/2026" nằm ngoài kỳ đã chọn',
      'warning: Dòng 6: lặp lại giao dịch của dòng 2',
      'warning: Ô E7: không rõ trạng thái "000", trạng thái không được so',
      'error: Dòng 7: có 6 ô, tiêu đề chỉ có 5 cột',
    ]);
  });

  it('net must equal the amount minus fee and VAT, or is reported', async () => {
    const table = await readTable(
      csv(
        ['Mã GD', 'Ngày GD', 'Số tiền', 'Phí', 'Thuế GTGT', 'Thực nhận', 'Loại'],
        ['A', '01/11/2026', '100000', '800', '80', '99120', 'Thanh toán'],
        ['B', '01/11/2026', '100000', '-800', '80', '99.000', ''],
        ['C', '02/11/2026', '-30.000', '0', '0', '-30000', 'Hoàn tiền'],
        ['D', '02/11/2026', '1', '0', '0', '1', 'Khác'],
      ),
    );
    const { result, rows, faults } = await checkTable(table);
    expect(result).toMatchObject({ count: 4, amount: 170_001, faulty: 1, warned: 1 });
    expect(result.byDay.map(({ day, count, amount }) => [day, count, amount])).toEqual([
      ['2026-11-01', 2, 200_000],
      ['2026-11-02', 2, -29_999],
    ]);
    expect(rows[2]).toMatchObject({ type: 'REFUND', amount: 30_000 });
    expect([...faults.keys()]).toEqual([1, 3]);
    expect(faults.get(1)?.[0]?.sentence.values).toMatchObject({
      cell: 'F3',
      net: '99.000',
      expected: '99.120',
    });
  });

  it('a file without types writes refunds as negative amounts; its total is compared with the sum', async () => {
    const wrong = await checkTable(
      await readTable(good(ROW, ['TX2', 'DH2', '01/11/2026', '-40.000', ''], ['Cộng', '', '', '60.001', ''])),
    );
    expect(wrong.rows[1]).toMatchObject({ type: 'REFUND', amount: 40_000 });
    expect(wrong.result.total).toEqual({ line: 4, written: 60_001, summed: 60_000 });
  });

  it('numbers of a workbook are numbers, and what Excel rounded is refused', async () => {
    const bytes = book([
      {
        name: 'A',
        lines: [HEADINGS, [9_704_360_000_001_230, 'DH1', date(46327), 1.234, ''], ['TX2', 'DH2', 'x', 5, '']],
      },
    ]);
    expect(await said(bytes)).toEqual([
      'error: Ô A2: "9704360000001230" dài hơn 15 chữ số nên Excel đã làm tròn. Hãy xuất lại tệp với cột này ở dạng văn bản',
      'error: Ô D2: "1.2340" có phần lẻ, số tiền phải là số nguyên',
      'error: Ô C3: không đọc được thời gian "x". Hãy ghi như 25/11/2026 09:30:00',
    ]);
  });

  it('code and formulas stay text, and are quoted in part', async () => {
    const nasty = [`=HYPERLINK("http://x")`, '<script>alert(1)</script>', 'x'.repeat(5000), '\u202egnp'];
    const rows = nasty.map((text) => [`"${text.replaceAll('"', '""')}"`, 'DH', '01/11/2026', '"a,b"', '']);
    const faults = await said(utf8([HEADINGS, ...rows].map((line) => line.join(',')).join('\n')));
    expect(faults[0]).toMatch(/^error: Ô A2: .* là công thức, không phải giá trị$/);
    expect(Math.max(...faults.map((one) => one.length))).toBeLessThan(200);
  });
});

describe('a file with the time of the order and of the payment', () => {
  const lines = [
    ['Mã giao dịch', 'Thời gian tạo', 'Thời gian thanh toán', 'Số tiền (VND)', 'Nội dung', 'Ghi chú'],
    ['TX1', '22/11/2026 23:59:00', '23/11/2026 00:01:00', '100000', '', ''],
    ['TX2', '23/11/2026 10:00:00', '', '50000', '', ''],
  ];

  it('covers the days on which money came, and the order days of rows without money', async () => {
    const table = await readTable(csv(...lines));
    expect(table.about.mapping).toMatchObject({ time: 2, note: 5 });
    const { result, faulty } = await checkTable(table);
    expect(faulty.size).toBe(0);
    expect(result.days).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  });
});

it.each(['vi', 'en'] as const)(
  'the template of the page is a file that the page accepts, in %s',
  async (locale) => {
    const bytes = await csvFile(templateRows(createTranslate(locale))).arrayBuffer();
    const checked = await checkTable(await readTable(new Uint8Array(bytes)));
    expect(checked.result).toMatchObject({ count: 2, faulty: 0, warned: 0, amount: 100_000 });
    expect(checked.rows.map(({ type, status }) => [type, status])).toEqual([
      ['PAYMENT', 'SUCCESS'],
      ['REFUND', 'SUCCESS'],
    ]);
  },
);
