import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Action } from '../../base/action.ts';
import { useAnnounced } from '../../base/useAnnounced.ts';
import { useLabel } from '../../labels.tsx';
import { arrangeCommands } from './CommandPalette.arrange.ts';
import { CommandHints, CommandList } from './CommandPalette.list.tsx';
import type { CommandPaletteProps } from './CommandPalette.types.ts';
import { SearchBar } from './SearchBar.tsx';

const NOTHING: readonly never[] = [];

/**
 * All actions and pages of the portal, found by a few letters without diacritics: an editable combobox with its list
 * (APG) in a `SearchBar`. The first match is highlighted, so that Enter takes it.
 */
export function CommandPalette({
  open,
  onOpenChange,
  sections,
  recent = NOTHING,
  onUse,
  sectionsFor,
  hints,
  ...bar
}: CommandPaletteProps) {
  const word = useLabel();
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  const chosen = useRef<Action>(undefined);
  if (open !== wasOpen) {
    // Each opening starts fresh.
    setWasOpen(open);
    setQuery('');
    setActive(0);
  }

  const shown = open
    ? arrangeCommands(
        sections,
        query,
        { id: 'recent', title: word('recent'), commands: [], ids: recent },
        query.trim() ? sectionsFor?.(query.trim()) : undefined,
      )
    : [];
  const commands = shown.flatMap((section) => section.commands);
  const count = commands.length;
  const marked = Math.min(active, count - 1);
  const optionId = (index: number) => `${id}option-${index}`;

  const result = open && query.trim() ? word(count > 0 ? 'resultCount' : 'noMatches', { count }) : '';
  useAnnounced(result);

  const choose = (command: Action) => {
    if (command.disabled) return;
    chosen.current = command;
    onUse?.(command.id);
    onOpenChange(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A key that ends a composition belongs to the composition.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || count === 0) return;
    const command = commands[marked];
    if (event.key === 'Enter' && command) {
      event.preventDefault();
      return choose(command);
    }
    const step: Record<string, number> = {
      ArrowDown: (marked + 1) % count,
      ArrowUp: (marked - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = step[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <SearchBar
      {...bar}
      open={open}
      onOpenChange={onOpenChange}
      onClosed={() => {
        const command = chosen.current;
        chosen.current = undefined;
        command?.run?.();
      }}
      value={query}
      onChange={(text) => {
        setQuery(text);
        setActive(0);
      }}
      field={{
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': count > 0,
        'aria-controls': count > 0 ? id : undefined,
        'aria-activedescendant': count > 0 ? optionId(marked) : undefined,
        onKeyDown,
      }}
      footer={hints && <CommandHints hints={hints} />}
    >
      <CommandList
        id={id}
        label={bar.label}
        sections={shown}
        query={query}
        marked={marked}
        optionId={optionId}
        onMark={setActive}
        onChoose={choose}
      />
    </SearchBar>
  );
}
