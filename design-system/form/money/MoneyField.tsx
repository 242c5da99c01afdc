import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { afterPress } from '../../base/afterPress.ts';
import { useLabel } from '../../labels.tsx';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.ts';
import { Field, splitField } from '../Field.tsx';
import { Input, InputBox } from '../InputBox.tsx';
import type { TextFieldProps } from '../TextField.tsx';
import { useCaret } from '../useCaret.ts';
import { formatAmount, parseAmount } from './money.ts';

interface Typed {
  text: string;
  /** Position of the caret. */
  caret: number;
}

/** Plain digits, or digits grouped by us: text that may be regrouped after the next key. */
const OURS = /^(?:\d*|\d{1,3}(?:\.\d{3})+)$/;

/** What a key did to the text, from the browser's input event. */
type Edit = 'digits' | 'delete' | 'deleteForward' | 'other';

/** Reads from an input event what was done. */
function editOf(event: Event): Edit {
  const { inputType, data } = event as InputEvent;
  if (inputType === 'deleteContentForward') return 'deleteForward';
  if (inputType?.startsWith('delete')) return 'delete';
  return inputType === 'insertText' && /^\d+$/.test(data ?? '') ? 'digits' : 'other';
}

/**
 * Groups an amount while it is typed. Only what we grouped ourselves is regrouped: a separator or letter typed by hand
 * ("1.5", "500k") is left alone until the field is left, so that nothing typed turns silently into another number.
 */
function groupWhileTyping(before: string, typed: Typed, edit: Edit): Typed {
  const { text, caret } = typed;
  if (edit === 'other' || !OURS.test(before)) return typed;

  const grouped = text.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.');
  let digitsLeft = text.slice(0, caret).replace(/\D/g, '').length;
  let place = 0;
  while (digitsLeft > 0) {
    if (grouped[place] !== '.') digitsLeft -= 1;
    place += 1;
  }
  // Delete before a dot steps over it: otherwise the dot comes back and the key gets no further.
  if (edit === 'deleteForward' && grouped[place] === '.') place += 1;
  return { text: grouped, caret: place };
}

export interface MoneyFieldProps
  extends Omit<
    TextFieldProps,
    'size' | 'value' | 'onChange' | 'type' | 'start' | 'end' | 'clearable' | 'defaultValue'
  > {
  /** Whole đồng; null while the field is empty or its text is not an amount. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Unit after the text. */
  unit?: string;
  /** Maximum number of digits. */
  maxDigits?: number;
  /** `hero` for the single amount of a page: beside a `Keypad`. */
  size?: TextFieldProps['size'] | 'hero';
}

/**
 * An amount in VND. Groups while typing, understands `500k`, `1tr2`, `1,5 tỷ` and pasted forms, and writes them in full
 * on blur. Unreadable text stays as typed with an error, gives null, and sets a custom validity so that `Form` and
 * native forms refuse to submit. `ref` and the other attributes go to the input.
 */
export function MoneyField(props: MoneyFieldProps) {
  const [field, { value, onChange, unit = '₫', maxDigits = 13, size, onBlur, ...rest }] = splitField(props);
  const { error } = field;
  const word = useLabel();
  const box = useRef<HTMLSpanElement>(null);
  const [text, setText] = useState(formatAmount(value));
  const setCaret = useCaret();
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const [left, setLeft] = useState(true);

  // The parent set another value than the one reported: a reset, a preset amount.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(formatAmount(value));
    }
  }
  const refusal = refusalOf(text, maxDigits);
  const refusalText = refusal && word(refusal, { digits: maxDigits });

  useLayoutEffect(() => {
    box.current?.querySelector('input')?.setCustomValidity(refusalText ?? '');
  }, [refusalText]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: now, selectionStart } = event.currentTarget;
    const next = groupWhileTyping(
      text,
      { text: now, caret: selectionStart ?? now.length },
      editOf(event.nativeEvent),
    );
    setText(next.text);
    if (next.text !== now) setCaret(event.currentTarget, next.caret);

    const refused = refusalOf(next.text, maxDigits);
    // A visible error disappears once corrected; a new one waits for blur.
    if (!refused) setLeft(false);
    const read = refused ? null : parseAmount(next.text);
    const amount = read === 'invalid' ? null : read;
    setSent(amount);
    if (amount !== sent) onChange(amount);
  };

  return (
    // An unreadable text is not a missing value, although the form holds null.
    <Field {...field} error={left || error ? (refusalText ?? error) : error}>
      {(control) => (
        <InputBox ref={box} size={size === 'hero' ? 'lg' : size} end={unit}>
          <Amount
            data-hero={size === 'hero' || undefined}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...rest}
            {...control}
            value={text}
            onChange={type}
            onBlur={(event) => {
              afterPress(() => setLeft(true));
              if (!refusal) setText(formatAmount(sent));
              onBlur?.(event);
            }}
          />
        </InputBox>
      )}
    </Field>
  );
}

/** The label that explains why a text is not an amount; undefined when it is valid or empty. */
function refusalOf(text: string, maxDigits: number) {
  // More digits than a number can hold: too large, not unreadable.
  if (/^[\d.]+$/.test(text) && text.replace(/\D/g, '').replace(/^0+/, '').length > maxDigits)
    return 'amountTooLarge';
  const amount = parseAmount(text);
  if (amount === 'invalid') return 'invalidAmount';
  return amount !== null && String(amount).length > maxDigits ? 'amountTooLarge' : undefined;
}

const Amount = styled(Input)`
  font-variant-numeric: tabular-nums;
  /* Beside its unit. */
  text-align: end;

  &[data-hero] {
    font-size: ${fontSize['money-hero']};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.heading};
  }
  /* No ellipsis in an amount: 1.000… could be anything. */
  text-overflow: clip;
`;
