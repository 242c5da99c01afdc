import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Action,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  Menu,
  Modal,
  NoteIcon,
  RefundIcon,
  TransactionIcon,
} from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

const onSelect = fn();

const items: Action[] = [
  { id: 'view', label: 'Xem giao dịch', icon: TransactionIcon, href: '#transaction', keys: ['Enter'] },
  { id: 'copy', label: 'Sao chép mã', icon: CopyIcon, keys: ['C'], run: onSelect },
  { id: 'note', label: 'Ghi chú', icon: NoteIcon, run: onSelect },
  {
    id: 'refund',
    label: 'Tạo yêu cầu hoàn tiền',
    icon: RefundIcon,
    disabled: 'Giao dịch đã được hoàn toàn bộ',
    run: onSelect,
    separatorBefore: true,
  },
  { id: 'delete', label: 'Xóa', icon: DeleteIcon, tone: 'danger', run: onSelect },
];

/**
 * A list of actions behind a button.
 *
 * **When**: the actions of a row or record other than the main one; the user menu; a choice of a few options.
 *
 * **When not**: for one or two actions show buttons; for choosing from many use `ComboboxButton`.
 *
 * **Common mistakes**: hiding the main action in it; a disabled item without its reason; one `Menu` per row of a table.
 */
const meta = {
  component: Menu,
  args: { trigger: { label: 'Thao tác' }, items },
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Thao tác' });
const open = async (canvas: HTMLElement, key = '{Enter}') => {
  trigger(canvas).focus();
  await userEvent.keyboard(key);
  return screen.findByRole('menu');
};
const item = (name: RegExp) => screen.getByRole('menuitem', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('menu');
  },
};

export const Checked: Story = {
  ...visual,
  args: {
    trigger: { label: 'Thao tác' },
    items: [
      { id: 'vi', label: 'Tiếng Việt', checked: true },
      { id: 'en', label: 'English', checked: false },
    ],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Tiếng Việt' })).toBeChecked();
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    trigger: { label: 'Thao tác' },
    items: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      label: `ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: gửi lại yêu cầu hoàn tiền số ${index + 1} trị giá 9.999.999.999.999 ₫`,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(trigger(canvasElement));
    await screen.findByRole('menu');
  },
};

export const OpensMovesAndChoosesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, '{ArrowUp}');
    await waitFor(() => expect(item(/Xóa/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await open(canvasElement, '{ArrowDown}');
    await waitFor(() => expect(item(/Xem giao dịch/)).toHaveFocus());
    await expect(item(/Xem giao dịch/)).toHaveAttribute('href', '#transaction');
    await userEvent.keyboard('{End}');
    await expect(item(/Xóa/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(/Xem giao dịch/)).toHaveFocus();
    await userEvent.keyboard('gh');
    await waitFor(() => expect(item(/Ghi chú/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await gone();
    await expect(trigger(canvasElement)).toHaveFocus();
  },
};

export const ClosesOnEscapeAndTab: Story = {
  play: async ({ canvasElement }) => {
    for (const key of ['{Escape}', '{Tab}']) {
      await open(canvasElement);
      await waitFor(() => expect(item(/Xem giao dịch/)).toHaveFocus());
      await userEvent.keyboard(key);
      await gone();
      await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
    }
  },
};

export const ReadsTheReasonOfADisabledItem: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const refund = await screen.findByRole('menuitem', { name: /Giao dịch đã được hoàn toàn bộ/ });
    await expect(refund).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(refund);
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

function OpensModal() {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Menu
        trigger={{ label: 'Thao tác' }}
        items={[{ id: 'edit', label: 'Sửa ghi chú', icon: EditIcon, run: () => setEditing(true) }]}
      />
      <Modal open={editing} onOpenChange={setEditing} title="Chỉnh sửa nội dung Ghi chú" />
    </>
  );
}

export const GivesFocusBackThroughTheDialogItOpened: Story = {
  render: () => <OpensModal />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(item(/Sửa ghi chú/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Chỉnh sửa nội dung Ghi chú' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus());
  },
};
