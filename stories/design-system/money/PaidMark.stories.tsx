import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaidMark } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * A tick made of QR code modules: money has arrived.
 *
 * **When**: once, on a green `Stage`, beside text that says what was received.
 *
 * **When not**: in lists and lines, use a status.
 */
const meta = { component: PaidMark } satisfies Meta<typeof PaidMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };
