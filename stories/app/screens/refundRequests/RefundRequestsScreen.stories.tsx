import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';
import { largeRequest } from './before.ts';

/**
 * /merchant/approve-refund: the oldest requests come first. The user decides one by one beside the list, or on many at
 * once with a result for each.
 *
 * The address contains the view, so most stories are just an address; the dialogs are opened as a user opens them.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const DECIDE = 'POST payment/merchant/*/approve-refund';
const ADDRESS = '/merchant/approve-refund';

/** Timeout for a part of the screen that loads when first needed. */
const FETCHED = { timeout: 10_000 };
const body = () => within(document.body);
/** Rows of the list: the menu has rows too. */
const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];

/** Opens the panel of the large request, and waits until its transaction is loaded. */
async function openPanel() {
  await settled();
  const row = await waitFor(() => {
    const found = rows().find((one) => one.textContent?.includes('25.000.000'));
    if (!found) throw new Error('There is no large request.');
    return found;
  }, FETCHED);
  // A native event: with `userEvent`, code that is still loading never arrives.
  row.click();
  const panel = within(await body().findByRole('complementary', { name: /^YC/ }, FETCHED));
  await settled();
  return panel;
}

const CONFIRMS = /^(Duyệt hoàn|Approve) 25\.000\.000/;

/** Starts to approve the large request. */
async function approve() {
  const panel = await openPanel();
  panel.getByRole('button', { name: /^(Duyệt|Approve)$/ }).click();
  await waitFor(
    () => expect(document.querySelector('[role$="dialog"][aria-modal="true"]')).toBeTruthy(),
    FETCHED,
  );
  await settled();
  return within(document.querySelector<HTMLElement>('[role$="dialog"][aria-modal="true"]') as HTMLElement);
}

const WHOLE_PAGE = { name: /Chọn cả trang này|Select this page/ };

/** Selects the whole page, and opens the question about all of it. */
async function askForAll(name: RegExp) {
  await settled();
  (await body().findByRole('checkbox', WHOLE_PAGE, FETCHED)).click();
  (await body().findByRole('button', { name }, FETCHED)).click();
  const dialog = within(await body().findByRole('dialog', {}, FETCHED));
  await settled();
  return dialog;
}

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS }) };

export const Approved: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?status=APPROVED&sort=-decidedAt&size=10` }),
};

/** The actions on the selection: the one that moves money comes last. */
export const Selected: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?size=10` }),
  play: async () => {
    await settled();
    (await body().findByRole('checkbox', WHOLE_PAGE, FETCHED)).click();
    await body().findByRole('button', { name: /^(Duyệt|Approve) \d+$/ }, FETCHED);
    await settled();
  },
};

/** From 20,000,000 VND on, the user must type the amount once more, in any format. */
export const ConfirmLargeAmount: Story = {
  ...screen({ address: `${ADDRESS}?min=20000000`, as: 'admin', before: largeRequest }),
  play: async () => {
    const dialog = await approve();
    await expect(dialog.getByRole('button', { name: CONFIRMS })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Approves a large refund up to the identity check. */
async function approveLarge(title: RegExp) {
  const dialog = await approve();
  await userEvent.type(dialog.getByRole('textbox'), '25tr');
  await userEvent.click(dialog.getByRole('button', { name: CONFIRMS }));
  const question = within(await body().findByRole('dialog', { name: title }, FETCHED));
  await expect(question.getByText(/25\.000\.000/)).toBeVisible();
  await settled();
  return question;
}

const GREAT = { address: `${ADDRESS}?min=20000000`, as: 'admin', before: largeRequest } as const;
const PASSWORD = /^(Xác nhận mật khẩu|Confirm your password)$/;

/** From that amount on, the approver must also prove their identity, separately for each amount: by the password, */
export const AsksForThePassword: Story = {
  ...visual,
  ...screen(GREAT),
  play: async () => {
    await approveLarge(PASSWORD);
  },
};

/** by a passkey if they have one, */
export const AsksForThePasskey: Story = {
  ...inEveryMode,
  ...screen({ ...GREAT, pool: 'passkey' }),
  play: async () => {
    const question = await approveLarge(/^(Xác nhận bằng passkey|Confirm with your passkey)$/);
    await expect(question.getByRole('button', { name: /^(Dùng|Use a) passkey$/ })).toHaveFocus();
  },
};

/** or by the password and the code of the authenticator app. */
export const AsksForTheCode: Story = {
  ...visual,
  ...screen({ ...GREAT, pool: 'code' }),
  play: async () => {
    const password = await approveLarge(PASSWORD);
    await userEvent.type(password.getByLabelText(/^(Mật khẩu|Password)$/), 'Demo@2026');
    await userEvent.click(password.getByRole('button', { name: /^(Xác nhận|Confirm)$/ }));
    const title = /^(Nhập mã xác nhận|Enter the code)$/;
    const code = within(await body().findByRole('dialog', { name: title }, FETCHED));
    await expect(code.getByText(/25\.000\.000/)).toBeVisible();
    await settled();
  },
};

export const BulkReport: Story = {
  ...screen({
    address: `${ADDRESS}?size=10`,
    as: 'admin',
    faults: [{ match: DECIDE, kind: '503', times: 3 }],
  }),
  play: async () => {
    const dialog = await askForAll(/^(Từ chối|Reject) 10$/);
    await userEvent.type(dialog.getByRole('textbox'), 'Khách rút lại yêu cầu');
    await userEvent.click(dialog.getByRole('button', { name: /^(Từ chối|Reject) 10 / }));
    await dialog.findByRole('button', { name: /^(Kiểm tra lại 3|Check 3 again)/ }, FETCHED);
    await settled();
  },
};
