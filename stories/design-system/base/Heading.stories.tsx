import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HEADING_LEVELS, Heading, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * The title of a page or a section.
 *
 * **When**: one level 1 per page (`PageHeader` has it), 2 for its sections, 3 inside a section.
 *
 * **When not**: to make a text large; that is `Text` with a `size`.
 *
 * **Common mistakes**: choosing the level by its look. Choose it by the outline and set `size`.
 */
const meta = {
  component: Heading,
  args: { level: 2, children: 'Chi tiết giao dịch' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack>
      {HEADING_LEVELS.map((level) => (
        <Heading key={level} level={level}>
          ẨN ẪN ỖNG: chi tiết giao dịch {level}
        </Heading>
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    level: 1,
    children: 'Đối soát ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ của Công ty Trách nhiệm hữu hạn Một thành viên Ỷ Lan',
  },
  decorators: [(Draw) => <div style={{ width: '20rem' }}>{Draw()}</div>],
};

export const KeepsItsLevelAtAnotherSize: Story = {
  args: { level: 1, size: 'md' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Chi tiết giao dịch',
    );
  },
};
