import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, screenMeta } from '../../../kit/screen.tsx';
import { visual } from '../../../kit/visual.ts';

/** `?panel=user-password&of=ND...`: another password for somebody else. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/setting/users?panel=user-password&of=9004';

export const Playground: Story = { ...screen({ address: ADDRESS }) };

export const Default: Story = { ...visual, ...screen({ address: ADDRESS, as: 'manager' }) };
