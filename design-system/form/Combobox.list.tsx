import { useCombobox } from 'downshift';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { announce } from '../base/announce.ts';
import { StatusDot } from '../base/Badge.tsx';
import { Icon } from '../base/Icon.tsx';
import { CheckIcon } from '../base/icons.ts';
import { Spinner } from '../base/Spinner.tsx';
import { useLabel } from '../labels.tsx';
import { border, color, fontSize, fontWeight, px, radius, size, space } from '../theme/tokens.ts';
import { arrange, type Option } from './Combobox.options.ts';
import { highlights } from './fold.ts';

/** How long typing must rest before the count is read out, in ms: readers would else talk over each key. */
const ANNOUNCE_AFTER = 500;

export interface OptionsConfig {
  options: readonly Option[];
  /** Values chosen lately, the latest first; they stand at the head while nothing is typed. */
  recent?: readonly string[] | undefined;
  value: string | null;
  query: string;
  open: boolean;
  label: string;
  listId: string;
  inputId?: string | undefined;
  onQueryChange?: ((query: string) => void) | undefined;
  onPick(option: Option): void;
}

/**
 * Keyboard and roles of the list, by downshift. Nothing is chosen but by Enter on a marked option or by a press on
 * one; Enter also takes the only match. Leaving the field chooses nothing.
 */
export function useOptions({
  options,
  recent,
  value,
  query,
  open,
  onQueryChange,
  onPick,
  ...rest
}: OptionsConfig) {
  const word = useLabel();
  const arrangement = useMemo(() => arrange(options, query, recent), [options, query, recent]);
  const { items } = arrangement;
  const box = useCombobox<Option>({
    items,
    isOpen: open,
    inputValue: query,
    // Never held here, so that the option which is chosen already can be pressed again.
    selectedItem: null,
    initialHighlightedIndex: items.findIndex((option) => option.value === value),
    menuId: rest.listId,
    inputId: rest.inputId,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onQueryChange?.(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
  });

  const count = items.length;
  const result = open && query ? word(count > 0 ? 'resultCount' : 'noMatches', { count }) : '';
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => announce(result), ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [result]);

  /** Enter with nothing marked takes the only match there is. */
  const takeOnlyMatch = (event: { key: string; preventDefault(): void }) => {
    const [only, second] = items;
    if (
      event.key !== 'Enter' ||
      box.highlightedIndex >= 0 ||
      query === '' ||
      !only ||
      second ||
      only.disabled
    )
      return;
    event.preventDefault();
    onPick(only);
  };
  const list = useRef<HTMLUListElement>(null);
  // The list itself appears a moment later, in a portal, which downshift would complain of.
  const menu = box.getMenuProps({ 'aria-label': rest.label, ref: list }, { suppressRefError: true });
  return { box, menu, list, arrangement, value, query, takeOnlyMatch };
}

type OptionListProps = Omit<ReturnType<typeof useOptions>, 'takeOnlyMatch'> & {
  loading?: boolean | undefined;
};

/** The list itself: what matches is set in bold, what is chosen has a tick and is in sight from the start. */
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
      {/* biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own */}
      <ul role="group" aria-label={name}>
        {children}
      </ul>
    </li>
  );
}

/** A text with the found parts in bold. */
function Marked({ text, query }: { text: string; query: string }) {
  const ranges = highlights(query, text);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1])}
    </>
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
    /* Hundreds of options: those out of sight cost no layout. */
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${px(36)};
  }
  & .option[data-marked] {
    background: ${color.neutralSoft};
    outline: ${border.width} solid transparent;
    outline-offset: -1px;
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
    font-variant-numeric: tabular-nums;
  }
  & mark {
    background: none;
    color: inherit;
    font-weight: ${fontWeight.bold};
  }
`;
