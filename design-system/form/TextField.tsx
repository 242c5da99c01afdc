import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRef } from 'react';
import { ClearButton } from './ClearButton.tsx';
import { Field, type FieldProps, splitField } from './Field.tsx';
import { Input, InputBox, type InputSize } from './InputBox.tsx';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size' | 'value' | 'onChange'> {
  /** Without it the browser keeps the text: on a static page, text typed before hydration survives. */
  value?: string;
  onChange?: (value: string) => void;
  size?: InputSize;
  /** Inside the box, before the text: an icon, a unit. */
  start?: ReactNode;
  /** Inside the box, after the text. */
  end?: ReactNode;
  /** Shows a button that clears the field while it has text. Needs `value`. */
  clearable?: boolean;
}

/**
 * One line of text. `ref` and the other attributes go to the input. Amounts, dates and phones have their own fields.
 */
export function TextField(props: TextFieldProps) {
  const [field, { value, onChange, size, start, end, clearable, ref, ...rest }] = splitField(props);
  const box = useRef<HTMLSpanElement>(null);

  const clear = () => {
    onChange?.('');
    box.current?.querySelector('input')?.focus();
  };
  const clearButton = clearable && value && !rest.disabled && !rest.readOnly && (
    <ClearButton name={field.label} onClick={clear} />
  );
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          ref={box}
          size={size}
          start={start}
          end={
            clearButton || end ? (
              <>
                {clearButton}
                {end}
              </>
            ) : undefined
          }
        >
          <Input
            ref={ref}
            type="text"
            value={value}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...rest}
            {...control}
          />
        </InputBox>
      )}
    </Field>
  );
}
