import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, DIALOG_SIZES, LazyDialog, Modal, Sheet, Stack, Text, TextArea } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * One task over the page.
 *
 * **When**: a short form (a note, a new password), a choice that must be made before continuing. `Sheet` is the same
 * from the bottom of a phone, for filters and lists.
 *
 * **When not**: a long form or a record belongs in the right panel; "are you sure" is a `ConfirmModal`; news is a
 * toast.
 *
 * **Common mistakes**: a dialog that opens another one; a footer with three main buttons; a title that does not name
 * the action.
 */
const meta = {
  component: Modal,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Thêm nội dung Ghi chú',
    description: 'Ghi chú chỉ hiện với nhân viên của doanh nghiệp.',
    footer: (
      <>
        <Button data-safe>Hủy</Button>
        <Button variant="solid" tone="accent">
          Lưu ghi chú
        </Button>
      </>
    ),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

type DialogArgs = ComponentProps<typeof LazyDialog>;

/** A button that opens the dialog, as every dialog has. */
function Opener({ onOpenChange, ...rest }: DialogArgs) {
  const [open, setOpen] = useState(rest.open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Ghi chú</Button>
      <LazyDialog {...rest} open={open} onOpenChange={change} />
    </>
  );
}

function Note() {
  const [text, setText] = useState('');
  return <TextArea label="Nội dung" value={text} onChange={setText} rows={5} />;
}

const openByKeyboard = async (canvas: HTMLElement, role: 'dialog' | 'alertdialog' = 'dialog') => {
  within(canvas).getByRole('button', { name: 'Ghi chú' }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole(role, { name: 'Thêm nội dung Ghi chú' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Playground: Story = { args: { children: <Note /> } };

export const Opened: Story = { ...visual, args: { open: true, children: <Note /> } };

export const WithoutFields: Story = {
  ...inBothThemes,
  args: {
    open: true,
    size: 'sm',
    title: 'Phiên làm việc sắp hết hạn',
    description: 'Bạn sẽ được đăng xuất sau 2 phút nữa.',
  },
};

export const Everything: Story = {
  name: 'Gallery',
  render: () => (
    <Gallery rows={DIALOG_SIZES} columns={['center', 'right', 'bottom']}>
      {(size, side) => (
        <Opener
          open={false}
          onOpenChange={fn()}
          side={side}
          size={size}
          title={`${side} ${size}`}
          description="Mỗi cỡ một bề rộng; trên điện thoại đều chiếm cả màn hình."
        />
      )}
    </Gallery>
  ),
};

export const FromTheRight: Story = {
  ...visual,
  args: { open: true, children: <Note /> },
  render: (args) => <Opener {...args} side="right" />,
};

export const FromTheBottom: Story = {
  ...visual,
  args: { open: true, children: <Text>Chọn trạng thái, thời gian và số tiền.</Text> },
  render: (args) => (
    <main>
      <Sheet {...args} />
    </main>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    open: true,
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: chỉnh sửa nội dung ghi chú của đơn hàng 9.999.999.999.999 ₫',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs that never change
          <Text key={index}>Dòng {index + 1}: hoàn -1.234.567 ₫, còn lại 0 ₫, tổng 9.999.999.999.999 ₫.</Text>
        ))}
      </Stack>
    ),
  },
};

export const FocusesTheFirstFieldAndReturnsOnEscape: Story = {
  args: { children: <Note /> },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await waitFor(() => expect(within(dialog).getByLabelText('Nội dung')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const KeepsTabInside: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Hủy' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: /^(Đóng|Close)$/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Lưu ghi chú' })).toHaveFocus();
    await expect(document.body).toHaveAttribute('data-blocked-scroll');
  },
};

export const AsksBeforeClosing: Story = {
  args: { confirmClose: fn(() => false) },
  play: async ({ args, canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.confirmClose).toHaveBeenCalledTimes(1));
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Đóng|Close)$/ }));
    await waitFor(() => expect(args.confirmClose).toHaveBeenCalledTimes(2));
    await expect(dialog).toBeVisible();
  },
};

export const StaysWhileLocked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('button', { name: /^(Đóng|Close)$/ })).toBeDisabled();
    await expect(dialog).toBeVisible();
  },
};

export const AlertStaysOnAClickBeside: Story = {
  args: { role: 'alertdialog' },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, 'alertdialog');
    await fireEvent.pointerDown(document.body);
    await fireEvent.click(document.body);
    await expect(dialog).toBeVisible();
  },
};
