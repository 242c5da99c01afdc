import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react';
import styled from 'styled-components';
import {
  border,
  color,
  type FontSize,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  media,
  radius,
  space,
} from '../theme/tokens.ts';

export const TEXT_TONES = ['default', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
export const TEXT_WEIGHTS = ['regular', 'medium', 'semibold', 'bold'] as const;

export interface TextProps extends ComponentPropsWithRef<'span'> {
  /** The element: a span unless the text is a paragraph, emphasis and so on. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'small' | 'code' | 'dt' | 'dd' | 'figcaption';
  size?: FontSize;
  tone?: (typeof TEXT_TONES)[number];
  weight?: (typeof TEXT_WEIGHTS)[number];
  /** Tabular figures, for amounts and counts in a column. */
  tabular?: boolean;
  /** On a phone, keeps the height of two lines, for a text that arrives later and must not move what is below it. */
  lines?: 2;
  children?: ReactNode;
}

/** Text in one of the system's sizes and tones. Use `Heading` for titles. */
export function Text({ size, tone = 'default', weight, tabular, lines, ...rest }: TextProps) {
  return (
    <Root
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-tabular={tabular || undefined}
      data-lines={lines}
      {...rest}
    />
  );
}

export interface TimeProps extends ComponentPropsWithRef<'time'> {
  /** The time for machines, in ISO 8601 with its offset. */
  iso: string;
  /**
   * More detail for the tooltip: the same time in UTC, or a function called on hover that returns how long ago it was.
   */
  tip?: string | (() => string);
  /** The time for people, in the portal's format: DD/MM/YYYY HH:mm:ss. */
  children: ReactNode;
}

/** A point in time: the caller formats it; the component adds the machine-readable form and the tooltip. */
export function Time({ iso, tip, children, ...rest }: TimeProps) {
  const tips =
    typeof tip === 'function'
      ? { onPointerEnter: ({ currentTarget }: PointerEvent) => currentTarget.setAttribute('data-tip', tip()) }
      : { 'data-tip': tip };
  return (
    <Clock dateTime={iso} {...tips} {...rest}>
      {children}
    </Clock>
  );
}

export type KbdProps = ComponentPropsWithRef<'kbd'>;

/** A key to press, as in the list of shortcuts and in tooltips. */
export function Kbd(props: KbdProps) {
  return <Key {...props} />;
}

const Root = styled.span`
  ${media.phone} {
    &[data-lines] {
      display: block;
      min-height: 2lh;
    }
  }
  ${Object.entries(fontSize).map(([name, value]) => `&[data-size='${name}'] { font-size: ${value}; }`)}
  ${Object.entries(fontWeight).map(([name, value]) => `&[data-weight='${name}'] { font-weight: ${value}; }`)}
  &[data-tone='muted'] {
    color: ${color.textMuted};
  }
  &[data-tone='accent'] {
    color: ${color.accentText};
  }
  &[data-tone='success'] {
    color: ${color.successText};
  }
  &[data-tone='warning'] {
    color: ${color.warningText};
  }
  &[data-tone='danger'] {
    color: ${color.dangerText};
  }
  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`;

const Clock = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: ${space(5)};
  padding-inline: ${space(1)};
  border: ${border.hairline};
  border-radius: ${radius.sm};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  font-family: ${font.sans};
  font-size: ${fontSize.xs};
  line-height: ${lineHeight.body};
  text-align: center;
`;
