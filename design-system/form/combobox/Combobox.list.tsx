// The list of options in every state (recent, matches, none, loading), drawn from one description.
import { type ReactNode, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { StatusDot } from '../../base/Badge.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { CheckIcon } from '../../base/icon/icons.ts';
import { Spinner } from '../../base/Spinner.tsx';
import { useLabel } from '../../labels.tsx';
import { border, color, fontSize, fontWeight, px, radius, size, space } from '../../theme/tokens.ts';
import { Marked } from '../Marked.tsx';
import type { useOptions } from './Combobox.useOptions.ts';

type OptionListProps = Omit<ReturnType<typeof useOptions>, 'takeOnlyMatch'> & {
  loading?: boolean | undefined;
};

/** The list: matches are bold; the selected option has a tick and is scrolled into view on opening. */
export function OptionList({ box, menu, list, arrangement, value, query, loading }: OptionListProps) {
  const word = useLabel();
  const { items, recentCount } = arrangement;
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[data-marked]');
    if (list.current && chosen) list.current.scrollTop = chosen.offsetTop - list.current.clientHeight / 2;
  }, [list]);
  const rows = (from: number, to: number) =>
    items.slice(from, to).map((option, offset) => (
      <li
        key={option.value}
        className="option"
        {...box.getItemProps({
          item: option,
          index: from + offset,
          'aria-selected': option.value === value,
        })}
        data-marked={box.highlightedIndex === from + offset || undefined}
      >
        {option.dot && <StatusDot {...option.dot} />}
        <span className="words">
          <Marked text={option.label} query={query} />
          {option.description && (
            <span className="description">
              <Marked text={option.description} query={query} />
            </span>
          )}
        </span>
        {option.value === value && <Icon icon={CheckIcon} />}
      </li>
    ));
  return (
    <>
      {loading && (
        <Note>
          <Spinner size="sm" announce />
        </Note>
      )}
      {!loading && items.length === 0 && <Note>{word('noMatches')}</Note>}
      <List {...menu} aria-busy={loading || undefined}>
        {recentCount > 0 ? (
          <>
            <Group name={word('recent')}>{rows(0, recentCount)}</Group>
            <Group name={word('all')}>{rows(recentCount, items.length)}</Group>
          </>
        ) : (
          rows(0, items.length)
        )}
      </List>
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <li role="presentation">
      <div className="group" aria-hidden>
        {name}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options */}
      <ul role="group" aria-label={name}>
        {children}
      </ul>
    </li>
  );
}

const Note = styled.div`
  padding: ${space(3)};
  color: ${color.textMuted};
`;

const List = styled.ul`
  position: relative;
  max-height: min(${px(320)}, 50dvh);
  margin: 0;
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  &:empty {
    display: none;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  & .group {
    padding: ${space(2)} ${space(2)} ${space(1)};
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.medium};
  }
  & .option {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-height: ${size.controlSm};
    padding: ${space(1)} ${space(2)};
    border-radius: ${radius.md};
    cursor: pointer;
    /* Hundreds of options: those out of view need no layout. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${px(36)};
  }
  & .option[data-marked] {
    background: ${color.neutralSoft};
    outline: ${border.width} solid transparent;
    outline-offset: calc(-1 * ${border.width});
  }
  & .option[aria-selected='true'] {
    color: ${color.accentText};
    font-weight: ${fontWeight.medium};
  }
  & .option[aria-disabled='true'] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }
  & .option > :not(.words) {
    flex: none;
  }
  & .words {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .description {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-weight: ${fontWeight.regular};
  }
`;
