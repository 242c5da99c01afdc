import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { UserMenu } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { FETCHED, USER_ITEMS } from './sample.tsx';

/**
 * The signed-in user and their account menu. The menu's code loads when the button is first needed.
 *
 * **When**: once, at the end of the topbar. On phones the avatar replaces the name.
 *
 * **When not**: the actions of a record belong to the record.
 *
 * **Common mistakes**: settings of the business in it; sign-out in the middle of the list.
 */
const meta = {
  component: UserMenu,
  args: { name: 'Nguyễn Thị Ánh', items: USER_ITEMS },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Stress: Story = {
  ...visual,
  args: { name: 'Công Tằng Tôn Nữ Nguyễn Thị ẨN NGHIỆP Huyền Trân' },
};

export const OpensTheUserMenuByKeyboard: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Nguyễn Thị Ánh' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const body = within(document.body);
    const first = await body.findByRole('menuitem', { name: 'Thông tin tài khoản' }, FETCHED);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(body.getByRole('menuitem', { name: 'Đăng xuất' })).toHaveFocus();
  },
};

export const LeavesTheUserMenuOnEsc: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Nguyễn Thị Ánh' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const body = within(document.body);
    await body.findByRole('menu', {}, FETCHED);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};
