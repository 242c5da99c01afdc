import type { Meta, StoryObj } from '@storybook/react-vite';

import { screen, screenMeta } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * /merchant/refund: the refunds, their progress, and their share of the sales.
 *
 * The address contains the whole view, so each story is just an address.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/refund';

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS }) };

export const AllColumns: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?size=10&cols=id,createdAt,amount,originalAmount,status,transactionId,merchantRefId,reason,type,storeName,createdBy,completedAt,bankRef,errorCode`,
  }),
};

// A refund that failed at the bank, at the time of the pictures: 02/03/2026 09:00.
export const Peek: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?status=FAILED&peek=HT260223102591` }),
};
