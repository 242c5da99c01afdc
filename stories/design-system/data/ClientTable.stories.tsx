import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
/** Made once, when a story of them is opened. */
let all: Payment[] | undefined;
const many = () => {
  all ??= payments(100_000);
  return all;
};

/** Keeps what a screen would keep: the words of the search and the selection. */
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
 * A `DataTable` whose rows are all here: it searches, sorts and pages through them itself, or scrolls through 100,000
 * of them with fewer than 60 in the document.
 *
 * **When**: the API gives a whole list at once (a business's stores, the rows of an import before they are sent), or
 * rows were read from a file.
 *
 * **When not**: the API pages, sorts and filters; then a `DataTable` shows one page and the server does the work.
 *
 * **Keys**: those of `DataTable`; in the `virtual` form PageUp, PageDown, Home and End too, while a row has the focus.
 *
 * **Printing** a virtual list prints its first 1,000 rows and says of how many.
 *
 * **Common mistakes**: a new array of rows at every render, which is sorted and searched anew each time; a virtual list
 * without a search, where the browser's own search finds only the rows in sight.
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
    onSortChange: fn(),
    initialSort: '-amount',
    empty: <EmptyState variant="filtered" title="Không có giao dịch phù hợp" />,
  },
} satisfies Meta<typeof ClientTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawnRows = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-row]')];
const idsOf = (canvas: HTMLElement) => drawnRows(canvas).map(({ dataset }) => dataset.row);

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  args: { initialPageSize: 10, selection: new Set(['GD-20260826']) },
};

export const Loading: Story = { ...inEnglish, args: { rows: [], loading: true } };

export const FindsNothing: Story = { ...inEnglish, args: { query: 'không có ai tên này' } };

export const Stress: Story = {
  ...inEnglish,
  args: {
    rows: [
      { ...few[0], id: 'GD-1', payer: 'CÔNG TY ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', amount: 9_999_999_999_999 },
      { ...few[1], id: 'GD-2', payer: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', amount: 0, note: '' },
      { ...few[2], id: 'GD-10', payer: 'Đặng Ắt', amount: -1_250_000, bank: null },
    ] as Payment[],
  },
};

/** Marks and capitals do not matter, and the count is said aloud. */
export const FindsWithoutMarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'thinh vuong that bai');
    await waitFor(() => expect(canvas.getByText(/^\d+ (kết quả|results)$/)).toBeInTheDocument());
    for (const row of drawnRows(canvasElement)) await expect(row).toHaveTextContent('Thất bại');
  },
};

export const SortsByItsHeaders: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mã giao dịch' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith('id');
    await expect(idsOf(canvasElement)[0]).toBe('GD-20260791');
    await userEvent.click(canvas.getByRole('button', { name: 'Mã giao dịch' }));
    await expect(idsOf(canvasElement)[0]).toBe('GD-20261120');
  },
};

export const SelectsOverPages: Story = {
  args: { initialPageSize: 10 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Chọn cả trang này|Select this page)$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Trang sau|Next page)$/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^(Chọn cả trang này|Select this page)$/ }));
    const last = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<string>;
    await expect(last.size).toBe(20);
    // No row is left half behind the header, where its box would stand too near to the header's.
    scrollTo(0, 0);
  },
};

const virtual: Story = {
  args: { form: 'virtual', initialSort: undefined },
  render: (args) => <Kept {...args} rows={many()} />,
};
const regionOf = async (canvas: HTMLElement) => {
  await waitFor(() => expect(drawnRows(canvas).length).toBeGreaterThan(10));
  return within(canvas).getByRole('region', { name: 'Giao dịch' });
};
/** A row that is drawn and in sight, below the header. */
const inSight = (region: HTMLElement, row: HTMLElement) => {
  const [frame, box] = [region.getBoundingClientRect(), row.getBoundingClientRect()];
  return box.top >= frame.top + 30 && box.bottom <= frame.bottom + 1;
};

/** 100,000 rows of which fewer than 60 are ever in the document. */
export const HundredThousandRows: Story = {
  ...virtual,
  ...visual,
  play: async ({ canvasElement }) => {
    await regionOf(canvasElement);
    await expect(drawnRows(canvasElement).length).toBeLessThan(60);
  },
};

const wide = () => window.matchMedia('(min-width: 992px)').matches;

export const ScrollsWithoutABlank: Story = {
  ...virtual,
  play: async ({ canvasElement }) => {
    const region = await regionOf(canvasElement);
    if (!wide()) return;
    for (const top of [5_000, 1_000_000, 2_500_000, 2_499_000, 0]) {
      region.scrollTop = top;
      await waitFor(() =>
        expect(drawnRows(canvasElement).filter((row) => inSight(region, row)).length).toBeGreaterThan(5),
      );
      await expect(drawnRows(canvasElement).length).toBeLessThan(60);
    }
  },
};

export const GoesToTheEndsByKeyboard: Story = {
  ...virtual,
  play: async ({ canvasElement }) => {
    const region = await regionOf(canvasElement);
    if (!wide()) return;
    const focusedRow = () => document.activeElement as HTMLElement;
    drawnRows(canvasElement)[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '100001');
    await waitFor(() => expect(inSight(region, focusedRow())).toBe(true));
    await userEvent.keyboard('kk');
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '99999');
    await userEvent.keyboard('{Home}');
    await expect(focusedRow()).toHaveAttribute('aria-rowindex', '2');
    await waitFor(() => expect(region.scrollTop).toBeLessThan(44));
  },
};

export const MovesByScreensByKeyboard: Story = {
  ...virtual,
  play: async ({ canvasElement }) => {
    const region = await regionOf(canvasElement);
    if (!wide()) return;
    const place = () => Number((document.activeElement as HTMLElement).getAttribute('aria-rowindex'));
    drawnRows(canvasElement)[0]?.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    const down = place();
    await expect(down).toBeGreaterThan(30);
    await waitFor(() => expect(inSight(region, document.activeElement as HTMLElement)).toBe(true));
    await userEvent.keyboard('{PageUp}');
    await expect(place()).toBeLessThan(down);
    await userEvent.keyboard('jjj');
    await waitFor(() => expect(inSight(region, document.activeElement as HTMLElement)).toBe(true));
    await userEvent.keyboard('{Home}');
    await expect(place()).toBe(2);
    await waitFor(() => expect(region.scrollTop).toBe(0));
  },
};

/** The focus is not lost when its row is scrolled away: the next key goes on from there. */
export const KeepsTheFocusOfARowScrolledAway: Story = {
  ...virtual,
  play: async ({ canvasElement }) => {
    const region = await regionOf(canvasElement);
    if (!wide()) return;
    // The table listens from the frame after its rows stand.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    drawnRows(canvasElement)[3]?.focus();
    const row = document.activeElement;
    await waitFor(() => {
      // Each time: a window that is not as high as its rows yet does not go so far.
      region.scrollTop = 800_000;
      expect(idsOf(canvasElement)).toContain(payments(20_010).at(-1)?.id);
    });
    await expect(row).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(document.activeElement).toHaveAttribute('aria-rowindex', '6');
    await waitFor(() => expect(region.scrollTop).toBeLessThan(1000));
  },
};

export const SelectsARangeByKeyboard: Story = {
  ...virtual,
  play: async ({ args, canvasElement }) => {
    await regionOf(canvasElement);
    if (!wide()) return;
    drawnRows(canvasElement)[0]?.focus();
    await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(payments(3).map(({ id }) => id)));
  },
};
