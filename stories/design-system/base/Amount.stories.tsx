import type { Meta, StoryObj } from '@storybook/react-vite';
import { AMOUNT_SIZES, Amount, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * An amount in VND with its unit, the most prominent text of its line.
 *
 * **When**: the unit belongs beside the amount.
 *
 * **When not**: in a column whose header says "(VND)".
 *
 * **Common mistakes**: 0 for an unknown amount (leave `value` undefined: it reads `–`); two `hero` amounts on a page.
 */
const meta = { component: Amount, args: { value: 1_234_567 } } satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack gap={3}>
      {AMOUNT_SIZES.map((size) => (
        <Amount key={size} size={size} value={9_999_999_999_999} />
      ))}
      <Amount value={-1748} />
      <Amount value={0} />
      <Amount value={undefined} />
    </Stack>
  ),
};
