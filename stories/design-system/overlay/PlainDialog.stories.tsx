import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, Modal, PlainDialog } from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * An alert dialog that is never lazy-loaded.
 *
 * **When**: questions that must be asked even without a network, or when a newer version has replaced the files: a
 * session that is about to end, a sign-out that would forget something.
 *
 * **When not**: everything else is a `Modal` or a `ConfirmModal`; their code loads when they first open.
 *
 * **Common mistakes**: no button with `data-safe`, so that the focus starts on the destructive button.
 */
const meta = {
  component: PlainDialog,
  args: {
    title: 'Bạn còn ở đó không?',
    description: 'Để bảo vệ dữ liệu, phiên làm việc sẽ kết thúc sau 90 giây nếu bạn không thao tác.',
    onClose: fn(),
    footer: (
      <>
        <Button>Đăng xuất</Button>
        <Button data-safe variant="solid" tone="accent">
          Tiếp tục làm việc
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PlainDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A button that opens it; with `over`, on top of an open modal. */
function Opener({ onClose, over = false, ...rest }: ComponentProps<typeof PlainDialog> & { over?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const opener = <Button onClick={() => setOpen(true)}>Mở</Button>;
  return (
    <>
      {over ? (
        <Modal open onOpenChange={onClose} title="Ghi chú">
          {opener}
        </Modal>
      ) : (
        opener
      )}
      {open && <PlainDialog {...rest} onClose={close} />}
    </>
  );
}

const find = () => screen.findByRole('alertdialog', { name: 'Bạn còn ở đó không?' });

export const Playground: Story = { render: (args) => <Opener {...args} /> };

export const Opened: Story = { ...visual };

export const Stress: Story = {
  ...inBothThemes,
  args: {
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: phiên làm việc của bạn kết thúc sau 9.999.999 giây',
    children: '8b0f8a54-0000-4000-8000-9f3d7c0a1e55 '.repeat(8),
  },
};

export const FocusesTheSafeButtonAndReturnsOnEscape: Story = {
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Mở' });
    await userEvent.click(opener);
    const dialog = await find();
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Tiếp tục làm việc' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(opener).toHaveFocus();
  },
};

export const StandsAboveAModalAndLeavesItOpen: Story = {
  render: (args) => <Opener {...args} over />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mở' }));
    const dialog = await find();
    await userEvent.click(within(dialog).getByText(/Để bảo vệ dữ liệu/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Ghi chú' })).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
