import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode } from '../../../kit/visual.ts';

/** `?panel=store-edit&of=11001`: the public data of a store; only changed values are sent. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/store?panel=store-edit&of=11002';
const panel = async () => within(await within(document.body).findByRole('dialog'));

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    await (await panel()).findByDisplayValue('Cà phê Sen Việt Hồ Tây');
  },
};
