import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { border, color, media, radius, space } from '../../theme/tokens.ts';
import { ChoiceLabel, Tick } from './Choice.tsx';

export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'size'> {
  label: string;
  /** Hides the label visually, for a table whose row shows it. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of its items are selected. A click then selects all. */
  indeterminate?: boolean;
  hint?: ReactNode;
  error?: string;
}

/** Yes or no, applied when the form is submitted; or one of several. For what applies at once use a `Switch`. */
export function Checkbox({
  label,
  labelHidden,
  checked,
  onChange,
  indeterminate = false,
  hint,
  error,
  id,
  ref,
  ...rest
}: CheckboxProps) {
  const madeUp = useId();
  const own = useRef<HTMLInputElement>(null);
  // The third state exists only as a property. A click resets it, so it is set again after every render.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });
  return (
    <ChoiceLabel id={id ?? madeUp} label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(control) => (
        <Box
          ref={(input) => {
            own.current = input;
            if (typeof ref === 'function') return ref(input);
            if (ref) ref.current = input;
          }}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...rest}
          {...control}
        />
      )}
    </ChoiceLabel>
  );
}

const Box = styled(Tick)`
  border-radius: ${radius.sm};

  &::before {
    width: ${space(2.5)};
    height: ${space(2.5)};
    clip-path: polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0%, 43% 62%);
  }
  &:indeterminate:not(:disabled) {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:indeterminate::before {
    height: ${border.width};
    outline: ${border.width} solid currentColor;
    clip-path: none;
    transform: scale(1);
  }
  ${media.forcedColors} {
    &:indeterminate::before {
      outline-color: CanvasText;
    }
  }
`;
