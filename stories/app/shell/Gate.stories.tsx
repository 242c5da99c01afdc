import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, screenMeta } from '../../kit/screen.tsx';
import { inEveryMode, visual } from '../../kit/visual.ts';

/** The permission check before every signed-in page (specification 2): running, failed, and a short menu. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const HOME = '/merchant';
const SCOPES = 'GET user/mine/scopes';

export const AccessSpinner: Story = {
  ...screen({ address: HOME, faults: [{ match: SCOPES, kind: 'never' }] }),
};

export const CheckFailed: Story = {
  ...inEveryMode,
  ...screen({ address: HOME, faults: [{ match: SCOPES, kind: '503' }] }),
};

export const Limited: Story = { ...visual, ...screen({ address: HOME, as: 'limited' }) };
