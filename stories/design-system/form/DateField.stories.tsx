import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateField, Stack } from '#design-system';
import '../../kit/patience.ts';
import { inEnglish, visual } from '../../kit/visual.ts';

/**
 * One day, typed as DD/MM/YYYY or picked. Typing is always enough: the calendar is a help, not the way.
 *
 * **When**: a day that people know or read from a paper: a payout day, a birthday.
 *
 * **When not**: from a day to a day is a `PeriodField`.
 *
 * **Common mistakes**: turning the day into a time in the browser's zone; days are Vietnamese, the app maps them at UTC+7.
 */
const meta = {
  component: DateField,
  args: { label: 'Ngày thanh toán', value: null, onChange: fn(), today: '2026-03-02' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ onChange, ...rest }: ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(rest.value);
  return (
    <div style={{ maxWidth: '16rem' }}>
      <DateField
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const field = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: 'Ngày thanh toán' });
const openCalendar = async (canvas: HTMLElement) => {
  within(canvas).getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('grid');
};
/** The day that has the focus in the calendar, as 'YYYY-MM-DD'. */
const focused = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;

export const Playground: Story = {};

export const States: Story = {
  ...inEnglish,
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} />
      <Held {...args} value="2026-03-05" required />
      <Held {...args} value="2026-03-05" error="Ngày này đã được đối soát" />
      <Held {...args} value="2026-03-05" disabled />
    </Stack>
  ),
};

export const Calendar: Story = {
  ...inEnglish,
  args: { value: '2026-03-12', min: '2026-03-01', max: '2026-03-25' },
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
    await waitFor(() => expect(focused()).toBe('2026-03-12'));
  },
};

export const Stress: Story = {
  ...visual,
  args: {
    label: 'ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ: ngày tiền về tài khoản của doanh nghiệp sau khi đối soát',
    value: '2199-12-31',
    error: 'Số tiền 9.999.999.999.999 ₫ không thể về vào ngày này, hãy chọn ngày làm việc gần nhất',
  },
};

export const ReadsWhatIsTypedOrPasted: Story = {
  play: async ({ args, canvasElement }) => {
    for (const text of ['5/3/2026', '05032026', '2026-03-05', '０５／０３／２０２６']) {
      await userEvent.clear(field(canvasElement));
      await userEvent.click(field(canvasElement));
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05');
      await expect(field(canvasElement)).toHaveValue('05/03/2026');
    }
    await userEvent.clear(field(canvasElement));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const KeepsWhatItCannotRead: Story = {
  ...inEnglish,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '31/02/2026');
    // Nothing is said while one types; the form would not be sent.
    await expect(field(canvasElement)).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(canvasElement)).toHaveValue('31/02/2026');
    await expect(field(canvasElement)).toHaveAccessibleDescription(/DD\/MM\/YYYY/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const RefusesDaysOutOfBounds: Story = {
  args: { min: '2026-03-01', max: '2026-03-25' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '26/03/2026');
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveAccessibleDescription(/25\/03\/2026/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const WalksTheCalendarByKeyboard: Story = {
  args: { value: '2026-03-12' },
  play: async ({ args, canvasElement }) => {
    await openCalendar(canvasElement);
    await waitFor(() => expect(focused()).toBe('2026-03-12'));
    const steps: [string, string][] = [
      ['{ArrowRight}', '2026-03-13'],
      ['{ArrowDown}', '2026-03-20'],
      // The week starts on Monday (specification 9).
      ['{Home}', '2026-03-16'],
      ['{End}', '2026-03-22'],
      ['{PageDown}', '2026-04-22'],
      ['{PageUp}', '2026-03-22'],
      ['{Shift>}{PageDown}{/Shift}', '2027-03-22'],
      ['{Shift>}{PageUp}{/Shift}', '2026-03-22'],
      ['{ArrowUp}{ArrowLeft}', '2026-03-14'],
    ];
    for (const [keys, day] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(focused()).toBe(day));
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-14');
    await expect(field(canvasElement)).toHaveValue('14/03/2026');
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
  },
};

export const ClosesTheCalendarOnEscape: Story = {
  play: async ({ args, canvasElement }) => {
    await openCalendar(canvasElement);
    await waitFor(() => expect(focused()).toBe('2026-03-02'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
