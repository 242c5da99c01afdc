import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HOUR_DOTS_SIZES, HourDots } from '#design-system';
import { forcedColors, inEnglish } from '../../kit/visual.ts';

/** A day until 15:00: nothing at night, one at 7, none from 12 to 13. */
const COUNTS = [0, 0, 0, 0, 0, 0, 0, 1, 3, 4, 1, 5, 0, 0, 2, 0];
const column = { display: 'grid', gap: '1.5rem' };

/**
 * The activity of each hour of a day, as 24 marks: bars in a row, dots on a page.
 *
 * **When**: to compare many days visually, one below the other, such as the stores of a list; one day on the page of a
 * record.
 *
 * **When not**: to read exact amounts (`BarChart`); for more than a day.
 *
 * **Common mistakes**: only the marks, without text beside them that says what to do; future hours passed as 0 instead
 * of left out.
 */
const meta = {
  component: HourDots,
  args: { label: 'Thanh toán hôm nay, Sen Việt Hàng Bài', counts: COUNTS, expected: [8, 21] },
} satisfies Meta<typeof HourDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const gallery: Story = {
  render: (args) => (
    <div style={column}>
      {HOUR_DOTS_SIZES.map((size) => (
        <HourDots {...args} key={size} size={size} />
      ))}
      <HourDots {...args} label="Theo số tiền" values={COUNTS.map((count, hour) => count * hour * 10_000)} />
      <HourDots {...args} label="Chưa có gì" counts={COUNTS.map(() => 0)} />
      <HourDots {...args} label="Nửa đêm" counts={[0]} />
      <HourDots {...args} label="Cả ngày" counts={Array.from({ length: 24 }, () => 9999)} />
    </div>
  ),
};

export const Everything: Story = { ...inEnglish, ...gallery, name: 'Gallery' };

export const InForcedColors: Story = { ...forcedColors, ...gallery };

export const SaysItInWords: Story = {
  play: async ({ canvasElement }) => {
    const drawing = within(canvasElement).getByRole('img');
    await expect(drawing).toHaveAccessibleName(/7–11, 14/);
    await expect(drawing).toHaveAccessibleName(/12–13/);
    // The current hour may still get some.
    await expect(drawing).not.toHaveAccessibleName(/15/);
  },
};
