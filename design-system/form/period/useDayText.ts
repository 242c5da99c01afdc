import { useState } from 'react';
import { afterPress } from '../../base/afterPress.ts';
import { useLabel } from '../../labels.tsx';
import { type Day, formatDay, parseDay, parseShortDay } from './dates.ts';

export interface DayBounds {
  /** First and last day that may be chosen. */
  min?: Day | undefined;
  max?: Day | undefined;
}

/**
 * A typed day. A valid day is reported at once; other text stays as typed and is marked as an error only on blur,
 * because every day is invalid while it is half typed.
 */
export function useDayText(
  value: Day | null,
  onChange: (value: Day | null) => void,
  { min, max }: DayBounds,
) {
  const word = useLabel();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [known, setKnown] = useState(value);

  // A day set from outside (a preset, the calendar) replaces the typed text.
  if (value !== known) {
    setKnown(value);
    if (typed !== null && parseDay(typed) !== value) {
      setTyped(null);
      setError(undefined);
    }
  }

  const problem = (text: string) => {
    const day = parseDay(text);
    if (day === null) return undefined;
    if (day === 'invalid') return word('invalidDate');
    if (min && day < min) return word('dateTooEarly', { day: formatDay(min) });
    if (max && day > max) return word('dateTooLate', { day: formatDay(max) });
    return undefined;
  };

  return {
    error,
    /** The error of the current text, shown or not: the form must not be submitted with it. */
    problem: typed === null ? undefined : problem(typed),
    text: typed ?? formatDay(value),
    onChange: (text: string) => {
      setTyped(text);
      const wrong = problem(text);
      if (wrong) return;
      setError(undefined);
      const day = parseDay(text);
      if (day !== value) onChange(day);
    },
    onBlur: () => {
      if (typed === null) return;
      const short = parseShortDay(typed);
      const text = short ? formatDay(short) : typed;
      const wrong = problem(text);
      if (short && !wrong && short !== value) onChange(short);
      afterPress(() => setError(wrong));
      if (!wrong) setTyped(null);
    },
  };
}
