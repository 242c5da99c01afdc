import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../kit/screen.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/** Replaces every page while the screen is locked, from the user menu or after five idle minutes at a till. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const FETCHED = { timeout: 10_000 };

/** Locks as a user does. */
async function lock() {
  await settled();
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name: /Lê Hoàng Nam/ }, FETCHED));
  const entry = { name: /^(Khóa màn hình|Lock the screen)$/ };
  // Outside any `act`: the lock screen's code is still loading.
  (await page.findByRole('menuitem', entry, FETCHED)).click();
  await page.findByRole('heading', { name: /^(Màn hình đang khóa|The screen is locked)$/ }, FETCHED);
  await expect(document.querySelectorAll('[data-row]')).toHaveLength(0);
  return page;
}

const ADDRESS = '/merchant/transaction';

export const ByPassword: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await lock();
    await settled();
  },
};

export const ByPasskeyToo: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager', pool: 'passkey' }),
  play: async () => {
    const page = await lock();
    await page.findByRole('button', { name: /^(Mở khóa bằng|Unlock with a) passkey$/ }, FETCHED);
    await settled();
  },
};
