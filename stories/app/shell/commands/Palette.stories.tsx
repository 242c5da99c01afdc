import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `Ctrl+K`: the pages that this user may see, the businesses of an ADMIN, a transaction by its id, and the actions. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/store';

/** The tools around the page load after its content; the key handlers follow a moment later. */
async function openPalette(text: string) {
  const body = within(document.body);
  await body.findByRole('button', { name: /Tìm kiếm và lệnh|Search and commands/ }, { timeout: 10_000 });
  await settled();
  // A native event, outside any `act`: the palette's code is still loading.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  const field = await body.findByRole('combobox', { name: /Tìm kiếm|Search/ }, { timeout: 10_000 });
  if (text) await userEvent.type(field, text);
  await expect((await body.findAllByRole('option'))[0]).toBeVisible();
}

export const OfAnAdministrator: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'admin' }),
  play: () => openPalette(''),
};

export const OpensATransactionByItsId: Story = {
  ...visual,
  ...screen({ address: ADDRESS }),
  play: () => openPalette('GD26030210051'),
};
