import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode } from '../../../kit/visual.ts';

/**
 * `?`: every key, from the same list that types the handlers; of the `g` keys, only those that lead somewhere for this
 * user.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

async function openSheet() {
  const body = within(document.body);
  await body.findByRole('button', { name: /Tìm kiếm và lệnh|Search and commands/ }, { timeout: 10_000 });
  await settled();
  // A native event, outside any `act`: the list's code is still loading.
  for (const type of ['keydown', 'keyup'])
    document.body.dispatchEvent(new KeyboardEvent(type, { key: '?', bubbles: true }));
  await body.findByRole('dialog', { name: /^(Phím tắt|Keyboard shortcuts)$/ }, { timeout: 10_000 });
}

export const Open: Story = { ...inEveryMode, ...screen({ address: '/merchant/store' }), play: openSheet };
