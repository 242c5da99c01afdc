import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, onDesktop, visual } from '../../../kit/visual.ts';

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
  ...onDesktop,
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
  ...onDesktop,
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
  ...onDesktop,
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

export const PeeksWithSpace: Story = {
  ...screen({ address: ADDRESS }),
  play: async ({ canvasElement }) => {
    await settled();
    const rows = within(canvasElement).getAllByRole('row');
    rows[1]!.focus();
    // By the browser's own event: what is still to be fetched never arrives for a key that `userEvent` presses.
    rows[1]!.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    await within(document.body).findByRole('complementary', { name: /GD/ });
  },
};

export const SelectsAndSums: Story = {
  ...screen({ address: ADDRESS }),
  play: async ({ canvasElement }) => {
    await settled();
    const boxes = within(canvasElement).getAllByRole('checkbox', {
      name: /Chọn giao dịch|Select transaction/,
    });
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await expect(within(canvasElement).getByRole('region', { name: /Đã chọn 3|3 selected/ })).toBeVisible();
    // Whether a pressed box shows a ring depends on what was pressed before it.
    (document.activeElement as HTMLElement).blur();
    // At the end of the page the bar lies over no box of a card.
    scrollTo({ top: document.documentElement.scrollHeight });
  },
};
