import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../kit/screen.tsx';
import { visual } from '../../kit/visual.ts';

/** "Giao diện": the user's settings, from the user menu or the palette; kept until sign-out. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const NAME = /^(Giao diện|Appearance)$/;

async function openSettings() {
  await settled();
  const body = within(document.body);
  await userEvent.click(await body.findByRole('button', { name: /Lê Hoàng Nam/ }, { timeout: 10_000 }));
  const item = await body.findByRole('menuitem', { name: NAME }, { timeout: 10_000 });
  // Outside any `act`: the panel's code is still loading.
  item.click();
  return within(await body.findByRole('dialog', { name: NAME }, { timeout: 10_000 }));
}

export const Open: Story = {
  ...visual,
  ...screen({ address: '/merchant/store' }),
  play: async () => {
    await expect((await openSettings()).getAllByRole('radio', { checked: true })).toHaveLength(5);
  },
};
