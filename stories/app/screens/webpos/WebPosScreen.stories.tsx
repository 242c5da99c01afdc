import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Sandbox } from '#sandbox/api.ts';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { callAs } from '../../../kit/service.ts';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `/merchant/webpos`: requests payments at the counter, and follows each until the service reports its result. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/webpos';
/** Amounts that decide what the payer does (docs/contract.md, payments at a till). */
const [PAYS_TOO_LITTLE, FAILS, NEVER_PAYS] = [100_001, 100_003, 100_005];
const PLACE = 'portal.webpos.9004.1001';

/** A request made by this device some seconds ago. */
const asked = (amount: number, seconds: number) => async (sandbox: Sandbox, clock: { behind: number }) => {
  clock.behind = seconds;
  const order = {
    storeId: '11002',
    merchantRefId: 'POS-1',
    amount,
    description: 'POS 1',
    method: 'QR',
    expiresIn: 900,
  };
  const data = await callAs<{ id: string; expiresAt: number }>(
    sandbox,
    'cashier',
    'payment/payment-request',
    { merchantId: '1001', ...order },
  );
  const request = {
    ...data,
    order,
    storeName: 'Cà phê Sen Việt Hồ Tây',
    createdAt: data.expiresAt - 900,
    ahead: 0,
    paidAmount: 0,
  };
  localStorage.setItem(PLACE, JSON.stringify({ requests: [request], shownId: request.id }));
};

const till = (before?: ReturnType<typeof asked>) =>
  screen({ address: ADDRESS, as: 'cashier', ...(before && { before }) });

/** Checks that the sentence of the story's name is shown. */
const says =
  (sentence: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await settled();
    await expect((await within(canvasElement).findAllByText(sentence)).length).toBeGreaterThan(0);
  };

export const Default: Story = { ...visual, ...till() };

/** A user of all stores first chooses one. */
export const ManyStores: Story = { ...visual, ...screen({ address: ADDRESS, as: 'manager' }) };

export const Waiting: Story = {
  ...inEveryMode,
  ...till(asked(NEVER_PAYS, 60)),
  play: async ({ canvasElement }) => {
    await settled();
    await within(canvasElement).findByRole('img', { name: /100\.005/ });
  },
};

export const Paid: Story = {
  ...visual,
  ...till(asked(150_000, 30)),
  play: says(/^(Đã nhận đủ|Paid in full)$/),
};

export const TooLittle: Story = {
  ...visual,
  ...till(asked(PAYS_TOO_LITTLE, 60)),
  play: says(/^(Khách trả thiếu|10\.001 ₫ short)/),
};

export const Failed: Story = {
  ...visual,
  ...till(asked(FAILS, 60)),
  play: says(/^(Thanh toán thất bại|The payment failed)$/),
};
