import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../labels.own.ts';
import {
  border,
  color,
  focusRingInset,
  fontSize,
  lineHeight,
  radius,
  space,
  TONES,
  type Tone,
} from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { CloseIcon, type IconType } from './icons.ts';

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Its one or two words. */
  label: string;
  tone?: Tone;
  icon?: IconType;
  /** Gives it a cross. Delete and Backspace on the cross do the same. */
  onRemove?: () => void;
}

const words = {
  vi: { remove: 'Bỏ {{label}}' },
  en: { remove: 'Remove {{label}}' },
} as const;

/** A word that was put on something: a store of a user, a reason, a right. A record's state is a `StatusBadge`. */
export function Tag({ label, tone = 'neutral', icon, onRemove, ...rest }: TagProps) {
  const word = useOwnWords(words);
  return (
    <Root data-tone={tone} {...rest}>
      {icon && <Icon icon={icon} size="sm" />}
      <span className="label" data-tip="" data-tip-overflow="">
        {label}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={word('remove', { label })}
          onClick={onRemove}
          onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && onRemove()}
        >
          <Icon icon={CloseIcon} size="sm" />
        </button>
      )}
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
  /* Unseen until forced colours take the background away. */
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
  & > button {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: ${space(6)};
    height: ${space(6)};
    margin-inline-end: ${space(-2)};
    padding: 0;
    border: 0;
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    cursor: pointer;
  }
  & > button:hover {
    background: ${color.surfaceHover};
  }
  & > button:focus-visible {
    ${focusRingInset}
  }
  @media (pointer: coarse) {
    min-height: ${space(9)};
    & > button {
      width: ${space(9)};
      height: ${space(9)};
    }
  }
`;
