// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import Papa from 'papaparse';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslate, loadLocale } from '#app/i18n/index.ts';
import { openBook } from '#app/lib/file/openBook.ts';
import { createWriterService, type Order as WriterOrder } from '#app/list/export/writer.ts';
import { sentenceIn } from '#app/screens/reconciliation/outcomes.ts';
import { createReconciliation, type Reconciliation } from '#app/shared/sheet/reconciliation.ts';
import { createFileService, type ToWorker } from '#app/shared/sheet/service.ts';
import type {
  ErrorFileWords,
  FileProgress,
  FileRefused,
  SystemTransaction,
} from '#app/shared/sheet/types.ts';
import { book, csv, date, good, HEADINGS, ROW } from './kit.ts';

/** jsdom has no workers: a stand-in for the portal's two, each as far as its page needs it. */
const workers: BrowserWorker[] = [];
class BrowserWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: { message?: string }) => void;
  ended = false;
  readonly #take: (message: never) => void;

  constructor(url: string) {
    workers.push(this);
    const answer = (data: unknown) => setTimeout(() => !this.ended && this.onmessage?.({ data }));
    if (url.includes('writer.worker')) {
      const service = createWriterService();
      this.#take = (order: WriterOrder) => answer(service(order));
    } else this.#take = createFileService(answer) as (message: ToWorker) => void;
  }

  postMessage(message: unknown) {
    // Fails for anything that cannot be sent to a worker; jsdom's files cannot be cloned.
    structuredClone(JSON.parse(JSON.stringify(message)));
    setTimeout(() => this.ended || this.#take(message as never));
  }

  terminate() {
    this.ended = true;
  }
}

const MORNING = Date.parse('2026-11-01T09:00:00+07:00') / 1000;
const transaction = (number: number, more: Partial<SystemTransaction> = {}): SystemTransaction => ({
  ...{
    id: `TX${number}`,
    merchantRefId: `DH${number}`,
    bankRef: undefined,
    amount: number * 1000,
    fee: undefined,
  },
  ...{ net: undefined, status: 'SUCCESS', createdAt: MORNING, paidAt: MORNING, storeId: undefined },
  ...more,
});
const line = (number: number, amount = number * 1000) => [
  `TX${number}`,
  `DH${number}`,
  '01/11/2026',
  String(amount),
  '',
];
// jsdom's own files cannot be read by code outside jsdom.
const fileOf = (bytes: Uint8Array, name = 'doi-soat.csv') => new NodeFile([bytes], name) as unknown as File;
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

let desk: Reconciliation;
let progress: FileProgress[] = [];
let words: ErrorFileWords;

beforeAll(() => Promise.all([loadLocale('vi'), loadLocale('en')]));
beforeEach(() => {
  vi.stubGlobal('Worker', BrowserWorker);
  vi.stubGlobal('Blob', NodeBlob);
  workers.length = 0;
  progress = [];
  localStorage.clear();
  desk = createReconciliation({ merchantId: '1001', onProgress: (one) => progress.push(one) });
  const t = createTranslate('vi');
  words = {
    heading: 'Lỗi',
    say: sentenceIn(t),
    sheet: 'Lỗi',
    infoSheet: 'Tệp',
    info: [],
  };
});
afterEach(() => {
  desk.dispose();
  vi.unstubAllGlobals();
});

async function compare(file = FIVE, system = SYSTEM) {
  const { mapping } = await desk.read(file);
  await desk.check(mapping);
  const matching = desk.match();
  await matching.push({ transactions: system.slice(0, 2) });
  await matching.push({ transactions: system.slice(1) });
  return matching.finish({ refunds: true });
}
const keys = async (show: Parameters<Reconciliation['page']>[0]['show'], text?: string) =>
  (await desk.page({ show, ...(text !== undefined && { text }) }, 0, 50)).rows.map(({ key }) => key);

it('reads, checks and compares, and returns the requested rows', async () => {
  const result = await compare();
  expect(result.outcomes.MATCHED.count).toBe(2);
  expect(progress.map(({ step }) => step)).toEqual(expect.arrayContaining(['read', 'check', 'match']));
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
  const second = await desk.page({ show: 'all' }, 1, 1);
  expect(second).toMatchObject({ count: 7, rows: [{ line: 3, outcome: 'AMOUNT_DIFFERS', difference: 500 }] });
  expect((await desk.page({ show: 'MISSING_IN_FILE' }, 0, 10)).amount).toBe(4000);
});

it.each(['csv', 'xlsx'] as const)(
  'the error file keeps the columns, adds what is wrong and runs no formula: %s',
  async (format) => {
    await compare();
    const file = await desk.errorFile(format, words);
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
  const { mapping } = await desk.read(fileOf(bytes, 'a.xlsx'));
  await desk.check(mapping);
  const text = new TextDecoder().decode(await (await desk.errorFile('csv', words)).arrayBuffer());
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
    desk.cancel();
    await expect(reading).rejects.toMatchObject(stopped);
    expect(workers[0]?.ended).toBe(true);
    await expect(desk.page({ show: 'all' }, 0, 1)).rejects.toThrow('no file');
    expect((await compare()).outcomes.MATCHED.count).toBe(2);
  });

  it('a check or a comparison restores the previous state', async () => {
    await compare();
    const { mapping } = await desk.read(FIVE);
    await desk.check(mapping);
    const again = desk.check(mapping, { from: '2020-01-01', to: '2020-01-01' });
    desk.cancel();
    await expect(again).rejects.toMatchObject(stopped);
    expect(await keys('faulty')).toEqual(['f7']);

    const matching = desk.match();
    await matching.push({ transactions: SYSTEM });
    desk.cancel();
    await expect(matching.finish({ refunds: true })).rejects.toThrow('no comparison has begun');
    expect(await keys('different')).toEqual([]);
    const other = desk.match();
    await other.push({ transactions: SYSTEM });
    expect((await other.finish({ refunds: true })).outcomes.MATCHED.count).toBe(2);
    // The same rows under other rules.
    const tolerances = [{ name: 'Phí', field: 'amount', value: 500, unit: 'dong' }] as const;
    expect((await desk.rematch({ refunds: true, tolerances })).outcomes.MATCHED.count).toBe(3);
    expect((await desk.candidates(6, {}, 9)).map(({ system }) => system.id)[0]).toBe('TX5');
    expect(workers).toHaveLength(1);
  });

  it('an error file is not written', async () => {
    await compare();
    const writing = desk.errorFile('xlsx', words);
    desk.cancel();
    await expect(writing).rejects.toMatchObject(stopped);
    expect(await keys('DUPLICATE')).toEqual(['f5']);
  });

  it('everything ends the worker and frees its memory', async () => {
    await compare();
    desk.dispose();
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });

  it('a worker that does not start is a failure, and the next attempt starts a new one', async () => {
    const reading = desk.read(FIVE);
    workers[0]?.onerror?.({ message: 'blocked' });
    await expect(reading).rejects.toThrow('blocked');
    expect((await desk.read(FIVE)).rows).toBe(6);
  });
});

describe('columns chosen by hand', () => {
  const own = csv(['Cột A', 'Cột B', 'Cột C', 'Cột D'], ['TX1', '01/11/2026', '5000', '6000']);
  const chosen = { transactionId: 0, time: 1, amount: 3 };
  it('are reused for the same headings, in the same business, until sign-out', async () => {
    expect(await desk.read(fileOf(own))).toMatchObject({ mapping: {}, remembered: false });
    await desk.check(chosen);
    expect(await desk.read(fileOf(own))).toMatchObject({ mapping: chosen, remembered: true });
    const other = createReconciliation({ merchantId: '1002' });
    expect(await other.read(fileOf(own))).toMatchObject({ mapping: {}, remembered: false });
    other.dispose();
    localStorage.clear();
    expect(await desk.read(fileOf(own))).toMatchObject({ remembered: false });
  });

  it('are forgotten if the user returns to the automatic mapping, or the storage is corrupt', async () => {
    const { mapping } = await desk.read(FIVE);
    await desk.check({ ...mapping, merchantRefId: 4 });
    expect(await desk.read(FIVE)).toMatchObject({ remembered: true });
    await desk.check(mapping);
    expect(await desk.read(FIVE)).toMatchObject({ remembered: false });
    expect(localStorage.length).toBe(0);
    localStorage.setItem('portal.columns.1001', '[{"signature":1}]');
    expect(await desk.read(FIVE)).toMatchObject({ mapping, remembered: false });
  });

  it.each([
    [{}, 'noIdColumn'],
    [{ bankRef: 0 }, 'noTimeColumn'],
    [{ merchantRefId: 0, time: 2 }, 'noAmountColumn'],
  ])('%j: names what is missing', async (mapping, name) => {
    await desk.read(FIVE);
    await expect(desk.check(mapping)).rejects.toMatchObject({
      sentence: { key: `reconciliation.file.refused.${name}` },
    });
  });
});

it('a file is known by its bytes, whatever its name', async () => {
  const hash = await desk.hash(fileOf(csv(HEADINGS, ROW)));
  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(await desk.hash(fileOf(csv(HEADINGS, ROW), 'other.txt'))).toBe(hash);
  expect(await desk.hash(fileOf(csv(HEADINGS, line(1))))).not.toBe(hash);
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
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  } finally {
    vi.useRealTimers();
  }
  expect((await desk.read(FIVE)).rows).toBe(6);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
});

it('a file that is far too large is refused before its bytes are read', async () => {
  const file = fileOf(new Uint8Array());
  Object.defineProperty(file, 'size', { value: 4_000_000_000 });
  await expect(desk.read(file)).rejects.toMatchObject({ sentence: { values: { size: 3815, max: 25 } } });
  expect(workers).toHaveLength(0);
});
