import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHART_HEIGHTS, DonutChart } from '#design-system';
import { forcedColors, inEnglish, visual } from '../../kit/visual.ts';

/**
 * Parts of one whole, with the whole in the middle.
 *
 * **When**: two to six parts, of which one is clearly the largest: methods, states.
 *
 * **When not**: parts of about one size, or more than six (`BarChart` with `variant="lines"`); anything below 0.
 *
 * **Common mistakes**: slices that are no parts of one sum; a colour of a state's own for a slice that is no state.
 */
const meta = {
  component: DonutChart,
  args: {
    label: 'Giao dịch theo phương thức',
    categoryLabel: 'Phương thức',
    totalLabel: 'Giao dịch',
    slices: [
      { id: 'VIETQR', label: 'VietQR', value: 842 },
      { id: 'VAN', label: 'Tài khoản ảo', value: 301 },
      { id: 'CARD', label: 'Thẻ quốc tế', value: 96 },
      { id: 'ATM', label: 'Thẻ nội địa', value: 45 },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <div
      style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(22rem, 1fr))' }}
    >
      {CHART_HEIGHTS.map((height) => (
        <DonutChart {...args} key={height} label={height} height={height} />
      ))}
    </div>
  ),
};

/** What means something keeps its tone. */
export const States: Story = {
  ...inEnglish,
  args: {
    label: 'Giao dịch theo trạng thái',
    categoryLabel: 'Trạng thái',
    slices: [
      { id: 'paid', label: 'Thành công', value: 1102, tone: 'success' },
      { id: 'failed', label: 'Thất bại', value: 182, tone: 'danger' },
      { id: 'waiting', label: 'Chờ thanh toán', value: 57, tone: 'warning' },
      { id: 'cancelled', label: 'Đã hủy', value: 0, tone: 'neutral' },
    ],
  },
};

/** The smallest of many are put together; the table still has each of them. */
export const ManySlices: Story = {
  ...inEnglish,
  args: {
    slices: Array.from({ length: 11 }, (_, index) => ({
      id: String(index),
      label: `Ngân hàng ${index + 1}`,
      value: 400 - index * 36,
    })),
  },
};

export const OneSlice: Story = { args: { slices: [{ id: 'VIETQR', label: 'VietQR', value: 842 }] } };

export const AllZero: Story = {
  ...inEnglish,
  args: { slices: ['VietQR', 'Tài khoản ảo'].map((label) => ({ id: label, label, value: 0 })) },
};

export const Loading: Story = { ...visual, args: { loading: true } };

export const Empty: Story = { args: { slices: [] } };

export const Failed: Story = {
  args: { error: 'Chưa tải được số liệu', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Thử lại|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  ...inEnglish,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    totalLabel: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    unit: 'money',
    slices: [
      { id: 'a', label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', value: 9_999_999_999_999 },
      { id: 'b', label: 'Công ty Trách nhiệm hữu hạn Thương mại Nghiệp Ưng', value: 1_250_000_000_000 },
      { id: 'c', label: 'Chưa rõ', value: null },
      { id: 'd', label: 'Chênh lệch', value: -1_250_000 },
      { id: 'e', label: 'Không có', value: 0 },
    ],
  },
};

export const ReadsAndChoosesByTheKeyboard: Story = {
  args: { max: 3 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const cursor = canvas.getByRole('slider', { name: 'Giao dịch theo phương thức' });
    await expect(cursor).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/VietQR: 842, .+ 65,6%/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('VIETQR');
    await userEvent.keyboard('{End} ');
    await expect(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/(Khác|Others) \(2\): 141/));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowLeft}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '2');
    await userEvent.keyboard('{Escape}');
    await expect(cursor).toHaveAttribute('aria-valuetext', '-');
  },
};

export const InForcedColors: Story = { ...forcedColors, args: ManySlices.args };
