import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { border, color, media, motion, radius, space } from '../../theme/tokens.ts';
import { ChoiceLabel } from './Choice.tsx';

export interface SwitchProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'value' | 'onChange' | 'size'> {
  /** What it turns on: "Allow refunds", never "On/Off". */
  label: string;
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  error?: string;
}

/** On or off, applied at once. In a form that is submitted later use a `Checkbox`. */
export function Switch({ label, labelHidden, checked, onChange, hint, error, id, ...rest }: SwitchProps) {
  const madeUp = useId();
  return (
    <ChoiceLabel id={id ?? madeUp} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(control) => (
        <Track
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...rest}
          {...control}
        />
      )}
    </ChoiceLabel>
  );
}

const Track = styled.input`
  flex: none;
  width: ${space(8)};
  height: ${space(4.5)};
  margin: ${space(0.375)} 0;
  padding: ${space(0.5)};
  border: ${border.control};
  border-radius: ${radius.full};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition: background-color ${motion.fast} ${motion.ease};

  &::before {
    content: '';
    display: block;
    width: ${space(3)};
    height: 100%;
    border-radius: ${radius.full};
    background: ${color.borderStrong};
    transition: translate ${motion.fast} ${motion.ease};
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:checked::before {
    background: ${color.onAccent};
    translate: ${space(3.5)};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }
  &:disabled::before {
    background: ${color.textDisabled};
  }
  ${media.forcedColors} {
    &::before,
    &:checked::before {
      background: CanvasText;
    }
  }
`;
