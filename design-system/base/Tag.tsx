import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
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
  vi: { remove: 'Bỏ {{label}}', more: 'Xem thêm {{count}}' },
  en: { remove: 'Remove {{label}}', more: '{{count}} more' },
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

export interface TagItem extends Pick<TagProps, 'label' | 'tone' | 'icon'> {
  id: string;
}

export interface TagListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** What the tags are, for readers: "Cửa hàng". */
  label: string;
  tags: readonly TagItem[];
  /** Makes each removable. */
  onRemove?: (id: string) => void;
  /** Shows so many at first and the rest behind a button. */
  max?: number;
}

/** Several tags. A removed one gives the focus to its neighbour, the last one to the list. */
export function TagList({ label, tags, onRemove, max = tags.length, ...rest }: TagListProps) {
  const word = useOwnWords(words);
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const [gone, setGone] = useState<number>();
  useEffect(() => {
    if (gone === undefined || !list.current) return;
    const buttons = list.current.querySelectorAll('button');
    (buttons[Math.min(gone, buttons.length - 1)] ?? list.current).focus();
    setGone(undefined);
  }, [gone]);

  const shown = all ? tags : tags.slice(0, max);
  return (
    <List aria-label={label} {...rest} ref={list} tabIndex={-1}>
      {shown.map(({ id, ...tag }, index) => (
        <li key={id}>
          <Tag
            {...tag}
            {...(onRemove && {
              onRemove: () => {
                setGone(index);
                onRemove(id);
              },
            })}
          />
        </li>
      ))}
      {shown.length < tags.length && (
        <li>
          <More
            type="button"
            onClick={() => {
              setAll(true);
              if (onRemove) setGone(shown.length);
              else list.current?.focus();
            }}
          >
            {word('more', { count: tags.length - shown.length })}
          </More>
        </li>
      )}
    </List>
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

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
    max-width: 100%;
  }
`;

const More = styled.button`
  min-height: ${space(6)};
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.accentText};
  font-size: ${fontSize.sm};
  cursor: pointer;
`;
