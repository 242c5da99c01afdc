import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CROP_PARTS, SquareCrop, Stack } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

const picture = (width: number, height: number) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1d4ed8"/><circle cx="0" cy="0" r="90" fill="#f59e0b"/><circle cx="${width}" cy="${height}" r="90" fill="#10b981"/></svg>`,
    ],
    'logo.svg',
    { type: 'image/svg+xml' },
  );
const wide = picture(640, 320);
const tall = picture(320, 640);

/**
 * A picture cropped to a square, before the upload.
 *
 * **When**: below a `FileField` for a logo, with a choice of the part beside it if the picture is not square.
 *
 * **When not**: an existing logo is an `Avatar`.
 *
 * **Common mistakes**: a picture that was not checked first; uploading the original instead of the shown part.
 */
const meta = {
  component: SquareCrop,
  args: { file: wide, label: 'Logo sau khi cắt' },
} satisfies Meta<typeof SquareCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: 'Logo sau khi cắt' });
  },
};

export const Parts: Story = {
  ...inBothThemes,
  name: 'Gallery',
  render: ({ label }) => (
    <Stack gap={4}>
      {[wide, tall].map((file) => (
        <Stack key={file.size} direction="row" gap={4}>
          {CROP_PARTS.map((part) => (
            <SquareCrop key={part} file={file} part={part} label={`${label}: ${part}`} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const pictures = await within(canvasElement).findAllByRole('img');
    await expect(pictures).toHaveLength(6);
    for (const one of pictures) await expect(one.clientWidth).toBe(one.clientHeight);
  },
};
