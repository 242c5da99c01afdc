import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PROGRESS_BAR_SIZES, ProgressBar } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * The progress of a job, or only that one is running.
 *
 * **When**: an export or import with a known end; the thin one above a reloading table.
 *
 * **When not**: for the first load, use `Skeleton`.
 *
 * **Common mistakes**: no numbers beside it: "120 / 500" says more than a bar.
 */
const meta = {
  component: ProgressBar,
  args: { value: 120, max: 500, label: 'Đang xuất dữ liệu' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Gallery rows={PROGRESS_BAR_SIZES} columns={['0', '40', '100', 'unknown']}>
      {(size, value) => (
        <div style={{ width: '10rem' }}>
          <ProgressBar size={size} value={value === 'unknown' ? undefined : Number(value)} />
        </div>
      )}
    </Gallery>
  ),
};

export const NeverLeavesItsRange: Story = {
  args: { value: 700 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole<HTMLProgressElement>('progressbar', {
      name: 'Đang xuất dữ liệu',
    });
    await expect(bar.position).toBe(1);
  },
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', width: '12rem' }}>
      <ProgressBar value={0} max={9_999_999_999_999} label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ" />
      <ProgressBar value={-5} label="Chưa bắt đầu" />
      <ProgressBar value={9_999_999_999_999} max={9_999_999_999_999} label="Xong" />
    </div>
  ),
};
