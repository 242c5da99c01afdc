import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  AppShell,
  Banner,
  Button,
  DESKTOP_BREAKPOINT,
  DownloadIcon,
  PageHeader,
  Stack,
  Topbar,
} from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { sampleAccount, sampleBreadcrumb, sampleLanguage, sampleSidebar } from './sample.tsx';

/**
 * The frame of every signed-in screen: skip link, menu, topbar, banner, `<main id="main">`.
 *
 * **When**: once, around all routes. Up to 991 px the menu slides in over a mask and the topbar has no breadcrumb. The
 * five desktop modes are under Layouts; mode and anchor are attributes of `<html>`, as the theme is, so that the first
 * script of a page can set them before the first paint.
 *
 * **When not**: the sign-in page is an `AuthLayout`; the permission check is a `FullScreenSpinner`.
 *
 * **Common mistakes**: not passing `route`, so that the mobile menu stays open over the next screen; a second `<main>`
 * in a screen; a skeleton with other parts than the screen that replaces it.
 */
const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    route: '/merchant/transaction',
    sidebar: sampleSidebar(),
    topbar: <Topbar start={sampleBreadcrumb} end={sampleLanguage} account={sampleAccount} />,
    children: (
      <Stack>
        <PageHeader
          title="Giao dịch"
          count="1.284"
          actions={<Button icon={DownloadIcon}>Xuất dữ liệu</Button>}
        />
        <p>Nội dung của màn hình đứng ở đây.</p>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The camera shows each story in both forms, so a play function asks which one it runs in. */
const isMobile = () => window.innerWidth <= DESKTOP_BREAKPOINT;
const menuButton = (canvas: HTMLElement) =>
  within(canvas).getByRole('button', { name: /^(Menu chính|Main menu)$/ });

export const Playground: Story = { ...visual };

export const WithBanner: Story = {
  ...visual,
  args: {
    banner: (
      <Banner tone="warning" title="Mất kết nối mạng">
        Dữ liệu đang hiển thị có thể đã cũ. Trang sẽ tự tải lại khi có mạng.
      </Banner>
    ),
  },
};

/** On desktop the menu disappears and the content takes its width; on a phone the menu opens, with the rest inert. */
export const TogglesTheMenu: Story = {
  ...visual,
  play: async ({ canvasElement }) => {
    const button = menuButton(canvasElement);
    const main = canvasElement.querySelector('main')!;
    const rest = main.parentElement!;
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', String(!isMobile())));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', String(isMobile()));
    if (isMobile()) {
      await expect(rest.inert).toBe(true);
      await expect(document.body).toHaveAttribute('data-blocked-scroll');
      const menu = within(canvasElement).getByRole('dialog');
      await waitFor(() => expect(menu).toBeVisible());
      await expect(menu).toContainElement(document.activeElement as HTMLElement);
    } else {
      await expect(rest.inert).toBe(false);
      await waitFor(() => expect(main.getBoundingClientRect().left).toBe(0));
    }
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: /Bỏ qua|Skip/ });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('main')).toHaveFocus();
  },
};

export const Stress: Story = {
  ...onDesktop,
  args: {
    sidebar: sampleSidebar('users'),
    children: (
      <Stack>
        <PageHeader
          title="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: đối chiếu toàn bộ giao dịch của kỳ quyết toán tháng mười hai"
          description="Tất cả số liệu theo giờ Việt Nam (GMT+7)."
          actions={<Button variant="solid">Duyệt 3 yêu cầu</Button>}
        />
        {Array.from({ length: 40 }, (_, line) => `Dòng ${line + 1}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Stack>
    ),
  },
};
