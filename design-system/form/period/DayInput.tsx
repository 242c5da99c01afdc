import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { Input } from '../InputBox.tsx';
import type { useDayText } from './useDayText.ts';

interface DayInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'value'> {
  day: ReturnType<typeof useDayText>;
  onLeave?: () => void;
  /** What else is wrong with it, seen from outside: the end before the start. */
  problem?: string | undefined;
}

/**
 * The typed part of PeriodField. A text that is no day carries a custom validity, so that no form is sent
 * with the day that stood there before.
 */
export function DayInput({ day, onLeave, problem, ...rest }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const wrong = day.problem ?? problem ?? '';
  useLayoutEffect(() => input.current?.setCustomValidity(wrong), [wrong]);
  const leave = () => {
    day.onBlur();
    onLeave?.();
  };
  return (
    <Input
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="DD/MM/YYYY"
      {...rest}
      value={day.text}
      onChange={(event) => day.onChange(event.currentTarget.value)}
      onBlur={leave}
      // Enter submits the surrounding form; show the error of this field first.
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
