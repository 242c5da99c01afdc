import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LocaleContext, loadLocale } from '#app/i18n/index.ts';
import type { ListColumn } from '#app/list/columns.ts';
import { ExportDialog } from '#app/list/export/ExportDialog.tsx';
import { Button } from '#design-system';
import '../../../kit/patience.ts';
import { inEveryMode, visual } from '../../../kit/visual.ts';

interface Payment {
  id: string;
  createdAt: number;
  amount: number;
  note: string;
}

const TOTAL = 1284;
const payment = (index: number): Payment => ({
  id: `GD-${20_261_120 - index * 7}`,
  createdAt: 1_772_416_800 - index * 613,
  amount: 15_000 + ((index * 7_919) % 5_000) * 1_000,
  note: index % 5 === 0 ? '=HYPERLINK("http://example.test")' : 'Thanh toán đơn hàng',
});
const payments = Array.from({ length: TOTAL }, (_, index) => payment(index));

const columns: ListColumn<Payment>[] = [
  { id: 'id', header: 'Mã giao dịch', cell: ({ id }) => id, file: { kind: 'text', value: ({ id }) => id } },
  {
    id: 'createdAt',
    header: 'Thời gian tạo',
    cell: () => null,
    file: { kind: 'moment', value: ({ createdAt }) => createdAt },
  },
  {
    id: 'amount',
    header: 'Số tiền (VND)',
    cell: () => null,
    file: { kind: 'number', value: ({ amount }) => amount },
  },
  { id: 'note', header: 'Nội dung', cell: () => null, file: { kind: 'text', value: ({ note }) => note } },
];

type Args = ComponentProps<typeof ExportDialog<Payment>>;
type Load = Args['loadPage'];

const pageOf = (page: number, size: number) => ({
  items: payments.slice((page - 1) * size, page * size),
  total: TOTAL,
});
const answers: Load = async (page, size) => pageOf(page, size);
/** Answers four pages and is then waited for. */
const stands: Load = (page, size, signal) =>
  page <= 4
    ? answers(page, size, signal)
    : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const breaks: Load = async () => {
  throw new Error('the network of this story is down');
};

/** A list with its export button. */
function List({ open, onClose, ...rest }: Args) {
  const [shown, setShown] = useState(open);
  const close = () => {
    setShown(false);
    onClose();
  };
  return (
    <main>
      <Button onClick={() => setShown(true)}>Xuất dữ liệu</Button>
      {shown && <ExportDialog {...rest} open onClose={close} />}
    </main>
  );
}

/**
 * Takes a list out as a file: what one sees is what one downloads.
 *
 * **When**: from a list's export button or the key `e`; the list kit opens it with its own question.
 *
 * **When not**: one record is printed or copied.
 *
 * **Common mistakes**: filters given as codes instead of words; a column without `file`, which files leave out.
 */
const meta = {
  component: ExportDialog<Payment>,
  loaders: [({ globals }) => loadLocale(globals.locale)],
  decorators: [(Story, { globals }) => <LocaleContext value={globals.locale}>{Story()}</LocaleContext>],
  args: {
    open: true,
    onClose: fn(),
    fileName: 'giao-dich',
    businessCode: '0312345678',
    businessName: 'Công ty Cổ phần Thương mại Dịch vụ Sen Việt',
    exporter: 'admin',
    columns,
    visibleIds: ['id', 'createdAt', 'amount'],
    rowId: ({ id }: Payment) => id,
    filters: [
      { label: 'Thời gian', value: '24/02/2026 - 02/03/2026' },
      { label: 'Trạng thái', value: 'Thành công, Chờ thanh toán' },
    ],
    period: { from: '2026-02-24', to: '2026-03-02' },
    pageRows: payments.slice(0, 20),
    selectedRows: [],
    total: TOTAL,
    loadPage: answers,
  },
  render: (args) => <List {...args} />,
} satisfies Meta<typeof ExportDialog<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: RegExp) => screen.findByRole('button', { name });
const start = async () => userEvent.click(await button(/^(Xuất|Export) [\d.]+/));

export const Playground: Story = { args: { open: false } };

export const Choices: Story = { ...inEveryMode };

export const OfASelection: Story = { ...visual, args: { selectedRows: payments.slice(3, 10), filters: [] } };

/** What is exported each month, under its own name and headings. */
export const Templates: Story = {
  ...visual,
  args: {
    templates: [
      {
        name: 'Sổ quỹ tháng',
        format: 'xlsx',
        columns: [{ id: 'id', heading: 'Số chứng từ' }, { id: 'amount' }],
        total: true,
      },
    ],
    onTemplates: fn(),
  },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: /^(Mẫu xuất|Template)$/ })).toHaveValue(
      'Sổ quỹ tháng',
    );
    await userEvent.click(screen.getByText(/^(Tạo mẫu từ các cột đang hiện|Make a template of)/));
    await screen.findByRole('textbox', { name: /Mã giao dịch/ });
  },
};

export const OverTheCap: Story = { ...visual, args: { total: 61_284 } };

export const NothingToExport: Story = { args: { total: 0, pageRows: [] } };

export const Running: Story = {
  ...visual,
  args: { loadPage: stands },
  play: async () => {
    await start();
    await screen.findByText(/400 (\/|of) 1\.284/);
  },
};

export const AsksBeforeClosing: Story = {
  ...visual,
  args: { loadPage: stands },
  play: async ({ args }) => {
    await start();
    await screen.findByText(/400 (\/|of) 1\.284/);
    await userEvent.keyboard('{Escape}');
    await button(/^(Tiếp tục xuất|Keep exporting)$/);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  ...visual,
  args: { loadPage: breaks },
  play: async () => {
    await start();
    await button(/^(Thử lại|Try again|Retry)$/);
  },
};

export const Done: Story = {
  ...visual,
  play: async () => {
    await start();
    await screen.findByText(/^(Đã xuất 1\.284 dòng|1\.284 rows exported)$/);
  },
};
