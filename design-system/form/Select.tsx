import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../base/icon/Icon.tsx';
import { ChevronDownIcon } from '../base/icon/icons.ts';
import { space } from '../theme/tokens.ts';
import { Field, type FieldProps, splitField } from './Field.tsx';
import { Input, InputBox, type InputSize } from './InputBox.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'size' | 'value' | 'onChange' | 'children'> {
  options: readonly SelectOption[];
  value?: string;
  onChange?: (value: string) => void;
  /** An empty first entry, while nothing is chosen: "Choose a group". */
  placeholder?: string;
  size?: InputSize;
}

/** One of a few, in the browser's own list, which works best on phones. For more than about fifteen use `Combobox`. */
export function Select(props: SelectProps) {
  const [field, { options, value, onChange, placeholder, size, ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <Box size={size} end={<Icon icon={ChevronDownIcon} />}>
          <Choice
            as="select"
            value={value}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            {...(rest as object)}
            {...control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Choice>
        </Box>
      )}
    </Field>
  );
}

const Box = styled(InputBox)`
  position: relative;

  /* The arrow lies over the select, so that a click on it opens the list as well. */
  & > select ~ span {
    position: absolute;
    inset-inline-end: 0;
    pointer-events: none;
  }
`;

const Choice = styled(Input)`
  padding-inline-end: ${space(8)};
  cursor: pointer;

  /* The browser draws the list itself and takes its colours from here. */
  & > option {
    background: Canvas;
    color: CanvasText;
  }
`;
