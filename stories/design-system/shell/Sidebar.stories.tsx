import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Sidebar } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { BRAND, COMPANY, menuItems } from './sample.tsx';

/**
 * The main menu.
 *
 * **When**: in `AppShell`'s `sidebar`, with the items the user may see.
 *
 * **When not**: tabs of one screen are `Tabs`; actions are a `Menu`.
 *
 * **Common mistakes**: two items `current` at once; a group whose children are all forbidden (leave the group out); a
 * badge that counts something the screen behind it does not show.
 */
const meta = {
  component: Sidebar,
  args: { brand: BRAND, company: COMPANY, items: menuItems(), footer: 'Phiên bản 0.1.0' },
  decorators: [
    (Story) => (
      <div
        style={{ display: 'flex', width: '18.286rem', height: '44rem', background: 'var(--color-surface)' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

/** The group of the current item opens automatically. */
export const CurrentInAGroup: Story = { ...onDesktop, args: { items: menuItems('role') } };

export const Stress: Story = {
  ...visual,
  args: {
    brand: { ...BRAND, name: 'Cổng Merchant thanh toán ẨN ẪN ỖNG ỂN' },
    company: {
      ...COMPANY,
      name: 'CÔNG TY CỔ PHẦN ĐẦU TƯ XUẤT NHẬP KHẨU VÀ DỊCH VỤ TỔNG HỢP ẨN NGHIỆP MIỀN TRUNG',
    },
    items: [
      ...menuItems('users'),
      {
        id: 'long',
        label: 'Báo cáo đối soát chi tiết theo từng điểm bán và kỳ quyết toán',
        href: '#/long',
        badge: { tone: 'warning', label: 'Cập nhật' },
      },
    ],
  },
};

export const OpensAGroupByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Cài đặt' });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Người dùng' })).toBeNull();
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Người dùng' })).toHaveFocus();
  },
};

export const WalksWithArrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    link(/Tổng quan/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(/Thông tin doanh nghiệp/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(link(/Web POS/)).toHaveFocus();
    // Over the closed group, whose children are hidden.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Cài đặt' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(link(/Tổng quan/)).toHaveFocus();
  },
};

export const SaysWhereOneIs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
    const current = canvasElement.querySelectorAll('[aria-current="page"]');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Giao dịch');
    await expect(canvas.getByRole('link', { name: BRAND.name })).toHaveAttribute('href', BRAND.href);
    await expect(canvas.getByRole('link', { name: COMPANY.name })).toHaveAttribute('href', COMPANY.href);
  },
};
