import { useState } from 'react';
import { announce } from '../../base/announce.ts';
import { useLabel } from '../../labels.tsx';
import { Calendar } from './Calendar.tsx';
import type { Day, Period } from './dates.ts';
import type { DayBounds } from './useDayText.ts';

export interface PeriodCalendarProps extends DayBounds {
  value: Period;
  onChange(value: Period): void;
  today?: Day | undefined;
  autoFocus?: boolean | undefined;
  months?: number | undefined;
}

/** The calendar of a PeriodField, loaded when it first opens: one press for each end, in either order. */
export function PeriodCalendar({ value, onChange, ...rest }: PeriodCalendarProps) {
  const word = useLabel();
  const [start, setStart] = useState<Day>();
  const [pointed, setPointed] = useState<Day>();

  const pick = (day: Day) => {
    if (!start) {
      setStart(day);
      setPointed(undefined);
      announce(word('chooseEnd'));
      return;
    }
    setStart(undefined);
    onChange(inOrder(start, day));
  };
  return (
    <Calendar
      {...rest}
      mode="range"
      period={start ? inOrder(start, pointed ?? start) : value}
      onPick={pick}
      onPoint={setPointed}
    />
  );
}

const inOrder = (a: Day, b: Day): Period => (a < b ? { from: a, to: b } : { from: b, to: a });
