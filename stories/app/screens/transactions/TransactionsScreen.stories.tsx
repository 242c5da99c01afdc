import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * /merchant/transaction: find a payment, see counts and sums, export them as a file.
 *
 * The address contains the whole view, so each story is just an address.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const LIST = 'GET merchants/*/order/transactions';
const ADDRESS = '/merchant/transaction';

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS }) };

export const Filtered: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?status=FAILED%2CEXPIRED&method=VIETQR&min=100000&sort=-amount` }),
};

export const AllColumns: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?size=10&cols=id,createdAt,paidAt,amount,fee,net,status,refundStatus,reconcileStatus,note,bankName,bankRef`,
  }),
};

/** Nothing has loaded: otherwise the picture would depend on the speed of the machine. */
export const Loading: Story = {
  ...visual,
  ...screen({
    address: ADDRESS,
    faults: [
      { match: LIST, kind: 'never' },
      { match: `${LIST}/statistic`, kind: 'never' },
    ],
  }),
};

export const NothingMatches: Story = { ...visual, ...screen({ address: `${ADDRESS}?q=khong-co-ma-nay` }) };

/** A user who may use the web POS gets a link to it. */
export const NoneYet: Story = {
  ...visual,
  ...screen({ address: ADDRESS, rows: 0 }),
  play: async ({ canvasElement }) => {
    await settled();
    const way = await within(canvasElement).findByRole('link', { name: /^(Tạo mã QR|Create the first)/ });
    await expect(way).toHaveAttribute('href', expect.stringContaining('/merchant/webpos'));
  },
};

export const ServerFault: Story = {
  ...visual,
  ...screen({ address: ADDRESS, faults: [{ kind: '500', match: LIST }] }),
};

export const Forbidden: Story = {
  ...screen({ address: ADDRESS, faults: [{ kind: '403', match: LIST }] }),
};

// The first row at the time of the pictures: 02/03/2026 09:00.
export const Peek: Story = { ...visual, ...screen({ address: `${ADDRESS}?peek=GD26030210051` }) };
