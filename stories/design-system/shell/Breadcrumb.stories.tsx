import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

/**
 * The path to a page, from the menu model's titles; the last step is the record's code.
 *
 * **When**: in the topbar of every screen. Narrower than 480 px (its own width) the middle collapses into a "…" menu.
 *
 * **When not**: the steps of a task are not pages.
 *
 * **Common mistakes**: an `href` on the last item, which is this page; an invented page for a menu group.
 */
const meta = {
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Tổng quan', href: '#/merchant' },
      { label: 'Cài đặt' },
      { label: 'Nhóm quyền', href: '#/merchant/setting/role' },
      { label: 'Thêm nhóm quyền' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Story['decorators'] = [
  (Story) => (
    <div style={{ display: 'flex', width: '22rem' }}>
      <Story />
    </div>
  ),
];

export const Playground: Story = { ...visual };

export const OnePage: Story = { args: { items: [{ label: 'Tổng quan' }] } };

export const Narrow: Story = { ...onDesktop, decorators: narrow };

export const Stress: Story = {
  ...visual,
  args: {
    items: [
      { label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ', href: '#/a' },
      { label: 'Thông tin doanh nghiệp và các điểm bán trực thuộc khu vực miền Trung', href: '#/b' },
      { label: 'Đối soát chi tiết theo kỳ quyết toán tháng mười hai', href: '#/c' },
      { label: 'TXN-2026-03-02-0000000000001284-ĐƠN-HÀNG-DÀI' },
    ],
  },
};

export const OpensTheMiddleByKeyboard: Story = {
  decorators: narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Nhóm quyền' })).toBeNull();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    const body = within(document.body);
    const group = await body.findByRole('menuitem', { name: /^Cài đặt/ }, FETCHED);
    await waitFor(() => expect(group).toHaveFocus());
    await expect(group).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(body.getByRole('menuitem', { name: 'Nhóm quyền' })).toHaveAttribute(
      'href',
      '#/merchant/setting/role',
    );
  },
};
