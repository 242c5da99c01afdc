import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CHART_HEIGHTS, CHART_UNITS, LineChart } from '#design-system';
import { forcedColors, inEnglish, printed, visual } from '../../kit/visual.ts';

const days = Array.from({ length: 14 }, (_, index) => `${String(index + 1).padStart(2, '0')}/03`);
const revenue = [182, 201, 176, 240, 262, 310, 288, 195, 214, 230, 251, 300, 342, 318].map(
  (million) => million * 1_000_000,
);
const before = [150, 171, 160, 202, 221, 268, 251, 170, 180, 199, 210, 255, 290, 281].map(
  (million) => million * 1_000_000,
);

/**
 * How figures went over time.
 *
 * **When**: a trend over days, hours or months; one series against the period before; two or three that are compared.
 *
 * **When not**: parts of a whole (`DonutChart`), names instead of times (`BarChart`), one small hint beside a figure
 * (`Sparkline`).
 *
 * **Common mistakes**: 0 for a day that is not known (null is a gap); more than four lines; a caption that names the
 * kind of chart instead of what it shows.
 */
const meta = {
  component: LineChart,
  args: {
    label: 'Doanh thu thành công theo ngày',
    categoryLabel: 'Ngày',
    unit: 'money',
    categories: days,
    series: [{ id: 'revenue', label: 'Doanh thu', values: revenue }],
    previous: { values: before },
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <div
      style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' }}
    >
      {CHART_UNITS.map((unit, index) => (
        <LineChart
          {...args}
          key={unit}
          label={unit}
          unit={unit}
          previous={undefined}
          height={CHART_HEIGHTS[index] ?? 'md'}
          series={[
            {
              id: unit,
              label: unit,
              values: revenue.map((value) =>
                unit === 'money' ? value : value / (unit === 'count' ? 1e6 : 5e6),
              ),
            },
          ]}
        />
      ))}
    </div>
  ),
};

/** Dash and mark tell the lines apart where colour does not. */
export const SeveralSeries: Story = {
  ...inEnglish,
  args: {
    label: 'Giao dịch theo trạng thái',
    unit: 'count',
    previous: undefined,
    series: [
      { id: 'paid', label: 'Thành công', tone: 'success', values: revenue.map((value) => value / 250_000) },
      {
        id: 'waiting',
        label: 'Chờ thanh toán',
        tone: 'warning',
        values: before.map((value) => value / 500_000),
      },
      { id: 'failed', label: 'Thất bại', tone: 'danger', values: days.map((_, index) => 40 + index * 12) },
      { id: 'refunded', label: 'Đã hoàn', tone: 'special', values: days.map((_, index) => 180 - index * 9) },
    ],
  },
};

/** What is not known is a gap; a figure between two gaps is a dot. */
export const Gaps: Story = {
  ...inEnglish,
  args: {
    previous: undefined,
    series: [
      {
        id: 'revenue',
        label: 'Doanh thu',
        values: revenue.map((value, index) => ([3, 4, 6, 11].includes(index) ? null : value)),
      },
    ],
  },
};

export const OnePoint: Story = {
  args: {
    categories: ['01/03'],
    series: [{ id: 'a', label: 'Doanh thu', values: [182_000_000] }],
    previous: undefined,
  },
};

export const AllZero: Story = {
  args: { series: [{ id: 'a', label: 'Doanh thu', values: days.map(() => 0) }], previous: undefined },
};

export const Negative: Story = {
  ...inEnglish,
  args: {
    label: 'Chênh lệch đối soát theo ngày',
    previous: undefined,
    series: [
      {
        id: 'a',
        label: 'Chênh lệch',
        values: days.map((_, index) => Math.round(Math.sin(index) * 4_200_000)),
      },
    ],
  },
};

export const Loading: Story = { ...visual, args: { loading: true } };

export const Empty: Story = { args: { categories: [], series: [] } };

export const Failed: Story = {
  ...inEnglish,
  args: { error: 'Chưa tải được số liệu. Các số khác trên trang vẫn đúng.', onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Thử lại|Try again/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  ...inEnglish,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    categories: Array.from(
      { length: 90 },
      (_, index) => `${(index % 30) + 1} tháng ${Math.floor(index / 30) + 1}`,
    ),
    series: [
      {
        id: 'a',
        label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
        values: Array.from({ length: 90 }, (_, index) =>
          index === 40 ? 9_999_999_999_999 : index === 41 ? -1_250_000_000_000 : index * 61_000_000_000,
        ),
      },
      { id: 'b', label: 'Hoàn tiền', values: Array.from({ length: 90 }, () => 0) },
    ],
    previous: undefined,
  },
};

export const ReadsByArrowsUntilEsc: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Xem dạng bảng|View as table/ })).toHaveFocus();
    await userEvent.tab();
    const cursor = canvas.getByRole('slider', { name: 'Doanh thu thành công theo ngày' });
    await expect(cursor).toHaveFocus();
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('14/03: Doanh thu 318.000.000'),
    );
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('02/03: Doanh thu 201.000.000'),
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{End}');
    await expect(cursor).toHaveAttribute('aria-valuenow', '14');
    await expect(canvas.getByText('14/03', { selector: 'strong' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('14/03', { selector: 'strong' })).toBeNull();
  },
};

/** The same figures, in full, for whoever cannot or will not read a drawing. */
export const ShowsTheSameFiguresAsATable: Story = {
  ...inEnglish,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Xem dạng bảng|View as table/ }));
    const row = canvas.getByRole('row', { name: /13\/03/ });
    await expect(within(row).getByText(/342\.000\.000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Xem biểu đồ|View as chart/ })).toHaveFocus();
  },
};

/** Dash and mark alone tell the lines apart. */
export const InForcedColors: Story = { ...forcedColors, args: SeveralSeries.args };

export const OnPaper: Story = { ...printed };
