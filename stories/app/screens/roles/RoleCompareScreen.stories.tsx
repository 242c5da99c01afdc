import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { visual } from '../../../kit/visual.ts';

/** `/merchant/setting/role/compare?a=302&b=305`: what two roles see and may do, and where they differ. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/setting/role/compare?a=302';

/** With one's own rights. */
export const Default: Story = { ...visual, ...screen({ address: ADDRESS, as: 'manager' }) };

export const TwoRoles: Story = {
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await userEvent.selectOptions(page.getByRole('combobox', { name: /^(Với|With)$/ }), 'Cửa hàng trưởng');
    await page.findByRole('columnheader', { name: 'Cửa hàng trưởng' });
    await expect(page.getByText(/^(\d+ điểm khác nhau|\d+ differences)$/)).toBeVisible();
  },
};
