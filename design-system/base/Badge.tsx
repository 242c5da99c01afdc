import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import {
  border,
  color,
  fontSize,
  fontWeight,
  highContrast,
  lineHeight,
  radius,
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { VisuallyHidden } from './LiveRegion.tsx';

/** A higher count reads "99+". */
const MOST = 99;

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone;
  /** Number of waiting items. Zero renders nothing. */
  count?: number;
  /** What is counted, for screen readers: "refunds waiting". */
  label?: string;
  /** Text to show instead of a count. */
  children?: ReactNode;
}

/** A small mark on another element: a count, or "new". The state of a record is a `StatusBadge`. */
export function Badge({ tone, count, label, children, ...rest }: BadgeProps) {
  if (count !== undefined && count <= 0) return null;
  const text = count === undefined ? children : count > MOST ? `${MOST}+` : count;
  return (
    <Root data-tone={tone ?? 'neutral'} data-count={count !== undefined || undefined} {...rest}>
      {text}
      {label && ' '}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

export interface StatusDotProps extends ComponentPropsWithRef<'span'> {
  tone: Tone;
  /** What the colour means, for users who cannot see it. */
  label: string;
}

/** A coloured dot with its meaning in text, such as whether a business is active (specification 3). */
export function StatusDot({ tone, label, ...rest }: StatusDotProps) {
  return (
    <Dot data-tone={tone} {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Dot>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${space(5)};
  padding-inline: ${space(1.5)};
  /* Visible only when forced colours remove the background. */
  border: ${border.width} solid transparent;
  border-radius: ${radius.full};
  font-size: ${fontSize.xs};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.body};
  white-space: nowrap;
  ${TONES.map(
    (tone) =>
      `&[data-tone='${tone}'] { background: ${color[`${tone}Soft`]}; color: ${color[`${tone}Text`]}; }`,
  )}

  &[data-count] {
    font-variant-numeric: tabular-nums;
  }
  ${highContrast} {
    border-color: currentcolor;
  }
`;

const Dot = styled.span`
  position: relative;
  display: inline-block;
  flex: none;
  width: ${space(2)};
  height: ${space(2)};
  border: ${border.width} solid transparent;
  border-radius: ${radius.full};
  forced-color-adjust: none;
  ${TONES.map((tone) => `&[data-tone='${tone}'] { background: ${color[`${tone}Solid`]}; }`)}
`;
