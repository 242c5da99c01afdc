import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/setting/users: the users of the business, with their store and role. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/setting/users';

const body = () => within(document.body);

/** Opens the menu of the row with this user name. */
async function openMenu(userName: string) {
  await settled();
  // A card always shows its menu, a row only on hover or focus.
  const row = document.querySelector('tr[data-row]');
  if (row) await userEvent.hover(row);
  await userEvent.click(
    await body().findByRole('button', { name: new RegExp(`(Thao tác|Actions).*${userName}`) }),
  );
}

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS, as: 'manager' }) };

/** A user's permissions, in sentences. */
export const Rights: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?peek=9006`, as: 'manager' }),
  play: async () => {
    await settled();
    await body().findByText(/^(Xem cửa hàng và sửa|View stores and edit)/);
    await settled();
  },
};

export const RowMenu: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?q=cashier`, as: 'manager' }),
  play: async () => {
    await openMenu('cashier');
    await body().findByRole('menuitem', { name: /Xóa người dùng|Delete user/ });
  },
};
