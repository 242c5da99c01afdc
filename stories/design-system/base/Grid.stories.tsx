import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, GRID_MINS, Grid, Stack, Text } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * Cards of equal width, as many per line as fit.
 *
 * **When**: figures, charts or lists of a dashboard.
 *
 * **When not**: elements in sequence (`Stack`); the parts of one record (`DetailPage`).
 *
 * **Common mistakes**: cards of very different heights in one line, which leave gaps: put a `Stack` into each column.
 */
const meta = {
  component: Grid,
  args: {
    min: 'md',
    children: ['Doanh thu', 'Số giao dịch', 'Tỷ lệ thành công', 'Giá trị trung bình'].map((title) => (
      // Without titles: the gallery repeats them, and regions with equal names cannot be told apart.
      <Card key={title}>
        <Text weight="semibold">{title}</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={8}>
      {GRID_MINS.map((min) => (
        <Grid {...args} key={min} min={min} />
      ))}
    </Stack>
  ),
};
