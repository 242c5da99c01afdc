import { useMemo, useState } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { Icon } from '../../base/icon/Icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { CalendarFrame } from './Calendar.styles.ts';
import { type Day, dateToDay, dayToDate, type Period } from './dates.ts';
import type { DayBounds } from './useDayText.ts';

export interface CalendarProps extends DayBounds {
  /** A single day is a period of one day. */
  period: Period;
  mode: 'single' | 'range';
  onPick(day: Day): void;
  /** The hovered day, for previewing a period before it is selected. */
  onPoint?: ((day: Day) => void) | undefined;
  /** Today in Vietnam; by default the browser's. */
  today?: Day | undefined;
  autoFocus?: boolean | undefined;
  /** Months shown side by side; the last one is the current month. */
  months?: number | undefined;
}

/**
 * A month of days, Monday first (specification 9), by react-day-picker: arrows go by day and week, Home and End to the
 * week's ends, Page Up and Down by month, with Shift by year.
 */
export function Calendar({ period, mode, onPick, onPoint, today, months = 1, ...rest }: CalendarProps) {
  const { autoFocus, min, max } = rest;
  const words = useCalendarWords();
  const from = period.from ? dayToDate(period.from) : undefined;
  const to = period.to ? dayToDate(period.to) : from;
  const [month, setMonth] = useVisibleMonth(period, today, months);
  const pick = (_: unknown, date: Date) => onPick(dateToDay(date));
  const shared: DayPickerProps = {
    ...words,
    month,
    onMonthChange: setMonth,
    weekStartsOn: 1,
    navLayout: 'around',
    numberOfMonths: months,
    // With several months, days outside the month appear in the month beside it.
    showOutsideDays: months === 1,
    fixedWeeks: months === 1,
    autoFocus: autoFocus ?? false,
    today: today ? dayToDate(today) : new Date(),
    disabled: [...(min ? [{ before: dayToDate(min) }] : []), ...(max ? [{ after: dayToDate(max) }] : [])],
    components: { Chevron },
    ...(min && { startMonth: dayToDate(min) }),
    ...(max && { endMonth: dayToDate(max) }),
    ...(onPoint && { onDayMouseEnter: (date: Date) => onPoint(dateToDay(date)) }),
  };
  return (
    <CalendarFrame>
      {mode === 'single' ? (
        <DayPicker {...shared} mode="single" required selected={from} onSelect={pick} />
      ) : (
        <DayPicker {...shared} mode="range" required selected={from && { from, to }} onSelect={pick} />
      )}
    </CalendarFrame>
  );
}

const Chevron = ({ orientation }: { orientation?: string }) => (
  <Icon icon={orientation === 'right' ? ChevronRightIcon : ChevronLeftIcon} />
);

/** The first visible month: follows a period that is set from outside. */
function useVisibleMonth({ from, to }: Period, today: Day | undefined, months: number) {
  const anchor = to ?? from;
  const firstBefore = (day: Day) => {
    const last = dayToDate(day);
    return new Date(last.getFullYear(), last.getMonth() - months + 1, 1);
  };
  const [month, setMonth] = useState(() => firstBefore(anchor ?? today ?? dateToDay(new Date())));
  const [known, setKnown] = useState(anchor);
  if (anchor !== known) {
    setKnown(anchor);
    const visible = Array.from({ length: months }, (_, index) =>
      dateToDay(new Date(month.getFullYear(), month.getMonth() + index, 1)).slice(0, 7),
    );
    if (anchor && !visible.includes(anchor.slice(0, 7)) && !visible.includes(from?.slice(0, 7) ?? ''))
      setMonth(firstBefore(anchor));
  }
  return [month, setMonth] as const;
}

/** Names of months and days in the page's language, and the labels of days for screen readers. */
function useCalendarWords(): Pick<DayPickerProps, 'formatters' | 'labels' | 'lang'> {
  const word = useLabel();
  const tag = word('languageTag');
  const write = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options);
    return {
      month: format({ month: 'long', year: 'numeric' }),
      weekday: format({ weekday: 'narrow' }),
      weekdayName: format({ weekday: 'long' }),
      day: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    };
  }, [tag]);
  const monthName = (date: Date) => {
    const name = write.month.format(date);
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  };
  return {
    lang: tag,
    formatters: {
      formatCaption: monthName,
      formatWeekdayName: (date) => write.weekday.format(date),
    },
    labels: {
      labelGrid: monthName,
      labelWeekday: (date) => write.weekdayName.format(date),
      labelPrevious: () => word('previousMonth'),
      labelNext: () => word('nextMonth'),
      labelDayButton: (date, { today, selected, range_start: start, range_end: end }) =>
        [
          write.day.format(date),
          today && word('today'),
          selected && word('chosen'),
          start && !end && word('from'),
          end && !start && word('to'),
        ]
          .filter(Boolean)
          .join(', '),
    },
  };
}
