import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { masksOf } from '../base/icon/iconMask.ts';
import {
  border,
  color,
  fontSize,
  fontWeight,
  highContrast,
  lineHeight,
  media,
  radius,
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { type StatusIcon, statusIcons } from './statusIcons.ts';

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  tone: Tone;
  /** Repeats the state for users who cannot see the colour: one icon for each state. */
  icon: StatusIcon;
  /** The state as text. */
  label: string;
}

/**
 * The state of a record: colour, icon and text together, never colour alone (WCAG 1.4.1). A single element, whose icon
 * is a mask from the stylesheet: each row of a list has one, and all share one image, because a browser creates a
 * document for each image.
 */
export function StatusBadge({ tone, icon, label, ...rest }: StatusBadgeProps) {
  return (
    <Root data-tone={tone} data-icon={icon} {...rest}>
      {label}
    </Root>
  );
}

export interface UnknownStatusProps {
  /** The state as the service sent it. */
  value: string;
}

/** Longer than any known state: an unexpected value must not fill the page. */
const LONGEST = 80;

/** An unknown state: neutral, with the service's own value, so that the user can ask support about it. */
export function UnknownStatus({ value }: UnknownStatusProps) {
  const raw = value.slice(0, LONGEST);
  return <StatusBadge tone="neutral" icon="unknown" label={raw} translate="no" data-tip={raw} />;
}

const masks = masksOf(Object.values(statusIcons));

const Root = styled.span`
  display: inline-block;
  max-width: 100%;
  padding: ${space(0.25)} ${space(2)} ${space(0.25)} ${space(1.5)};
  overflow: hidden;
  text-overflow: ellipsis;
  /* Visible only when forced colours remove the background. */
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

  &::before {
    content: '';
    display: inline-block;
    width: ${space(3.5)};
    height: ${space(3.5)};
    margin-inline-end: ${space(1)};
    background: currentColor;
    ${masks.image}
    vertical-align: -0.17em;
    print-color-adjust: exact;
  }
  ${Object.keys(statusIcons).map((name, index) => `&[data-icon='${name}']::before { ${masks.at(index)} }`)}
  /* Good states are quiet: a filled badge means waiting, failed or unknown. */
  &:is([data-tone='success'], [data-tone='special']) {
    padding-inline: 0;
    /* A rounded corner would clip the last letter. */
    border-radius: 0;
    background: none;
    color: ${color.text};
    font-weight: ${fontWeight.regular};
  }
  &[data-tone='success']::before {
    background: ${color.successText};
  }
  &[data-tone='special']::before {
    background: ${color.specialText};
  }
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  ${highContrast}:not([data-tone='success'], [data-tone='special']) {
    border-color: currentcolor;
  }
`;
