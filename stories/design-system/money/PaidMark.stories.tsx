import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaidMark } from '#design-system';
import { visual } from '../../kit/visual.ts';

/**
 * A tick made of the modules of a QR code: money has come.
 *
 * **When**: once, on a `Stage` in green, beside words that say what was received.
 *
 * **When not**: in lists and lines, use a status.
 */
const meta = { component: PaidMark } satisfies Meta<typeof PaidMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...visual };
