import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge, Button, DownloadIcon, PageHeader, PlusIcon } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * The header of a screen: its only `<h1>`, a count or state, and the page's actions.
 *
 * **When**: at the top of every screen. After a route change the app focuses `#page-title`.
 *
 * **When not**: sections and panels have their own titles.
 *
 * **Common mistakes**: more than one solid button; a description that repeats the title; a count of only one page of a
 * list.
 */
const meta = {
  component: PageHeader,
  args: {
    title: 'Giao dịch',
    count: '1.284',
    actions: (
      <>
        <Button icon={DownloadIcon}>Xuất dữ liệu</Button>
        <Button icon={PlusIcon} variant="solid" tone="accent">
          Tạo yêu cầu hoàn
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };

export const OfARecord: Story = {
  ...visual,
  args: {
    title: 'TXN-20260302-0001284',
    count: undefined,
    status: <Badge tone="success">Thành công</Badge>,
    description: 'Đơn hàng DH-000128 tại Cửa hàng Ánh Dương, Đà Nẵng',
    back: { href: '#/merchant/transaction?status=SUCCESS', label: 'Giao dịch' },
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    title:
      'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: đối chiếu toàn bộ giao dịch của kỳ quyết toán tháng mười hai năm trước',
    count: '9.999.999.999.999',
    description:
      'Số liệu gồm mọi điểm bán của doanh nghiệp, theo giờ Việt Nam (GMT+7), kể cả những giao dịch chưa đối soát xong.',
    status: <Badge tone="warning">Chờ đối soát với ngân hàng</Badge>,
  },
};

export const TitleTakesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'Giao dịch' });
    document.getElementById('page-title')?.focus();
    await expect(title).toHaveFocus();
  },
};
