import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, Card, EMPTY_STATE_VARIANTS, EmptyState, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Replaces missing content: says why it is missing and offers one next step.
 *
 * **When**: nothing yet (`empty`), nothing that matches (`filtered`), a failure (`error`), no permission (`forbidden`),
 * no connection (`offline`). These mean five different things to users: never use one for another.
 *
 * **When not**: while loading, use `Skeleton`; for a failure with old content still there, use `Banner`.
 *
 * **Common mistakes**: blaming the user; an error without what was kept, what to do and its reference code.
 */
const meta = {
  component: EmptyState,
  args: {
    title: 'Chưa có giao dịch nào',
    description: 'Giao dịch đầu tiên sẽ hiện ở đây ngay khi khách thanh toán.',
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const words = {
  empty: ['Chưa có giao dịch nào', 'Giao dịch đầu tiên sẽ hiện ở đây.', 'Tạo mã thanh toán'],
  filtered: ['Không có giao dịch phù hợp', 'Thử bỏ bớt điều kiện lọc.', 'Xóa bộ lọc'],
  error: ['Chưa tải được giao dịch', 'Bộ lọc của bạn vẫn được giữ. Hãy thử lại.', 'Thử lại'],
  forbidden: ['Bạn chưa có quyền xem mục này', 'Nhờ quản trị viên cấp quyền.', 'Về trang chủ'],
  offline: ['Mất kết nối mạng', 'Danh sách sẽ tự tải lại khi có mạng.', 'Thử lại'],
} as const;

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: () => (
    <Stack>
      {EMPTY_STATE_VARIANTS.map((variant) => (
        <Card key={variant} padding="none">
          <EmptyState
            variant={variant}
            title={words[variant][0]}
            description={words[variant][1]}
            actions={<Button>{words[variant][2]}</Button>}
            code={variant === 'error' ? 'c1f0-77ab-2290' : undefined}
          />
        </Card>
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    variant: 'error',
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: chưa tải được danh sách đối soát của chi nhánh',
    description: 'Máy chủ không trả lời. '.repeat(8),
    code: '7f9c0f2e-4a7b-4d0e-9a51-0b7a2f7c1e55-7f9c0f2e-4a7b-4d0e',
  },
  decorators: [(Draw) => <div style={{ width: '20rem' }}>{Draw()}</div>],
};

export const AnnouncesAFailure: Story = {
  args: { variant: 'error', title: 'Chưa tải được giao dịch', code: 'c1f0' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Mã tham chiếu: c1f0');
    await expect(within(alert).getByRole('button', { name: 'Sao chép Mã tham chiếu' })).toBeVisible();
  },
};
