import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, screenMeta } from '../../kit/screen.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/** /notfound: an address that does not exist, or one that this user may not see. It tells the two apart. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Missing: Story = { ...inEveryMode, ...screen({ address: '/merchant/khong-co-trang-nay' }) };

export const NotAllowed: Story = {
  ...visual,
  ...screen({ address: '/merchant/setting/users', as: 'cashier' }),
};
