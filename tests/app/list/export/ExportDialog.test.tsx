import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/api/http/errors.ts';
import { loadLocale } from '#app/i18n/index.ts';
import type { ExportTemplate } from '#app/lib/preferences.ts';
import type { ListColumn } from '#app/list/columns.ts';
import { ExportDialog, type ExportDialogProps } from '#app/list/export/ExportDialog.tsx';
import { createWriterService, type Order } from '#app/list/export/writer.ts';
import { DesignSystemProvider } from '#design-system';

interface Row {
  id: string;
  amount: number;
  note: string;
  at: number;
}
const row = (number: number): Row => ({ id: `GD-${number}`, amount: number * 1000, note: '=1+1', at: 0 });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index));

const columns: ListColumn<Row>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, file: { kind: 'text', value: ({ id }) => id } },
  {
    ...{ id: 'amount', header: 'Tiền', cell: () => null },
    file: { kind: 'number', value: ({ amount }) => amount, total: true },
  },
  { id: 'note', header: 'Ghi chú', cell: () => null, file: { kind: 'text', value: ({ note }) => note } },
  { id: 'at', header: 'Thời gian', cell: () => null, file: { kind: 'moment', value: ({ at }) => at } },
  { id: 'actions', header: 'Thao tác', cell: () => null },
];

/** jsdom has no workers, no sizes and no files to save: the browser's part, as far as the dialog needs it. */
const workers: BrowserWorker[] = [];
let workersStart = true;
class BrowserWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: { message?: string }) => void;
  ended = false;
  readonly #carryOut = createWriterService();

  constructor() {
    workers.push(this);
    if (!workersStart) setTimeout(() => this.onerror?.({}));
  }

  postMessage(order: Order) {
    if (!workersStart) return;
    const sent = structuredClone(order);
    setTimeout(() => {
      if (!this.ended) this.onmessage?.({ data: this.#carryOut(sent) });
    });
  }

  terminate() {
    this.ended = true;
  }
}

let saved: { name: string; file: Blob }[] = [];
const files = new Map<string, Blob>();

// Fetched here, so that the first test is not the slow one.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => loadLocale('vi'));
beforeEach(() => {
  workers.length = 0;
  workersStart = true;
  saved = [];
  vi.stubGlobal('Worker', BrowserWorker);
  URL.createObjectURL = (file) => {
    const url = `blob:http://localhost/${files.size}`;
    files.set(url, file as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void files.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href)! });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Load = ExportDialogProps<Row>['loadPage'];

/** A list of `count` rows behind the dialog. */
function list(count: number, before: (page: number, signal: AbortSignal) => unknown = () => undefined) {
  const all = rows(count);
  const asked: number[] = [];
  const loadPage: Load = async (page, size, signal) => {
    asked.push(page);
    await before(page, signal);
    return { items: all.slice((page - 1) * size, page * size), total: count };
  };
  return { loadPage, asked };
}

async function show(change: Partial<ExportDialogProps<Row>> = {}) {
  const onClose = vi.fn();
  const view = render(
    <DesignSystemProvider>
      <ExportDialog
        open
        onClose={onClose}
        fileName="giao-dich"
        businessCode="0312345678"
        businessName="Công ty Sen Việt"
        exporter="admin"
        columns={columns}
        visibleIds={['id', 'amount', 'actions']}
        rowId={({ id }) => id}
        filters={[{ label: 'Trạng thái', value: 'Thành công' }]}
        period={{ from: '2026-03-01', to: '2026-03-02' }}
        pageRows={rows(20)}
        selectedRows={[]}
        total={250}
        loadPage={list(250).loadPage}
        {...change}
      />
    </DesignSystemProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Xuất dữ liệu' });
  const press = async (name: string | RegExp) =>
    userEvent.click(within(dialog).getByRole('button', { name }));
  const pick = async (name: string) => userEvent.click(within(dialog).getByRole('radio', { name }));
  return { ...view, dialog, press, pick, onClose };
}

const savedCsv = async () => {
  const text = new TextDecoder().decode(await saved[0]!.file.arrayBuffer());
  return Papa.parse<string[]>(text, { newline: '\r\n' }).data;
};
/** A wait that ends when the test says so, or with the request. */
const never = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('before it starts', () => {
  it('shows the filters and how many rows each range has', async () => {
    const { dialog } = await show({ total: 1284, selectedRows: rows(3) });
    expect(within(dialog).getByText('Thành công')).toBeTruthy();
    const names = within(dialog)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names.slice(-3)).toEqual([
      'Trang này (20 dòng)',
      'Các dòng đã chọn (3 dòng)',
      'Tất cả kết quả (1.284 dòng)',
    ]);
    expect(within(dialog).getByRole('button', { name: 'Xuất 3 dòng' })).toBeTruthy();
  });

  it('says what the cap leaves out', async () => {
    const { dialog } = await show({ total: 61_284 });
    expect(within(dialog).getByText(/tối đa 50\.000 dòng, còn lại 11\.284 dòng/)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Xuất 50.000 dòng' })).toBeTruthy();
  });
});

describe('an export', () => {
  it('saves all matches as XLSX with the visible columns, and says so', async () => {
    const { press, dialog } = await show();
    await press('Xuất 250 dòng');
    await within(dialog).findByText('Đã xuất 250 dòng');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.name).toMatch(/^giao-dich_0312345678_2026-03-01_2026-03-02_\d{8}-\d{4}\.xlsx$/);
    const parts = unzipSync(new Uint8Array(await saved[0]!.file.arrayBuffer()));
    const sheet = strFromU8(parts['xl/worksheets/sheet2.xml']!);
    // The headings, the rows and their sum.
    expect(sheet.match(/<row /g)).toHaveLength(252);
    expect(sheet).toContain('<f>SUBTOTAL(109,B2:B251)</f><v>31125000</v>');
    expect(sheet).toContain('>Mã<');
    expect(sheet).not.toContain('>Ghi chú<');
    const about = strFromU8(parts['xl/worksheets/sheet1.xml']!);
    const of = 'Công ty Sen Việt - 0312345678';
    for (const text of [of, 'Trạng thái', 'Thành công', 'Tất cả kết quả (250 dòng)', 'admin']) {
      expect(about).toContain(`>${text}<`);
    }
    expect(workers.every(({ ended }) => ended)).toBe(true);
  });

  it('saves the selection as CSV with all columns, guarded, and asks for nothing', async () => {
    const { loadPage, asked } = list(250);
    const { press, pick, dialog } = await show({ selectedRows: [row(7), row(9)], loadPage });
    await pick('CSV');
    await pick('Tất cả các cột');
    await press('Xuất 2 dòng');
    await within(dialog).findByText('Đã xuất 2 dòng');
    const lines = await savedCsv();
    expect(lines.slice(0, -1)).toEqual([
      ['Mã', 'Tiền', 'Ghi chú', 'Thời gian (GMT+7)'],
      ['GD-7', '7000', "'=1+1", '01/01/1970 07:00:00'],
      ['GD-9', '9000', "'=1+1", '01/01/1970 07:00:00'],
    ]);
    expect(asked).toEqual([]);
  });

  it('stops when it is cancelled: no page more, no worker, no file', async () => {
    const { loadPage, asked } = list(5000, (page, signal) => page === 3 && never(signal));
    const { press, dialog } = await show({ loadPage, total: 5000 });
    await press('Xuất 5.000 dòng');
    await within(dialog).findByText('Đang đọc 200 / 5.000 dòng');
    const before = asked.length;
    await press('Hủy xuất');
    await within(dialog).findByText('Đã hủy xuất dữ liệu');
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(asked).toHaveLength(before);
    expect(workers[0]?.ended).toBe(true);
    expect(saved).toEqual([]);
    await press('Xuất 5.000 dòng');
    await within(dialog).findByRole('progressbar');
  });

  it('asks before it closes while running, and goes on or stops', async () => {
    const { loadPage } = list(250, (page, signal) => page === 3 && never(signal));
    const { press, dialog, onClose } = await show({ loadPage });
    await press('Xuất 250 dòng');
    await userEvent.keyboard('{Escape}');
    await within(dialog).findByText(/việc xuất bị hủy/);
    await press('Tiếp tục xuất');
    expect(onClose).not.toHaveBeenCalled();
    expect(workers[0]?.ended).toBe(false);
    await userEvent.keyboard('{Escape}');
    await press('Hủy xuất và đóng');
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(workers[0]?.ended).toBe(true));
    expect(saved).toEqual([]);
  });

  it('ends with the page', async () => {
    const signals: AbortSignal[] = [];
    const { loadPage } = list(250, (_, signal) => {
      signals.push(signal);
      return never(signal);
    });
    const { press, unmount } = await show({ loadPage });
    await press('Xuất 250 dòng');
    await waitFor(() => expect(signals.length).toBeGreaterThan(0));
    unmount();
    await waitFor(() => expect(workers[0]?.ended).toBe(true));
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('keeps the dialog after a failure, with its sentence and code, and tries again', async () => {
    let failing = true;
    const { loadPage } = list(250, () => {
      if (failing) throw new ApiError({ kind: 'http', status: 500, requestId: 'ref-77' });
    });
    const { press, pick, dialog } = await show({ loadPage });
    await pick('CSV');
    await press('Xuất 250 dòng');
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('Máy chủ đang gặp lỗi');
    expect(alert.textContent).toContain('không có tệp nào được tạo');
    expect(alert.textContent).toContain('ref-77');
    expect(saved).toEqual([]);
    failing = false;
    await press('Thử lại');
    await within(dialog).findByText('Đã xuất 250 dòng');
    expect(saved[0]?.name).toMatch(/\.csv$/);
  });

  it('says so when the worker does not start', async () => {
    workersStart = false;
    const { press, dialog } = await show();
    await press('Xuất 250 dòng');
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Trình duyệt không tạo được tệp',
    );
    expect(saved).toEqual([]);
  });

  it('warns when rows went away while it read', async () => {
    const loadPage: Load = async (page, size) => ({
      items: rows(250).slice((page - 1) * size, page * size),
      total: page === 3 ? 248 : 250,
    });
    const { press, dialog } = await show({ loadPage });
    await press('Xuất 250 dòng');
    await within(dialog).findByText(/tệp có thể thiếu vài dòng/);
  });

  it('says how many rows could not be read, of a list and of a page', async () => {
    const loadPage: Load = async (page, size) => ({
      items: rows(250).slice((page - 1) * size + (page === 2 ? 2 : 0), page * size),
      total: 250,
      ...(page === 2 && { unreadable: { count: 2 } }),
    });
    const all = await show({ loadPage, pageUnreadable: 1 });
    await all.press('Xuất 250 dòng');
    await within(all.dialog).findByText('Đã xuất 248 dòng');
    within(all.dialog).getByText('2 dòng không đọc được nên không có trong tệp');
    expect(within(all.dialog).queryByText(/tệp có thể thiếu vài dòng/)).toBeNull();
    all.unmount();

    const page = await show({ pageUnreadable: 1 });
    await page.pick('Trang này (20 dòng)');
    await page.press('Xuất 20 dòng');
    await within(page.dialog).findByText('1 dòng không đọc được nên không có trong tệp');
  });
});

describe('a template', () => {
  it('keeps columns, their order and own headings, and is chosen again the next time', async () => {
    let kept: readonly ExportTemplate[] = [];
    const onTemplates = (next: ExportTemplate[]) => {
      kept = next;
    };
    const first = await show({ visibleIds: ['at', 'amount', 'actions', 'id'], onTemplates });
    await first.pick('CSV');
    const field = (name: string) => within(first.dialog).getByRole('textbox', { name });
    await userEvent.type(field('Tên mẫu'), 'Tháng');
    await userEvent.type(field('Tiêu đề của cột Thời gian'), 'ngay_gio');
    await userEvent.click(within(first.dialog).getByRole('checkbox', { name: /^Có dòng tổng cộng/ }));
    await first.press('Lưu mẫu');
    expect(kept).toEqual([
      {
        name: 'Tháng',
        format: 'csv',
        columns: [{ id: 'at', heading: 'ngay_gio' }, { id: 'amount' }, { id: 'id' }],
        total: false,
      },
    ]);
    first.unmount();

    // Another day the table shows other columns: the file is the same.
    const again = await show({ templates: kept, onTemplates });
    await again.press('Xuất 250 dòng');
    await screen.findByText('Đã xuất 250 dòng');
    const [head, row] = await savedCsv();
    expect(head?.slice(1)).toEqual(['Tiền', 'Mã']);
    expect(head?.[0]).toMatch(/^\uFEFF?ngay_gio$/);
    expect(row?.[2]).toBe('GD-0');
  });
});
