import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** `/merchant/webpos/display`: what the customer sees in a second window. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

/** What the till has left in the storage of this browser. */
const asked = async () => {
  const createdAt = Math.floor(Date.now() / 1000) - 60;
  const order = {
    storeId: '11002',
    merchantRefId: 'POS-1',
    amount: 250_000,
    description: 'POS 1',
    method: 'QR',
    expiresIn: 900,
  };
  const request = {
    id: 'PR0000000001',
    order,
    storeName: 'Cà phê Sen Việt Hồ Tây',
    qrContent:
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E',
    accountName: 'CTCP TMDV SEN VIET',
    createdAt,
    expiresAt: createdAt + 900,
    ahead: 0,
    status: 'PENDING',
    paidAmount: 0,
  };
  localStorage.setItem(
    'portal.webpos.9004.1001',
    JSON.stringify({ requests: [request], shownId: request.id }),
  );
};

const display = (before?: () => Promise<void>) =>
  screen({ address: '/merchant/webpos/display', as: 'cashier', ...(before && { before }) });

export const Welcome: Story = { ...visual, ...display() };

export const Waiting: Story = {
  ...inEveryMode,
  ...display(asked),
  play: async () => {
    await settled();
    await within(document.body).findByRole('img', { name: /250\.000/ });
  },
};
