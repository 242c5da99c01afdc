import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelectList, Stack } from '#design-system';
import { held } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

const statuses = ['Khởi tạo', 'Đang xử lý', 'Thành công', 'Thất bại', 'Đã hoàn'].map((label, index) => ({
  value: String(index),
  label,
}));
const stores = Array.from({ length: 24 }, (_, index) => ({
  value: `store-${index}`,
  label: `${['Đà Nẵng', 'Hà Nội', 'Huế', 'Cần Thơ'][index % 4]} ${index + 1}`,
  disabled: index === 5,
}));

const Held = held(MultiSelectList);

/**
 * Multiple choice from a list, applied with each tick. Above eight options there is a search box. Its parent provides
 * the popover or sheet.
 *
 * **When**: the statuses of a filter, the stores of a report.
 *
 * **When not**: three options that always fit are better as checkboxes in the page.
 *
 * **Common mistakes**: an empty selection that seems to mean "none": say so where it means all.
 */
const meta = {
  component: MultiSelectList,
  args: { label: 'Trạng thái', options: statuses, value: ['2', '3'], onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MultiSelectList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={6}>
      <Held {...args} />
      <Held {...args} label="Cửa hàng" options={stores} value={['store-1']} />
    </Stack>
  ),
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'Cửa hàng',
    options: stores.map((store) => ({
      ...store,
      label: `${store.label}: ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ 9.999.999.999.999 ₫`,
    })),
    value: ['store-0', 'store-1'],
  },
};

export const SelectsWhatTheSearchShows: Story = {
  args: { label: 'Cửa hàng', options: stores, value: [] },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement);
    await userEvent.type(list.getByRole('searchbox'), 'ha noi');
    await waitFor(() => expect(list.getAllByRole('checkbox')).toHaveLength(6));
    await userEvent.click(list.getByRole('button', { name: /^(Chọn tất cả|Select all)$/ }));
    // The sixth store is disabled.
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'store-1',
      'store-9',
      'store-13',
      'store-17',
      'store-21',
    ]);
    await userEvent.click(list.getByRole('button', { name: /^(Bỏ chọn|Clear selection)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const WalksFromTheSearchToTheBoxesAndBack: Story = {
  args: { label: 'Cửa hàng', options: stores, value: [] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox', { name: /: Cửa hàng$/ });
    search.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Đà Nẵng 1' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['store-0']);
    await userEvent.keyboard('{ArrowUp}');
    await expect(search).toHaveFocus();
  },
};
