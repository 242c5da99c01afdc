import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/store/[id]: one store, its account, its day, its last payments and its users. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const at = (id: string) => `/merchant/store/${id}`;
const body = () => within(document.body);
const says = (text: RegExp) => async () => {
  await settled();
  await body().findAllByText(text);
};

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: at('11002'), as: 'manager' }),
  play: says(/Thanh toán gần nhất|Last payment/),
};

/** Waits for approval: no account, and nothing to open or close. */
export const Pending: Story = {
  ...visual,
  ...screen({ address: at('11024'), as: 'manager' }),
  play: says(/Chưa có mã QR|No QR code yet/),
};
