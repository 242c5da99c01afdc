import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
const ids = () => rows().map(({ dataset }) => dataset.row);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('pages through its rows and says where they stand', async () => {
  render(<Screen />);
  expect(ids()).toHaveLength(20);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('46');
  await press('Trang cuối');
  expect(ids()).toEqual(['GD-41', 'GD-42', 'GD-43', 'GD-44', 'GD-45']);
  expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('42');
});

it('sorts by its headers and goes back to the first page', async () => {
  render(<Screen />);
  await press('Trang cuối');
  await press('Số tiền');
  expect(ids()[0]).toBe('GD-15');
  expect(screen.getByRole('columnheader', { name: 'Số tiền' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('button', { name: 'Trang 1' }).getAttribute('aria-current')).toBe('page');
});

it('searches, says how many it has found, and begins at the first of their pages', async () => {
  const { rerender } = render(<Screen />);
  await press('Trang cuối');
  rerender(<Screen query="gd-4" />);
  expect(await screen.findByText('7 kết quả')).toBeTruthy();
  expect(ids()).toEqual(['GD-4', 'GD-40', 'GD-41', 'GD-42', 'GD-43', 'GD-44', 'GD-45']);
});

it('keeps the selection over pages and searches', async () => {
  const { rerender } = render(<Screen />);
  await userEvent.click(screen.getByLabelText('Chọn GD-2'));
  await press('Trang sau');
  await userEvent.click(screen.getByLabelText('Chọn GD-22'));
  rerender(<Screen query="GD-2" />);
  await screen.findByText('11 kết quả');
  const checked = screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Chọn GD/ })
    .filter((box) => box.checked);
  expect(checked.map(({ value }) => value)).toEqual(['GD-2', 'GD-22']);
});

const virtual = async (props: Partial<ClientTableProps<Payment>> = {}) => {
  const shown = render(<Screen form="virtual" rows={hundredThousand} {...props} />);
  await screen.findByText('GD-1');
  return { ...shown, region: screen.getByRole('region', { name: 'Giao dịch' }) };
};
const scrollTo = (region: HTMLElement, top: number) =>
  act(() => {
    region.scrollTop = top;
    fireEvent.scroll(region);
  });

it('keeps fewer than 60 rows of 100,000 in the document, wherever one scrolls', async () => {
  const { region } = await virtual();
  expect(rows().length).toBeLessThan(60);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001');
  for (const index of [40, 50_000, 99_980]) {
    scrollTo(region, index * 40);
    expect(ids()).toContain(`GD-${index + 1}`);
    expect(rows().length).toBeLessThan(60);
  }
  expect(within(region).getByText('GD-99981').closest('tr')?.getAttribute('aria-rowindex')).toBe('99982');
});

it('draws one row again when one of 100,000 is selected', async () => {
  await virtual();
  drawn.mockClear();
  fireEvent.click(screen.getByLabelText('Chọn GD-3'));
  expect(drawn.mock.calls.map(([{ id }]) => id)).toEqual(['GD-3']);
});

it('keeps the focused row while it is scrolled away, and moves on from there', async () => {
  const { region } = await virtual();
  rows()[3]?.focus();
  scrollTo(region, 2_000_000);
  expect(document.activeElement?.getAttribute('data-row')).toBe('GD-4');
  await userEvent.keyboard('j');
  expect(document.activeElement?.getAttribute('data-row')).toBe('GD-5');
});

it('goes to the ends and selects a range there', async () => {
  const onSelectionChange = vi.fn();
  await virtual({ selection: new Set(), onSelectionChange });
  rows()[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('data-row')).toBe('GD-100000');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['GD-99999', 'GD-100000']));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('data-row')).toBe('GD-1');
});

it('prints the first thousand rows and says of how many', async () => {
  await virtual();
  fireEvent(window, new Event('beforeprint'));
  expect(rows()).toHaveLength(1000);
  expect(screen.getByText('1–1.000 của 100.000')).toBeTruthy();
  fireEvent(window, new Event('afterprint'));
  expect(rows().length).toBeLessThan(60);
});
