import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { visual } from '../../../kit/visual.ts';

/** `/merchant/business-information/[id]`: an ADMIN works in the business that they look at. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Incomplete: Story = {
  ...visual,
  ...screen({ address: '/merchant/business-information/1003', as: 'admin' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: /Gốm Bát Tràng/ });
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '8');
    await page.findByText(/(Cần bổ sung|Still missing): Website/);
  },
};
