import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tabs } from '#design-system';
import { inBothThemes, inEveryMode } from '../../kit/visual.ts';

function Kept(props: ComponentProps<typeof Tabs>) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        props.onChange(id);
      }}
    />
  );
}

/**
 * Exclusive views of one list or one record.
 *
 * **When**: states that users often switch between: all, waiting, approved.
 *
 * **When not**: pages of the portal (the menu), or choices that can be combined (`FilterBar`).
 *
 * **Common mistakes**: a count that ignores the other filters; tabs for content that belongs on one page.
 */
const meta = {
  component: Tabs,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Trạng thái yêu cầu',
    value: 'all',
    onChange: fn(),
    tabs: [
      { id: 'all', label: 'Tất cả', count: 1284 },
      { id: 'waiting', label: 'Chờ duyệt', count: 12 },
      { id: 'approved', label: 'Đã duyệt', count: 1270 },
      { id: 'rejected', label: 'Từ chối', count: 0 },
      { id: 'draft', label: 'Bản nháp' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...inEveryMode, name: 'Gallery', args: { value: 'waiting' } };

export const Stress: Story = {
  ...inBothThemes,
  args: {
    value: '7',
    tabs: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
      count: index * 1_234_567,
    })),
  },
};

export const MovesByArrowsAndChoosesByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Tất cả/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Chờ duyệt/ })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('waiting');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Bản nháp/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /Tất cả/ })).toHaveFocus();
  },
};
