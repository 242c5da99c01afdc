import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActionBar, Button, PrintIcon } from '#design-system';
import { onPhone, visual } from '../../kit/visual.ts';

/**
 * The page's current actions. On a phone they share one line at the bottom of the window, within reach of the thumb.
 *
 * **When**: a page with one main action, such as a till.
 *
 * **When not**: for a form with unsaved changes, use `SaveBar`; for a selection, `BulkBar`.
 *
 * **Common mistakes**: more than three buttons; the main one not last.
 */
const meta = {
  component: ActionBar,
  args: {
    children: (
      <>
        <Button>In biên nhận</Button>
        <Button variant="solid" tone="accent">
          Đơn mới
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

/** The main action becomes narrower before a label of another button wraps. */
export const LongWordsOnAPhone: Story = {
  ...onPhone,
  args: {
    children: (
      <>
        <Button icon={PrintIcon}>Print the receipt</Button>
        <Button variant="solid" tone="accent">
          New order
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const words = document.createRange();
      words.selectNodeContents(button);
      const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      const padding = Number.parseFloat(getComputedStyle(button).paddingInlineStart);
      await expect(inner.left - outer.left).toBeGreaterThanOrEqual(padding);
    }
  },
};
