import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList, Printout } from '#design-system';

/**
 * Prints instead of the page while it is mounted.
 *
 * **When**: beside a dialog or panel whose content is useful on paper, such as a card or a receipt.
 *
 * **When not**: for a page that prints as it is.
 *
 * **Common mistakes**: a secret inside: others can read paper.
 */
const meta = {
  component: Printout,
  args: {
    children: <DescriptionList items={[{ term: 'Tên đăng nhập', value: 'ha.ttn' }]} />,
  },
} satisfies Meta<typeof Printout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is not on the screen; a print preview shows nothing else. */
export const Playground: Story = {
  play: async () => {
    const paper = document.body.lastElementChild as HTMLElement;
    await expect(paper).toHaveTextContent('ha.ttn');
    await expect(paper).not.toBeVisible();
  },
};
