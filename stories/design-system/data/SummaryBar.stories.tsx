import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SummaryBar } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * The figures of the filtered list, above it. Each may be a button that filters by what it counts.
 *
 * **When**: above a list whose totals people ask for first.
 *
 * **When not**: figures summed from one page: only the statistic call knows the whole.
 *
 * **Common mistakes**: 0 for a figure that is not known (leave `value` out: it reads `-`); more than six cards.
 */
const meta = {
  component: SummaryBar,
  args: {
    label: 'Tổng hợp giao dịch',
    items: [
      { id: 'all', label: 'Tổng giá trị', value: '350.000.000 ₫', sub: '1.284 giao dịch' },
      {
        id: 'ok',
        label: 'Thành công',
        value: '1.102',
        tone: 'success',
        sub: '85,8%',
        onPress: fn(),
        pressed: true,
      },
      { id: 'wait', label: 'Chờ thanh toán', value: '0', tone: 'warning', sub: '0%', onPress: fn() },
      { id: 'bad', label: 'Thất bại', value: '182', tone: 'danger', sub: '14,2%', onPress: fn() },
      { id: 'refund', label: 'Đã hoàn' },
    ],
  },
} satisfies Meta<typeof SummaryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...visual, name: 'Gallery' };

export const Loading: Story = { ...visual, args: { loading: true } };

export const Stress: Story = {
  ...visual,
  args: {
    items: [
      { id: 'a', label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', value: '9.999.999.999.999 ₫', sub: 'so với kỳ trước' },
      { id: 'b', label: 'Chênh lệch', value: '-1.250.000 ₫', tone: 'danger' },
      { id: 'c', label: 'Hoàn tiền', value: '0 ₫' },
    ],
  },
};

export const FiltersByItsCards: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Thành công/ })).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', { name: /Thất bại/ }).focus();
    await userEvent.keyboard(' ');
    await expect(args.items[3]?.onPress).toHaveBeenCalledOnce();
  },
};
