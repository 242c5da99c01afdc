import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BANNER_TONES, Banner, Button, Stack } from '#design-system';
import { inEveryMode, visual } from '../../kit/visual.ts';

/**
 * A message that stays until its cause is gone.
 *
 * **When**: at the top of the content it concerns: old data after a failed reload, being offline, a locked business.
 *
 * **When not**: for a success use a toast; for an error of one field, its `error`.
 *
 * **Common mistakes**: `danger` for a hint; two banners above each other; an error without its reference code.
 */
const meta = {
  component: Banner,
  args: {
    tone: 'warning',
    title: 'Chưa cập nhật được danh sách',
    children: 'Bạn đang xem dữ liệu lúc 08:20.',
    actions: <Button size="sm">Thử lại</Button>,
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEveryMode,
  name: 'Gallery',
  render: (args) => (
    <Stack>
      {BANNER_TONES.map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    tone: 'danger',
    title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: máy chủ không trả lời cho yêu cầu hoàn 9.999.999.999.999 ₫',
    code: 'c1f0-77ab-2290',
  },
  decorators: [(Draw) => <div style={{ width: '22rem' }}>{Draw()}</div>],
};

export const InterruptsOnlyForDanger: Story = {
  args: { tone: 'danger', title: 'Chưa gửi được yêu cầu' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Chưa gửi được yêu cầu');
  },
};
