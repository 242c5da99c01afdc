import { useLayoutEffect, useRef, useState } from 'react';
import { formatPhone, parsePhone } from './phone.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

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
  /** The number of digits before the caret, to restore its position after grouping. */
  const caret = useRef<number | null>(null);
  const text = prefix || formatPhone(value);

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    const place = placeAfterDigits(text, caret.current);
    input.current.setSelectionRange(place, place);
    caret.current = null;
  });

  const change = (typed: string) => {
    const onTheWay = /^\+(?:8|84)?$/.test(typed.trim());
    setPrefix(onTheWay ? typed.trim() : '');
    const next = onTheWay ? '' : parsePhone(typed);
    const before = typed.slice(0, input.current?.selectionStart ?? typed.length);
    caret.current = onTheWay ? typed.length : parsePhone(before).length;
    if (next !== value) onChange(next);
  };

  return (
    <TextField
      autoComplete="tel"
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      value={text}
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
