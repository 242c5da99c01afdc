import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta } from '../../../kit/screen.tsx';
import { visual } from '../../../kit/visual.ts';

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

/** The first row has come: what a picture waits for. */
const rowsAreThere: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getAllByRole('row').length).toBeGreaterThan(5), {
    timeout: 8000,
  });
};

export const Playground: Story = { ...screen({ address: ADDRESS }) };

export const Default: Story = { ...visual, ...screen({ address: ADDRESS }) };

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

export const Loading: Story = {
  ...visual,
  ...screen({ address: ADDRESS, faults: [{ match: LIST, kind: 'never' }] }),
};

export const NothingMatches: Story = { ...visual, ...screen({ address: `${ADDRESS}?q=khong-co-ma-nay` }) };

export const NoneYet: Story = { ...visual, ...screen({ address: ADDRESS, rows: 0 }) };

export const ServerFault: Story = {
  ...visual,
  ...screen({ address: ADDRESS, faults: [{ kind: '500', match: LIST }] }),
};

export const BrokenAnswer: Story = {
  ...visual,
  ...screen({ address: ADDRESS, faults: [{ kind: 'bad-json', match: LIST }] }),
};

export const Forbidden: Story = {
  ...visual,
  ...screen({ address: ADDRESS, faults: [{ kind: '403', match: LIST }] }),
};

export const OneStoreOnly: Story = { ...visual, ...screen({ address: ADDRESS, as: 'cashier' }) };

export const MayNotExport: Story = {
  ...screen({ address: ADDRESS, as: 'auditor' }),
  play: async (context) => {
    await rowsAreThere(context);
    await expect(within(context.canvasElement).getByRole('button', { name: 'Xuất dữ liệu' })).toBeDisabled();
  },
};

export const PeeksWithSpace: Story = {
  ...visual,
  ...screen({ address: ADDRESS }),
  play: async (context) => {
    await rowsAreThere(context);
    const rows = within(context.canvasElement).getAllByRole('row');
    rows[1]!.focus();
    await userEvent.keyboard(' ');
    await within(document.body).findByRole('complementary', { name: /GD/ });
  },
};

export const SelectsAndSums: Story = {
  ...visual,
  ...screen({ address: ADDRESS }),
  play: async (context) => {
    await rowsAreThere(context);
    const boxes = within(context.canvasElement).getAllByRole('checkbox', { name: /Chọn giao dịch/ });
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await expect(within(context.canvasElement).getByText('Đã chọn 3')).toBeVisible();
  },
};
