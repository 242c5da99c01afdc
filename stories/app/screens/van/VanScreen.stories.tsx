import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * /merchant/van-noti: credits and debits of the virtual accounts, whether the balances match, and which order an
 * unmatched transfer may belong to.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/van-noti';
/** Twenty days are enough, and load quickly. */
const rows = 12_000;

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, rows }),
  play: async ({ canvasElement }) => {
    await settled();
    await within(canvasElement).findAllByText(/^(Tiền vào|Money in)/);
    await expect(within(canvasElement).getByRole('switch', { name: /Tự làm mới|Auto/ })).toBeChecked();
  },
};

// A store's day with a missing notification, at the time of the pictures: 02/03/2026 09:00.
export const BalanceDoesNotFollow: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?store=11001&from=2026-02-28&to=2026-02-28&cols=id,at,change,balanceAfter,remarks,match,content,ipn`,
    rows,
  }),
  play: async ({ canvasElement }) => {
    await settled();
    await within(canvasElement).findByText(/chỗ số dư không nối tiếp|does not follow from/);
    await within(canvasElement).findByText(/^(Lệch|Off by) 244\.000 ₫$/);
  },
};

// An unmatched transfer of the same days, with the order that it may have paid, and why.
export const Unmatched: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?match=UNMATCHED&peek=BD260301103781`, rows }),
  play: async () => {
    await settled();
    const panel = within(await within(document.body).findByRole('complementary', { name: /^BD/ }));
    await panel.findByText(/nội dung có mã đơn|holds the order reference/);
  },
};

/** The likeliest order of each line that has none, as a table for a message or a sheet. */
export const SuggestsOrdersOfMany: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?size=10&direction=IN&match=UNMATCHED`, rows }),
  play: async ({ canvasElement }) => {
    await settled();
    const list = within(canvasElement);
    await userEvent.click(
      await list.findByRole('checkbox', { name: /^(Chọn cả trang này|Select this page)$/ }),
    );
    await userEvent.click(await list.findByRole('button', { name: /^(Đơn gợi ý|Suggested orders) \(10\)$/ }));
    const box = within(await within(document.body).findByRole('dialog'));
    await box.findByText(/^(Có gợi ý cho|\d+ of)/);
    await expect(box.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/\tGD/);
    await settled();
  },
};

/** What can be switched on, each by itself. */
export const Alerts: Story = {
  ...visual,
  ...screen({ address: ADDRESS, rows }),
  play: async ({ canvasElement }) => {
    await settled();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Thông báo|Alerts)$/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('switch', { name: /Giờ yên lặng|Quiet hours/ }));
    await expect(dialog.getByLabelText(/^(Từ|From)$/)).toHaveValue('22:00');
    await expect(dialog.getByRole('switch', { name: /Đọc số tiền|Read amounts/ })).not.toBeChecked();
  },
};
