import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, CARD_TONES, Card, EditIcon, Stack, Text } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Groups related content on one surface.
 *
 * **When**: the parts of a detail page, a form, a figure of the dashboard.
 *
 * **When not**: around a list's table, around everything, inside another card.
 *
 * **Common mistakes**: `tone` for decoration; a title that repeats the page's.
 */
const meta = {
  component: Card,
  args: {
    title: 'Thông tin cửa hàng',
    actions: (
      <Button size="sm" icon={EditIcon}>
        Chỉnh sửa
      </Button>
    ),
    children: <Text as="p">Cửa hàng Nguyễn Trãi, quận 5, Thành phố Hồ Chí Minh</Text>,
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack>
      {CARD_TONES.map((tone) => (
        <Card {...args} key={tone} tone={tone} title={`${args.title} (${tone})`} />
      ))}
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: { title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: thông tin tài khoản nhận tiền của chi nhánh miền Trung' },
  decorators: [(Draw) => <div style={{ width: '20rem' }}>{Draw()}</div>],
};

export const IsARegionNamedByItsTitle: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Thông tin cửa hàng' })).toBeVisible();
  },
};
