import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  CopyIcon,
  DataTable,
  defaultPreferences,
  EmptyState,
  type MenuItem,
  RefundIcon,
} from '#design-system';
import { visual } from '../../kit/visual.ts';
import { type Payment, paymentColumns, payments } from './payments.tsx';

const actions = ({ id, status }: Payment): MenuItem[] => [
  { id: 'copy', label: `Sao chép ${id}`, icon: CopyIcon, onSelect: fn() },
  {
    id: 'refund',
    label: 'Tạo yêu cầu hoàn tiền',
    icon: RefundIcon,
    disabled: status !== 'SUCCESS',
    disabledReason: 'Chỉ hoàn được giao dịch thành công',
  },
];

/** Keeps what a screen would keep in the address: the selection and the sort. */
function Kept(props: ComponentProps<typeof DataTable<Payment>>) {
  const [selection, setSelection] = useState(props.selection);
  const [sort, setSort] = useState(props.sort);
  return (
    <DataTable<Payment>
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
    />
  );
}

/**
 * The list of every screen: rows, their selection and their keys. Below 992 px each row becomes a card.
 *
 * **When**: many records of one kind that people scan, compare, sort and act on.
 *
 * **When not**: the fields of one record (`DescriptionList`), what happened to it (`Timeline`), a handful of choices.
 *
 * **Keys** while the focus is inside: `j` `k` or arrows move, Enter opens, Space peeks, `x` selects, Shift with an
 * arrow extends, `c` copies the id, Esc clears. Never while typing in a cell.
 *
 * **Common mistakes**: columns made anew at every render, which draws every row again; an amount that may be cut; an
 * empty table where the load has failed (keep the rows and put a `Banner` above).
 */
const meta = {
  component: DataTable<Payment>,
  render: (args) => <Kept {...args} />,
  args: {
    caption: 'Giao dịch',
    columns: paymentColumns,
    rows: payments(12),
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => `giao dịch ${id}`,
    rowHref: ({ id }) => `#/merchant/transaction/${id}`,
    onOpen: fn(),
    onPeek: fn(),
    onCopyId: fn(),
    onSortChange: fn(),
    onSelectionChange: fn(),
    sort: '-createdAt',
    selection: new Set<string>(),
    status: 'ready',
    rowActions: actions,
    rowCount: 1284,
    skeletonRows: 12,
    empty: <EmptyState title="Chưa có giao dịch" description="Giao dịch của cửa hàng sẽ hiện ở đây." />,
  },
} satisfies Meta<typeof DataTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  args: { selection: new Set(['GD-20261113', 'GD-20261106']), activeRowId: 'GD-20261092' },
};

export const Compact: Story = {
  ...visual,
  args: { preferences: { ...defaultPreferences(paymentColumns), density: 'compact' } },
};

export const Loading: Story = { ...visual, args: { status: 'loading', rows: [] } };

export const Refreshing: Story = { ...visual, args: { status: 'refreshing' } };

export const Empty: Story = { ...visual, args: { rows: [] } };

export const EmptyByFilter: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        variant="filtered"
        title="Không có giao dịch phù hợp"
        description="Trạng thái: Thất bại, từ 01/11/2026 đến 20/11/2026"
        actions={<Button>Xóa bộ lọc</Button>}
      />
    ),
  },
};

/** Ten columns in a narrow place: the first column and the menus stay, the edge of what lies beneath is shown. */
export const ScrollsSideways: Story = {
  ...visual,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '52rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Giao dịch' });
    const first = within(canvasElement).getAllByRole('rowheader')[0] as HTMLElement;
    const before = first.getBoundingClientRect().left;
    await waitFor(() => {
      region.scrollLeft = 300;
      expect(region).toHaveAttribute('data-before');
    });
    await expect(first.getBoundingClientRect().left).toBe(before);
  },
};

const long: Payment = {
  id: 'GD-20261120-0000000000000000-ẨN-ẪN-ỖNG-ỂN-NGHIỆP',
  createdAt: '20/11/2026 17:00:00',
  amount: 9_999_999_999_999,
  payer: 'CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN THƯƠNG MẠI DỊCH VỤ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
  bank: 'Ngân hàng Thương mại Cổ phần Ngoại thương Việt Nam, chi nhánh Thành phố Hồ Chí Minh',
  status: 'PENDING',
  note: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: thanh toán hợp đồng mua bán số 2026/HĐMB-0001 theo phụ lục đính kèm',
};

export const Stress: Story = {
  ...visual,
  args: {
    rows: [
      long,
      { ...long, id: 'GD-0', amount: 0, note: '' },
      { ...long, id: 'GD-1', amount: -1_250_000, status: 'FAILED' },
    ],
  },
};

/** The largest page: rows off screen skip their layout. */
export const HundredRows: Story = { args: { rows: payments(100), rowCount: 1284 } };

const rowOf = (canvas: HTMLElement, id: string) =>
  within(canvas).getByRole('row', { name: new RegExp(`${id}\\b`) });

export const MovesAndActsByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Giao dịch' });
    region.focus();
    await userEvent.keyboard('jj');
    await expect(rowOf(canvasElement, 'GD-20261113')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}k');
    await expect(rowOf(canvasElement, 'GD-20261113')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.rows[1], expect.anything());
    await userEvent.keyboard(' ');
    await expect(args.onPeek).toHaveBeenLastCalledWith(args.rows[1]);
    await userEvent.keyboard('c');
    await expect(args.onCopyId).toHaveBeenLastCalledWith(args.rows[1]);
  },
};

export const SelectsByKeyboard: Story = {
  ...visual,
  play: async ({ args, canvasElement }) => {
    rowOf(canvasElement, 'GD-20261113').focus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['GD-20261113', 'GD-20261106', 'GD-20261099']),
    );
  },
};

export const ClearsOnEscape: Story = {
  args: { selection: new Set(['GD-20261113']) },
  play: async ({ args, canvasElement }) => {
    rowOf(canvasElement, 'GD-20261120').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
};

export const SortsByItsHeaders: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Số tiền (VND)' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('-amount');
    const header = canvas.getByRole('columnheader', { name: 'Số tiền (VND)' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvasElement.querySelectorAll('[aria-sort]')).toHaveLength(1);
  },
};

export const OpensTheMenuOfARow: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: /(Thao tác với|Actions for) giao dịch GD-20261113/,
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = await within(document.body).findByRole('menuitem', { name: /Sao chép GD-20261113/ });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await within(document.body).findByRole('menuitem', { name: /Sao chép GD-20261113/ });
  },
};
