// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import Papa from 'papaparse';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { hashOf } from '#app/lib/file/hash.ts';
import { openBook } from '#app/lib/file/openBook.ts';
import { recallMapping, rememberMapping } from '#app/screens/reconciliation/columnMemory.ts';
import { errorFile } from '#app/screens/reconciliation/errorFile.ts';
import { type FileWorker, openFileWorker } from '#app/shared/sheet/fileWorker.ts';
import { paymentRow, type SystemPayment } from '#app/shared/sheet/partners.ts';
import type { DeskWork, FileRefused, ReadFile, RowFilter } from '#app/shared/sheet/types.ts';
import { book, csv, date, good, HEADINGS, ROW } from './kit.ts';
import { fileOf, standInForWorkers, workers } from './workers.ts';

const MORNING = Date.parse('2026-11-01T09:00:00+07:00') / 1000;
const transaction = (number: number, more: Partial<SystemPayment> = {}) =>
  paymentRow({
    ...{ id: `TX${number}`, merchantRefId: `DH${number}`, amount: number * 1000, status: 'SUCCESS' },
    ...{ createdAt: MORNING, paidAt: MORNING, ...more },
  });
const line = (number: number, amount = number * 1000) => [
  `TX${number}`,
  `DH${number}`,
  '01/11/2026',
  String(amount),
  '',
];
const FIVE = fileOf(
  good(line(1), line(2, 2500), line(3), line(3), line(5), ['=1+1', '+84', 'x', '1.234', '']),
);
const SYSTEM = [
  transaction(1),
  transaction(2),
  transaction(3),
  transaction(4),
  transaction(5, { status: 'FAILED' }),
];

const t = createTranslate('vi');
let desk: FileWorker;
let progress: DeskWork[] = [];

beforeAll(() => Promise.all([loadLocale('vi'), loadLocale('en')]));
beforeEach(() => {
  standInForWorkers();
  vi.stubGlobal('Blob', NodeBlob);
  progress = [];
  localStorage.clear();
  desk = openFileWorker((one) => progress.push(one));
});
afterEach(() => {
  desk.end();
  vi.unstubAllGlobals();
});

/** Reads and checks a file. */
async function check(file = FIVE): Promise<ReadFile> {
  const read = await desk.read(file);
  await desk.ask('check', read.mapping);
  return read;
}
async function compare(file = FIVE, system = SYSTEM) {
  const read = await check(file);
  await desk.ask('begin');
  await desk.ask('push', system.slice(0, 2));
  await desk.ask('push', system.slice(1));
  return { read, ...(await desk.ask('finish', { refunds: true })) };
}
const keys = async (show: RowFilter['show'], text = '') =>
  (await desk.ask('page', { show, text }, 0, 50)).rows.map(({ key }) => key);
const errors = (format: 'csv' | 'xlsx', read: ReadFile) =>
  errorFile({ worker: desk, read, period: undefined }, format, 'manager', t);

it('reads, checks and compares, and returns the requested rows', async () => {
  const result = await compare();
  expect(result.outcomes.MATCHED.count).toBe(2);
  expect(progress.map(({ what }) => what)).toEqual(expect.arrayContaining(['read', 'check', 'match']));
  expect(await keys('all')).toEqual(['f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'tTX4']);
  expect(await keys('different')).toEqual(['f3', 'f5', 'f6', 'tTX4']);
  expect([await keys('DUPLICATE'), await keys('MISSING_IN_FILE'), await keys('faulty')]).toEqual([
    ['f5'],
    ['tTX4'],
    ['f7'],
  ]);
  expect([await keys('warned'), await keys('notCompared'), await keys('all', 'đh4')]).toEqual([
    ['f5'],
    ['f7'],
    ['tTX4'],
  ]);
  const second = await desk.ask('page', { show: 'all' }, 1, 1);
  expect(second).toMatchObject({ count: 7, rows: [{ line: 3, outcome: 'AMOUNT_DIFFERS', difference: 500 }] });
});

it.each(['csv', 'xlsx'] as const)(
  'the error file keeps the columns, adds what is wrong and runs no formula: %s',
  async (format) => {
    const { read } = await compare();
    const file = await errors(format, read);
    const bytes = await file.arrayBuffer();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const csvLines = () => Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd()).data;
    const lines = format === 'csv' ? csvLines() : sheetOf(new Uint8Array(bytes));
    expect(lines[0]).toEqual([...HEADINGS, 'Lỗi']);
    expect(lines.map((cells) => cells[0])).toEqual(['Mã giao dịch', 'TX2', 'TX3', 'TX5', "'=1+1"]);
    expect(lines.slice(1).map((cells) => cells[5])).toEqual([
      'Lệch tiền: tệp ghi 2.500, hệ thống ghi 2.000',
      'Dòng 5: lặp lại giao dịch của dòng 4',
      'Lệch trạng thái: hệ thống ghi Thất bại',
      expect.stringMatching(
        /^Ô A7: "=1\+1" là công thức, không phải giá trị; Ô C7: không đọc được thời gian "x"\./,
      ),
    ]);
    expect(lines[4]?.[1]).toBe("'+84");
  },
);

/** The second sheet of the portal's error file: the first describes the file. */
function sheetOf(bytes: Uint8Array): string[][] {
  const written = openBook(bytes);
  return written.read(written.sheets[1]?.name ?? '').lines.map((cells) => cells.map(String));
}

it('a corrected error file has its column only once, and numbers of a workbook stay numbers', async () => {
  const bytes = book([
    {
      name: 'A',
      lines: [
        [...HEADINGS, 'Lỗi'],
        ['TX1', 'DH1', date(46327), 1.234, '', 'cũ'],
        ['TX2', 'DH2', 'x', 5, '', ''],
      ],
    },
  ]);
  const read = await check(fileOf(bytes, 'a.xlsx'));
  const text = new TextDecoder().decode(await (await errors('csv', read)).arrayBuffer());
  const lines = Papa.parse<string[]>(text.trimEnd()).data;
  expect(lines[0]).toHaveLength(6);
  expect(lines.map((cells) => cells[3])).toEqual(['Số tiền (VND)', '1.2340', '5']);
  expect(lines.map((cells) => cells.length)).toEqual([6, 6, 6]);
  expect(lines[1]?.[5]).toMatch(/^Ô D2: "1\.2340" có phần lẻ/);
});

describe('cancelling', () => {
  const stopped = { name: 'AbortError' };
  it('a read leaves no file', async () => {
    const reading = desk.read(FIVE);
    desk.stop();
    await expect(reading).rejects.toMatchObject(stopped);
    expect(workers[0]?.isOver).toBe(true);
    await expect(keys('all')).rejects.toThrow('no file');
    expect((await compare()).outcomes.MATCHED.count).toBe(2);
  });

  it('a check or a comparison restores the previous state', async () => {
    await compare();
    const { mapping } = await check();
    const again = desk.ask('check', mapping, { from: '2020-01-01', to: '2020-01-01' });
    desk.stop();
    await expect(again).rejects.toMatchObject(stopped);
    expect(await keys('faulty')).toEqual(['f7']);

    await desk.ask('begin');
    await desk.ask('push', SYSTEM);
    desk.stop();
    expect(await keys('different')).toEqual([]);
    await desk.ask('begin');
    await desk.ask('push', SYSTEM);
    expect((await desk.ask('finish', { refunds: true })).outcomes.MATCHED.count).toBe(2);
    expect((await desk.ask('candidates', 6, [], 9)).map(({ system }) => system.id)[0]).toBe('TX5');
    expect(workers).toHaveLength(1);
  });

  it('an error file is not written', async () => {
    const { read } = await compare();
    const writing = errors('xlsx', read);
    desk.stop();
    await expect(writing).rejects.toMatchObject(stopped);
    expect(await keys('DUPLICATE')).toEqual(['f5']);
  });

  it('everything ends the worker and frees its memory', async () => {
    await compare();
    desk.end();
    expect(workers.every(({ isOver }) => isOver)).toBe(true);
  });

  it('a worker that does not start is a failure, and the next attempt starts a new one', async () => {
    const reading = desk.read(FIVE);
    workers[0]?.onerror?.({ message: 'blocked' });
    await expect(reading).rejects.toThrow('blocked');
    expect((await desk.read(FIVE)).rows).toBe(6);
  });
});

it('compares the same rows under other rules, without the pages of a load that failed', async () => {
  await compare();
  await desk.ask('begin');
  await desk.ask('push', SYSTEM.slice(0, 1));
  const tolerances = [{ name: 'Phí', field: 'amount', value: 500, unit: 'dong' }] as const;
  const { outcomes } = await desk.ask('rematch', { refunds: true, tolerances });
  expect(outcomes.MATCHED.count).toBe(3);
});

describe('columns chosen by hand', () => {
  const read = { headings: HEADINGS, mapping: { transactionId: 0, time: 2, amount: 3 } };
  const chosen = { transactionId: 0, time: 2, amount: 4 };
  it('are reused for the same headings, in the same business, until sign-out', () => {
    expect(recallMapping('1001', read)).toBeUndefined();
    rememberMapping('1001', read, chosen);
    expect(recallMapping('1001', { headings: HEADINGS.map((one) => ` ${one.toUpperCase()} `) })).toEqual(
      chosen,
    );
    expect(recallMapping('1001', { headings: HEADINGS.toReversed() })).toBeUndefined();
    expect(recallMapping('1002', read)).toBeUndefined();
    localStorage.clear();
    expect(recallMapping('1001', read)).toBeUndefined();
  });

  it('are forgotten if the user returns to the automatic mapping, or the storage is corrupt', () => {
    rememberMapping('1001', read, chosen);
    rememberMapping('1001', read, read.mapping);
    expect(recallMapping('1001', read)).toBeUndefined();
    expect(localStorage.length).toBe(0);
    localStorage.setItem('portal.columns.1001', '[{"signature":1}]');
    expect(recallMapping('1001', read)).toBeUndefined();
  });

  it.each([
    [{}, 'noIdColumn'],
    [{ bankRef: 0 }, 'noTimeColumn'],
    [{ merchantRefId: 0, time: 2 }, 'noAmountColumn'],
  ])('%j: names what is missing', async (mapping, name) => {
    await desk.read(FIVE);
    await expect(desk.ask('check', mapping)).rejects.toMatchObject({
      sentence: { key: `reconciliation.file.refused.${name}` },
    });
  });
});

it('a file is known by its bytes, whatever its name', async () => {
  const hash = await hashOf(fileOf(csv(HEADINGS, ROW)));
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(await hashOf(fileOf(csv(HEADINGS, ROW), 'other.txt'))).toBe(hash);
  expect(await hashOf(fileOf(csv(HEADINGS, line(1))))).not.toBe(hash);
});

it('a file that takes longer than a minute is given up, and the next one is read by a new worker', async () => {
  const endless = fileOf(csv(HEADINGS, ROW));
  Object.defineProperty(endless, 'arrayBuffer', { value: () => new Promise(() => undefined) });
  vi.useFakeTimers();
  try {
    const refused = vi.fn();
    desk.read(endless).catch(refused);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    const [{ sentence }] = refused.mock.calls[0] as [FileRefused];
    expect(createTranslate('en')(sentence.key)).toContain('longer than a minute');
    expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
  } finally {
    vi.useRealTimers();
  }
  expect((await desk.read(FIVE)).rows).toBe(6);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
});

it('a file that is far too large is refused before its bytes are read', async () => {
  const file = fileOf(new Uint8Array());
  Object.defineProperty(file, 'size', { value: 4_000_000_000 });
  const { sentence } = (await desk.read(file).catch((error: unknown) => error)) as FileRefused;
  expect(t(sentence.key, sentence.values)).toMatch(/^Tệp nặng 3815 MB, nhiều nhất là 25 MB/);
  expect(workers).toHaveLength(0);
});
