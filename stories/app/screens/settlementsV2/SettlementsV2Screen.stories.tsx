import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import type { Sandbox } from '#sandbox/api.ts';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { callAs } from '../../../kit/service.ts';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * /merchant/settlement-v2: the daily payout of each store, and its status. One settlement, or up to a thousand, can
 * move to the next status, with a result for each.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/settlement-v2';
const PUT = 'PUT merchants/*/settlements-v2/*';
const ID = 'DS260301103';

/** Timeout for a part of the screen that loads when first needed. */
const FETCHED = { timeout: 10_000 };
const body = () => within(document.body);

const withNote = (note: string) => (sandbox: Sandbox) =>
  callAs<void>(sandbox, 'admin', `merchants/1001/settlements-v2/${ID}`, { id: ID, note }, 'PUT');

/** Selects the whole page, and opens the choice of the next status. */
async function askForAll() {
  await settled();
  (await body().findByRole('checkbox', { name: /Chọn cả trang này|Select this page/ }, FETCHED)).click();
  (await body().findByRole('button', { name: /^(Cập nhật trạng thái|Update status) \d+$/ }, FETCHED)).click();
  const dialog = within(await body().findByRole('dialog', {}, FETCHED));
  await settled();
  return dialog;
}

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS, as: 'manager' }) };

/** The store with the longest name, and a note that looks like HTML. */
export const LongText: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?q=${ID}%20DS260301117`,
    as: 'manager',
    before: withNote('<b>Khớp</b> & {{ref}} '.repeat(40)),
  }),
};

/** Its note comes from the reconciliation desk. */
export const QuickLook: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?peek=${ID}`,
    as: 'manager',
    before: withNote('Đối soát tệp sao-ke.csv kỳ 18/11/2026: khớp 34/35 dòng, tệp trừ hệ thống 36.000 ₫.'),
  }),
  play: async () => {
    await settled();
    const panel = within(await body().findByRole('complementary', { name: ID }, FETCHED));
    await panel.findByText(/tệp trừ hệ thống 36\.000 ₫/, {}, FETCHED);
    await settled();
  },
};

/** The current and the next status, with counts and sums; what stays unchanged, and why. */
export const ChooseStatus: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?store=11003&size=20`, as: 'manager' }),
  play: async () => {
    const dialog = await askForAll();
    await userEvent.click(dialog.getByRole('radio', { name: /^(Đang đối soát|Reconciling)/ }));
    await expect(dialog.getAllByText(/giữ nguyên|unchanged/)[0]).toBeInTheDocument();
  },
};

/** Two are refused, and one response is lost, although the service did the change. */
export const Report: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?size=10`,
    as: 'manager',
    faults: [
      { match: PUT, kind: '429', times: 2 },
      { match: PUT, kind: 'lost', times: 1 },
    ],
  }),
  play: async () => {
    const dialog = await askForAll();
    (await dialog.findByRole('button', { name: /^(Chuyển \d+ khoản|Mark \d+)/ })).click();
    await dialog.findByRole('button', { name: /^(Thử lại 2|Try 2|Retry 2|Send 2)/ }, FETCHED);
    await settled();
  },
};
