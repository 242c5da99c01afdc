import { useRef, useState } from 'react';
import { formatPhone, parsePhone } from './phone.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { useCaret } from './useCaret.ts';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength' | 'ref'> {
  /** Digits with a leading 0, at most ten; '' for none. The app sends them with +84. */
  value: string;
  onChange(value: string): void;
}

/** A Vietnamese phone number (specification 5): digits only, at most ten, grouped while typing; +84 becomes 0. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  /** A "+" that may become +84, and is not yet a number. */
  const [prefix, setPrefix] = useState('');
  const setCaret = useCaret();

  const change = (typed: string) => {
    const onTheWay = /^\+(?:8|84)?$/.test(typed.trim());
    setPrefix(onTheWay ? typed.trim() : '');
    const next = onTheWay ? '' : parsePhone(typed);
    // Grouping moves the caret: it stays after the same digit.
    const before = typed.slice(0, input.current?.selectionStart ?? typed.length);
    const at = onTheWay ? typed.length : placeAfterDigits(formatPhone(next), parsePhone(before).length);
    if (input.current) setCaret(input.current, at);
    if (next !== value) onChange(next);
  };

  return (
    <TextField
      autoComplete="tel"
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      value={prefix || formatPhone(value)}
      onChange={change}
      onBlur={(event) => {
        setPrefix('');
        rest.onBlur?.(event);
      }}
    />
  );
}

/** The index in the grouped text right after that many digits. */
function placeAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}
