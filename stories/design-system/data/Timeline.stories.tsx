import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FailedIcon, PendingIcon, RefundIcon, Stack, SuccessIcon, Timeline, TONES } from '#design-system';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * The history of one record, oldest first, with the pauses between events.
 *
 * **When**: the history of one transaction or one refund: who did what, and when.
 *
 * **When not**: for many records by time use `DataTable`; for steps still to do, use text.
 *
 * **Common mistakes**: newest first, so that the line reads backwards; a colour on every event, so that the failed one
 * does not stand out; `gap` for pauses of seconds, which mean nothing.
 */
const meta = {
  component: Timeline,
  args: {
    items: [
      {
        id: 'created',
        at: '18/11/2026 09:15:02',
        title: 'Khởi tạo giao dịch',
        description: 'Chi nhánh Quận 1',
      },
      {
        id: 'paid',
        at: '18/11/2026 09:16:40',
        title: 'Thanh toán thành công',
        tone: 'success',
        icon: SuccessIcon,
        description: 'NGUYEN THI MY HUONG, Vietcombank',
      },
      {
        id: 'refunded',
        at: '20/11/2026 17:13:29',
        title: 'Hoàn tiền',
        tone: 'info',
        icon: RefundIcon,
        description: 'Khách trả hàng',
        gap: '2 ngày sau',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={8}>
      <Timeline {...args} />
      <Timeline
        items={TONES.map((tone) => ({ id: tone, at: '20/11/2026 17:13:29', title: 'Đang xử lý', tone }))}
      />
      <Timeline items={[{ id: 'only', at: '20/11/2026 17:13:29', title: 'Khởi tạo giao dịch' }]} />
    </Stack>
  ),
};

export const Loading: Story = {
  ...visual,
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).queryByText('Hoàn tiền')).toBeNull();
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    items: [
      {
        id: 'waiting',
        at: '01/01/2026 00:00:00',
        title: 'Chờ ngân hàng thụ hưởng xác nhận 9.999.999.999.999 ₫ cho ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
        tone: 'warning',
        icon: PendingIcon,
        description: `Mã tra soát ${'7f9c0f2e4a7b4d0e'.repeat(6)}`,
      },
      {
        id: 'failed',
        at: '20/11/2026 23:59:59',
        title: 'Thất bại',
        tone: 'danger',
        icon: FailedIcon,
        description:
          'Số dư sau giao dịch -9.999.999.999.999 ₫, phí 0 ₫, không đủ để hoàn lại cho người chuyển',
        gap: '10 tháng 19 ngày 23 giờ 59 phút 59 giây sau khi ngân hàng thụ hưởng nhận được yêu cầu',
      },
    ],
  },
  decorators: [(Draw) => <div style={{ maxWidth: '20rem' }}>{Draw()}</div>],
};

export const IsAListInTheGivenOrder: Story = {
  play: async ({ canvasElement }) => {
    const events = within(canvasElement).getAllByRole('listitem');
    await expect(events).toHaveLength(3);
    await expect(events[0]).toHaveTextContent('Khởi tạo giao dịch');
    await expect(events[2]).toHaveTextContent('2 ngày sau');
  },
};
