import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useOwnWords } from '../labels.own.ts';
import { color, fontSize, radius, space } from '../theme/tokens.ts';
import { Tag, type TagProps } from './Tag.tsx';

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

const words = {
  vi: { more: 'Xem thêm {{count}}' },
  en: { more: '{{count}} more' },
} as const;

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
