import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DataTable, NewRowsButton, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';
import { paymentColumns, payments } from './payments.tsx';

/**
 * Tells that new rows have arrived since the list was loaded, and shows them on a press.
 *
 * **When**: a list that refreshes automatically. Changes of existing rows need no button.
 *
 * **When not**: after the user's own action: its result is shown at once.
 *
 * **Common mistakes**: a count that is announced at every change; rows that appear while the user points at the ones
 * below.
 */
const meta = {
  component: NewRowsButton,
  args: { children: '3 mới', onClick: fn() },
  render: (args) => (
    <Stack gap={2}>
      <NewRowsButton {...args} />
      <DataTable
        caption="Giao dịch"
        columns={paymentColumns}
        rows={payments(6)}
        rowId={({ id }) => id}
        rowLabel={({ id }) => `giao dịch ${id}`}
        status="ready"
      />
    </Stack>
  ),
} satisfies Meta<typeof NewRowsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The table is where it was without the button. */
export const MovesNothing: Story = {
  ...inBothThemes,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: 'Giao dịch' });
    const stack = region.parentElement?.parentElement as HTMLElement;
    await expect(region.getBoundingClientRect().top - stack.getBoundingClientRect().top).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: '3 mới' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
