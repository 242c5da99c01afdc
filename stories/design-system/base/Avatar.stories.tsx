import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AVATAR_SHAPES, AVATAR_SIZES, Avatar, Stack } from '#design-system';
import { Gallery } from '../../kit/Gallery.tsx';
import { inBothThemes, visual } from '../../kit/visual.ts';

/**
 * Represents a person or a business: a picture, or the initial of the given name, which in Vietnamese is the last word.
 *
 * **When**: beside a name in the topbar, a list of users, a store.
 *
 * **When not**: instead of a name.
 *
 * **Common mistakes**: a `label` beside the written name: screen readers then read it twice.
 */
const meta = { component: Avatar, args: { name: 'Nguyễn Thị Ánh' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const logo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="teal" d="M0 0h8v8H0z"/%3E%3Cpath fill="gold" d="m4 1 3 6H1z"/%3E%3C/svg%3E';

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Gallery rows={AVATAR_SHAPES} columns={AVATAR_SIZES}>
      {(shape, size) => (
        <Stack direction="row" gap={2}>
          <Avatar {...args} shape={shape} size={size} />
          <Avatar {...args} shape={shape} size={size} src={logo} />
        </Stack>
      )}
    </Gallery>
  ),
};

export const Stress: Story = {
  ...visual,
  render: () => (
    <Stack direction="row">
      {['Ẩn', 'Đỗ Văn đạt', 'Ỷ', 'Cửa hàng 24h', '(Hoa Sen)', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Stack>
  ),
};

export const ShowsTheInitialWhenThePictureFails: Story = {
  args: { src: 'data:image/png;base64,broken', label: 'Nguyễn Thị Ánh' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Nguyễn Thị Ánh' });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(avatar).toHaveTextContent('Á');
  },
};
