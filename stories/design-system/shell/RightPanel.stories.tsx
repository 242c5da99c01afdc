import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, RightPanel, TextField, useUnsavedGuard } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

/**
 * A task beside its page: create or edit a user, change a password.
 *
 * **When**: a form of three or more fields that relates to the page behind it. It has an address
 * (`?panel=user-create`), so it can be linked to.
 *
 * **When not**: a quick look at a row is a `PeekPanel`; a question with consequences is a `ConfirmModal`.
 *
 * **Common mistakes**: no `confirmClose` on a form whose input can be lost (`useUnsavedGuard` provides one); a second
 * panel on top of the first.
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

export const Stress: Story = {
  ...visual,
  args: {
    open: true,
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: chỉnh sửa người dùng của chi nhánh Thừa Thiên Huế',
    description: 'Số dư 9.999.999.999.999 ₫, đã trả -1.234.567 ₫, còn 0 ₫. '.repeat(4),
  },
  play: async () => {
    await expect(
      await within(document.body).findByRole('dialog', { name: /gỹ: chỉnh sửa/ }, FETCHED),
    ).toBeVisible();
  },
};

/** The guard as a screen uses it: `confirmClose` for the panel, the question beside it. */
function Guarded({
  unfinished,
  ...args
}: ComponentProps<typeof RightPanel> & { unfinished?: 'changes' | 'run' }) {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState('');
  const guard = useUnsavedGuard(name !== '', unfinished);
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Người dùng</h1>
      <RightPanel
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
        confirmClose={guard.confirmClose}
      >
        <TextField label="Họ và tên" value={name} onChange={setName} required />
      </RightPanel>
      {guard.question}
    </main>
  );
}

const typeAndEscape = async () => {
  const field = await within(await panel()).findByRole('textbox');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('An{Escape}');
  return field;
};
const question = () => screen.findByRole('alertdialog', { name: /chưa lưu|unsaved/ }, FETCHED);

export const AsksForUnsavedChanges: Story = {
  ...onDesktop,
  render: (args) => <Guarded {...args} />,
  play: async ({ args }) => {
    await typeAndEscape();
    const stay = within(await question()).getByRole('button', {
      name: /^(Tiếp tục chỉnh sửa|Keep editing)$/,
    });
    await waitFor(() => expect(stay).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
