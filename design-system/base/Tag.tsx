import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import {
  border,
  color,
  fontSize,
  highContrast,
  lineHeight,
  radius,
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { Icon } from './icon/Icon.tsx';
import type { IconType } from './icon/icons.ts';

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** One or two words. */
  label: string;
  tone?: Tone;
  icon?: IconType;
}

/**
 * A word attached to something: a store of a user, a reason, a permission. The state of a record is a `StatusBadge`.
 */
export function Tag({ label, tone = 'neutral', icon, ...rest }: TagProps) {
  return (
    <Root data-tone={tone} {...rest}>
      {icon && <Icon icon={icon} size="sm" />}
      <span className="label" data-tip="" data-tip-overflow="">
        {label}
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-width: 100%;
  min-height: ${space(6)};
  padding-inline: ${space(2)};
  /* Visible only when forced colours remove the background. */
  border: ${border.width} solid transparent;
  border-radius: ${radius.sm};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.table};
  ${TONES.map(
    (tone) =>
      `&[data-tone='${tone}'] { background: ${color[`${tone}Soft`]}; color: ${color[`${tone}Text`]}; }`,
  )}

  & > svg {
    flex: none;
  }
  & > .label {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${highContrast} {
    border-color: currentcolor;
  }
`;
