import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Pagination, Stack } from '#design-system';
import { inEnglish, visual } from '../../kit/visual.ts';

/**
 * Page navigation of a list, with the range of visible rows.
 *
 * **When**: below every list; with a single page it shows only the number of rows. The page belongs in the address.
 *
 * **When not**: a feed that grows while it is read.
 *
 * **Common mistakes**: keeping the page when a filter changes; hiding the total.
 */
const meta = {
  component: Pagination,
  args: { page: 3, pageSize: 20, total: 1284, onPageChange: fn(), onPageSizeChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <Stack>
      <Pagination {...args} aria-label="Trang đầu" page={1} />
      <Pagination {...args} aria-label="Giữa" page={30} />
      <Pagination {...args} aria-label="Trang cuối" page={65} />
      <Pagination {...args} aria-label="Một trang" page={1} total={7} />
      <Pagination {...args} aria-label="Không có dòng nào" page={1} total={0} />
      <Pagination {...args} aria-label="Đang tải" loading />
    </Stack>
  ),
};

export const Stress: Story = { ...visual, args: { page: 61_728, pageSize: 20, total: 1_234_567_890 } };

export const OnePageHasNoButtons: Story = {
  args: { page: 1, total: 7 },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Phân trang' }));
    await expect(nav.getByText('1–7 của 7')).toBeVisible();
    await expect(nav.queryByRole('button')).toBeNull();
    await expect(nav.queryByRole('combobox')).toBeNull();
  },
};
