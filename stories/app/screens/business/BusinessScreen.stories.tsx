import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `/merchant/business-information`: the data of the current business. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/business-information';

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await page.findByText('merchantCategoryCode');
    // Nothing is missing, so no progress is shown.
    await expect(page.queryByRole('progressbar')).toBeNull();
  },
};

export const SaysWhatASyncHasChanged: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    // On a phone it is in the menu of further actions.
    const more = within(canvasElement).queryByRole('button', { name: /Thao tác khác|More actions/ });
    if (more) await userEvent.click(more);
    const sync = await within(document.body).findByRole(more ? 'menuitem' : 'button', {
      name: /Đồng bộ doanh nghiệp|Sync business/,
    });
    await userEvent.click(sync);
    const result = within(await within(document.body).findByRole('dialog'));
    await result.findByText('Nguyễn Quang Minh Đức');
    await settled();
  },
};
