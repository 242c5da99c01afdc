import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DescriptionList, Details } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * Facts that are there to be looked up, folded until they are asked for.
 *
 * **When**: beside a decision, for what is seldom needed to make it.
 *
 * **When not**: for what the decision hangs on, such as an amount or who gets it, which always stands open.
 *
 * **Common mistakes**: an error inside, where nobody sees it.
 */
const meta = {
  component: Details,
  args: {
    title: 'Giao dịch gốc',
    children: (
      <DescriptionList
        items={[
          { term: 'Mã giao dịch', value: 'GD26112010266' },
          { term: 'Cửa hàng', value: 'Sen Việt Hồ Tây' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = { ...visual, args: { open: true } };

export const UnfoldsByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('GD26112010266')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.click(document.activeElement as Element);
    await expect(canvas.getByText('GD26112010266')).toBeVisible();
  },
};
