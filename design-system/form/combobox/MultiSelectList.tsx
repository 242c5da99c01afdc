// Search, options and the line below them share one keyboard handling, so they share one file.
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../base/button/Button.tsx';
import { Icon } from '../../base/icon/Icon.tsx';
import { SearchIcon } from '../../base/icon/icons.ts';
import { LiveRegion } from '../../base/LiveRegion.tsx';
import { useOwnWords } from '../../labels.own.ts';
import { useLabel } from '../../labels.tsx';
import { border, color, fontSize, px, radius, size, space } from '../../theme/tokens.ts';
import { Checkbox } from '../choice/Checkbox.tsx';
import { search } from '../fold.ts';
import { Input, InputBox } from '../InputBox.tsx';

/** Above this many options there is a search box. */
const SEARCH_ABOVE = 8;

const words = {
  vi: { all: 'Đã chọn tất cả', none: 'Chưa chọn mục nào' },
  en: { all: 'All are selected', none: 'None is selected' },
};

interface MultiSelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface MultiSelectListProps {
  label: string;
  options: readonly MultiSelectOption[];
  value: readonly string[];
  onChange(value: string[]): void;
}

/**
 * Multiple choice from a list, for places that have their own popover or sheet. Arrows move between the boxes, Space
 * ticks; "select all" takes what the search shows.
 */
export function MultiSelectList({ label, options, value, onChange }: MultiSelectListProps) {
  const word = useLabel();
  const own = useOwnWords(words);
  const [query, setQuery] = useState('');
  const shown = search(query, options, (option) => option.label);
  const chosen = new Set(value);

  /** Sorted like the options, so that the same selection always gives the same URL. */
  const emit = (next: ReadonlySet<string>) =>
    onChange(options.filter((option) => next.has(option.value)).map((option) => option.value));
  const tick = (option: MultiSelectOption, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(option.value);
    else next.delete(option.value);
    emit(next);
  };
  const free = shown.filter((option) => !option.disabled);
  const allChosen = free.every((option) => chosen.has(option.value));

  return (
    <Root onKeyDown={moveByArrows}>
      {options.length > SEARCH_ABOVE && (
        <InputBox start={<Icon icon={SearchIcon} />}>
          <Input
            type="search"
            data-autofocus
            aria-label={`${word('search')}: ${label}`}
            placeholder={word('search')}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
        </InputBox>
      )}
      <fieldset aria-label={label}>
        {shown.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            checked={chosen.has(option.value)}
            disabled={option.disabled}
            onChange={(on) => tick(option, on)}
          />
        ))}
        {shown.length === 0 && <p className="none">{word('noMatches')}</p>}
      </fieldset>
      <div className="foot">
        <span className="count">{word('selectedCount', { count: value.length })}</span>
        <LiveRegion>{query && word('resultCount', { count: shown.length })}</LiveRegion>
        <Button
          size="sm"
          variant="ghost"
          tone="accent"
          disabled={allChosen && own('all')}
          onClick={() => emit(new Set([...value, ...free.map((option) => option.value)]))}
        >
          {word('selectAll')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={value.length === 0 && own('none')}
          onClick={() => onChange([])}
        >
          {word('clearSelection')}
        </Button>
      </div>
    </Root>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Up and down move between the boxes (and from the search box to the first), so that a long list does not need fifty
 * Tabs.
 */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const boxes = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:not(:disabled)'),
  ];
  const at = boxes.indexOf(event.target as HTMLInputElement);
  if (at < 0 && !(event.target instanceof HTMLInputElement && step > 0)) return;
  event.preventDefault();
  const next = boxes[at + step];
  if (next) next.focus();
  else if (at === 0) event.currentTarget.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: ${px(240)};
  padding: ${space(2)};

  & > fieldset {
    display: flex;
    flex-direction: column;
    max-height: min(${px(320)}, 45dvh);
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & > fieldset > * {
    flex: none;
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${size.controlSm};
    border-radius: ${radius.md};
  }
  & > fieldset > *:hover {
    background: ${color.surfaceHover};
  }
  & label {
    display: flex;
    padding: ${space(1)} ${space(2)};
  }
  & .none {
    padding: ${space(2)};
    color: ${color.textMuted};
  }
  & > .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)};
    padding-block-start: ${space(2)};
    border-block-start: ${border.hairline};
  }
  & .count {
    flex: 1;
    padding-inline: ${space(2)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
