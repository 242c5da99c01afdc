import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PairMatcher, type PairMatcherProps } from '#design-system';
import { forcedColors, inEveryMode } from '../../kit/visual.ts';

const left = [
  {
    id: 'f12',
    title: 'Dòng 12',
    amount: 1_250_000,
    description: '19/11/2026 09:12:00 · FT26323AB',
    reason: 'Thiếu trên hệ thống',
  },
  {
    id: 'f40',
    title: 'Dòng 40',
    amount: 486_000,
    description: '19/11/2026 10:40:12',
    reason: 'Lệch 36.000 ₫',
  },
  { id: 'f51', title: 'Dòng 51', amount: -90_000, description: 'Hoàn · 19/11/2026', reason: 'Trùng dòng 50' },
];
const right = [
  {
    id: 'tGD1',
    title: 'GD2611191002',
    amount: 1_250_000,
    description: '19/11/2026 09:11:58 · Hàng Bài',
    reason: 'Không có trong tệp',
  },
  { id: 'tGD2', title: 'GD2611191040', amount: 450_000, description: '19/11/2026 10:40:01 · Hồ Tây' },
];

function Held(args: PairMatcherProps) {
  const [pairs, setPairs] = useState(args.pairs);
  const [current, setCurrent] = useState(args.current);
  return (
    <PairMatcher
      {...args}
      pairs={pairs}
      current={current}
      onCurrentChange={(side, id) => setCurrent({ ...current, [side]: id })}
      onLink={(one, other) => setPairs(new Map([...pairs, [one, other]]))}
      onUnlink={(one) => setPairs(new Map([...pairs].filter(([id]) => id !== one)))}
    />
  );
}

/**
 * Manual matching of two lists, by mouse or by keyboard alone.
 *
 * **When**: for items without an automatic match: rows of a bank's file and transactions, transfers and orders.
 *
 * **When not**: a choice out of one list (`Combobox`).
 *
 * **Common mistakes**: all rows instead of the remaining ones; no order of likelihood on the right; a match that cannot
 * be undone.
 */
const meta = {
  component: PairMatcher,
  args: {
    label: 'Ghép dòng của tệp với giao dịch',
    heads: { left: 'Trong tệp', right: 'Trên hệ thống' },
    left,
    right,
    pairs: new Map([['f40', 'tGD2']]),
    current: { left: 'f12', right: 'tGD1' },
    onCurrentChange: () => undefined,
    onLink: () => undefined,
    onUnlink: () => undefined,
    bar: 'Nếu ghép: lệch 0 ₫',
    empty: { left: 'Không còn dòng nào', right: 'Không còn giao dịch nào' },
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PairMatcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { ...inEveryMode };

export const InForcedColors: Story = { ...forcedColors };

export const NothingLeft: Story = { args: { left: [], right: [], pairs: new Map() } };

export const ByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [file, system] = page.getAllByRole('listbox');
    const chosen = () => page.getAllByRole('option', { selected: true }).map((one) => one.textContent);
    await userEvent.tab();
    await expect(file).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByText(/(đã khớp với|matched with) GD2611191002/)).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(page.queryByText(/(đã khớp với|matched with) GD2611191002/)).toBeNull();
    await userEvent.keyboard('jj');
    await expect(chosen()[0]).toContain('Dòng 51');
    await userEvent.keyboard('l');
    await expect(system).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect(page.queryByText(/(đã khớp với|matched with)/)).toBeNull();
    await userEvent.keyboard('h');
    await expect(file).toHaveFocus();
  },
};
