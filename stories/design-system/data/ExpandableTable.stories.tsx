import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DescriptionList,
  defaultPreferences,
  EmptyState,
  ExpandableTable,
  type TablePreferences,
} from '#design-system';
import { inEnglish } from '../../kit/visual.ts';
import { type Payment, paymentColumns, payments } from './payments.tsx';

const detailOf = ({ payer, bank, note, createdAt }: Payment) => (
  <DescriptionList
    items={[
      { term: 'Người chuyển', value: payer },
      { term: 'Ngân hàng', value: bank },
      { term: 'Thời gian (GMT+7)', value: createdAt },
      { term: 'Nội dung chuyển khoản', value: note },
    ]}
  />
);

function Kept(props: ComponentProps<typeof ExpandableTable<Payment>>) {
  const [expanded, setExpanded] = useState(props.expanded);
  const [preferences, setPreferences] = useState<TablePreferences | undefined>(props.preferences);
  return (
    <ExpandableTable<Payment>
      {...props}
      expanded={expanded}
      onExpandedChange={(next) => {
        setExpanded(next);
        props.onExpandedChange?.(next);
      }}
      preferences={preferences}
      onPreferencesChange={(next) => {
        setPreferences(next);
        props.onPreferencesChange?.(next);
      }}
    />
  );
}

/**
 * A `DataTable` whose rows unfold below themselves.
 *
 * **When**: a few more facts of a row are often wanted while comparing it with its neighbours (the lines of a
 * settlement, the attempts of a webhook), and they have no page of their own.
 *
 * **When not**: the record has a page or a quick look (`onOpen`, `onPeek`); the facts are needed for every row, then
 * they are columns.
 *
 * **Keys**: `o` on a row unfolds it, besides those of `DataTable`. Left and Right stay with the region, which they
 * scroll sideways.
 *
 * **Common mistakes**: a table inside the detail, which nobody can compare with another; a detail that fetches without
 * a skeleton.
 */
const meta = {
  component: ExpandableTable<Payment>,
  render: (args) => <Kept {...args} />,
  args: {
    caption: 'Giao dịch',
    columns: paymentColumns,
    rows: payments(8),
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => `giao dịch ${id}`,
    renderDetail: detailOf,
    expanded: new Set<string>(),
    onExpandedChange: fn(),
    onPreferencesChange: fn(),
    status: 'ready',
    empty: <EmptyState title="Chưa có giao dịch" />,
  },
} satisfies Meta<typeof ExpandableTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  args: { expanded: new Set(['GD-20261113', 'GD-20261099']), selection: new Set(['GD-20261106']) },
};

const stress: Payment = {
  id: 'GD-20261120-ẨN-ẪN-ỖNG-ỂN-NGHIỆP',
  createdAt: '20/11/2026 17:00:00',
  amount: 9_999_999_999_999,
  payer: 'CÔNG TY TRÁCH NHIỆM HỮU HẠN MỘT THÀNH VIÊN ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
  bank: null,
  status: 'PENDING',
  note: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: thanh toán hợp đồng mua bán số 2026/HĐMB-0001 theo phụ lục đính kèm',
};

export const Stress: Story = {
  ...inEnglish,
  args: {
    rows: [stress, { ...stress, id: 'GD-0', amount: 0 }, { ...stress, id: 'GD-1', amount: -1_250_000 }],
    expanded: new Set([stress.id, 'GD-1']),
  },
};

const toggleOf = (canvas: HTMLElement, id: string) =>
  within(canvas).getByRole('button', { name: new RegExp(`^(Chi tiết|Details of) giao dịch ${id}$`) });
const details = (canvas: HTMLElement) => canvas.querySelectorAll('.detail').length;

export const UnfoldsByItsButton: Story = {
  play: async ({ args, canvasElement }) => {
    const toggle = toggleOf(canvasElement, 'GD-20261113');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['GD-20261113']));
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(details(canvasElement)).toBe(1);
    await userEvent.keyboard(' ');
    await expect(details(canvasElement)).toBe(0);
  },
};

export const UnfoldsByO: Story = {
  play: async ({ canvasElement }) => {
    const row = toggleOf(canvasElement, 'GD-20261113').closest<HTMLElement>('[data-row]');
    // A card is no stop of its own: the key is heard from its button.
    (row?.hasAttribute('tabindex') ? row : toggleOf(canvasElement, 'GD-20261113')).focus();
    await userEvent.keyboard('o');
    await waitFor(() => expect(details(canvasElement)).toBe(1));
    await userEvent.keyboard('jo');
    await waitFor(() => expect(details(canvasElement)).toBe(2));
    await userEvent.keyboard('o');
    await waitFor(() => expect(details(canvasElement)).toBe(1));
  },
};

export const KeepsOneOpen: Story = {
  args: { single: true, expanded: new Set(['GD-20261120']) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(toggleOf(canvasElement, 'GD-20261113'));
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['GD-20261113']));
  },
};

/** The column of buttons stands before whatever somebody arranges. */
export const ArrangedByAPerson: Story = {
  args: {
    preferences: {
      ...defaultPreferences(paymentColumns),
      hidden: ['bank', 'note', 'store'],
      density: 'compact',
    },
    expanded: new Set(['GD-20261113']),
  },
};
