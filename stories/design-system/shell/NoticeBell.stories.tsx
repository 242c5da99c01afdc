import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dismissToast, forgetNotices, NoticeBell, toast } from '#design-system';
import { inEnglish, visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

/**
 * Items that wait for the user, and the last twenty toasts of the session with their codes. They are kept only in
 * memory; call `forgetNotices` when the user or the business changes.
 *
 * **When**: once, in the topbar.
 *
 * **When not**: as the only place of an error: a failure is shown where it happened.
 *
 * **Common mistakes**: its own API call; a dot for the user's own actions: a success is not news.
 */
const meta = {
  component: NoticeBell,
  args: {
    waiting: [{ label: 'Duyệt hoàn tiền', href: '#/merchant/approve-refund', count: 5 }],
    formatTime: () => '09:30:05',
  },
  beforeEach: () => {
    forgetNotices();
    return forgetNotices;
  },
} satisfies Meta<typeof NoticeBell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened as by keyboard. */
async function open(canvas: HTMLElement) {
  within(canvas)
    .getByRole('button', { name: /^(Thông báo|Notifications)/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  const box = within(await within(document.body).findByRole('dialog', {}, FETCHED));
  await box.findAllByRole('heading', {}, FETCHED);
  return box;
}

export const Playground: Story = { ...visual };

export const Nothing: Story = {
  ...inEnglish,
  args: { waiting: [] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const Gallery: Story = {
  ...visual,
  beforeEach: () => {
    const shown = [
      toast({ tone: 'info', title: 'Đang chuẩn bị tệp xuất', description: 'Bạn có thể tiếp tục làm việc.' }),
      toast({ tone: 'success', title: 'Cập nhật thông tin thành công' }),
      toast({ tone: 'warning', title: 'Hệ thống đang gặp lỗi (mã 503)', code: 'a3f9-52c1' }),
      toast({ tone: 'danger', title: 'Bạn không có quyền thực hiện thao tác này' }),
      toast({ tone: 'danger', title: 'Bạn không có quyền thực hiện thao tác này' }),
    ];
    return () => shown.forEach(dismissToast);
  },
  play: async ({ canvasElement }) => {
    const box = await open(canvasElement);
    await expect(box.getByText('×2')).toBeVisible();
  },
};

export const IsReadAndLeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button');
    await expect(bell).toHaveAccessibleName('Thông báo, có tin mới');
    const box = await open(canvasElement);
    await expect(box.getByRole('link', { name: 'Duyệt hoàn tiền' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAccessibleName('Thông báo');
    toast({ tone: 'success', title: 'Cập nhật thông tin thành công' });
    await expect(bell).toHaveAccessibleName('Thông báo');
    toast({ tone: 'danger', title: 'Bạn không có quyền thực hiện thao tác này' });
    await waitFor(() => expect(bell).toHaveAccessibleName('Thông báo, có tin mới'));
  },
};
