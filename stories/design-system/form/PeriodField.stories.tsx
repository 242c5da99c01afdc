import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PeriodField } from '#design-system';
import { held } from '../../kit/Held.tsx';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

const TODAY = '2026-03-02';
const presets = [
  { id: 'today', label: 'Hôm nay', range: { from: TODAY, to: TODAY } },
  { id: 'yesterday', label: 'Hôm qua', range: { from: '2026-03-01', to: '2026-03-01' } },
  { id: '7d', label: '7 ngày qua', range: { from: '2026-02-24', to: TODAY } },
  { id: '30d', label: '30 ngày qua', range: { from: '2026-02-01', to: TODAY } },
  { id: 'month', label: 'Tháng này', range: { from: '2026-03-01', to: '2026-03-31' } },
];

const Held = held(PeriodField, '48rem');

/**
 * A period of days: presets, two text fields (always sufficient by themselves), and a calendar below them.
 *
 * **When**: the period of a list or a report; inside a form, a popover or a sheet.
 *
 * **Common mistakes**: forgetting that both ends are included; presets computed in the browser's zone instead of
 * Vietnam's.
 */
const meta = {
  component: PeriodField,
  args: { label: 'Thời gian tạo', value: {}, onChange: fn(), presets, today: TODAY },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PeriodField>;
export default meta;
type Story = StoryObj<typeof meta>;

const end = (name: RegExp) => screen.getByRole('textbox', { name });
const from = () => end(/^(Từ ngày|From)$/);
const to = () => end(/^(Đến ngày|To)$/);
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Mở lịch|Open calendar)$/ }));
  // Two months on a desktop; the last one is tested.
  const [first] = await screen.findAllByRole('grid');
  return first!.closest<HTMLElement>('.rdp-months')!;
};
const day = (grid: HTMLElement, date: string) =>
  grid.querySelector<HTMLElement>(`[data-day="${date}"] button`) as HTMLElement;

export const Playground: Story = {};

export const Chosen: Story = { ...visual, args: { value: { from: '2026-02-24', to: TODAY } } };

export const WithCalendar: Story = {
  ...inEnglish,
  args: { value: { from: '2026-03-05', to: '2026-03-18' }, max: '2026-03-25' },
  play: async () => {
    const grid = await openCalendar();
    await expect(within(grid).getAllByRole('grid').length).toBe(window.innerWidth > 991 ? 2 : 1);
    await expect(day(grid, '2026-03-05')).toHaveAccessibleName(/(đã chọn|selected), (Từ ngày|From)$/);
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ',
    value: { from: '1900-01-01', to: '2199-12-31' },
    error: 'Khoảng thời gian quá dài: mỗi lần xem được nhiều nhất 366 ngày, tổng 9.999.999.999.999 ₫',
  },
};

export const TakesAPreset: Story = {
  play: async ({ args }) => {
    const preset = screen.getByRole('button', { name: '7 ngày qua' });
    await userEvent.click(preset);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-24', to: TODAY }, '7d');
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
    await expect(from()).toHaveValue('24/02/2026');
  },
};

export const TypesBothEnds: Story = {
  play: async ({ args }) => {
    await userEvent.type(from(), '1/3/2026');
    await userEvent.tab();
    await userEvent.keyboard('05032026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-05' });
    await expect(to()).toHaveValue('05/03/2026');
  },
};

export const RefusesAPeriodInTheWrongOrder: Story = {
  ...visual,
  args: { value: { from: '2026-03-01', to: '2026-03-05' } },
  play: async ({ args }) => {
    await userEvent.clear(from());
    await userEvent.type(from(), '10/03/2026');
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      screen.getByText(/^(Từ ngày phải trước đến ngày|The start must not be after the end)$/),
    ).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith({ from: '2026-03-10', to: '2026-03-05' });
    await userEvent.clear(to());
    await userEvent.type(to(), '12/03/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-10', to: '2026-03-12' });
  },
};

export const PicksBothEndsInEitherOrder: Story = {
  play: async ({ args }) => {
    const grid = await openCalendar();
    await userEvent.click(day(grid, '2026-03-18'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(day(grid, '2026-03-05'));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-05', to: '2026-03-18' });
    await expect(to()).toHaveValue('18/03/2026');
  },
};

/** The focused day in the calendar, as 'YYYY-MM-DD'. */
const focused = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;

export const WalksTheCalendarByKeyboard: Story = {
  play: async () => {
    const grid = await openCalendar();
    day(grid, TODAY).focus();
    const steps: [string, string][] = [
      ['{ArrowRight}', '2026-03-03'],
      ['{ArrowDown}', '2026-03-10'],
      // The week starts on Monday (specification 9).
      ['{Home}', '2026-03-09'],
      ['{End}', '2026-03-15'],
      ['{PageDown}', '2026-04-15'],
      ['{PageUp}', '2026-03-15'],
      ['{Shift>}{PageDown}{/Shift}', '2027-03-15'],
      ['{Shift>}{PageUp}{/Shift}', '2026-03-15'],
      ['{ArrowUp}{ArrowLeft}', '2026-03-07'],
    ];
    for (const [keys, date] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(date));
    }
  },
};

export const PicksBothEndsByKeyboard: Story = {
  play: async ({ args }) => {
    const grid = await openCalendar();
    day(grid, TODAY).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(/^(Chọn ngày kết thúc|Choose the last day)$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: TODAY, to: '2026-03-09' });
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(8);
  },
};
