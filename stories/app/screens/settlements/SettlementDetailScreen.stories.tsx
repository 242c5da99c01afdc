import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, printed } from '../../../kit/visual.ts';

/**
 * /merchant/settlement/[id]: whether the sums of one period match, its transactions day by day, and when its money
 * comes.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

// The sandbox's clock is set to 02/03/2026 09:00 for pictures.
const at = (id: string) => `/merchant/settlement/${id}`;
/** The days of Tết, for the store with the longest name. */
const TET = at('DS26022211018');

/** The picture must show what its name promises. */
const says = (what: RegExp) => async () => {
  await settled();
  await expect(await within(document.body).findByText(what, {}, { timeout: 10_000 })).toBeVisible();
};

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: TET }),
  play: says(/^(Khớp \d+ giao dịch|\d+ transactions agree)$/),
};

export const OnPaper: Story = { ...printed, ...screen({ address: TET }) };
