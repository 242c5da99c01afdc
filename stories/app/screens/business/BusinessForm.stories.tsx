import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `?panel=business-edit`: the changes are reviewed first, field by field; a logo is cropped to a square. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/business-information?panel=business-edit';
const panel = async () => within(await within(document.body).findByRole('dialog'));

export const WarnsOfAnOddTaxCode: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    const form = await panel();
    const field = await form.findByLabelText(/Mã số thuế|Tax code/);
    await userEvent.clear(field);
    await userEvent.type(field, '12345');
    await expect(field).toHaveAccessibleDescription(/10-3/);
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(form.getByRole('button', { name: /Xem thay đổi|Review changes/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const ReviewsWhatChanges: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    const form = await panel();
    const field = await form.findByLabelText('Website');
    await userEvent.clear(field);
    await userEvent.type(field, 'https://senviet.vn');
    await userEvent.click(form.getByRole('button', { name: /Xem thay đổi|Review changes/ }));
    const review = within(await form.findByRole('group', { name: /Kiểm tra|Check/ }));
    await review.findByText('https://senviet.example');
    await review.findByText('https://senviet.vn');
  },
};

const drawn = async (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#1d4ed8';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#f59e0b';
    context.fillRect(0, 0, width / 4, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'logo.png', { type: 'image/png' });
};

/** A photo of a camera held upright: its pixels are rotated, and its metadata says so (EXIF, orientation 6). */
const photo = async () => {
  const canvas = new OffscreenCanvas(400, 200);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 200);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const tag = [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const segment = [0xff, 0xe1, 0, 2 + exif.length + tag.length, ...exif, ...tag];
  const parts = [bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)];
  return new File(parts, 'photo.jpg', { type: 'image/jpeg' });
};

export const ShowsTheLogoAsItWillBeCut: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    const form = await panel();
    const field = await form.findByLabelText(/Logo mới|New logo/);
    // The labels of its ends match the displayed orientation.
    await userEvent.upload(field, await photo());
    await form.findByRole('radio', { name: /Phía trên|The top/ });
    await userEvent.upload(field, await drawn(400, 200));
    await form.findByRole('radio', { name: /Bên trái|The left/ });
    const cut = await form.findByRole('img', { name: /Logo sau khi cắt|The logo once it is cut/ });
    await userEvent.click(form.getByRole('radio', { name: /Bên trái|The left/ }));
    await expect(getComputedStyle(cut).objectPosition).toBe('0px 0px');
  },
};
