import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageSkeleton } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * A screen before its code or data is loaded: every part of the coming layout at its final place.
 *
 * **When**: in the prerendered page, and as the fallback of a loading screen.
 *
 * **When not**: a list that has its columns shows the skeleton rows of its `DataTable`; later loads keep the old rows.
 *
 * **Common mistakes**: the variant of another layout, so that everything jumps when the screen appears.
 */
const meta = {
  component: PageSkeleton,
  args: { variant: 'list' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const Detail: Story = { ...visual, args: { variant: 'detail' } };

export const SaysThatItLoads: Story = {
  play: async ({ canvasElement }) => {
    const word = within(canvasElement).getByText(/^(Đang tải|Loading)$/);
    await expect(word.closest('[aria-busy="true"]')).not.toBeNull();
  },
};
