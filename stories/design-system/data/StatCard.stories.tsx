import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { STAT_GOODS, StatCard } from '#design-system';
import '../../kit/patience.ts';
import { inBothThemes, inEnglish } from '../../kit/visual.ts';

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' };

/**
 * One figure of a dashboard: its value, and its change.
 *
 * **When**: the four to six figures at the top of a page; each may link to the list that it counts.
 *
 * **When not**: the totals of a filtered list (`MoneyLine`); a figure among others of one record (`DescriptionList`).
 *
 * **Common mistakes**: 0 for an unknown figure (leave `value` out: it reads `-`); good and bad derived from the sign; a
 * change without its period of comparison.
 */
const meta = {
  component: StatCard,
  args: {
    label: 'Doanh thu thành công',
    value: '350.000.000 ₫',
    change: { share: 0.123, good: 'up', versus: 'so với 7 ngày trước' },
    help: 'Tổng số tiền của các giao dịch thành công, chưa trừ phí và hoàn tiền.',
  },
  decorators: [(Story) => <div style={{ maxWidth: '22rem' }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...inEnglish,
  name: 'Gallery',
  decorators: [(Story) => <div style={{ width: 'calc(100vw - 2rem)' }}>{Story()}</div>],
  render: (args) => (
    <div style={grid}>
      {STAT_GOODS.flatMap((good) =>
        [0.123, -0.042, 0].map((share) => (
          <StatCard
            {...args}
            key={good + share}
            label={`${good} ${share}`}
            change={{ share, good, versus: 'so với kỳ trước' }}
          />
        )),
      )}
      <StatCard {...args} change={{ share: null, good: 'up', versus: 'chưa có kỳ trước' }} />
      <StatCard {...args} value={null} change={undefined} />
      <StatCard {...args} value="0 ₫" change={undefined} />
      <StatCard {...args} label="Liên kết" href="#/merchant/transaction" />
      <StatCard {...args} label="Đang tải" loading />
    </div>
  ),
};

export const Stress: Story = {
  ...inBothThemes,
  decorators: [(Story) => <div style={{ width: 'min(60rem, 100vw - 2rem)' }}>{Story()}</div>],
  render: (args) => (
    <div style={grid}>
      <StatCard {...args} label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ" value="9.999.999.999.999 ₫" />
      <StatCard
        {...args}
        label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ"
        value="-9.999.999.999.999 ₫"
        change={{ share: -12.5, good: 'up', versus: 'so với ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ' }}
      />
      <StatCard {...args} label="Hoàn tiền" value="0 ₫" change={{ share: 99.99, good: 'down' }} />
    </div>
  ),
};

/** The question mark is its own button: opening its text does not follow the link below it. */
export const ExplainsItselfInAPopover: Story = {
  args: { href: '#/merchant/transaction' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /(Giải thích|About) Doanh thu/ }),
    );
    const popover = await within(document.body).findByRole('dialog');
    await expect(await within(popover).findByText(/chưa trừ phí/)).toBeVisible();
    await expect(location.hash).toBe('');
    await userEvent.keyboard('{Escape}');
  },
};
