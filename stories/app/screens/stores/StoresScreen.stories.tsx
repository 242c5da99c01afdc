import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/store: the stores of the business, and whether they receive payments today. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/store';
const body = () => within(document.body);

/** Opens the menu of a row and chooses an item. */
async function choose(row: RegExp, entry: RegExp) {
  await settled();
  const line = document.querySelector('tr[data-row]');
  if (line) await userEvent.hover(line);
  await userEvent.click(await body().findByRole('button', { name: row }));
  await userEvent.click(await body().findByRole('menuitem', { name: entry }));
}
const MENU = /(Thao tác|Actions).*Hồ Tây/;
const ONE = `${ADDRESS}?q=11002`;

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS, as: 'manager' }) };

/** The same as cards instead of a table: chosen beside the title, and remembered. */
export const AsCards: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?form=cards`, as: 'manager' }),
  play: async () => {
    await settled();
    await expect(document.querySelectorAll('li[data-row]').length).toBe(20);
  },
};

/** The rows are shown without their marks of today. */
export const HealthFailed: Story = {
  ...visual,
  ...screen({
    address: ADDRESS,
    as: 'manager',
    faults: [{ kind: '500', match: 'GET merchants/*/order/transactions/statistic' }],
  }),
  play: async () => {
    await settled();
    const told = await body().findAllByText(/^(Chưa tải được|Could not be loaded)$/);
    await expect(told.length).toBeGreaterThan(1);
  },
};

export const PrintsAPoster: Story = {
  ...visual,
  ...screen({ address: ONE, as: 'manager' }),
  play: async () => {
    await choose(MENU, /In mã QR|Print QR code/);
    const dialog = within(await body().findByRole('dialog'));
    await dialog.findByRole('img', {}, { timeout: 8000 });
    await expect(dialog.getByText('Cà phê Sen Việt Hồ Tây')).toBeVisible();
  },
};
