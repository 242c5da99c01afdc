import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant/refund/[id]: one refund, its payment, who decided on it and where its money is. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

// The sandbox's clock is set to 02/03/2026 09:00 for pictures.
const at = (id: string) => `/merchant/refund/${id}`;
const DETAIL = at('HT260226102571');

/** The picture must show the state that its name promises. */
const says = (state: RegExp) => async () => {
  await settled();
  const head = (await within(document.body).findByRole('heading', { level: 1 }, { timeout: 10_000 }))
    .parentElement!;
  await expect(await within(head).findByText(state, {}, { timeout: 10_000 })).toBeVisible();
};

export const Default: Story = { ...inEveryMode, ...screen({ address: DETAIL }) };

export const FailedAtBank: Story = {
  ...visual,
  ...screen({ address: at('HT260223102591') }),
  play: says(/^(Hoàn tiền thất bại|Refund failed)$/),
};
