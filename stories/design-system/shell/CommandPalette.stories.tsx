import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  BusinessIcon,
  Button,
  CommandPalette,
  type CommandSection,
  LanguageIcon,
  RefundIcon,
  SignOutIcon,
  TransactionIcon,
  UsersIcon,
} from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { BUSINESSES, FETCHED } from './sample.tsx';

const done = fn();
const command = (id: string, label: string) => ({ id, label, run: () => done(id) });

const SECTIONS: CommandSection[] = [
  {
    id: 'pages',
    title: 'Màn hình',
    commands: [
      {
        ...command('transaction', 'Giao dịch'),
        keywords: 'Transactions',
        icon: TransactionIcon,
        keys: ['g t'],
      },
      { ...command('refund', 'Hoàn tiền'), keywords: 'Refunds', icon: RefundIcon, keys: ['g r'] },
      {
        ...command('users', 'Quản lý người dùng'),
        description: 'Cài đặt',
        icon: UsersIcon,
        keys: ['g u'],
      },
    ],
  },
  {
    id: 'businesses',
    title: 'Doanh nghiệp',
    commands: BUSINESSES.map(({ id, companyName, registrationNumber }, index) => ({
      ...command(`business-${id}`, companyName),
      description: registrationNumber,
      icon: BusinessIcon,
      checked: index === 0,
    })),
  },
  {
    id: 'actions',
    title: 'Thao tác',
    commands: [
      { ...command('language', 'English'), keywords: 'tiếng Anh', icon: LanguageIcon },
      { ...command('sign-out', 'Đăng xuất'), keywords: 'Sign out', icon: SignOutIcon },
    ],
  },
];

/**
 * All actions and pages of the portal, found by a few letters without diacritics. Opened by `Ctrl+K` and the search
 * button of the topbar.
 *
 * **When**: once, around the whole portal, with what this user may see and do.
 *
 * **When not**: one of many values is a `Combobox`; the actions of a record are a `Menu`.
 *
 * **Common mistakes**: commands that this user may not use; a label that does not say what happens; ids that change, so
 * that the recent ones are forgotten.
 */
const meta = {
  component: CommandPalette,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Tìm kiếm và lệnh',
    placeholder: 'Màn hình, mã giao dịch, thao tác',
    sections: SECTIONS,
    hints: [
      { keys: ['↑', '↓'], label: 'di chuyển' },
      { keys: ['Enter'], label: 'chọn' },
      { keys: ['Esc'], label: 'đóng' },
    ],
    onUse: fn(),
  },
  render: (args) => <WithButton {...args} />,
  beforeEach: () => void done.mockClear(),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(args: ComponentProps<typeof CommandPalette>) {
  const [open, setOpen] = useState(args.open);
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Giao dịch</h1>
      <Button onClick={() => setOpen(true)}>Tìm kiếm</Button>
      <CommandPalette
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
      />
    </main>
  );
}

const field = async () => {
  const input = await within(document.body).findByRole('combobox', {}, FETCHED);
  await waitFor(() => expect(input).toHaveFocus());
  return input;
};
const options = () => within(document.body).queryAllByRole('option');
const marked = () => options().find((option) => option.getAttribute('aria-selected') === 'true');

export const Playground: Story = { args: { open: false } };

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  args: { recent: ['refund', 'language'] },
  play: async () => {
    await field();
    await expect(options()[0]).toHaveTextContent('Hoàn tiền');
  },
};

export const NothingFound: Story = {
  ...onDesktop,
  play: async () => {
    const input = await field();
    await userEvent.type(input, 'xyz');
    await waitFor(() => expect(options()).toHaveLength(0));
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Stress: Story = {
  ...onDesktop,
  args: {
    sections: [
      {
        id: 'long',
        title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
        commands: Array.from({ length: 60 }, (_, index) => ({
          ...command(`long-${index}`, 'CÔNG TY CỔ PHẦN XUẤT NHẬP KHẨU VÀ DỊCH VỤ ẨN NGHIỆP ỰƯ gỹ MIỀN TRUNG'),
          description: `0401234567-${index} · 9.999.999.999.999 ₫`,
          icon: BusinessIcon,
          keys: ['Ctrl+Shift+K', 'g t'],
          checked: index === 1,
        })),
      },
    ],
  },
  play: async () => {
    await field();
    await expect(options()).toHaveLength(60);
  },
};

export const MovesByArrowsHomeAndEnd: Story = {
  play: async () => {
    const input = await field();
    await expect(marked()).toHaveTextContent('Giao dịch');
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent('Hoàn tiền');
    await expect(input).toHaveAttribute('aria-activedescendant', marked()?.id ?? '');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(marked()).toHaveTextContent('Đăng xuất');
    await userEvent.keyboard('{Home}');
    await expect(marked()).toHaveTextContent('Giao dịch');
    await userEvent.keyboard('{End}');
    await expect(marked()).toHaveTextContent('Đăng xuất');
    await expect(input).toHaveFocus();
  },
};

/** The command runs after the palette has closed and the focus has returned. */
export const ChoosesOnEnter: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tìm kiếm' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(), 'sign out{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledWith('sign-out'));
    await expect(args.onUse).toHaveBeenCalledWith('sign-out');
    await expect(button).toHaveFocus();
  },
};

export const ClosesOnEscapeAndForgetsTheText: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tìm kiếm' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(), 'hoan{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toHaveValue('');
  },
};

export const ChoosesByPointer: Story = {
  play: async () => {
    await field();
    await userEvent.click(within(document.body).getByRole('option', { name: /Đà Nẵng Xanh/ }));
    await waitFor(() => expect(done).toHaveBeenCalledWith('business-2'));
  },
};
