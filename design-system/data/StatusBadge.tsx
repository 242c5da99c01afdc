import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../base/Icon.tsx';
import { type IconType, UnknownIcon } from '../base/icons.ts';
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

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  tone: Tone;
  /** Says the state a second time, for those who do not see the colour: one icon for each state. */
  icon: IconType;
  /** The state in words. */
  label: string;
}

/** The state of a record: colour, icon and words together, never colour alone (WCAG 1.4.1). */
export function StatusBadge({ tone, icon, label, ...rest }: StatusBadgeProps) {
  return (
    <Root data-tone={tone} {...rest}>
      <Icon icon={icon} size="sm" />
      <span>{label}</span>
    </Root>
  );
}

export interface UnknownStatusProps {
  /** The state as the service gave it. */
  value: string;
}

/** Longer than any state: what a service may invent must not fill the page. */
const LONGEST = 80;

/** A state that nobody knows yet: neutral, in the service's own word, so that it can be asked about. */
export function UnknownStatus({ value }: UnknownStatusProps) {
  const raw = value.slice(0, LONGEST);
  return <StatusBadge tone="neutral" icon={UnknownIcon} label={raw} translate="no" data-tip={raw} />;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  padding: ${space(0.25)} ${space(2)} ${space(0.25)} ${space(1.5)};
  /* Unseen until forced colours take the background away. */
  border: ${border.width} solid transparent;
  border-radius: ${radius.full};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.table};
  vertical-align: middle;
  white-space: nowrap;
  ${TONES.map(
    (tone) =>
      `&[data-tone='${tone}'] { background: ${color[`${tone}Soft`]}; color: ${color[`${tone}Text`]}; }`,
  )}

  & > svg {
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
