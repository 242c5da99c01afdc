import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../base/LiveRegion.tsx';
import { border, color, lineHeight, media, motion, size, space } from '../../theme/tokens.ts';
import { describedBy, Notes } from '../Notes.tsx';

interface ChoiceLabelProps {
  id: string;
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** Shared by Checkbox, Switch and radios: the control before its label, with hint and error below the label. */
export function ChoiceLabel({ id, label, labelHidden, hint, error, children }: ChoiceLabelProps) {
  const notes = { id, error, hint };
  return (
    <Root data-invalid={error ? true : undefined}>
      <Line>
        {children({
          id,
          'aria-describedby': describedBy(notes),
          'aria-invalid': error ? true : undefined,
        })}
        <Words data-hidden={labelHidden || undefined}>{label}</Words>
      </Line>
      <Notes {...notes} />
    </Root>
  );
}

const Root = styled.div`
  /* Where the label begins: after a tickbox or, wider, a switch. */
  --indent: ${space(6.5)};
  min-width: 0;

  &:has([role='switch']) {
    --indent: ${space(10)};
  }
  &[data-invalid] {
    color: ${color.dangerText};
  }
`;

/** The label contains its control, so that the whole line is the hit area: at least 24 px, 44 for touch. */
const Line = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-width: ${space(6)};
  min-height: ${space(6)};
  padding-block: ${space(0.5)};
  line-height: ${lineHeight.body};
  cursor: pointer;

  &:has(:disabled) {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    align-items: center;
    min-width: ${size.controlSm};
    min-height: ${size.controlSm};
  }
`;

const Words = styled.span`
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

/**
 * A native checkbox or radio drawn with one element: the mark is its own `::before`, so a table of them stays light.
 */
export const Tick = styled.input`
  display: inline-grid;
  flex: none;
  place-content: center;
  width: ${space(4.5)};
  height: ${space(4.5)};
  margin: ${space(0.375)} 0;
  border: ${border.control};
  background: ${color.surface};
  color: ${color.onAccent};
  appearance: none;
  cursor: inherit;

  &::before {
    content: '';
    background: currentColor;
    transform: scale(0);
    transition: transform ${motion.fast} ${motion.ease};
  }
  &:checked {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  &:checked::before {
    transform: scale(1);
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textDisabled};
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
    }
  }
`;
