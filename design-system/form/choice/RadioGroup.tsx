import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { radius, space } from '../../theme/tokens.ts';
import { FieldGroup, type FieldGroupProps } from '../Field.tsx';
import { ChoiceLabel, Tick } from './Choice.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What choosing it means. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, 'role' | 'children' | 'onChange'> {
  options: readonly RadioOption[];
  /** Undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Name of the group in a native form; made up when left out. */
  name?: string;
  direction?: 'column' | 'row';
  disabled?: boolean;
}

/** One of two to five that should all be seen at once. More, or a choice seldom changed, is a `Select`. */
export function RadioGroup({
  options,
  value,
  onChange,
  name,
  direction = 'column',
  disabled,
  ...rest
}: RadioGroupProps) {
  const madeUp = useId();
  return (
    <FieldGroup role="radiogroup" {...rest}>
      <Options data-direction={direction}>
        {options.map((option) => (
          <ChoiceLabel
            key={option.value}
            id={`${madeUp}-${option.value}`}
            label={option.label}
            hint={option.hint}
          >
            {(control) => (
              <Radio
                type="radio"
                name={name ?? madeUp}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => onChange(option.value)}
                {...control}
              />
            )}
          </ChoiceLabel>
        ))}
      </Options>
    </FieldGroup>
  );
}

const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};

  &[data-direction='row'] {
    flex-flow: row wrap;
    gap: ${space(1)} ${space(5)};
  }
`;

const Radio = styled(Tick)`
  border-radius: ${radius.full};

  &::before {
    width: ${space(2)};
    height: ${space(2)};
    border-radius: ${radius.full};
  }
`;
