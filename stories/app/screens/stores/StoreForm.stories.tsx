import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode } from '../../../kit/visual.ts';

/** `?panel=store-edit&of=11001`: the public data of a store; only changed values are sent. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/store?panel=store-edit&of=11002';
const panel = async () => within(await within(document.body).findByRole('dialog'));

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    await (await panel()).findByDisplayValue('Cà phê Sen Việt Hồ Tây');
  },
};

export const SaysWhatIsWrong: Story = {
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    const phone = await (await panel()).findByLabelText(/Điện thoại|Phone/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '12345');
    await userEvent.tab();
    await expect(phone).toHaveAccessibleDescription(/ít nhất 8 chữ số|at least 8 digits/);
  },
};
