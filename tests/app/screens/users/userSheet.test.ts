import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { csvFile } from '#app/lib/file/csv.ts';
import { decodeText, parseCsv } from '#app/lib/file/parseCsv.ts';
import type { FileWorker } from '#app/nouns/sheet/fileWorker.ts';
import { createFileService, type FromWorker } from '#app/nouns/sheet/service.ts';
import { FileRefused } from '#app/nouns/sheet/types.ts';
import {
  checkSheet,
  faultyLines,
  readUsers,
  SHEET_COLUMNS,
  type SheetContext,
} from '#app/screens/users/userSheet.ts';
import { groupsOf } from '#sandbox/data/groups.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { book, formula, joinBytes, PARTS, utf16, windows1258, zip } from '../reconciliation/kit.ts';

let t: Translate;
beforeAll(async () => {
  await Promise.all([loadLocale('vi'), loadLocale('en')]);
  t = createTranslate('vi');
});

const [, STORE, OTHER] = storesOf('1001');
const CONTEXT: SheetContext = {
  stores: storesOf('1001'),
  groups: groupsOf('1001').map(({ storeId, ...group }) => ({
    ...group,
    storeId: storeId ?? undefined,
    storeName: undefined,
    scopes: [...group.scopes],
  })),
  taken: new Map([['cashier', 'cashier@senviet.example']]),
  added: new Set(),
  open: new Set(),
  held: ['*'],
  merchantId: '1001',
};
const HEADER = 'Tên đăng nhập,Họ và tên,Email,Số điện thoại,Cửa hàng,Nhóm quyền,Duyệt hoàn';
const GOOD = {
  userName: 'ha.ttn',
  name: 'Trần Thị Ngọc Hà',
  email: 'ha.ttn@senviet.example',
  phoneNumber: '0912345678',
  storeName: STORE?.brandName ?? '',
  groupName: 'Thu ngân',
  isApproveRequestRefund: 'Không',
};
const lineOf = (cells: Partial<typeof GOOD> = {}) =>
  SHEET_COLUMNS.map((column) => `"${{ ...GOOD, ...cells }[column].replaceAll('"', '""')}"`).join(',');
const sheetOf = (...lines: Partial<typeof GOOD>[]) => [HEADER, ...lines.map(lineOf)].join('\n');
/** The file worker, without a thread. */
function inlineWorker(): FileWorker {
  const answers = new Map<number, (answer: FromWorker) => void>();
  const take = createFileService((answer) => {
    if (!('progress' in answer)) answers.get(answer.id)?.(structuredClone(answer));
  });
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        const id = answers.size + 1;
        answers.set(id, (answer) => {
          if ('value' in answer) resolve(answer.value as never);
          else
            reject('refused' in answer ? new FileRefused(answer.refused) : new Error(JSON.stringify(answer)));
        });
        take({ id, order });
      }),
    stop: () => undefined,
    end: () => undefined,
  };
}
const read = (bytes: string | Uint8Array, withoutHidden = false) =>
  readUsers(
    inlineWorker(),
    new File([bytes as BlobPart], typeof bytes === 'string' ? 'a.csv' : 'a.xlsx'),
    withoutHidden,
    t,
  );
const check = async (file: string | Uint8Array, context: Partial<SheetContext> = {}, withoutHidden = false) =>
  checkSheet(await read(file, withoutHidden), { ...CONTEXT, ...context }, t);

describe('a sheet of new users', () => {
  it('with 5,000 rows reports exactly the 37 faulty ones, while the page stays responsive', async () => {
    const wrong = new Set(Array.from({ length: 37 }, (_, index) => 11 + index * 133));
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      userName: `nv.${index}`,
      email: wrong.has(index) ? 'nv@senviet' : `nv.${index}@senviet.example`,
    }));
    let turns = 0;
    const clock = setInterval(() => {
      turns += 1;
    });
    const sheet = await check(sheetOf(...rows));
    clearInterval(clock);
    expect(sheet.good).toHaveLength(4963);
    expect(sheet.faulty.map(({ line }) => line - 2)).toEqual([...wrong]);
    for (const { faults } of sheet.faulty) expect(faults).toEqual(['Email: Sai định dạng email']);
    expect(turns).toBeGreaterThan(5);
    await expect(check(sheetOf(...rows, { userName: 'mot.nua' }))).rejects.toThrow('tối đa 5000 dòng');
  });

  it.each([
    ['a blank line', ''],
    ['a title', 'DANH SÁCH NHÂN VIÊN THÁNG 11'],
    ['a title and a blank line', 'Nhân viên\n\n'],
  ])('may have %s above its headings', async (_, above) => {
    const sheet = await check(`${above}\n${sheetOf(GOOD)}`);
    expect(sheet.good.map(({ line }) => line)).toEqual([above.split('\n').length + 2]);
  });

  it('loses no row, wherever a quote is', async () => {
    const plainLine = (index: number) => Object.values({ ...GOOD, userName: `nv.${index}` }).join(',');
    for (let seed = 0; seed < 60; seed += 1) {
      const lines = Array.from({ length: 8 }, (_, index) => plainLine(index));
      for (const turn of [1, 2, 3]) {
        const at = (seed * turn) % lines.length;
        const place = (seed * 7 * turn) % (lines[at]?.length ?? 1);
        lines[at] = `${lines[at]?.slice(0, place)}"${lines[at]?.slice(place)}`;
      }
      const { good, faulty } = await check([`${HEADER},Ghi chú`, ...lines].join('\n'));
      const seen = [...good, ...faulty]
        .flatMap(({ cells }) => cells)
        .join(' ')
        .replaceAll('"', '');
      expect(
        lines.flatMap((_, index) => (seen.includes(`nv.${index}`) ? [] : [index])),
        lines.join('\n'),
      ).toEqual([]);
    }
  });

  it.each<[Partial<typeof GOOD>, string[]]>([
    [{ userName: '' }, ['Tên đăng nhập: Vui lòng nhập tên đăng nhập']],
    [{ userName: 'ha ttn' }, ['Tên đăng nhập: Tên đăng nhập không có khoảng trắng hoặc ký tự ẩn']],
    [{ userName: 'ha\u200bttn' }, ['Tên đăng nhập: Tên đăng nhập không có khoảng trắng hoặc ký tự ẩn']],
    [
      { userName: 'lan.đd' },
      ['Tên đăng nhập: Ký tự 5 là "đ": bộ gõ tiếng Việt đang bật. Tắt bộ gõ rồi nhập lại.'],
    ],
    [
      { userName: 'l\u0430n.nt' },
      ['Tên đăng nhập: Ký tự 2 là "\u0430", không phải chữ Latin dù trông giống. Hãy gõ lại ký tự này.'],
    ],
    [{ userName: 'CASHIER' }, ['Tên đăng nhập: Đã có người dùng CASHIER']],
    [{ name: '   ' }, ['Họ và tên: Vui lòng nhập họ và tên']],
    [{ email: 'hà@senviet.example' }, ['Email: Sai định dạng email']],
    [{ phoneNumber: '9,12E+08' }, ['Số điện thoại: Số điện thoại chỉ gồm chữ số, tối đa 10 số']],
    [{ phoneNumber: '09123456789' }, ['Số điện thoại: Số điện thoại chỉ gồm chữ số, tối đa 10 số']],
    [{ storeName: 'Hồ Gươm' }, ['Cửa hàng: Không có cửa hàng "Hồ Gươm"']],
    [{ storeName: '' }, ['Cửa hàng: Vui lòng chọn cửa hàng']],
    [{ groupName: 'Thu ngân ca sáng' }, ['Nhóm quyền: Không có nhóm quyền "Thu ngân ca sáng"']],
    [
      { groupName: 'Phụ trách quầy' },
      ['Nhóm quyền: Nhóm quyền "Phụ trách quầy" không dùng cho cửa hàng này'],
    ],
    [{ isApproveRequestRefund: 'có lẽ' }, ['Duyệt hoàn: Ghi Có hoặc Không']],
    [
      { email: 'a', phoneNumber: '' },
      ['Email: Sai định dạng email', 'Số điện thoại: Vui lòng nhập số điện thoại'],
    ],
  ])('says what is wrong with %j', async (cells, faults) => {
    const sheet = await check(sheetOf(cells));
    expect(sheet.good).toEqual([]);
    expect(sheet.faulty[0]?.faults).toEqual(faults);
  });

  it.each<[Partial<typeof GOOD>, object]>([
    [
      { userName: '\u00a0 ha.ttn ', email: ' ha.ttn@senviet.example\u00a0' },
      { userName: 'ha.ttn', email: GOOD.email },
    ],
    [{ phoneNumber: '０９１２３４５６７８' }, { phoneNumber: '0912345678' }],
    [{ phoneNumber: '+84 912 345 678' }, { phoneNumber: '0912345678' }],
    [{ phoneNumber: '912345678' }, { phoneNumber: '912345678' }],
    [{ name: 'Hà 🌸 <b>Ngọc</b>' }, { name: 'Hà 🌸 <b>Ngọc</b>' }],
    [{ name: 'N'.repeat(300) }, { name: 'N'.repeat(300) }],
    [{ name: 'Tra\u0302\u0300n' }, { name: 'Trần' }],
    [{ storeName: ` ${(STORE?.brandName ?? '').toUpperCase()} ` }, { storeId: STORE?.id }],
    [
      { storeName: OTHER?.id ?? '', isApproveRequestRefund: 'CÓ' },
      { storeId: OTHER?.id, isApproveRequestRefund: true },
    ],
  ])('reads %j as intended', async (cells, user) => {
    const sheet = await check(sheetOf(cells));
    expect(sheet.faulty).toEqual([]);
    expect(sheet.good[0]?.user).toMatchObject(user);
  });

  it('finds duplicate names, stores that share a name, and roles beyond the author’s rights', async () => {
    const duplicates = await check(sheetOf({}, { userName: 'HA.TTN' }));
    expect(duplicates.faulty).toEqual([
      expect.objectContaining({ line: 3, faults: ['Tên đăng nhập: Trùng với dòng 2 trong tệp'] }),
    ]);
    const stores = [...CONTEXT.stores, { id: '99', brandName: GOOD.storeName }];
    const same = await check(sheetOf({}), { stores });
    expect(same.faulty[0]?.faults[0]).toContain('hãy ghi mã cửa hàng');
    const beyond = await check(sheetOf({}), { held: ['transaction:read'] });
    expect(beyond.faulty[0]?.faults[0]).toContain('có quyền mà bạn không có');
  });

  it('is read with columns in any order, in either language, and reports missing and unused ones', async () => {
    const text = [
      'Password;Role;User name;Store;Phone number;Email;Full name',
      `x;Thu ngân;ha.ttn;${GOOD.storeName};0912345678;ha.ttn@senviet.example;Hà`,
      '',
      ';;;;;;',
    ].join('\r\n');
    const sheet = await check(text);
    expect(sheet.good).toHaveLength(1);
    expect(sheet.ignored).toEqual(['Password']);
    await expect(check('Tên đăng nhập,Email\nha,ha@a.vn')).rejects.toThrow(
      'Tệp thiếu cột: Họ và tên, Số điện thoại, Cửa hàng, Nhóm quyền',
    );
    for (const empty of [HEADER, `${HEADER}\n,,,,,,`])
      await expect(check(empty)).rejects.toThrow('không có dòng nào');
    await expect(check('')).rejects.toMatchObject({ sentence: { key: 'reconciliation.file.refused.empty' } });
  });

  it('leaves out users that an earlier run has added', async () => {
    const added = new Set(['ha.ttn']);
    const taken = new Map([['ha.ttn', 'ha.ttn@senviet.example']]);
    const sheet = await check(sheetOf({}, { userName: 'moi' }), { added, taken });
    expect(sheet.before).toHaveLength(1);
    expect(sheet.good.map(({ line }) => line)).toEqual([3]);
  });

  it('reports users whose result an earlier run never received as existing, not as taken names', async () => {
    const open = new Set(['ha.ttn']);
    const taken = new Map([['ha.ttn', 'ha.ttn@senviet.example']]);
    const sheet = await check(sheetOf({}), { open, taken });
    expect([sheet.arrived, sheet.faulty, sheet.good]).toEqual([['ha.ttn'], [], []]);
    // Another user with that name.
    const other = await check(sheetOf({}), { open, taken: new Map([['ha.ttn', 'ai@khac.example']]) });
    expect([other.arrived, other.faulty.length]).toEqual([[], 1]);
    // The user was not added: the row is sent.
    expect((await check(sheetOf({}), { open })).good).toHaveLength(1);
  });

  it('returns its faulty rows unchanged with the faults, and accepts them again', async () => {
    const cells = { name: '=1+1', phoneNumber: '+84 x', userName: 'ha "ttn", moi' };
    const first = await check(sheetOf(cells, {}));
    const text = await csvFile(faultyLines(first, t)).text();
    const file = Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data;
    expect(file[0]).toEqual([...HEADER.split(','), 'Lỗi']);
    expect(file[1]?.[7]).toMatch(/^Tên đăng nhập: .*; Số điện thoại: /);
    const again = await check(text);
    expect(again.faulty[0]?.cells.slice(0, 7)).toEqual(first.faulty[0]?.cells);
    expect(faultyLines(again, t)).toEqual(faultyLines(first, t));
  });
});

describe('a workbook of new users', () => {
  const header = HEADER.split(',');
  const person = (userName: string) => Object.values({ ...GOOD, userName });
  const names = (sheet: Awaited<ReturnType<typeof check>>) => sheet.good.map(({ user }) => user.userName);

  it('is read from the first sheet that is not hidden and has the columns, below a title', async () => {
    const lines = [['DANH SÁCH'], [], header, person('moi')];
    const bytes = book([
      { name: 'Cũ', state: 'hidden', lines: [header, person('cu')] },
      { name: 'Bìa', lines: [['Kính gửi']] },
      { name: 'Mới', lines },
    ]);
    expect((await check(bytes)).good).toMatchObject([{ line: 4, user: { userName: 'moi' } }]);
    const { about } = await read(bytes);
    expect(about.notes.map(({ key }) => key.split('.').at(-1))).toEqual(['otherSheets', 'hiddenSheets']);
  });

  it('gives merged cells the value of their block, and says so', async () => {
    const place = header.indexOf('Cửa hàng');
    const lines = [header, person('a'), person('b').with(place, ''), person('c').with(place, '')];
    const bytes = book([{ name: 'A', lines, merged: ['E2:E4'] }]);
    expect(names(await check(bytes))).toEqual(['a', 'b', 'c']);
    expect((await read(bytes)).about.notes).toEqual([
      { key: 'reconciliation.file.note.merged', values: { count: 2 } },
    ]);
  });

  it('says how many rows a filter hides, and leaves them out when asked to', async () => {
    const bytes = book([{ name: 'A', lines: [header, person('a'), person('b'), person('c')], hidden: [3] }]);
    expect((await read(bytes)).about).toMatchObject({ hiddenRows: 1, withoutHidden: false, rows: 3 });
    expect((await read(bytes, true)).about).toMatchObject({ hiddenRows: 1, withoutHidden: true, rows: 2 });
    expect(names(await check(bytes, {}, true))).toEqual(['a', 'c']);
  });

  it('names the cell of a formula that was never calculated, and of letters that were lost', async () => {
    const lost = person('b').with(1, 'Nguy?n Th? H?ng');
    const bytes = book([
      {
        name: 'A',
        lines: [header, [...person('a').slice(0, 2), formula(undefined), ...person('a').slice(3)], lost],
      },
    ]);
    expect((await check(bytes)).faulty.map(({ faults }) => faults)).toEqual([
      ['Email: Ô C2: công thức chưa được tính. Hãy mở tệp bằng Excel, lưu lại rồi chọn lại'],
      ['Họ và tên: Có chữ bị mất khi lưu tệp: "Nguy?n Th? H?ng"'],
    ]);
  });

  it('with a password, or in an ambiguous code page, says what to do', async () => {
    const refused = (name: string) => ({ sentence: { key: `reconciliation.file.refused.${name}` } });
    const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    await expect(check(joinBytes(old, utf16('EncryptedPackage')))).rejects.toMatchObject(refused('password'));
    await expect(check(windows1258(sheetOf({})))).rejects.toMatchObject(refused('codePage'));
  });

  it('that unpacks to more than a sheet of users is refused before it is unpacked', async () => {
    const tooLarge = { sentence: { key: 'reconciliation.file.refused.tooLargeInside' } };
    const bomb = zip({ ...PARTS, 'xl/worksheets/sheet1.xml': ' '.repeat(101 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(150_000);
    await expect(check(bomb)).rejects.toMatchObject(tooLarge);
    // One character more than Excel allows in a cell, repeated.
    await expect(check(book([{ name: 'A', lines: [header, ['x'.repeat(32_768)]] }]))).rejects.toMatchObject(
      tooLarge,
    );
  });
});

describe('a CSV file', () => {
  it.each([
    ['a,b\r\n"c ""d""\r\ne",\r\n\r\nf,g', [['a', 'b'], ['c "d"\r\ne', ''], [''], ['f', 'g']]],
    [
      'a;b;c\n1;"2;3";\n',
      [
        ['a', 'b', 'c'],
        ['1', '2;3', ''],
      ],
    ],
    [
      'a\tb\n\t"x\ty"\n',
      [
        ['a', 'b'],
        ['', 'x\ty'],
      ],
    ],
    [
      '"a,b";c\n1;2',
      [
        ['a,b', 'c'],
        ['1', '2'],
      ],
    ],
  ])('is read as a spreadsheet reads it: %j', (text, lines) => {
    expect(parseCsv(text).lines).toEqual(lines);
  });

  it('is text in UTF-8, UTF-16 or the code page of Vietnam, and nothing else', () => {
    const read = (...bytes: number[]) => decodeText(new Uint8Array(bytes))?.text;
    expect(read(0xff, 0xfe, 0x48, 0x00, 0xa1, 0x1e)).toBe('Hạ');
    expect(read(0xef, 0xbb, 0xbf, 0x48, 0xc3, 0xa0)).toBe('Hà');
    expect(read(0x48, 0xe0)).toBe('Hà');
    expect(read(0x50, 0x4b, 0x03, 0x04, 0x00, 0x00)).toBeUndefined();
  });
});
