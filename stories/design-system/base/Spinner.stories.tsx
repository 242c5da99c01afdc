import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ICON_SIZES, Spinner, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * Waiting without a known layout.
 *
 * **When**: in a busy button, and for the permission check of the whole page.
 *
 * **When not**: for a list, a page or a card, whose layout is known, use `Skeleton`.
 *
 * **Common mistakes**: `announce` inside a control that is already `aria-busy`, which is then announced twice.
 */
const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack direction="row">
      {ICON_SIZES.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const SaysThatItWaits: Story = {
  args: { announce: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Đang tải' })).toBeVisible();
  },
};
