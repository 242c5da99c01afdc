import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DESKTOP_BREAKPOINT } from '#design-system';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { inEveryMode, visual } from '../kit/visual.ts';
import { payments, stressPayments } from './kit/payments.ts';
import { ViewedPayments } from './kit/ViewedPayments.tsx';

/** Narrow a list, keep how it was narrowed under a name, and come back to it. */
const meta = {
  component: ViewedPayments,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  decorators: [inPortal('transaction', 'Giao dịch')],
  args: {
    rows: payments(60),
    presets: [
      { id: 'today', name: 'Hôm nay', query: 'from=2026-03-02&to=2026-03-02' },
      { id: 'failed', name: 'Thất bại', query: 'status=FAILED' },
    ],
    views: [{ id: 'own-big', name: 'Khoản lớn', query: 'min=3000000&sort=-amount' }],
    onQueryChange: fn(),
    onViewsChange: fn(),
  },
} satisfies Meta<typeof ViewedPayments>;
export default meta;
type Story = StoryObj<typeof meta>;

const isNarrow = () => window.innerWidth <= DESKTOP_BREAKPOINT;
/** The one button of the bar that has the views, by the name of the view that is on. */
const openViews = async (canvas: HTMLElement, name: RegExp) => {
  within(canvas).getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('menu'));
};
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Playground: Story = {};

export const Default: Story = { ...inEveryMode, args: { query: 'status=FAILED' } };

export const ManyFilters: Story = {
  ...visual,
  args: { query: 'q=don hang&status=SUCCESS,PENDING,REFUNDED&min=500000&max=4000000&sort=-amount' },
};

export const OpensTheViews: Story = {
  ...visual,
  args: { query: 'min=3000000&sort=-amount' },
  play: async ({ canvasElement }) => {
    const menu = await openViews(canvasElement, /^(Chế độ xem|View), Khoản lớn$/);
    await expect(menu.getByText('Thất bại')).toBeVisible();
  },
};

export const ChoosesAViewByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    await openViews(canvasElement, /^(Chế độ xem|View), (Mặc định|Default)$/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await closed();
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('status=FAILED');
    await expect(
      within(canvasElement).getByRole('button', { name: /^(Chế độ xem|View), Thất bại$/ }),
    ).toHaveFocus();
  },
};

export const RemovesAFilterByKeys: Story = {
  args: { query: 'status=FAILED&min=100000' },
  play: async ({ args, canvasElement }) => {
    if (isNarrow()) return;
    const remove = within(canvasElement).getByRole('button', {
      name: /^(Bỏ lọc|Remove the filter) Trạng thái/,
    });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('min=100000');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const ClearsThemAll: Story = {
  args: { query: 'status=FAILED&min=100000' },
  play: async ({ args, canvasElement }) => {
    if (isNarrow()) return;
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Xóa bộ lọc|Clear filters)$/ }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
  },
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ';

export const Stress: Story = {
  ...visual,
  args: {
    rows: stressPayments(),
    query: `q=${long}&status=SUCCESS,PENDING,FAILED,REFUNDED&min=0&max=9999999999999`,
    views: [
      {
        id: 'own-long',
        name: `${long}, khoản 9.999.999.999.999 ₫ của tháng`,
        query: `q=${long}&status=SUCCESS,PENDING,FAILED,REFUNDED&min=0&max=9999999999999`,
      },
    ],
  },
};
