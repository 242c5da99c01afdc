import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrPlate } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * The place of a QR code before there is one: as large as the code, with its three corners, and what it waits for.
 *
 * **When**: a form makes a code while it is filled in.
 *
 * **When not**: a code that is on its way, which `QrCode` shows itself; one that cannot be made.
 *
 * **Common mistakes**: a sentence that names no next step; a frame of another size, so that the code moves what is below.
 */
const meta = {
  component: QrPlate,
  args: { children: 'Chọn ngân hàng và nhập số tài khoản để có mã.' },
} satisfies Meta<typeof QrPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...inBothThemes };
