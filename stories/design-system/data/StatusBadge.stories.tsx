import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, StatusBadge, TONES, UnknownStatus } from '#design-system';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * The state of a record: colour, icon and text together.
 *
 * **When**: the current state of a record. One icon for each state, defined in the status registry. A state missing
 * from the registry is an `UnknownStatus`: neutral, with the service's own value.
 *
 * **When not**: a count or "new" (`Badge`); something to press.
 *
 * **Common mistakes**: two states with the same icon; `danger` for a state that is merely final.
 */
const meta = {
  component: StatusBadge,
  subcomponents: { UnknownStatus },
  args: { tone: 'success', icon: 'success', label: 'Thành công' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const looks = {
  neutral: { icon: 'cancelled', label: 'Đã hủy' },
  info: { icon: 'info', label: 'Đang xử lý' },
  success: { icon: 'success', label: 'Thành công' },
  warning: { icon: 'pending', label: 'Chờ thanh toán' },
  danger: { icon: 'failed', label: 'Thất bại' },
  special: { icon: 'review', label: 'Đang tra soát' },
} as const;

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: () => (
    <Stack gap={3} align="start">
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone} {...looks[tone]} />
      ))}
    </Stack>
  ),
};

export const Unknown: Story = {
  ...visual,
  render: () => (
    <Stack gap={3} align="start">
      <UnknownStatus value="AWAITING_PARTNER" />
      <div style={{ width: '14rem' }}>
        <UnknownStatus value={'AWAITING_PARTNER_'.repeat(9)} />
      </div>
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    tone: 'warning',
    icon: 'pending',
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: chờ đối soát lại với ngân hàng',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
};
