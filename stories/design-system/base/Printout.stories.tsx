import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList, Printout } from '#design-system';

/**
 * What is printed instead of the page while it stands.
 *
 * **When**: beside a dialog or panel that is worth taking along on paper, such as a card or a receipt.
 *
 * **When not**: for a page that prints as it is.
 *
 * **Common mistakes**: a secret inside: paper is read by others.
 */
const meta = {
  component: Printout,
  args: {
    children: <DescriptionList items={[{ term: 'Tên đăng nhập', value: 'ha.ttn' }]} />,
  },
} satisfies Meta<typeof Printout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of it is on the screen; in a print preview it is all there is. */
export const Playground: Story = {
  play: async () => {
    const paper = document.body.lastElementChild as HTMLElement;
    await expect(paper).toHaveTextContent('ha.ttn');
    await expect(paper).not.toBeVisible();
  },
};
