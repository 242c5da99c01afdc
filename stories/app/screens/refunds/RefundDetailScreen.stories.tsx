import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, screenMeta } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/refund/[id]: one refund, what it comes from, who decided on it and where its money is. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

// The sandbox's clock stands at 02/03/2026 09:00 when pictures are taken.
const at = (id: string) => `/merchant/refund/${id}`;
const DETAIL = at('HT260226102571');
const CALL = 'GET merchants/*/refunds/*';

export const Default: Story = { ...inEveryMode, ...screen({ address: DETAIL }) };

/** Only of a moment near 02/03/2026: later it has been decided on, or has lapsed. */
export const Waiting: Story = { ...visual, ...screen({ address: at('HT260301104701') }) };

export const FailedAtBank: Story = { ...visual, ...screen({ address: at('HT260225102661') }) };

export const Rejected: Story = { ...visual, ...screen({ address: at('HT260225100281') }) };

export const Loading: Story = {
  ...visual,
  ...screen({ address: DETAIL, faults: [{ match: CALL, kind: 'never' }] }),
};

export const NotFound: Story = { ...visual, ...screen({ address: at('HT0') }) };

export const ServerFault: Story = {
  ...visual,
  ...screen({ address: DETAIL, faults: [{ match: CALL, kind: '500' }] }),
};
