import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { type ClientColumn, ClientTable, EmptyState, SearchField, Stack } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';
import { type Payment, paymentColumns, payments, statuses } from './payments.tsx';

const values: Record<string, ClientColumn<Payment>['value']> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  amount: ({ amount }) => amount,
  status: ({ status }) => statuses[status].label,
  payer: ({ payer }) => payer,
  bank: ({ bank }) => bank,
  note: ({ note }) => note,
};
const columns: ClientColumn<Payment>[] = paymentColumns
  .filter(({ id }) => values[id])
  .map((column) => ({ ...column, sortable: true, value: values[column.id] }));

const few = payments(48);

/** Holds the state of a screen: the search query and the selection. */
function Kept(props: ComponentProps<typeof ClientTable<Payment>>) {
  const [query, setQuery] = useState(props.query ?? '');
  const [selection, setSelection] = useState(props.selection);
  return (
    <Stack gap={3}>
      <SearchField label="Tìm giao dịch" value={query} onChange={setQuery} />
      <ClientTable<Payment>
        {...props}
        query={query}
        selection={selection}
        onSelectionChange={(next) => {
          setSelection(next);
          props.onSelectionChange?.(next);
        }}
      />
    </Stack>
  );
}

/**
 * A `DataTable` that has all its rows: it searches, sorts and pages through them itself.
 *
 * **When**: the API returns a whole list at once (a business's stores, the rows of an import before they are sent), or
 * rows were read from a file.
 *
 * **When not**: the API pages, sorts and filters; then a `DataTable` shows one page and the server does the work.
 *
 * **Common mistakes**: a new array of rows at every render, which is sorted and searched again each time.
 */
const meta = {
  component: ClientTable<Payment>,
  render: (args) => <Kept {...args} />,
  args: {
    caption: 'Giao dịch',
    columns,
    rows: few,
    rowId: ({ id }) => id,
    rowLabel: ({ id }) => `giao dịch ${id}`,
    rowHref: ({ id }) => `#/merchant/transaction/${id}`,
    onOpen: fn(),
    selection: new Set<string>(),
    onSelectionChange: fn(),
    initialSort: '-amount',
    empty: <EmptyState variant="filtered" title="Không có giao dịch phù hợp" />,
  },
} satisfies Meta<typeof ClientTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  args: { initialPageSize: 10, selection: new Set(['GD-20260826']) },
};

export const Loading: Story = { ...visual, args: { rows: [], loading: true } };

export const FindsNothing: Story = { ...visual, args: { query: 'không có ai tên này' } };

export const Stress: Story = {
  ...visual,
  args: {
    rows: [
      { ...few[0], id: 'GD-1', payer: 'CÔNG TY ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', amount: 9_999_999_999_999 },
      { ...few[1], id: 'GD-2', payer: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', amount: 0, note: '' },
      { ...few[2], id: 'GD-10', payer: 'Đặng Ắt', amount: -1_250_000, bank: null },
    ] as Payment[],
  },
};
