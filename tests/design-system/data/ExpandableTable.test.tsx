import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  type Column,
  defaultPreferences,
  ExpandableTable,
  type ExpandableTableProps,
  type TablePreferences,
} from '#design-system';

interface Payment {
  id: string;
}
const drawn = vi.fn(({ id }: Payment) => `bank ${id}`);
const columns: Column<Payment>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, pin: 'start' },
  { id: 'bank', header: 'Ngân hàng', cell: (row) => drawn(row) },
];
const rows = ['a', 'b', 'c'].map((id) => ({ id }));

const draw = (props: Partial<ExpandableTableProps<Payment>> = {}) =>
  render(
    <ExpandableTable
      caption="Giao dịch"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ id }) => `giao dịch ${id}`}
      renderDetail={({ id }) => <p>chi tiết của {id}</p>}
      status="ready"
      {...props}
    />,
  );
const toggle = (id: string) => screen.getByRole('button', { name: `Chi tiết giao dịch ${id}` });

it('shows the detail below its row and draws no cell anew for it', async () => {
  draw();
  drawn.mockClear();
  await userEvent.click(toggle('b'));
  expect(toggle('b').getAttribute('aria-expanded')).toBe('true');
  const detail = screen.getByText('chi tiết của b').closest('tr');
  expect(detail?.previousElementSibling?.getAttribute('data-row')).toBe('b');
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.click(toggle('b'));
  expect(screen.queryByText('chi tiết của b')).toBeNull();
});

it('unfolds by `o`, many at once, or one', async () => {
  const { rerender } = draw();
  const focus = (id: string) => toggle(id).closest<HTMLElement>('[data-row]')?.focus();
  focus('a');
  await userEvent.keyboard('ojo');
  expect(screen.getAllByText(/^chi tiết của/)).toHaveLength(2);
  rerender(
    <ExpandableTable
      caption="Giao dịch"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowLabel={({ id }) => `giao dịch ${id}`}
      renderDetail={({ id }) => <p>chi tiết của {id}</p>}
      status="ready"
      single
    />,
  );
  focus('c');
  await userEvent.keyboard('o');
  expect(screen.getAllByText(/^chi tiết của/).map(({ textContent }) => textContent)).toEqual([
    'chi tiết của c',
  ]);
});

it('keeps its own column out of what a person arranges', async () => {
  const onPreferencesChange = vi.fn<(next: TablePreferences) => void>();
  const preferences = { ...defaultPreferences(columns), order: ['bank', 'id'] };
  draw({ preferences, onPreferencesChange });
  // The handles come when somebody comes to the header.
  fireEvent.pointerEnter(screen.getAllByRole('rowgroup')[0] as HTMLElement);
  const handle = await screen.findByRole('separator', { name: 'Độ rộng cột Ngân hàng' });
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))).toEqual([
    'Chi tiết',
    'Mã',
    'Ngân hàng',
  ]);
  expect(screen.getAllByRole('separator')).toHaveLength(2);
  handle.focus();
  await userEvent.keyboard('{Home}');
  expect(onPreferencesChange).toHaveBeenLastCalledWith({ ...preferences, widths: { bank: 56 } });
});
