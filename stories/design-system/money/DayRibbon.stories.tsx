import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { addDays, DayRibbon, type RibbonDay } from '#design-system';
import { forcedColors, inBothThemes, inEveryMode, printed } from '../../kit/visual.ts';

const FIRST = '2026-01-27';
const TODAY = '2026-03-02';
/** Tết, and the days off around it. */
const isTet = (day: string) => day >= '2026-02-16' && day <= '2026-02-20';
const isOff = (day: string) => [0, 6].includes(new Date(day).getUTCDay()) || isTet(day);

/** A month of a shop: weekdays differ, and the weekend before Tết is large. */
const amountOf = (index: number) => 40_000_000 + ((index * 37) % 11) * 9_000_000;

/** Five weeks up to Monday 2 March 2026, with Tết: days off are settled on the last of them. */
const DAYS: RibbonDay[] = Array.from({ length: 35 }, (_, index): RibbonDay => {
  const day = addDays(FIRST, index);
  const off = isOff(day);
  if (day === TODAY) return { day, text: 'kỳ chưa đóng, dự kiến chi trả 03/03/2026' };
  if (off && isOff(addDays(day, 1))) return { day, off, text: 'gộp vào kỳ sau' };
  if (day >= '2026-02-27')
    return { day, off, amount: amountOf(index), paid: 0, text: 'dự kiến chi trả 02/03/2026' };
  if (day === '2026-02-12')
    return { day, amount: amountOf(index), paid: 0.6, differs: true, text: 'có chênh lệch' };
  return {
    day,
    off,
    amount: amountOf(index),
    paid: 1,
    differs: day === '2026-02-05',
    text: '7 kỳ, thực nhận 120.500.000 ₫, đã chi trả',
  };
});

/**
 * Lịch tiền về: one bar per day, as high as its amount. Solid is paid, hatched is expected, a cap above a bar is a
 * difference, a gap is a day off, and today's date is in the accent colour. A press selects a day; Shift or dragging
 * selects several.
 *
 * **When**: above a list whose records each belong to a payout day, and on the start page.
 *
 * **When not**: to read amounts off an axis (`BarChart`); to choose any period (`PeriodField`).
 *
 * **Common mistakes**: an expected day not marked as an estimate; a day whose `text` leaves out the meaning of its
 * colour; using it as the only way to choose a period, because touch cannot draw one here.
 */
const meta = {
  component: DayRibbon,
  args: { label: 'Lịch tiền về', days: DAYS, today: TODAY, onChange: fn(), onStep: fn(), isLast: true },
} satisfies Meta<typeof DayRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

const CHOSEN = { from: '2026-02-09', to: '2026-02-13' };

export const Playground: Story = {};

export const Everything: Story = { ...inEveryMode, name: 'Gallery', args: { value: CHOSEN } };

export const InForcedColors: Story = { ...forcedColors, args: { value: CHOSEN } };

export const OnPaper: Story = { ...printed };

/** Narrower than its days: the newest are visible. */
export const Narrow: Story = {
  ...inBothThemes,
  decorators: [(Story) => <div style={{ width: '22rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getByRole('listbox');
    await expect(days.scrollLeft).toBeGreaterThan(0);
  },
};

const day = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('option', { name });

export const ByPointer: Story = {
  args: { value: { from: '2026-02-24', to: '2026-02-24' } },
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    await user.click(day(canvasElement, /26\/02\/2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-26', to: '2026-02-26' });
    await user.keyboard('{Shift>}');
    await user.click(day(canvasElement, /11\/02\/2026/));
    await user.keyboard('{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-11', to: '2026-02-24' });
    // Drawn from one day to another.
    const [from, to] = [day(canvasElement, /27\/02\/2026/), day(canvasElement, /25\/02\/2026/)];
    await fireEvent.pointerDown(from, { button: 0, pointerType: 'mouse' });
    await fireEvent.pointerOver(to);
    await waitFor(() => expect(to).toHaveAttribute('aria-selected', 'true'));
    await fireEvent.pointerUp(to);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-25', to: '2026-02-27' });
    await user.click(day(canvasElement, /24\/02\/2026/));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    // Touch scrolls.
    await fireEvent.pointerDown(from, { button: 0, pointerType: 'touch' });
    await fireEvent.pointerOver(to);
    await fireEvent.pointerUp(to);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

export const ByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    day(canvasElement, /hôm nay|today/).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-22', to: '2026-02-22' });
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-22', to: '2026-02-24' });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Home}');
    await expect(day(canvasElement, /27\/01\/2026/)).toHaveFocus();
  },
};
