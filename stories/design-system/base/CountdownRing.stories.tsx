import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CountdownRing, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * The remaining time of something, such as the code of a payment. The parent counts down, by the clock that decides.
 */
const meta = {
  component: CountdownRing,
  args: { label: 'Mã còn hiệu lực', left: 540, total: 900 },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('timer');
    await expect(ring).toHaveAccessibleName('Mã còn hiệu lực: 09:00');
  },
};

/** Full, partly empty, urgent, expired; values beyond the range are clamped. */
export const Lefts: Story = {
  ...inBothThemes,
  render: (args) => (
    <Stack direction="row" gap={4} wrap>
      {[1200, 900, 540, 29, 0, -5].map((left) => (
        <CountdownRing key={left} {...args} left={left} />
      ))}
    </Stack>
  ),
};
