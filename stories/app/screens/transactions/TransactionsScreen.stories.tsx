import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * /merchant/transaction: find one payment, see how many and how much, take them away as a file.
 *
 * The address holds the whole view, so each story is one.
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

/** Nothing has come: figures that had would stand in the picture or not, as the machine is quick. */
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

/** Whoever may use the web POS is led there. */
export const NoneYet: Story = {
  ...visual,
  ...screen({ address: ADDRESS, rows: 0 }),
  play: async ({ canvasElement }) => {
    await settled();
    const way = await within(canvasElement).findByRole('link', { name: /^(Tạo mã QR|Create the first)/ });
    await expect(way).toHaveAttribute('href', expect.stringContaining('/merchant/webpos'));
  },
};

export const NoneYetWithoutWebPos: Story = {
  ...screen({ address: ADDRESS, rows: 0, as: 'operator' }),
  play: async ({ canvasElement }) => {
    await settled();
    await expect(
      within(canvasElement).queryByRole('link', { name: /^(Tạo mã QR|Create the first)/ }),
    ).toBeNull();
  },
};

export const ServerFault: Story = {
  ...visual,
  ...screen({ address: ADDRESS, faults: [{ kind: '500', match: LIST }] }),
};

export const BrokenAnswer: Story = {
  ...screen({ address: ADDRESS, faults: [{ kind: 'bad-json', match: LIST }] }),
};

export const Forbidden: Story = {
  ...screen({ address: ADDRESS, faults: [{ kind: '403', match: LIST }] }),
};

export const OneStoreOnly: Story = { ...visual, ...screen({ address: ADDRESS, as: 'cashier' }) };

// The first row when the clock stands where pictures are taken: 02/03/2026 09:00.
export const Peek: Story = { ...visual, ...screen({ address: `${ADDRESS}?peek=GD26030210051` }) };

export const MayNotExport: Story = {
  ...screen({ address: ADDRESS, as: 'auditor' }),
  play: async ({ canvasElement }) => {
    await settled();
    const button = within(canvasElement).getByRole('button', { name: /Xuất dữ liệu|Export/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/transaction:export/);
  },
};
