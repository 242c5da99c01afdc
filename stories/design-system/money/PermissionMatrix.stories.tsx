import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type PermissionGroup, PermissionMatrix } from '#design-system';
import '../../kit/patience.ts';
import { forcedColors, inEnglish, visual } from '../../kit/visual.ts';

const actions = [
  { id: 'read', label: 'Xem' },
  { id: 'create', label: 'Tạo' },
  { id: 'update', label: 'Sửa' },
  { id: 'delete', label: 'Xóa' },
  { id: 'approve', label: 'Duyệt' },
  { id: 'export', label: 'Xuất' },
];
const resource = (id: string, label: string, ids: string, dangerous: readonly string[] = []) => ({
  id,
  label,
  permissions: actions
    .filter((action) => ids.split(' ').includes(action.id))
    .map((action) => ({
      id: `${id}:${action.id}`,
      action: action.id,
      label: `${action.label} ${label.toLowerCase()}`,
      danger: dangerous.includes(action.id),
    })),
});
const groups: PermissionGroup[] = [
  {
    id: 'payments',
    label: 'Thanh toán',
    resources: [
      resource('transaction', 'Giao dịch', 'read export'),
      resource('refund', 'Yêu cầu hoàn tiền', 'read create approve export', ['approve']),
      resource('van', 'Tài khoản ảo', 'read create update'),
      resource('settlement', 'Đối soát', 'read update approve export', ['approve']),
    ],
  },
  {
    id: 'people',
    label: 'Người dùng và cài đặt',
    resources: [
      resource('store', 'Cửa hàng', 'read create update delete'),
      resource('user', 'Người dùng', 'read create update delete', ['create']),
      resource('group', 'Nhóm quyền', 'read create update delete', ['update']),
      {
        ...resource('api', 'Khóa API', 'read'),
        permissions: [
          { id: 'api:read', action: 'read', label: 'Xem khóa API' },
          {
            id: 'api:update',
            action: 'update',
            label: 'Đặt lại khóa API',
            danger: true,
            fixed: 'Bạn không có quyền này nên không thể cấp',
          },
        ],
      },
    ],
  },
];
const value = new Set([
  'transaction:read',
  'transaction:export',
  'refund:read',
  'refund:create',
  'store:read',
]);

function Kept(props: ComponentProps<typeof PermissionMatrix>) {
  const [value, setValue] = useState(props.value);
  return (
    <PermissionMatrix
      {...props}
      value={value}
      onChange={
        props.onChange &&
        ((next) => {
          setValue(next);
          props.onChange?.(next);
        })
      }
    />
  );
}

/**
 * Who may do what: resources by actions.
 *
 * **When**: to grant or look up the permissions of a role.
 *
 * **When not**: a few options (`MultiSelectList`).
 *
 * **Common mistakes**: hiding what the user may not grant (say why, with `fixed`); a rule ("write implies read") that
 * applies without visible feedback.
 */
const meta = {
  component: PermissionMatrix,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Quyền của nhóm Kế toán',
    groups,
    actions,
    value,
    onChange: fn(),
  },
} satisfies Meta<typeof PermissionMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...visual, name: 'Gallery' };

export const ReadOnly: Story = { ...visual, args: { onChange: undefined } };

/** Differences from before are marked, and can be filtered. */
export const Changed: Story = {
  ...inEnglish,
  args: { before: new Set(['transaction:read', 'refund:read', 'refund:approve', 'store:read']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /Chỉ xem thay đổi|Only changes/ }));
    await waitFor(() => expect(canvas.queryByText('Cửa hàng')).toBeNull());
    await expect(canvas.getAllByText('Giao dịch').length).toBeGreaterThan(0);
  },
};

/** Below 992 px each resource is a section that expands. */
export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };

export const Stress: Story = {
  ...visual,
  args: {
    value: new Set(['0:0:read', '0:0:delete']),
    groups: Array.from({ length: 2 }, (_, group) => ({
      id: String(group),
      label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
      resources: Array.from({ length: 3 }, (__, index) =>
        resource(
          `${group}:${index}`,
          'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
          'read create update delete approve export',
          ['delete'],
        ),
      ),
    })),
  },
};

export const MovesByArrowsAndTicksBySpace: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Xem giao dịch' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Xuất giao dịch' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      new Set(['transaction:read', 'refund:read', 'refund:create', 'store:read']),
    );
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Yêu cầu hoàn tiền' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('checkbox', { name: /Xuất yêu cầu hoàn tiền/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('checkbox', { name: /Đặt lại khóa API/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Xem nhóm quyền' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ })).toHaveFocus();
    // The whole matrix is a single tab stop.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const InForcedColors: Story = { ...forcedColors };
