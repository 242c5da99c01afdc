import type { ComponentPropsWithRef } from 'react';
import { Input } from './InputBox.tsx';
import type { useDayText } from './useDayText.ts';

interface DayInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur' | 'value'> {
  day: ReturnType<typeof useDayText>;
  onLeave?: () => void;
}

/** The typed part of DateField and PeriodField. */
export function DayInput({ day, onLeave, ...rest }: DayInputProps) {
  return (
    <Input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="DD/MM/YYYY"
      {...rest}
      value={day.text}
      onChange={(event) => day.onChange(event.currentTarget.value)}
      onBlur={() => {
        day.onBlur();
        onLeave?.();
      }}
    />
  );
}
