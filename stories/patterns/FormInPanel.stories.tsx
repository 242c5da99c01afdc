import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dismissToast } from '#design-system';
import '../kit/patience.ts';
import { inPortal } from '../kit/patterns.tsx';
import { visual } from '../kit/visual.ts';
import { Users, type UsersProps } from './kit/Users.tsx';
import type { NewUser } from './kit/userRules.ts';

const groups = [
  { value: 'g1', label: 'Kế toán' },
  { value: 'g2', label: 'Thu ngân' },
];
const filled: NewUser = {
  userName: 'vo.ngoc.anh',
  name: 'Võ Thị Ngọc Ánh',
  email: 'anh@anhduong.vn',
  phone: '0912345678',
  storeId: 's1',
  groupId: 'g1',
  password: 'Matkhau9!',
  confirm: 'Matkhau9!',
  mayApprove: true,
};

/** A form beside the page it belongs to, with all that may go wrong in it. */
const meta = {
  component: Users,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '56rem' } } },
  decorators: [inPortal('users', 'Quản lý người dùng')],
  beforeEach: () => dismissToast,
  args: {
    open: true,
    loadGroups: fn(async () => groups),
    create: fn<UsersProps['create']>(async () => undefined),
  },
} satisfies Meta<typeof Users>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.findByRole('dialog', { name: 'Người dùng mới' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const submit = async () => within(await panel()).getByRole('button', { name: 'Thêm người dùng' });

export const Playground: Story = { args: { open: false } };

export const Default: Story = {
  ...visual,
  play: async () => {
    await waitFor(async () => expect(within(await panel()).getByLabelText('Tên đăng nhập')).toHaveFocus());
    await expect(await submit()).toBeDisabled();
  },
};

export const Filled: Story = {
  ...visual,
  args: { initial: filled },
  play: async () => {
    await waitFor(async () => expect(await submit()).toBeEnabled());
  },
};

export const SaysWhatIsWrongOnceAFieldIsLeft: Story = {
  ...visual,
  args: { initial: { phone: '09123', email: 'anh@anhduong' } },
  play: async () => {
    const fields = within(await panel());
    await userEvent.click(fields.getByLabelText('Email'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(fields.getByLabelText('Email')).toHaveAccessibleDescription('Sai định dạng email');
    await expect(fields.getByLabelText('Số điện thoại')).toHaveAccessibleDescription(
      'Số điện thoại gồm 10 chữ số',
    );
  },
};

export const TheStoreComesBeforeItsGroups: Story = {
  play: async ({ args }) => {
    const fields = within(await panel());
    const group = fields.getByLabelText('Nhóm quyền');
    await expect(group).toBeDisabled();
    await userEvent.type(fields.getByRole('combobox', { name: 'Cửa hàng' }), 'thu duc');
    await screen.findByRole('option', { name: /Thủ Đức/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.loadGroups).toHaveBeenCalledWith('s2'));
    await waitFor(() => expect(group).toBeEnabled());
    await userEvent.selectOptions(group, 'g2');
    await expect(group).toHaveValue('g2');
  },
};

export const TicksTheRulesWhileTyping: Story = {
  play: async () => {
    const fields = within(await panel());
    await userEvent.type(fields.getByLabelText('Mật khẩu'), 'Matkhau9!');
    await expect(fields.getAllByText(/^\((đã đạt|met)\)$/)).toHaveLength(4);
    await userEvent.type(fields.getByLabelText('Xác nhận mật khẩu'), 'Matkhau9?');
    await userEvent.tab();
    await expect(fields.getByLabelText('Xác nhận mật khẩu')).toHaveAccessibleDescription(
      'Mật khẩu xác nhận không khớp',
    );
  },
};

export const SendsByKeysAndCloses: Story = {
  args: { initial: filled },
  play: async ({ args }) => {
    await userEvent.type(within(await panel()).getByLabelText('Họ và tên'), ' Thư');
    const button = await submit();
    await waitFor(() => expect(button).toBeEnabled());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.create).toHaveBeenCalledWith({ ...filled, name: 'Võ Thị Ngọc Ánh Thư' }));
    await gone();
  },
};

export const PutsTheServersWordsUnderTheirField: Story = {
  ...visual,
  args: {
    initial: filled,
    create: fn<UsersProps['create']>(async () => [
      { field: 'userName', message: 'Tên đăng nhập vo.ngoc.anh đã có người dùng' },
      { message: 'Doanh nghiệp đã đủ 60 người dùng' },
    ]),
  },
  play: async () => {
    const fields = within(await panel());
    await waitFor(async () => expect(await submit()).toBeEnabled());
    await userEvent.click(await submit());
    const name = fields.getByLabelText('Tên đăng nhập');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Tên đăng nhập vo.ngoc.anh đã có người dùng');
    await expect(fields.getByText('Doanh nghiệp đã đủ 60 người dùng')).toBeVisible();
  },
};

export const AsksBeforeTypedWorkIsLost: Story = {
  ...visual,
  play: async () => {
    await userEvent.type(within(await panel()).getByLabelText('Tên đăng nhập'), 'vo');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  },
};

export const KeepsOrDropsWhatWasTyped: Story = {
  play: async () => {
    const name = within(await panel()).getByLabelText('Tên đăng nhập');
    await userEvent.type(name, 'vo');
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(name).toHaveValue('vo');
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Hủy' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^(Bỏ thay đổi|Discard changes)$/ }));
    await gone();
  },
};

const long = 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ, Công ty Trách nhiệm Hữu hạn Một thành viên Thương mại Dịch vụ';

export const Stress: Story = {
  ...visual,
  args: {
    initial: { ...filled, userName: long, name: long, email: `${'rat.dai.'.repeat(12)}dia.chi@vi-du.vn` },
    create: fn<UsersProps['create']>(async () => [
      { field: 'name', message: `${long}: họ và tên dài quá 100 ký tự, hạn mức 9.999.999.999.999 ₫` },
    ]),
  },
  play: async () => {
    await waitFor(async () => expect(await submit()).toBeEnabled());
    await userEvent.click(await submit());
    await waitFor(async () => expect(within(await panel()).getByLabelText('Họ và tên')).toHaveFocus());
  },
};
