import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, RightPanel, TextField } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

/**
 * A task beside the page it belongs to: create or edit a user, change a password.
 *
 * **When**: a form of three fields or more that people fill while they remember the page behind it. It has an address
 * (`?panel=user-create`), so it can be linked to.
 *
 * **When not**: a look at a row is a `PeekPanel`; a question with consequences a `ConfirmModal`.
 *
 * **Common mistakes**: no `confirmClose` on a form that can be lost; a second panel on top of the first.
 */
const meta = {
  component: RightPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Người dùng mới',
    description: 'Người dùng nhận được tên đăng nhập qua email.',
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof RightPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithTrigger(args: ComponentProps<typeof RightPanel>) {
  const [open, setOpen] = useState(args.open);
  const [name, setName] = useState('');
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Người dùng</h1>
      <Button onClick={() => setOpen(true)}>Thêm người dùng</Button>
      <RightPanel
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Hủy</Button>
            <Button variant="solid" tone="accent">
              Tạo người dùng
            </Button>
          </>
        }
      >
        <TextField label="Họ và tên" value={name} onChange={setName} required />
      </RightPanel>
    </main>
  );
}

const panel = () => within(document.body).findByRole('dialog', { name: 'Người dùng mới' }, FETCHED);

export const Playground: Story = {};

export const Open: Story = {
  ...visual,
  args: { open: true },
  play: async () => {
    await expect(await panel()).toBeVisible();
  },
};

export const ClosesOnEscAndReturnsTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Thêm người dùng' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const field = await within(await panel()).findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const StaysWhileChangesAreUnsaved: Story = {
  args: { open: true, confirmClose: fn(() => false) },
  play: async ({ args }) => {
    const dialog = await panel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.confirmClose).toHaveBeenCalled());
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
