import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect, MultiSelectList, Stack } from '#design-system';
import { Held as HeldValue } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inEnglish } from '../../kit/visual.ts';

const statuses = ['Khởi tạo', 'Đang xử lý', 'Thành công', 'Thất bại', 'Đã hoàn'].map((label, index) => ({
  value: String(index),
  label,
}));
const stores = Array.from({ length: 24 }, (_, index) => ({
  value: `store-${index}`,
  label: `${['Đà Nẵng', 'Hà Nội', 'Huế', 'Cần Thơ'][index % 4]} ${index + 1}`,
  disabled: index === 5,
}));

/**
 * Several out of a list, taking effect with each tick. Above eight options there is a search box. `MultiSelectList` is
 * the same list for a place that brings its own popover or sheet.
 *
 * **When**: the statuses of a filter, the stores of a report.
 *
 * **When not**: three options that always fit stand better as checkboxes in the page.
 *
 * **Common mistakes**: an empty choice that means "none": say "all" in the placeholder when it means all.
 */
const meta = {
  component: MultiSelect,
  subcomponents: { MultiSelectList },
  args: { label: 'Trạng thái', options: statuses, value: [], onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ onChange, ...rest }: ComponentProps<typeof MultiSelect>) {
  const [value, setValue] = useState<readonly string[]>(rest.value);
  return (
    <div style={{ maxWidth: '20rem' }}>
      <MultiSelect
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

/** The list without its button, as a filter's own popover holds it. */
function HeldList({ label, options, value: initial, onChange }: ComponentProps<typeof MultiSelectList>) {
  return (
    <HeldValue initial={initial}>
      {(value, setValue) => (
        <MultiSelectList
          {...{ label, options, value }}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      )}
    </HeldValue>
  );
}

const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button'));
  return screen.findByRole('dialog');
};
const box = (name: string) => screen.getByRole('checkbox', { name });

export const Playground: Story = {};

export const States: Story = {
  ...inEnglish,
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} />
      <Held {...args} value={['2']} />
      <Held {...args} value={['0', '1', '2', '3']} hint="Để trống là tất cả" />
      <Held {...args} error="Chọn ít nhất một trạng thái" />
      <Held {...args} value={['2', '3']} disabled />
    </Stack>
  ),
};

export const Opened: Story = {
  ...inEnglish,
  args: { value: ['2', '3'] },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(box('Thành công')).toBeChecked();
  },
};

export const Stress: Story = {
  ...inEnglish,
  args: {
    label: 'Cửa hàng',
    options: stores.map((store) => ({
      ...store,
      label: `${store.label}: ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ 9.999.999.999.999 ₫`,
    })),
    value: ['store-0', 'store-1'],
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const TicksByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box('Khởi tạo')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(box('Thành công')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['0', '2']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await expect(
      within(canvasElement).getByRole('button', { name: 'Trạng thái: Khởi tạo, Thành công' }),
    ).toBeVisible();
  },
};

export const SelectsWhatTheSearchShows: Story = {
  args: { label: 'Cửa hàng', options: stores },
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    const search = within(dialog).getByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('ha noi');
    await waitFor(() => expect(within(dialog).getAllByRole('checkbox')).toHaveLength(6));
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Chọn tất cả|Select all)$/ }));
    // The sixth store cannot be chosen.
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'store-1',
      'store-9',
      'store-13',
      'store-17',
      'store-21',
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: /^(Bỏ chọn|Clear selection)$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const ListAlone: Story = {
  ...inEnglish,
  render: ({ onChange }) => (
    <Stack gap={6}>
      <HeldList label="Trạng thái" options={statuses} value={['2', '3']} onChange={onChange} />
      <HeldList label="Cửa hàng" options={stores} value={['store-1']} onChange={onChange} />
    </Stack>
  ),
};

export const WalksFromTheSearchToTheBoxesAndBack: Story = {
  args: { label: 'Cửa hàng', options: stores },
  render: (args) => <HeldList {...args} />,
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
