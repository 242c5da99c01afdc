import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, screenMeta } from '../../../kit/screen.tsx';
import { visual } from '../../../kit/visual.ts';

/** `?panel=settlement-note&of=DS...`: the note of a settlement, saved by its own call. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = {
  ...visual,
  ...screen({ address: '/merchant/settlement-v2?panel=settlement-note&of=DS260301103', as: 'manager' }),
};
