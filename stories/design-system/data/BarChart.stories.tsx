import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarChart } from '#design-system';
import { forcedColors, inEnglish, visual } from '../../kit/visual.ts';

const stores = ['Cửa hàng Quận 1', 'Cửa hàng Thủ Đức', 'Quầy Bến Thành', 'Quầy Gò Vấp', 'Quầy Tân Bình'];
/**
 * Amounts side by side.
 *
 * **When**: to compare stores, methods or reasons; hours of a day, days of a month. For long names use horizontal bars
 * (`variant="lines"`).
 *
 * **Common mistakes**: more than twenty bars; an axis that does not start at 0.
 */
const meta = {
  component: BarChart,
  args: {
    label: 'Giao dịch theo cửa hàng',
    categoryLabel: 'Cửa hàng',
    categories: stores,
    figure: 'Thành công',
    values: [420, 310, 260, 120, 64],
    onSelect: fn(),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A ranking has each bar below its name, and its value at the end of the line. */
export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', gridTemplateColumns: '1fr 1fr' }}>
      <BarChart {...args} />
      <BarChart
        {...args}
        label="Giao dịch theo giờ"
        categoryLabel="Giờ"
        categories={Array.from({ length: 24 }, (_, hour) => `${hour} giờ`)}
        figure="Giao dịch"
        values={Array.from({ length: 24 }, (_, hour) => Math.max(0, 90 - (hour - 13) ** 2))}
      />
      <BarChart
        {...args}
        label="Doanh thu theo cửa hàng"
        variant="lines"
        unit="money"
        figure="Doanh thu"
        values={[1_284_500_000, 902_000_000, 640_250_000, 88_000_000, 0]}
      />
      <BarChart
        {...args}
        label="Chênh lệch theo cửa hàng"
        variant="lines"
        unit="money"
        figure="Chênh lệch"
        values={[4_200_000, -1_850_000, 0, -300_000, 950_000]}
      />
      <BarChart {...args} label="Một cột" categories={['Cửa hàng Quận 1']} values={[420]} />
      <BarChart {...args} label="Toàn số 0" values={[0, 0, 0, 0, 0]} />
      <BarChart {...args} label="Đang tải" loading />
      <BarChart {...args} label="Không có gì" categories={[]} />
      <BarChart {...args} label="Lỗi" error="Chưa tải được số liệu" onRetry={fn()} />
    </div>
  ),
};

export const TriesAgain: Story = {
  args: { error: 'Chưa tải được số liệu', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Thử lại|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  ...visual,
  render: (args) => (
    <>
      <BarChart {...args} />
      <BarChart {...args} variant="lines" />
    </>
  ),
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    unit: 'money',
    categories: [
      'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
      'Quầy 2',
      'Quầy 3',
      'Công ty Trách nhiệm hữu hạn Thương mại Nghiệp Ưng',
    ],
    figure: 'Doanh thu',
    values: [9_999_999_999_999, 0, null, -1_250_000_000_000],
  },
};

export const ReadsAndChoosesByTheKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const cursor = canvas.getByRole('slider', { name: 'Giao dịch theo cửa hàng' });
    await expect(cursor).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', 'Cửa hàng Thủ Đức: Thành công 310');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{Escape}');
    await expect(cursor).toHaveAttribute('aria-valuetext', '-');
  },
};

export const FollowsThePointer: Story = {
  ...inEnglish,
  play: async ({ args, canvasElement }) => {
    const cursor = within(canvasElement).getByRole('slider');
    const box = cursor.getBoundingClientRect();
    const coords = { clientX: box.right - box.width * 0.1, clientY: box.top + box.height / 2 };
    await userEvent.pointer([
      { target: cursor, coords },
      { keys: '[MouseLeft]', target: cursor, coords },
    ]);
    await expect(args.onSelect).toHaveBeenLastCalledWith(4);
    await expect(within(canvasElement).getByText('Quầy Tân Bình', { selector: 'strong' })).toBeVisible();
  },
};

export const InForcedColors: Story = { ...forcedColors };
