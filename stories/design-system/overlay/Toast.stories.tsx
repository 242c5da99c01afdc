import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  dismissToast,
  Stack,
  TOAST_DURATION,
  TOAST_TONES,
  ToastHost,
  type ToastMessage,
  toast,
} from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, visual } from '../../kit/visual.ts';

const messages: Record<(typeof TOAST_TONES)[number], ToastMessage> = {
  info: { title: 'Đang chuẩn bị tệp xuất', description: 'Bạn có thể tiếp tục làm việc.' },
  success: { title: 'Cập nhật ghi chú thành công' },
  warning: { title: 'Có lỗi xảy ra, mã 503', code: 'a3f9-52c1' },
  danger: { title: 'Bạn không có quyền thực hiện thao tác này' },
};

/**
 * A short message at the bottom right, gone after 3 seconds (specification 2 and 9). Called from anywhere with `toast({
 * tone, title })`; render `ToastHost` once.
 *
 * **When**: an action succeeded and the page does not show it; the server failed and the page says so too.
 *
 * **When not**: as the only trace of an error, with any button but "copy", for messages that must be read.
 *
 * **Common mistakes**: one toast per row of a bulk action (equal messages merge, different ones do not); a toast for
 * every saved field.
 */
const meta = {
  component: ToastHost,
  beforeEach: () => dismissToast,
  render: () => (
    <main>
      <Stack direction="row" gap={2} wrap>
        {TOAST_TONES.map((tone) => (
          <Button key={tone} onClick={() => toast({ tone, ...messages[tone] })}>
            {tone}
          </Button>
        ))}
      </Stack>
      <ToastHost />
    </main>
  ),
} satisfies Meta<typeof ToastHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Toasts that stay, because the pointer rests on them. */
function Shown({ messages: shown }: { messages: readonly ToastMessage[] }) {
  useEffect(() => {
    for (const message of shown) toast(message);
  }, [shown]);
  return (
    <main>
      <ToastHost />
    </main>
  );
}

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole('button', { name }));
const toasts = () => within(screen.getByRole('region', { name: /F8/ })).queryAllByRole('listitem');
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const shownToast = (text: RegExp) =>
  waitFor(() => {
    const found = toasts().find((entry) => text.test(entry.textContent ?? ''));
    expect(found).toBeDefined();
    return found as HTMLElement;
  });

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => <Shown messages={gallery} />,
  play: async () => {
    await shownToast(/không có quyền/);
    await userEvent.hover(await shownToast(/ghi chú/));
  },
};
const gallery = TOAST_TONES.map((tone) => ({ tone, ...messages[tone] }));

export const Stress: Story = {
  ...visual,
  render: () => <Shown messages={stress} />,
  play: async () => {
    await userEvent.hover(await shownToast(/ẨN ẪN/));
  },
};
const stress: ToastMessage[] = [
  {
    tone: 'danger',
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: không hoàn được 9.999.999.999.999 ₫',
    description:
      'Số dư -1.234.567 ₫ nhỏ hơn 0 ₫. Yêu cầu được giữ lại, hãy thử lại sau ít phút hoặc báo mã bên dưới.',
    code: '0e57c9aa-3b0f-4f3e-9a53-2f6f1f0b7c11',
  },
];

export const GoesAfterThreeSeconds: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'success');
    await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'success' }));
    await shownToast(/ghi chú/);
    await rest(TOAST_DURATION - 1000);
    await expect(toasts()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText(/Cập nhật ghi chú/)).toBeNull(), { timeout: 3000 });
  },
};

export const InterruptsForErrorsOnly: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'danger');
    await waitFor(() =>
      expect(document.querySelector('[aria-live="assertive"]')).toHaveTextContent(/không có quyền/),
    );
    await press(canvasElement, 'success');
    await waitFor(() =>
      expect(
        [...document.querySelectorAll('[role="status"][aria-live="polite"]')].some((region) =>
          region.textContent?.includes('Cập nhật ghi chú'),
        ),
      ).toBe(true),
    );
  },
};

export const StaysWhileItHasTheFocus: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'warning');
    const entry = await shownToast(/503/);
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await expect(entry).toHaveFocus();
    await rest(TOAST_DURATION + 500);
    await expect(entry).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/503/)).toBeNull());
  },
};

export const StaysUnderThePointer: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'info');
    const [entry] = await waitFor(() => {
      const shown = toasts();
      expect(shown).toHaveLength(1);
      return shown;
    });
    await userEvent.hover(entry as HTMLElement);
    await rest(TOAST_DURATION + 500);
    await expect(entry).toBeVisible();
    await userEvent.unhover(entry as HTMLElement);
    await waitFor(() => expect(entry).not.toBeInTheDocument(), { timeout: TOAST_DURATION + 2000 });
  },
};
