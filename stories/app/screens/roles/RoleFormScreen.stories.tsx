import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * `/merchant/setting/role/add` and `/merchant/setting/role/302`: the permissions of a role, as a matrix and in
 * sentences.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const LIST = '/merchant/setting/role';

export const Default: Story = { ...inEveryMode, ...screen({ address: `${LIST}/302`, as: 'manager' }) };

export const MayOnlyRead: Story = { ...visual, ...screen({ address: `${LIST}/305`, as: 'auditor' }) };

export const StartsFromATemplate: Story = {
  ...visual,
  ...screen({ address: `${LIST}/add`, as: 'manager' }),
  play: async ({ canvasElement }) => {
    await settled();
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Cửa hàng trưởng|Store manager/ }));
    const name = page.getByRole('textbox', { name: /Tên nhóm|Name/ });
    await expect(name).toHaveValue(
      document.documentElement.lang === 'vi' ? 'Cửa hàng trưởng' : 'Store manager',
    );
    const sentence = await page.findByText(/^(Xem cửa hàng và sửa thông tin cửa hàng|View stores and)/);
    // The end of the page, which the bar of unsaved changes must not cover.
    sentence.scrollIntoView({ block: 'center' });
    await settled();
  },
};
