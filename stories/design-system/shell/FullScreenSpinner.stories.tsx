import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FullScreenSpinner } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';

/**
 * Fills the page during the permission check, and shows the reason when it fails.
 *
 * **When**: once after sign-in, before the shell is rendered.
 *
 * **When not**: a loading screen shows its skeleton; a busy button has its own spinner.
 *
 * **Common mistakes**: no way out when the check fails.
 */
const meta = {
  component: FullScreenSpinner,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Đang kiểm tra quyền truy cập' },
} satisfies Meta<typeof FullScreenSpinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  ...visual,
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.text);
  },
};

const onRetry = fn();
const onSignOut = fn();
const error = {
  title: 'Không kiểm tra được quyền truy cập',
  reason: 'Máy chủ không trả lời. Hãy thử lại sau ít phút, hoặc đăng xuất.',
  onRetry,
  onSignOut,
};

export const Failed: Story = {
  ...onDesktop,
  args: { error },
  play: async ({ canvasElement }) => {
    onRetry.mockClear();
    onSignOut.mockClear();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Máy chủ không trả lời');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(onSignOut).not.toHaveBeenCalled();
  },
};

export const Retrying: Story = { args: { error: { ...error, retrying: true } } };

export const Stress: Story = {
  ...onDesktop,
  args: {
    error: {
      ...error,
      title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: không kiểm tra được quyền truy cập của doanh nghiệp đã chọn',
      reason: 'Máy chủ không trả lời trong 9.999.999.999.999 giây. '.repeat(6),
    },
  },
};
