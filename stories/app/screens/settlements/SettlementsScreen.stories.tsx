import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/**
 * /merchant/settlement: the daily payout of each store, its deductions, and when the money comes.
 *
 * The address contains the whole view, so each story is just an address. The sandbox's clock is set to 02/03/2026 09:00
 * for pictures: the days of Tết are one period.
 */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant/settlement';

export const Default: Story = { ...inEveryMode, ...screen({ address: ADDRESS }) };

/** Periods whose sums do not match, with all columns of the formula. */
export const Differences: Story = {
  ...visual,
  ...screen({
    address: `${ADDRESS}?differs=true&cols=id,period,gross,refunds,fee,vat,adjustment,net,difference,status`,
  }),
  play: async ({ canvasElement }) => {
    await settled();
    // A phone shows cards with the most important values: the formula above them shows the difference.
    if (canvasElement.querySelector('table'))
      await within(canvasElement).findAllByText(/^[−+]\d{1,3}(\.\d{3})+$/);
    else await within(canvasElement).findByText(/^(Lệch|Off by) /);
  },
};

/** Pressing a day of Tết selects the whole period, because its days off are settled together. */
export const PicksDays: Story = {
  ...visual,
  ...screen({ address: ADDRESS }),
  play: async ({ canvasElement }) => {
    await settled();
    const ribbon = within(await within(canvasElement).findByRole('listbox', {}, { timeout: 10_000 }));
    await ribbon.findByRole('option', { name: /22\/02\/2026.*(thực nhận|net)/ }, { timeout: 10_000 });
    await userEvent.click(ribbon.getByRole('option', { name: /17\/02\/2026/ }));
    await waitFor(() => expect(ribbon.getAllByRole('option', { selected: true })).toHaveLength(9));
    await settled();
  },
};

/** From sales to payout of one store and month: each term links to its rows, and both sides give the same sum. */
export const Bridge: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?from=2026-02-01&to=2026-02-28&store=11002&panel=bridge` }),
  play: async () => {
    await settled();
    await within(document.body).findByText(/theo kỳ đối soát|by settlements/, {}, { timeout: 10_000 });
  },
};
