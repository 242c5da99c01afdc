import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Tree, type TreeNode } from '#design-system';
import { forcedColors, visual } from '../../kit/visual.ts';

const stores: TreeNode[] = [
  {
    id: 'south',
    label: 'Miền Nam',
    hint: '3 cửa hàng',
    children: [
      { id: 'q1', label: 'Cửa hàng Quận 1', hint: 'ST-0001' },
      {
        id: 'td',
        label: 'Thủ Đức',
        children: [
          { id: 'td1', label: 'Quầy Linh Trung', hint: 'ST-0002' },
          { id: 'td2', label: 'Quầy Hiệp Bình', hint: 'ST-0003' },
        ],
      },
    ],
  },
  {
    id: 'north',
    label: 'Miền Bắc',
    children: [
      { id: 'hk', label: 'Hoàn Kiếm', hint: 'ST-0004' },
      { id: 'dd', label: 'Đống Đa', hint: 'đã đóng', disabled: true },
    ],
  },
  { id: 'online', label: 'Bán hàng trực tuyến', hint: 'ST-0006' },
];

function Kept(props: ComponentProps<typeof Tree>) {
  const [checked, setChecked] = useState(props.checked);
  const [selected, setSelected] = useState(props.selected);
  return (
    <Tree
      {...props}
      checked={checked}
      selected={selected}
      onCheckedChange={
        props.onCheckedChange &&
        ((next) => {
          setChecked(next);
          props.onCheckedChange?.(next);
        })
      }
      onSelect={
        props.onSelect &&
        ((id) => {
          setSelected(id);
          props.onSelect?.(id);
        })
      }
    />
  );
}

/**
 * Things within things: regions and their stores, groups and their permissions.
 *
 * **When**: something has a place in a hierarchy that people know, and may be picked from it.
 *
 * **When not**: one level (`MultiSelectList`), permissions with actions (`PermissionMatrix`), places of the portal (the
 * menu).
 *
 * **Common mistakes**: keeping ids of branches in `checked`: only leaves are ticked; opening everything at first.
 */
const meta = {
  component: Tree,
  render: (args) => <Kept {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  args: {
    label: 'Cửa hàng',
    nodes: stores,
    expanded: new Set(['south', 'td']),
    checked: new Set(['td1']),
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  args: { expanded: new Set(['south', 'td', 'north']), checked: new Set(['td1', 'td2', 'hk']) },
};

/** Without boxes it is walked through: Enter and a click select. */
export const ToWalkThrough: Story = {
  ...visual,
  args: { onCheckedChange: undefined, onSelect: fn(), selected: 'td2' },
};

/** A thousand nodes: what is closed is not drawn, what is out of sight costs no layout. */
export const Many: Story = {
  args: {
    expanded: new Set(Array.from({ length: 10 }, (_, index) => `r${index}`)),
    nodes: Array.from({ length: 10 }, (_, region) => ({
      id: `r${region}`,
      label: `Khu vực ${region + 1}`,
      children: Array.from({ length: 100 }, (__, store) => ({
        id: `r${region}s${store}`,
        label: `Cửa hàng ${region + 1}.${store + 1}`,
      })),
    })),
  },
};

export const Stress: Story = {
  ...visual,
  decorators: [(Story) => <div style={{ width: '18rem' }}>{Story()}</div>],
  args: {
    expanded: new Set(['0', '0.0', '0.0.0', '0.0.0.0']),
    checked: new Set(),
    nodes: [
      {
        id: '0',
        label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
        hint: '9.999.999.999.999',
        children: [
          {
            id: '0.0',
            label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
            children: [
              {
                id: '0.0.0',
                label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
                children: [
                  { id: '0.0.0.0', label: 'Nghiệp', children: [{ id: 'end', label: 'Ưng', hint: '0' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};

const item = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('treeitem', { name });

export const MovesByArrowsHomeAndEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(item(canvas, /Miền Nam/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(canvas, /Quận 1/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item(canvas, /Linh Trung/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(canvas, /Thủ Đức/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(canvas, /Thủ Đức/)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('treeitem', { name: /Linh Trung/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(canvas, /Linh Trung/)).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(item(canvas, /trực tuyến/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(item(canvas, /Miền Nam/)).toHaveFocus();
  },
};

export const TicksBySpaceInThreeStates: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(item(canvas, /Thủ Đức/)).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(new Set(['q1', 'td1', 'td2']));
    await expect(item(canvas, /Miền Nam/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown} ');
    await expect(item(canvas, /Miền Nam/)).toHaveAttribute('aria-checked', 'mixed');
  },
};

/** Letters go to the next node that begins with them, marks aside; a star opens all beside a node. */
export const FindsByTypingAndOpensByStar: Story = {
  args: { expanded: new Set() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('b');
    await expect(item(canvas, /trực tuyến/)).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(item(canvas, /Quận 1/)).toBeVisible();
    await expect(item(canvas, /Hoàn Kiếm/)).toBeVisible();
  },
};

export const SelectsByEnter: Story = {
  args: { onCheckedChange: undefined, onSelect: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('q1');
    await expect(item(within(canvasElement), /Quận 1/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const InForcedColors: Story = { ...forcedColors, args: Everything.args };
