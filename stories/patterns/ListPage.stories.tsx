import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DESKTOP_BREAKPOINT } from '#design-system';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { PaymentList } from './kit/PaymentList.tsx';
import { payments, stressPayments } from './kit/payments.ts';
import { FIRST_VALUES } from './kit/usePayments.ts';

/** Find one record among thousands, see how many and how much, and act on some. */
const meta = {
  component: PaymentList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '50rem' } } },
  decorators: [inPortal('transaction', 'Giao dịch')],
  args: { rows: payments(137), onOpen: fn() },
} satisfies Meta<typeof PaymentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows take the keys; cards below the breakpoint are reached by their links. */
const isNarrow = () => window.innerWidth <= DESKTOP_BREAKPOINT;
const rowOf = (canvas: HTMLElement, id: string) =>
  canvas.querySelector<HTMLElement>(`main [data-row="${id}"]`) as HTMLElement;
/** How many there are, as the head of the page says it. */
const counted = (canvas: HTMLElement, count: number) =>
  waitFor(() => expect(canvas.querySelector('header h1 + span')).toHaveTextContent(String(count)));

export const Default: Story = { ...inEveryMode };

export const Loading: Story = { ...visual, args: { status: 'loading' } };

export const Refreshing: Story = { args: { status: 'refreshing' } };

export const CouldNotRefresh: Story = { ...visual, args: { status: 'stale-error' } };

export const FirstUse: Story = { args: { rows: [] } };

export const NothingMatches: Story = {
  ...visual,
  args: { first: { ...FIRST_VALUES, q: 'khong-co-ma-nay', status: ['FAILED'] } },
};

export const Forbidden: Story = { args: { failure: 'forbidden' } };

export const Failed: Story = { ...visual, args: { failure: 'failed' } };

export const Offline: Story = { args: { failure: 'offline' } };

export const Selected: Story = {
  ...visual,
  args: { selected: ['GD260302900', 'GD260302886', 'GD260302879'] },
};

export const Peeked: Story = { ...visual, args: { peeked: 'GD260302893' } };

export const Stress: Story = {
  ...visual,
  args: { rows: stressPayments(), selected: ['GD260302893'] },
};

export const NarrowsWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await counted(canvasElement, 132);
    await userEvent.type(canvas.getByRole('searchbox'), 'DH-009831');
    await counted(canvasElement, 1);
    await expect(rowOf(canvasElement, 'GD260302837')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await counted(canvasElement, 132);
  },
};

export const AFigureIsAFilter: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('button', { name: /^Thất bại/ });
    card.focus();
    await userEvent.keyboard('{Enter}');
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await counted(canvasElement, 15);
  },
};

export const SortsByItsHeaderAndGoesBackToPageOne: Story = {
  play: async ({ canvasElement }) => {
    if (isNarrow()) return;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Trang sau|Next page)$/ }));
    const header = canvas.getByRole('button', { name: 'Số tiền (VND)' });
    header.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Số tiền (VND)' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByText(/^1–10/)).toBeVisible();
  },
};

export const MovesSelectsAndClearsByKeys: Story = {
  play: async ({ canvasElement }) => {
    if (isNarrow()) return;
    const canvas = within(canvasElement);
    rowOf(canvasElement, 'GD260302900').focus();
    await userEvent.keyboard('jx{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('region', { name: /^(Đã chọn 2|2 selected)$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: /^(Đã chọn|\d+ selected)/ })).toBeNull();
  },
};

export const LooksWithSpaceAndOpensWithEnter: Story = {
  play: async ({ args, canvasElement }) => {
    if (isNarrow()) return;
    rowOf(canvasElement, 'GD260302900').focus();
    await userEvent.keyboard('j ');
    await within(canvasElement).findByRole('complementary', { name: 'GD260302893' });
    await expect(rowOf(canvasElement, 'GD260302893')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).queryByRole('complementary')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('GD260302893');
  },
};

export const ClearsTheFiltersFromTheEmptyList: Story = {
  args: { first: { ...FIRST_VALUES, q: 'khong-co-ma-nay' } },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Giao dịch' });
    await userEvent.click(within(region).getByRole('button', { name: 'Xóa bộ lọc' }));
    await counted(canvasElement, 132);
  },
};
