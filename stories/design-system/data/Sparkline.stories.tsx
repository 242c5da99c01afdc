import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sparkline, TONES } from '#design-system';
import { visual } from '../../kit/visual.ts';

const values = [12, 18, 9, 22, 26, 24, 31];

/**
 * The way something went, as small as a word.
 *
 * **When**: beside a figure that is written out: in a `StatCard`, in a table of stores.
 *
 * **When not**: where somebody wants to read a value off it (`LineChart`).
 *
 * **Common mistakes**: a colour for good or bad while nothing else says so.
 */
const meta = {
  component: Sparkline,
  args: { label: 'Giao dịch 7 ngày qua', values },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = {
  ...visual,
  name: 'Gallery',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {TONES.map((tone) => (
        <span key={tone}>
          <code>{tone}</code> <Sparkline {...args} tone={tone} />
        </span>
      ))}
    </div>
  ),
};

export const Stress: Story = {
  ...visual,
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
      {[
        [],
        [0, 0, 0],
        [null, null],
        [5],
        [9_999_999_999_999, 0, -1_250_000_000_000],
        [4, null, 7, 9, null, null, 3],
        [-3, -1, -9],
      ].map((some) => (
        <Sparkline {...args} key={String(some)} label="ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ" values={some} />
      ))}
    </div>
  ),
};

export const SaysItselfInASentence: Story = {
  args: { unit: 'money', categories: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'] },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('img').getAttribute('aria-label');
    await expect(name).toMatch(/Giao dịch 7 ngày qua .*31\s₫ \(CN\), .* 9\s₫ \(T4\)/);
  },
};
