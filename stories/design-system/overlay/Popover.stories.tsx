import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, FilterIcon, Popover, PreferencesIcon, Stack, Text, TextField } from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * A small panel anchored to a button.
 *
 * **When**: the fields of one filter, preferences of the content beside it, a short explanation with a link.
 *
 * **When not**: for a list of actions use `Menu`; for the name of an icon use `data-tip`; for a task with a footer use
 * `Modal` or the right panel.
 *
 * **Common mistakes**: a popover inside a popover; a form long enough to scroll; needed content that only opens on
 * hover.
 */
const meta = {
  component: Popover,
  args: {
    trigger: { label: 'Tùy chỉnh', icon: PreferencesIcon },
    onOpenChange: fn(),
    children: <Text>Hiện thêm cột bằng cách kéo tên cột vào bảng.</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Tùy chỉnh' });

export const Playground: Story = {};

export const Opened: Story = {
  ...inBothThemes,
  args: {
    children: (close) => (
      <Stack gap={3}>
        <TextField label="Nội dung chuyển khoản" value="" onChange={fn()} data-autofocus />
        <Button variant="solid" tone="accent" onClick={close}>
          Áp dụng
        </Button>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    const dialog = await screen.findByRole('dialog', { name: 'Tùy chỉnh' });
    await waitFor(() => expect(within(dialog).getByLabelText('Nội dung chuyển khoản')).toHaveFocus());
  },
};

export const Triggers: Story = {
  ...visual,
  render: () => (
    <Stack direction="row" gap={3}>
      <Popover trigger={{ label: 'Bộ lọc', icon: FilterIcon }}>…</Popover>
      <Popover trigger={{ label: 'Tùy chỉnh bảng', icon: PreferencesIcon, iconOnly: true, variant: 'ghost' }}>
        …
      </Popover>
      <Popover
        trigger={(props) => (
          <button type="button" {...props}>
            Nút riêng
          </button>
        )}
      >
        …
      </Popover>
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    trigger: { label: 'Tùy chỉnh' },
    children:
      'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: số dư có thể là 0 ₫, -1.234.567 ₫ hoặc 9.999.999.999.999 ₫, và câu này đủ dài để xuống nhiều dòng trong một khung hẹp mà không dòng nào bị cắt dấu.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('dialog');
  },
};

export const ClosesOnEscapeAndReturnsFocus: Story = {
  play: async ({ args, canvasElement }) => {
    const button = trigger(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const TogglesOnItsOwnTrigger: Story = {
  play: async ({ args, canvasElement }) => {
    const button = trigger(canvasElement);
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const LeavesFocusWhereSomeoneClicked: Story = {
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Popover {...args} />
      <Button>Chỗ khác</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('dialog');
    const elsewhere = within(canvasElement).getByText('Chỗ khác').closest('button') as HTMLElement;
    await userEvent.click(elsewhere);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(elsewhere).toHaveFocus();
  },
};

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <Stack direction="row" gap={3}>
      <Popover trigger={{ label: 'Tùy chỉnh' }} open={open} onOpenChange={setOpen}>
        Mở bằng một nút khác
      </Popover>
      <Button onClick={() => setOpen(true)}>Mở giúp</Button>
    </Stack>
  );
}

export const OpensFromOutside: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Mở giúp' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Mở bằng một nút khác');
  },
};
