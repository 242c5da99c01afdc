import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Action, CopyIcon, DataTable, defaultPreferences, EmptyState, RefundIcon } from '#design-system';
import '../../kit/patience.ts';
import { inEveryMode, visual } from '../../kit/visual.ts';
import { type Payment, paymentColumns, payments } from './payments.tsx';

const actions = ({ id, status }: Payment): Action[] => [
  { id: 'copy', label: `Sao chép ${id}`, icon: CopyIcon, run: fn() },
  {
    id: 'refund',
    label: 'Tạo yêu cầu hoàn tiền',
    icon: RefundIcon,
    disabled: status === 'SUCCESS' ? undefined : 'Chỉ hoàn được giao dịch thành công',
  },
];

/** Holds the state of a screen: the selection, the sort, and the table's preferences. */
function Kept(props: ComponentProps<typeof DataTable<Payment>>) {
  const [selection, setSelection] = useState(props.selection);
  const [sort, setSort] = useState(props.sort);
  const [preferences, setPreferences] = useState(props.preferences);
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
      preferences={preferences}
      onPreferencesChange={
        props.onPreferencesChange &&
        ((next) => {
          setPreferences(next);
          props.onPreferencesChange?.(next);
        })
      }
    />
  );
}

/**
 * The list of every screen: rows, their selection and their keys. Below 992 px each row becomes a card.
 *
 * **When**: many records of one kind that users scan, compare, sort and act on.
 *
 * **When not**: the fields of one record (`DescriptionList`), its history (`Timeline`), a few options.
 *
 * **Keys** while it has the focus: `j` `k` or arrows move, Enter opens, Space peeks, `x` selects, Shift with an arrow
 * extends, `c` copies the id, Esc clears. Never while typing in a cell. On the handle of a column, arrows resize by 8
 * px, with Shift by 40, Home sets the minimum width, Enter fits it to its content.
 *
 * **On paper** it is a real table: its header on every sheet, nothing cut, nothing sticky.
 *
 * **If all rows are loaded**, use `ClientTable`.
 *
 * **Common mistakes**: columns created at every render, which re-renders every row; an amount that may be cut; an empty
 * table after a failed load (keep the rows and put a `Banner` above).
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
  ...inEveryMode,
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

/** Ten columns in a narrow container: the first column and the menus stay, and shadows show where content is hidden. */
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
      region.querySelector('tbody')!.scrollLeft = 300;
      expect(region).toHaveAttribute('data-before');
    });
    await expect(first.getBoundingClientRect().left).toBe(before);
  },
};

/** A focused element never stays below the frozen columns; focus inside these scrolls nothing. */
export const TakesTheFocusOutFromBelowFrozenColumns: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '52rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Giao dịch' });
    const body = region.querySelector('tbody')!;
    const frozen = canvas.getAllByRole('rowheader')[0] as HTMLElement;
    const sorts = canvas.getByRole('button', { name: 'Thời gian (GMT+7)' });
    const frozenEnd = () => Math.floor(frozen.getBoundingClientRect().right);
    await waitFor(() => {
      body.scrollLeft = 120;
      expect(sorts.getBoundingClientRect().left).toBeLessThan(frozenEnd());
    });
    sorts.focus();
    await waitFor(() =>
      expect(Math.ceil(sorts.getBoundingClientRect().left)).toBeGreaterThanOrEqual(frozenEnd()),
    );
    body.scrollLeft = 120;
    canvas.getAllByRole('checkbox')[1]?.focus();
    await expect(body.scrollLeft).toBe(120);
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

/** Widths of cards: from one where nothing fits beside the status to one where a line holds everything. */
const NARROW = ['20rem', '24rem', '30rem'];

/** A fact that has no space for a few letters beside the others takes the next line. */
export const NarrowCards: Story = {
  args: { cards: true, columns: paymentColumns.filter(({ id }) => id !== 'note'), rows: payments(1) },
  render: (args) => (
    <>
      {NARROW.map((width) => (
        <div key={width} style={{ width }}>
          <Kept {...args} caption={`Giao dịch, ${width}`} />
        </div>
      ))}
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const facts = [...canvasElement.querySelectorAll<HTMLElement>('.metas > .meta')];
    await expect(facts).toHaveLength(2 * NARROW.length * args.rows.length);
    // A card that is off screen has no layout yet.
    await waitFor(() =>
      expect(Math.min(...facts.map((fact) => fact.parentElement!.offsetWidth))).toBeGreaterThan(0),
    );
    for (const fact of facts) {
      const line = fact.parentElement!.getBoundingClientRect();
      const { right, bottom, width } = fact.getBoundingClientRect();
      await expect(Math.max(right - line.right, bottom - line.bottom)).toBeLessThan(1);
      await expect(fact.scrollWidth > fact.clientWidth ? width : 48).toBeGreaterThanOrEqual(48);
    }
  },
};

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
    await userEvent.keyboard('x{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
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

export const OpensTheMenuOfARow: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    if (wide()) rowOf(canvasElement, 'GD-20261113').focus();
    const button = await within(canvasElement).findByRole('button', {
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

/** Handles load when the user reaches the header. */
const handleOf = async (canvas: HTMLElement, name: string) => {
  await userEvent.hover(headOf(canvas, name));
  return within(canvas).findByRole('separator', {
    name: new RegExp(`^(Độ rộng cột|Width of the column) ${name}`),
  });
};
const headOf = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('columnheader', { name: new RegExp(`^${name}`) });
const wide = () => window.matchMedia('(min-width: 992px)').matches;

/** A table with preferences waits for its arranging code. */
const rowsOf = (canvas: HTMLElement) =>
  waitFor(() => expect(canvas.querySelectorAll('[data-row]').length).toBeGreaterThan(0));

/** Handles appear between the headers once the user reaches them. Cards have none. */
export const Resizable: Story = {
  ...visual,
  args: {
    onPreferencesChange: fn(),
    preferences: { ...defaultPreferences(paymentColumns), widths: { amount: 240, note: 320 } },
  },
  play: async ({ canvasElement }) => {
    if (wide()) await handleOf(canvasElement, 'Số tiền');
  },
};

/** Every column has a width set by the user: the spare width is before the menus. */
export const NarrowColumns: Story = {
  ...visual,
  args: {
    onPreferencesChange: fn(),
    preferences: {
      ...defaultPreferences(paymentColumns),
      hidden: ['payer', 'bank', 'note', 'store'],
      widths: { id: 160, createdAt: 190, amount: 140, status: 170 },
    },
  },
  play: async ({ canvasElement }) => rowsOf(canvasElement),
};

export const Wrapped: Story = {
  ...visual,
  args: { preferences: { ...defaultPreferences(paymentColumns), wrap: true } },
  play: async ({ canvasElement }) => rowsOf(canvasElement),
};

export const ResizesByKeyboard: Story = {
  args: { onPreferencesChange: fn() },
  play: async ({ args, canvasElement }) => {
    if (!wide()) return;
    const handle = await handleOf(canvasElement, 'Số tiền');
    const width = () => headOf(canvasElement, 'Số tiền').getBoundingClientRect().width;
    const before = width();
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(width() - before).toBeCloseTo(8, -1));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(width() - before).toBeCloseTo(48, -1));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(width()).toBeCloseTo(56, -1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(width()).toBeGreaterThan(90));
    await expect(args.onPreferencesChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ widths: expect.objectContaining({ amount: expect.any(Number) }) }),
    );
    await expect(handle).toHaveFocus();
  },
};
