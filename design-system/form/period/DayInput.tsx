import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { Input } from '../InputBox.tsx';
import type { useDayText } from './useDayText.ts';

interface DayInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'value'> {
  day: ReturnType<typeof useDayText>;
  onLeave?: () => void;
  /** Another error, found by the parent: the end before the start. */
  problem?: string | undefined;
}

/**
 * The typed part of PeriodField. Text that is not a day sets a custom validity, so that a form is never submitted with
 * the previous day.
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
