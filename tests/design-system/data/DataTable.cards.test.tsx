import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Column, DataTable, type DataTableProps } from '#design-system';
import { resize, setUpWindow } from '../window.ts';

interface Payment {
  id: string;
}
const columns: Column<Payment>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, sortable: true, card: 'title' },
];
const rows = ['a', 'b'].map((id) => ({ id }));
const none = new Set<string>();

const Screen = (props: Partial<DataTableProps<Payment>>) => (
  <DataTable
    caption="Giao dịch"
    columns={columns}
    rows={rows}
    rowId={({ id }) => id}
    rowLabel={({ id }) => `giao dịch ${id}`}
    rowActions={({ id }) => [{ id: 'open', label: `Mở ${id}` }]}
    selection={none}
    onSelectionChange={() => undefined}
    onSortChange={() => undefined}
    empty="Chưa có giao dịch"
    status="ready"
    {...props}
  />
);

setUpWindow(390);

it('offers neither sort nor selection over a list of nothing', () => {
  const { rerender } = render(<Screen />);
  expect(screen.getByRole('combobox')).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  rerender(<Screen rows={[]} status="loading" />);
  expect(screen.getByRole('combobox')).toBeTruthy();
  rerender(<Screen rows={[]} />);
  expect(screen.getByText('Chưa có giao dịch')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('draws the cards of the first screen at once and all others a task later', async () => {
  render(<Screen rows={Array.from({ length: 20 }, (_, index) => ({ id: `GD-${index}` }))} />);
  const list = screen.getByRole('list', { name: 'Giao dịch' });
  expect(list.children).toHaveLength(10);
  await waitFor(() => expect(list.children).toHaveLength(20));
});

// The menu is fetched when it first opens.
const patient = { timeout: 20_000 };
const openMenuOf = async (id: string) => {
  fireEvent.click(screen.getByRole('button', { name: `Thao tác với giao dịch ${id}` }));
  return screen.findByRole('menu', {}, { timeout: 5000 });
};

it('takes the menu of a row away when the cards become a table', patient, async () => {
  render(<Screen />);
  await openMenuOf('b');
  resize(1280);
  expect(screen.getByRole('table')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('takes the menu of a row away with the row, and keeps it while the row stays', patient, async () => {
  const { rerender } = render(<Screen />);
  await openMenuOf('b');
  rerender(<Screen rows={rows.slice(1)} />);
  expect(screen.getByRole('menu')).toBeTruthy();
  rerender(<Screen rows={rows.slice(0, 1)} />);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

const hidden: Column<Payment>[] = [
  ...columns,
  { id: 'amount', header: 'Số tiền (VND)', cell: () => '1', sortable: true },
  { id: 'at', header: 'Ngày giao dịch', cell: () => '-', sortable: 'day', optional: true },
];
const chosen = () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0];
const choices = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('names the order that is on, by a hidden column too', () => {
  const { rerender } = render(<Screen columns={hidden} sort="-day" />);
  expect(chosen()).toMatchObject({ value: '-day', textContent: 'Ngày giao dịch ↓' });
  rerender(<Screen columns={hidden} sort="-amount" />);
  expect(chosen()?.textContent).toBe('Số tiền ↓');
  expect(choices()).toEqual(['Mã ↑', 'Mã ↓', 'Số tiền ↑', 'Số tiền ↓']);
});

it('names no order where none is known', () => {
  const { rerender } = render(<Screen />);
  expect(chosen()?.textContent).toBe('Sắp xếp theo');
  rerender(<Screen sort="-unheard" />);
  expect(chosen()).toMatchObject({ value: '-unheard', textContent: 'Sắp xếp theo' });
});
