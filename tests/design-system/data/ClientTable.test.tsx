import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type ClientColumn, ClientTable, type ClientTableProps } from '#design-system';

interface Payment {
  id: string;
  amount: number;
}
const make = (count: number): Payment[] =>
  Array.from({ length: count }, (_, index) => ({ id: `GD-${index + 1}`, amount: (index * 7) % 100 }));
const drawn = vi.fn(({ amount }: Payment) => amount);
const columns: ClientColumn<Payment>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, value: ({ id }) => id, rowHeader: true, sortable: true },
  {
    id: 'amount',
    header: 'Số tiền',
    cell: (row) => drawn(row),
    value: ({ amount }) => amount,
    align: 'end',
    sortable: true,
    firstSort: 'desc',
  },
];
const few = make(45);
const hundredThousand = make(100_000);

function Screen(props: Partial<ClientTableProps<Payment>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <ClientTable
      caption="Giao dịch"
      columns={columns}
      rows={few}
      rowId={({ id }) => id}
      rowLabel={({ id }) => id}
      selection={selection}
      onSelectionChange={setSelection}
      {...props}
    />
  );
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

const virtual = async (props: Partial<ClientTableProps<Payment>> = {}) => {
  const shown = render(<Screen form="virtual" rows={hundredThousand} {...props} />);
  await screen.findByText('GD-1');
  return { ...shown, region: screen.getByRole('region', { name: 'Giao dịch' }) };
};

it('draws one row again when one of 100,000 is selected', async () => {
  await virtual();
  drawn.mockClear();
  fireEvent.click(screen.getByLabelText('Chọn GD-3'));
  expect(drawn.mock.calls.map(([{ id }]) => id)).toEqual(['GD-3']);
});

it('prints the first thousand rows and says of how many', async () => {
  await virtual();
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(1000);
  expect(screen.getByText('1–1.000 của 100.000')).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(rows().length).toBeLessThan(60);
});
