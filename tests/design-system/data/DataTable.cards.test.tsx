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
