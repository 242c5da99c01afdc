import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DiffTable } from '#design-system';
import { forcedColors, inBothThemes, inEnglish, visual } from '../../kit/visual.ts';

/**
 * Two records side by side, row by row; rows that differ are outlined and can be filtered.
 *
 * **When**: two roles, two versions, a row of a file and one of the system.
 *
 * **When not**: one record (`DescriptionList`); three or more (`ClientTable`).
 *
 * **Common mistakes**: comparing displayed text instead of values: the caller decides what `differs`.
 */
const meta = {
  component: DiffTable,
  args: {
    caption: 'Thu ngân so với Kế toán',
    heads: { label: 'Màn hình', left: 'Thu ngân', right: 'Kế toán' },
    rows: [
      { id: 'a', label: 'Giao dịch', left: 'Xem và ghi chú.', right: 'Xem.', differs: true },
      { id: 'b', label: 'Cửa hàng', left: 'Xem.', right: 'Xem.', differs: false },
      { id: 'c', label: 'Đối soát', left: '-', right: 'Xem, nhập tệp và xuất tệp.', differs: true },
    ],
  },
} satisfies Meta<typeof DiffTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...visual, ...inEnglish, name: 'Gallery' };

export const NoDifferences: Story = {
  args: { rows: meta.args.rows.map((row) => ({ ...row, right: row.left, differs: false })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Không có điểm nào khác|No differences/);
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Stress: Story = {
  ...inBothThemes,
  args: {
    rows: [
      {
        id: 'a',
        label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
        left: 'x'.repeat(120),
        right: '-9.999.999.999.999 ₫',
        differs: true,
      },
      { id: 'b', label: '0', left: 0, right: 0, differs: false },
    ],
  },
};

export const ShowsOnlyDifferences: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^(2 điểm khác nhau|2 differences)$/);
    await userEvent.click(canvas.getByRole('switch'));
    await waitFor(() => expect(canvas.queryByText('Cửa hàng')).toBeNull());
    await expect(canvas.getByRole('rowheader', { name: /^Giao dịch (khác|different)$/ })).toBeVisible();
  },
};

export const InForcedColors: Story = { ...forcedColors };
