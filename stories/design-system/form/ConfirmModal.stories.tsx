import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, ConfirmModal, parseAmount, Text } from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Asks before an action with consequences.
 *
 * **When**: money moves, something is deleted, many records change at once.
 *
 * **When not**: for what can be undone: do it and offer an undo. For input, use `Modal`.
 *
 * **Common mistakes**: "OK" on the button instead of the verb; a question without its consequence; asking so often that
 * no one reads; a typed amount compared as text: pass `matches`, so that dots do not matter.
 */
const meta = {
  component: ConfirmModal,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Duyệt 3 yêu cầu hoàn tiền?',
    consequence: 'Tổng 4.500.000 ₫ sẽ được trả về tài khoản của khách. Không thể thu lại sau khi duyệt.',
    confirmLabel: 'Duyệt 3 yêu cầu',
    onConfirm: fn(),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof ConfirmModal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ onOpenChange, ...rest }: ComponentProps<typeof ConfirmModal>) {
  const [open, setOpen] = useState(rest.open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <Button onClick={() => change(true)}>Mở</Button>
      <ConfirmModal {...rest} open={open} onOpenChange={change} />
    </main>
  );
}

const deletion = {
  tone: 'danger',
  title: 'Xóa người dùng này?',
  consequence: 'Người dùng bị đăng xuất khỏi mọi thiết bị và không đăng nhập lại được.',
  confirmLabel: 'Xóa người dùng',
  typed: { label: 'Nhập nguyen.van.a để xác nhận', expected: 'nguyen.van.a' },
} as const;

const open = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button', { name: 'Mở' }).focus();
  await userEvent.keyboard('{Enter}');
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = {};

export const Accent: Story = { ...visual, args: { open: true } };

export const Danger: Story = { ...visual, args: { open: true, ...deletion } };

export const Stress: Story = {
  ...inBothThemes,
  args: {
    open: true,
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: hoàn 9.999.999.999.999 ₫ cho giao dịch đã hoàn một phần trước đó?',
    children: <Text>Đã hoàn: 0 ₫. Chênh lệch: -1.234.567 ₫.</Text>,
  },
};

export const StartsOnTheSafeButton: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    const cancel = await screen.findByRole('button', { name: /^(Hủy|Cancel)$/ });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Mở' })).toHaveFocus());
  },
};

export const CannotBeLeftWhileSending: Story = {
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    const button = await screen.findByRole('button', { name: 'Duyệt 3 yêu cầu' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const WantsTheAmountTyped: Story = {
  ...visual,
  args: {
    open: true,
    ...deletion,
    title: 'Hoàn 12.500.000 ₫?',
    consequence: 'Tiền về tài khoản của khách trong 3 ngày làm việc và không thu lại được.',
    confirmLabel: 'Hoàn tiền',
    cancelLabel: 'Chưa hoàn',
    typed: {
      label: 'Nhập 12.500.000 ₫ để xác nhận',
      matches: (text: string) => parseAmount(text) === 12_500_000,
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    const field = within(dialog).getByRole('textbox');
    const button = within(dialog).getByRole('button', { name: 'Hoàn tiền' });
    for (const same of ['12.500.000', '12500000 đ', '12,5 triệu']) {
      await userEvent.clear(field);
      await userEvent.type(field, same);
      await expect(button).not.toHaveAttribute('aria-disabled');
    }
    await userEvent.clear(field);
    await userEvent.type(field, '1.250.000');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(within(dialog).getByRole('button', { name: 'Chưa hoàn' })).toBeEnabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
