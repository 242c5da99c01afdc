import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Brand, LanguageControl, MenuToggle, Topbar, TopbarSkeleton, UserMenu } from '#design-system';
import { visual } from '../../kit/visual.ts';
import { BRAND, sampleBreadcrumb, sampleLanguage, sampleUser } from './sample.tsx';

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
  subcomponents: { MenuToggle, LanguageControl, UserMenu, TopbarSkeleton },
  parameters: { layout: 'fullscreen' },
  args: {
    start: sampleBreadcrumb,
    mobileStart: <Brand name={BRAND.name} />,
    end: sampleLanguage,
    account: sampleUser,
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
