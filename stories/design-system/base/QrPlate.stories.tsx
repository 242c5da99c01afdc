import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrPlate } from '#design-system';
import { inBothThemes } from '../../kit/visual.ts';

/**
 * Placeholder for a future QR code: as large as the code, with its three corners, and what it waits for.
 *
 * **When**: a form creates a code while the user fills it in.
 *
 * **When not**: a code that is loading, which `QrCode` shows itself; one that cannot be created.
 *
 * **Common mistakes**: a sentence that names no next step; another size than the code's, so that the content below
 * moves.
 */
const meta = {
  component: QrPlate,
  args: { children: 'Chọn ngân hàng và nhập số tài khoản để có mã.' },
} satisfies Meta<typeof QrPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...inBothThemes };
