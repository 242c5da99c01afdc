import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { SecretValue, Stack } from '#design-system';
import { inBothThemes, visual } from '../../kit/visual.ts';

// Invented for the story: not a real key.
const KEY = 'vi-du-khoa-bi-mat-0000-4a7c';

/**
 * A secret with limited access: its last characters, a button that shows it for 30 seconds, and one that copies it
 * without showing it. While masked, it is nowhere in the page.
 *
 * **When**: an API key, a signing secret.
 *
 * **When not**: a password is typed, never shown again: `PasswordField`. An id is not secret: `Copyable`.
 *
 * **Common mistakes**: fetching the secret with the page; a `tail` of more than four characters; writing it to a log.
 */
const meta = {
  component: SecretValue,
  args: { label: 'Khóa API', tail: '4a7c', reveal: fn(async () => KEY) },
} satisfies Meta<typeof SecretValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const button = (root: HTMLElement, name: RegExp) => within(root).getByRole('button', { name });
const show = /^(Hiện|Show) Khóa API$/;

export const Everything: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: (args) => (
    <Stack gap={6}>
      <SecretValue {...args} label="Đã che" />
      <SecretValue {...args} />
      <SecretValue {...args} label="Đang lấy" reveal={() => new Promise(() => undefined)} />
      <SecretValue {...args} label="Lỗi" reveal={() => Promise.reject(503)} />
      <SecretValue {...args} label="Không có quyền" disabled="Cần quyền api:update" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    // Not the visible one: its countdown would make every picture different.
    for (const name of [/^(Hiện|Show) Đang lấy$/, /^(Hiện|Show) Lỗi$/]) {
      await userEvent.click(button(canvasElement, name));
    }
    await within(canvasElement).findByText(/Chưa lấy được|Could not fetch/);
  },
};

export const Shown: Story = {
  args: { reveal: fn(async () => `${'vi-du-khoa-rat-dai-'.repeat(9)}4a7c`) },
  decorators: [(Draw) => <div style={{ maxWidth: '20rem' }}>{Draw()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, show));
    await within(canvasElement).findByText(/vi-du-khoa/);
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    tail: '9999',
    reveal: fn(() => Promise.reject(new Error('403'))),
    describeError: () => 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: hết lượt xem, còn 0 trong 9.999.999.999.999 (-1)',
  },
  decorators: [(Draw) => <div style={{ maxWidth: '14rem' }}>{Draw()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /^(Hiện|Show) /));
    await within(canvasElement).findByText(/hết lượt xem/);
  },
};
