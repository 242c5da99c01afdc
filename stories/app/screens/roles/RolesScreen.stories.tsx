import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/setting/role: the roles and their permissions; users are assigned to them. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/setting/role';

const body = () => within(document.body);

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS, as: 'manager' }) };

/** A read-only user sees what they may not do, and why. */
export const ReadOnly: Story = {
  ...screen({ address: ADDRESS, as: 'auditor' }),
  play: async () => {
    await settled();
    const add = await body().findByRole('button', { name: /Thêm nhóm quyền|Add role/ });
    await expect(add).toHaveAccessibleDescription(/group:create/);
  },
};

/** The portal with the permissions of a role: its menu, a way out, and nothing is saved. */
export const SeenAsCashier: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}/302`, as: 'manager' }),
  play: async () => {
    await settled();
    await userEvent.click(await body().findByRole('button', { name: /Xem như nhóm này|View as this role/ }));
    await body().findByRole('button', { name: /Thoát xem thử|Leave the preview/ });
    await waitFor(() => expect(document.querySelector('nav a[href$="/merchant/refund"]')).toBeNull());
    await settled();
  },
};
