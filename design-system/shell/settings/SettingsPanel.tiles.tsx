import { type CSSProperties, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../base/LiveRegion.tsx';
import { FieldGroup } from '../../form/Field.tsx';
import {
  border,
  color,
  focusRing,
  fontSize,
  lineHeight,
  media,
  motion,
  radius,
  space,
} from '../../theme/tokens.ts';

interface TilesProps<Value extends string | number> {
  label: string;
  hint?: ReactNode;
  values: readonly Value[];
  names: Record<Value, string>;
  value: Value;
  onChange(value: Value): void;
  /** Draws a small picture of the value. */
  draw?: (value: Value) => ReactNode;
  /** Tiles per row. */
  columns: number;
}

/** One of a few choices, each with a picture: native radios, so that the arrow keys work as usual. */
export function Tiles<Value extends string | number>({
  label,
  hint,
  values,
  names,
  value,
  onChange,
  draw,
  columns,
}: TilesProps<Value>) {
  const name = useId();
  return (
    <FieldGroup role="radiogroup" label={label} hint={hint}>
      <Root style={{ '--columns': columns } as CSSProperties}>
        {values.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              // An opening panel focuses the first of these.
              data-autofocus={one === value ? '' : undefined}
              onChange={() => onChange(one)}
            />
            {draw?.(one)}
            <span>{names[one]}</span>
          </label>
        ))}
      </Root>
    </FieldGroup>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: ${space(2)};

  & > label {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${space(1.5)};
    min-width: 0;
    padding: ${space(2)} ${space(1.5)};
    border: ${border.control};
    border-radius: ${radius.md};
    background: ${color.surface};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.table};
    text-align: center;
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};
  }
  & > label:hover {
    background: ${color.surfaceHover};
  }
  & > label:has(:checked) {
    border-color: ${color.accent};
    background: ${color.surfaceSelected};
    box-shadow: 0 0 0 ${border.width} ${color.accent};
    color: ${color.accentText};
  }
  & > label:has(:focus-visible) {
    ${focusRing}
  }
  & > label > input {
    ${visuallyHidden}
    appearance: none;
  }
  @media (pointer: coarse) {
    & > label {
      min-height: ${space(11)};
      justify-content: center;
    }
  }
  /* Forced colours remove fills and shadows: a thick border shows the selection. */
  ${media.forcedColors} {
    & > label:has(:checked) {
      padding: calc(${space(2)} - 2 * ${border.width}) calc(${space(1.5)} - 2 * ${border.width});
      border: calc(3 * ${border.width}) solid Highlight;
    }
  }
`;
