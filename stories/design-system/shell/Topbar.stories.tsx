import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  Brand,
  BusinessSelector,
  LanguageControl,
  MenuToggle,
  Topbar,
  TopbarSkeleton,
  UserMenu,
} from '#design-system';
import { visual } from '../../kit/visual.ts';
import { BRAND, BUSINESSES, sampleAccount, sampleBreadcrumb, sampleLanguage } from './sample.tsx';

/**
 * The bar over every screen: menu button, breadcrumb, language, user.
 *
 * **When**: in `AppShell`'s `topbar`. Up to 991 px `account` becomes a second row, which scrolls away.
 *
 * **When not**: a page's own deeds stand in its `PageHeader`.
 *
 * **Common mistakes**: more than two tools in `end`: they do not fit 360 px; the same link in the user menu and the
 * sidebar; language addresses that lose the page's filters.
 */
const meta = {
  component: Topbar,
  subcomponents: { MenuToggle, LanguageControl, BusinessSelector, UserMenu, TopbarSkeleton },
  parameters: { layout: 'fullscreen' },
  args: {
    start: sampleBreadcrumb,
    mobileStart: <Brand name={BRAND.name} />,
    end: sampleLanguage,
    account: sampleAccount,
  },
} satisfies Meta<typeof Topbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const Loading: Story = { ...visual, render: () => <TopbarSkeleton brandName={BRAND.name} /> };

export const OpensTheUserMenuByKeyboard: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Nguyễn Thị Ánh' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const body = within(document.body);
    const first = await body.findByRole('menuitem', { name: 'Thông tin tài khoản' });
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
    await body.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

export const NamesEachLanguageInItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const vietnamese = canvas.getByRole('link', { name: 'Tiếng Việt' });
    await expect(vietnamese).toHaveAttribute('lang', 'vi');
    await expect(vietnamese).toHaveAttribute('aria-current', 'true');
    const english = canvas.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('href', '#/en/merchant');
    await expect(english).not.toHaveAttribute('aria-current');
  },
};

const onChange = fn();

/** A user who may not choose sees the business, and why. */
export const LockedToOneBusiness: Story = {
  ...visual,
  args: {
    account: (
      <BusinessSelector
        value="3"
        businesses={BUSINESSES}
        onChange={onChange}
        lockedReason="Chỉ quản trị viên được đổi doanh nghiệp"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Doanh nghiệp' });
    await expect(group).toHaveTextContent('Công ty Cổ phần Điện máy Thăng Long');
    await expect(group).toHaveTextContent('ngừng hoạt động');
    await expect(group).toHaveTextContent('Chỉ quản trị viên được đổi doanh nghiệp');
    await expect(within(group).queryByRole('button')).toBeNull();
  },
};

/** Found without marks, chosen with the keyboard; the focus comes back. */
export const ChoosesABusinessByKeyboard: Story = {
  args: { account: <BusinessSelector value="1" businesses={BUSINESSES} onChange={onChange} /> },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const trigger = within(canvasElement).getByRole('button', { name: /Ánh Dương/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const search = await within(document.body).findByRole('combobox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'banh mi my{Enter}');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('4'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    account: (
      <BusinessSelector
        value="x"
        businesses={[
          {
            id: 'x',
            registrationNumber: '0401234567-001',
            companyName: 'CÔNG TY CỔ PHẦN ĐẦU TƯ XUẤT NHẬP KHẨU VÀ DỊCH VỤ TỔNG HỢP ẨN NGHIỆP MIỀN TRUNG',
            active: false,
          },
        ]}
        onChange={onChange}
      />
    ),
  },
};
