import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { screen, screenMeta, settled } from '../../../kit/screen.tsx';
import { inEveryMode, visual } from '../../../kit/visual.ts';

/** /merchant: received money, waiting tasks, and their distribution. */
const meta = { ...screenMeta } satisfies Meta;
export default meta;
type Story = StoryObj;

const ADDRESS = '/merchant';
const body = () => within(document.body);

export const Default: Story = {
  ...inEveryMode,
  ...screen({ address: ADDRESS, as: 'manager' }),
  play: async () => {
    await settled();
    await body().findByText(/Doanh thu (cao|thấp|bằng)|Sales are/);
    const [figure] = (await body().findAllByRole('link', { name: /Số giao dịch|Transactions/ })).slice(-1);
    await expect(figure).toBeVisible();
  },
};

/** The charts, below the most important figures. */
export const Charts: Story = {
  ...visual,
  ...screen({ address: `${ADDRESS}?from=2026-02-01&to=2026-03-01`, as: 'manager' }),
  play: async () => {
    await settled();
    const chart = await body().findByText(/Doanh thu theo ngày|Volume by day/);
    chart.scrollIntoView({ block: 'start' });
    await settled();
  },
};

/** Each part fails alone: the figures stay although a count and the payouts could not be loaded. */
export const PartsFailed: Story = {
  ...visual,
  ...screen({
    address: ADDRESS,
    as: 'manager',
    faults: [
      { kind: '500', match: 'GET merchants/*/approve-refunds/statistic' },
      { kind: '500', match: 'GET merchants/*/settlements' },
    ],
  }),
  play: async () => {
    await settled();
    await body().findByRole('button', { name: /Chưa tải được, thử lại|Could not be loaded, try again/ });
    await body().findAllByRole('link', { name: /Số giao dịch|Transactions/ });
  },
};

export const FirstSteps: Story = {
  ...visual,
  ...screen({ address: ADDRESS, as: 'manager', rows: 0 }),
  play: async () => {
    await settled();
    await body().findByRole('heading', { name: /Bắt đầu nhận tiền|Start to receive money/ });
  },
};
