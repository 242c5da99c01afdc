import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button, ShortcutList, ShortcutSheet } from '#design-system';
import { onDesktop, visual } from '../../kit/visual.ts';
import { FETCHED } from './sample.tsx';

/**
 * Every shortcut of the portal, opened by `?`.
 *
 * **When**: once, around the whole portal. Pass it the same list that the key handler uses, so that it is always
 * correct.
 *
 * **When not**: one key beside one button is a `Kbd` in its tooltip.
 *
 * **Common mistakes**: a separate list, which becomes outdated; keys of screens that this user may not see.
 */
const meta = {
  component: ShortcutSheet,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Phím tắt',
    description: 'Phím một ký tự không hoạt động khi đang nhập. Tắt chúng trong phần Giao diện.',
    groups: [
      {
        id: 'everywhere',
        title: 'Ở mọi nơi',
        shortcuts: [
          { keys: ['Ctrl+K'], label: 'Tìm kiếm và lệnh' },
          { keys: ['?'], label: 'Danh sách phím tắt' },
          { keys: ['\\'], label: 'Ẩn hoặc hiện menu' },
        ],
      },
      {
        id: 'go',
        title: 'Đi đến',
        shortcuts: [
          { keys: ['g t'], label: 'Giao dịch' },
          { keys: ['g r'], label: 'Hoàn tiền' },
          { keys: ['g 2'], label: 'Đối soát V2' },
        ],
      },
      {
        id: 'table',
        title: 'Trong bảng',
        shortcuts: [
          { keys: ['j', '↓'], label: 'Dòng sau' },
          { keys: ['k', '↑'], label: 'Dòng trước' },
          { keys: ['Shift+↑', 'Shift+↓'], label: 'Chọn nhiều dòng' },
          { keys: ['Space'], label: 'Xem nhanh' },
        ],
      },
    ],
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function WithButton(args: ComponentProps<typeof ShortcutSheet>) {
  const [open, setOpen] = useState(args.open);
  return (
    <main style={{ padding: '1.5rem' }}>
      <h1>Giao dịch</h1>
      <Button onClick={() => setOpen(true)}>Phím tắt</Button>
      <ShortcutSheet
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
      />
    </main>
  );
}

const sheet = () => within(document.body).findByRole('dialog', { name: 'Phím tắt' }, FETCHED);

export const Playground: Story = { args: { open: false } };

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  play: async () => {
    const dialog = await sheet();
    await expect(within(dialog).getByText('Xem nhanh')).toBeVisible();
  },
};

export const Stress: Story = {
  ...onDesktop,
  args: {
    groups: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      title: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ trong danh sách rất dài',
      shortcuts: [
        {
          keys: ['Ctrl+Shift+Alt+K', 'g 2', 'PageDown'],
          label: 'Chuyển sang màn hình của nhóm quyền ẨN NGHIỆP',
        },
        { keys: ['\\'], label: '9.999.999.999.999' },
        { keys: ['+'], label: '-9.999.999.999.999' },
      ],
    })),
  },
  play: async () => {
    await sheet();
  },
};

export const AsAPartOfAPage: Story = {
  ...onDesktop,
  render: ({ groups }) => (
    <main style={{ padding: '1.5rem' }}>
      <h1>Trung tâm trợ giúp</h1>
      <h2>Phím tắt</h2>
      <ShortcutList groups={groups} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Trong bảng' })).toBeVisible();
  },
};
