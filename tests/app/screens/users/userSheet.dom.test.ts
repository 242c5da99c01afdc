// @vitest-environment jsdom
import Papa from 'papaparse';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTranslate, loadLocale, type Translate } from '#app/i18n/index.ts';
import { csvFile } from '#app/lib/file/csv.ts';
import {
  checkSheet,
  faultyLines,
  readUsers,
  SHEET_COLUMNS,
  type SheetContext,
} from '#app/screens/users/userSheet.ts';
import { openFileWorker } from '#app/shared/sheet/fileWorker.ts';
import { groupsOf } from '#sandbox/data/groups.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { book } from '../reconciliation/kit.ts';
import { fileOf, standInForWorkers } from '../reconciliation/workers.ts';

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
beforeEach(standInForWorkers);
const read = (bytes: string | Uint8Array, withoutHidden = false) =>
  readUsers(
    openFileWorker(),
    fileOf(bytes, typeof bytes === 'string' ? 'a.csv' : 'a.xlsx'),
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

  it('says how many rows a filter hides, and leaves them out when asked to', async () => {
    const bytes = book([{ name: 'A', lines: [header, person('a'), person('b'), person('c')], hidden: [3] }]);
    expect((await read(bytes)).about).toMatchObject({ hiddenRows: 1, withoutHidden: false, rows: 3 });
    expect((await read(bytes, true)).about).toMatchObject({ hiddenRows: 1, withoutHidden: true, rows: 2 });
    expect(names(await check(bytes, {}, true))).toEqual(['a', 'c']);
  });
});
