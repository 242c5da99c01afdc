import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { useLabel } from '../labels.tsx';
import {
  border,
  color,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { VisuallyHidden } from './LiveRegion.tsx';

export const BADGE_NEWS = ['new', 'updated'] as const;
/** What a menu entry may say about itself (specification 2). */
export type BadgeNews = (typeof BADGE_NEWS)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone;
  /** A number of things waiting; above `max` it reads "99+". Zero draws nothing. */
  count?: number;
  max?: number;
  /** The ready-made words "New" and "Updated" in the reader's language. */
  news?: BadgeNews;
  /** What the count counts, for readers: "refunds waiting". */
  label?: string;
  /** Its own words, when it is neither a count nor news. */
  children?: ReactNode;
}

/** A small remark on something else: how many, or that it is new. A record's state is a `StatusBadge`. */
export function Badge({ tone, count, max = 99, news, label, children, ...rest }: BadgeProps) {
  const word = useLabel();
  if (count !== undefined && count <= 0) return null;
  const text = count !== undefined ? (count > max ? `${max}+` : String(count)) : news && word(`${news}Badge`);
  return (
    <Root
      data-tone={tone ?? (news ? 'info' : 'neutral')}
      data-count={count !== undefined || undefined}
      {...rest}
    >
      {text ?? children}
      {label && ' '}
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}

export interface StatusDotProps extends ComponentPropsWithRef<'span'> {
  tone: Tone;
  /** What the colour says, for those who do not see it. */
  label: string;
}

/** A dot of colour with its meaning in text: a business is active or not (specification 3). */
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
  /* Unseen until forced colours take the background away. */
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
