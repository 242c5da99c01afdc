import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Column, DataTable, defaultPreferences, type TablePreferences } from '#design-system';

interface Payment {
  id: string;
}
const drawn = vi.fn(({ id }: Payment) => `bank ${id}`);
const columns: Column<Payment>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, pin: 'start' },
  { id: 'bank', header: 'Ngân hàng', cell: (row) => drawn(row), sortable: true },
];
const rows = ['a', 'b'].map((id) => ({ id }));
const designed = defaultPreferences(columns);

async function drawTable() {
  const onPreferencesChange = vi.fn<(next: TablePreferences) => void>();
  render(
    <DataTable
      caption="Giao dịch"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ id }) => id}
      status="ready"
      onSortChange={() => undefined}
      onPreferencesChange={onPreferencesChange}
    />,
  );
  // The handles come when somebody comes to the header.
  fireEvent.pointerEnter(screen.getAllByRole('rowgroup')[0] as HTMLElement);
  const handle = await screen.findByRole('separator', { name: 'Độ rộng cột Ngân hàng' });
  return { handle, onPreferencesChange, table: screen.getByRole('table') };
}
const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX });

it('follows the pointer by one variable, draws no row meanwhile, and tells when it lets go', async () => {
  const { handle, onPreferencesChange, table } = await drawTable();
  const before = table.style.getPropertyValue('--columns');
  drawn.mockClear();
  fireEvent.pointerDown(handle, at(100));
  fireEvent.pointerMove(handle, at(300));
  expect(table.style.getPropertyValue('--columns')).not.toBe(before);
  // Nothing is laid out here: the column begins at its least width.
  expect(handle.getAttribute('aria-valuenow')).toBe(String(56 + 200));
  expect(drawn).not.toHaveBeenCalled();
  expect(onPreferencesChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(handle, at(300));
  expect(onPreferencesChange).toHaveBeenCalledExactlyOnceWith({ ...designed, widths: { bank: 256 } });
});

it('has no handles where nobody keeps the widths', () => {
  render(
    <DataTable
      caption="Giao dịch"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ id }) => id}
      status="ready"
    />,
  );
  expect(screen.queryByRole('separator')).toBeNull();
});
