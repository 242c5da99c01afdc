import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionBar, Button } from '#design-system';
import { visual } from '../../kit/visual.ts';

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
