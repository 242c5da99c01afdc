import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Column, DataTable, type DataTableProps, type TablePreferences } from '#design-system';

interface Payment {
  id: string;
  amount: number;
}
const rows: Payment[] = ['a', 'b', 'c', 'd'].map((id, index) => ({ id, amount: index * 1000 }));
const rowId = ({ id }: Payment) => id;

const drawn = vi.fn<(row: Payment) => ReactNode>(({ amount }) => amount);
const columns: Column<Payment>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, sortable: true },
  {
    id: 'amount',
    header: 'Số tiền',
    cell: (row) => drawn(row),
    align: 'end',
    sortable: 'value',
    firstSort: 'desc',
  },
  { id: 'bank', header: 'Ngân hàng', cell: () => 'VCB', optional: true },
];

/** A screen: it keeps the selection and passes new handlers at every render, as screens do. */
function Screen(props: Partial<DataTableProps<Payment>>) {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      caption="Giao dịch"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      rowLabel={({ id }) => `giao dịch ${id}`}
      rowHref={({ id }) => `#${id}`}
      onOpen={() => undefined}
      selection={selection}
      onSelectionChange={setSelection}
      status="ready"
      {...props}
    />
  );
}
const box = (id: string) => screen.getByLabelText<HTMLInputElement>(`Chọn giao dịch ${id}`);
const row = (id: string) => box(id).closest('tr') as HTMLElement;
const checked = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^Chọn giao dịch/)
    .filter((one) => one.checked)
    .map((one) => one.value);

it('draws one row again when one row is selected', () => {
  render(<Screen />);
  expect(drawn).toHaveBeenCalledTimes(4);
  drawn.mockClear();
  fireEvent.click(box('b'));
  expect(drawn.mock.calls).toEqual([[rows[1]]]);
});

it('draws no row again when its parent renders', () => {
  const { rerender } = render(<Screen />);
  drawn.mockClear();
  rerender(<Screen />);
  expect(drawn).not.toHaveBeenCalled();
});

it('draws the rows again when the columns change', () => {
  const { rerender } = render(<Screen />);
  drawn.mockClear();
  rerender(<Screen columns={[...columns]} />);
  expect(drawn).toHaveBeenCalledTimes(4);
});

it('has the roles and the places of a table', () => {
  render(<Screen rowIndexBase={20} rowCount={1284} />);
  const table = screen.getByRole('table', { name: 'Giao dịch' });
  expect(table).toHaveProperty('tagName', 'TABLE');
  expect(table.getAttribute('aria-rowcount')).toBe('1285');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mã',
    'Số tiền',
  ]);
  expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  expect(row('a').getAttribute('aria-rowindex')).toBe('22');
});

it('selects the page, mixed while it is partly selected, and keeps other pages', async () => {
  const onSelectionChange = vi.fn<(selection: ReadonlySet<string>) => void>();
  render(<Screen selection={new Set(['a', 'elsewhere'])} onSelectionChange={onSelectionChange} />);
  const page = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Chọn cả trang này' });
  expect(page.indeterminate).toBe(true);
  await userEvent.click(page);
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['a', 'b', 'c', 'd', 'elsewhere']));
});

it('selects a range with Shift, by pointer and by keyboard', async () => {
  const user = userEvent.setup();
  render(<Screen />);
  await user.click(box('a'));
  await user.keyboard('{Shift>}');
  await user.click(box('c'));
  await user.keyboard('{/Shift}');
  expect(checked()).toEqual(['a', 'b', 'c']);
  await user.keyboard('{Escape}');
  expect(checked()).toEqual([]);
  row('d').focus();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
  expect(checked()).toEqual(['b', 'c', 'd']);
});

it('shows the columns that the preferences name, in their order', async () => {
  const preferences: TablePreferences = {
    order: ['bank', 'amount', 'id'],
    hidden: ['amount'],
    pinned: { start: ['id'], end: [] },
    density: 'compact',
  };
  render(<Screen preferences={preferences} />);
  expect(screen.queryByText('a')).toBeNull();
  await screen.findByText('a');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Mã',
    'Ngân hàng',
  ]);
});

it('keeps its keys to itself while someone types in a cell', async () => {
  const typing: Column<Payment>[] = [
    ...columns,
    { id: 'note', header: 'Ghi chú', cell: () => <input aria-label="Ghi chú" /> },
  ];
  const onCopyId = vi.fn();
  render(<Screen columns={typing} onCopyId={onCopyId} />);
  await userEvent.type(within(row('a')).getByRole('textbox'), 'xjck');
  expect(within(row('a')).getByRole('textbox')).toHaveProperty('value', 'xjck');
  expect(checked()).toEqual([]);
  expect(onCopyId).not.toHaveBeenCalled();
});

it('leaves the press of a control in a cell to that control', async () => {
  const onOpen = vi.fn();
  const pressed = vi.fn();
  const acting: Column<Payment>[] = [
    ...columns,
    {
      id: 'act',
      header: 'Việc',
      cell: () => (
        <button type="button" onClick={pressed}>
          Duyệt
        </button>
      ),
    },
  ];
  render(<Screen columns={acting} onOpen={onOpen} rowId={rowId} />);
  await userEvent.click(within(row('a')).getByRole('button', { name: 'Duyệt' }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(within(row('a')).getByText('0'));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[0], expect.anything());
});

it('opens by the link once, and leaves Ctrl-click to the browser', async () => {
  const onOpen = vi.fn();
  const user = userEvent.setup();
  render(<Screen onOpen={onOpen} />);
  const link = screen.getByRole('link', { name: 'b' });
  await user.click(link);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1], expect.anything());
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onOpen).toHaveBeenCalledOnce();
});

it('holds the place of rows that are on their way with one element, and says that it is busy', () => {
  render(<Screen rows={[]} status="loading" skeletonRows={7} empty="Chưa có giao dịch" />);
  const table = screen.getByRole('table');
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.querySelectorAll('tbody *')).toHaveLength(1);
  expect(table.querySelector<HTMLElement>('tbody tr')?.style.blockSize).toContain('7 *');
  expect(screen.queryByText('Chưa có giao dịch')).toBeNull();
});

it('shows the next page in the elements of the rows before, and keeps a row that stays', () => {
  const { rerender } = render(<Screen />);
  const before = rows.map(({ id }) => row(id));
  rerender(<Screen rows={['e', 'f', 'a', 'g'].map((id) => ({ id, amount: 1 }))} />);
  expect(row('a')).toBe(before[0]);
  expect(new Set(['a', 'e', 'f', 'g'].map(row))).toEqual(new Set(before));
});

const copied = columns.map((column) =>
  column.id === 'amount' ? { ...column, copy: ({ amount }: Payment) => `${amount}` } : column,
);
const rowActions = ({ id }: Payment) => [{ id: 'open', label: `Mở ${id}` }];

const Menus = () => <Screen columns={copied} rowActions={rowActions} />;

describe('the menu of a row', () => {
  const menuOf = (id: string) => screen.getByRole('button', { name: `Thao tác với giao dịch ${id}` });
  const item = (name: string) => screen.findByRole('menuitem', { name }, { timeout: 10_000 });

  it('has a button in each row, in a cell of its own behind the others, with room above it in the header', () => {
    render(<Menus />);
    for (const { id } of rows) expect(row(id).lastElementChild?.contains(menuOf(id))).toBe(true);
    const [head] = screen.getAllByRole('row');
    expect(head?.children).toHaveLength(row('a').children.length);
  });

  it('stands nowhere where rows have nothing to offer', () => {
    render(<Screen />);
    expect(screen.queryByRole('button', { name: /^Thao tác với/ })).toBeNull();
  });

  it('offers the actions, then a copy of what can be copied', async () => {
    const user = userEvent.setup();
    render(<Menus />);
    await user.click(menuOf('b'));
    await item('Mở b');
    await user.click(await item('Sao chép Số tiền'));
    expect(await navigator.clipboard.readText()).toBe('1000');
  });

  const patient = { timeout: 20_000 };
  it.each([
    ['m', (one: HTMLElement) => fireEvent.keyDown(one, { key: 'm' })],
    ['the key of context menus', (one: HTMLElement) => fireEvent.contextMenu(one)],
    ['a right click', (one: HTMLElement) => fireEvent.contextMenu(one.lastElementChild!)],
  ])('opens by %s', patient, async (_, press) => {
    render(<Menus />);
    press(row('c'));
    expect(await item('Mở c')).toBeTruthy();
  });

  it('goes when its row goes, also if another row takes its place', patient, async () => {
    const { rerender } = render(<Screen rowActions={rowActions} />);
    fireEvent.click(menuOf('b'));
    await item('Mở b');
    rerender(<Screen rowActions={rowActions} rows={rows.map(({ id }) => ({ id: `${id}2`, amount: 1 }))} />);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(menuOf('b2').getAttribute('aria-expanded')).toBe('false');
  });

  it('leaves a link its own context menu', () => {
    render(<Menus />);
    expect(fireEvent.contextMenu(screen.getByRole('link', { name: 'b' }))).toBe(true);
  });
});

const long = (from: number) =>
  Array.from({ length: 50 }, (_, index) => ({ id: `GD-${from + index}`, amount: index }));

it('draws the first screen of a long page at once and reserves the space of the other rows', () => {
  const first = document.createElement('div');
  first.innerHTML = renderToString(<Screen rows={long(0)} />);
  const body = first.querySelector('tbody')!;
  expect(body.children).toHaveLength(20);
  expect(body.style.paddingBlockEnd).toContain('30 *');
});

it('then draws all rows, and the next page with the same elements', async () => {
  const { rerender } = render(<Screen rows={long(0)} />);
  const body = screen.getByRole('table').querySelector('tbody')!;
  await waitFor(() => expect(body.children).toHaveLength(50));
  expect(body.style.paddingBlockEnd).toBe('');
  const elements = [...body.children];
  rerender(<Screen rows={long(50)} />);
  const ids = () => elements.map((row) => row.getAttribute('data-row'));
  await waitFor(() => expect(ids()).toEqual(long(50).map(({ id }) => id)));
  expect([...body.children]).toEqual(elements);
});
