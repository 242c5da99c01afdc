import { useLayoutEffect, useRef } from 'react';
import type { Action } from '../../base/action.ts';
import { Icon } from '../../base/icon/Icon.tsx';
import { CheckIcon } from '../../base/icon/icons.ts';
import { Marked } from '../../form/Marked.tsx';
import { useLabel } from '../../labels.tsx';
import { Hints, List, Note } from './CommandPalette.styles.ts';
import type { CommandSection } from './CommandPalette.types.ts';
import { Keys, type Shortcut } from './Keys.tsx';

interface CommandListProps {
  id: string;
  label: string;
  sections: readonly CommandSection[];
  query: string;
  /** Index of the highlighted command among all of them. */
  marked: number;
  optionId(index: number): string;
  onMark(index: number): void;
  onChoose(command: Action): void;
}

/** The commands under the field. The focus stays in the field, which refers to the highlighted command. */
export function CommandList({ id, label, sections, query, marked, ...rest }: CommandListProps) {
  const { optionId, onMark, onChoose } = rest;
  const word = useLabel();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another option at the highlighted index
  useLayoutEffect(() => {
    // The very first has its section's title above it.
    if (marked <= 0) list.current?.scrollTo?.({ top: 0 });
    else list.current?.querySelector('[data-marked]')?.scrollIntoView?.({ block: 'nearest' });
  }, [marked, sections]);

  if (sections.length === 0) return <Note>{word('noMatches')}</Note>;
  let index = -1;
  return (
    <List ref={list} role="listbox" id={id} aria-label={label} tabIndex={-1}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group of options
        <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
          <div className="group" id={`${id}-${section.id}`} role="presentation">
            {section.title}
          </div>
          {section.commands.map((command) => {
            index += 1;
            const place = index;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={command.id}
                role="option"
                id={optionId(place)}
                className="option"
                aria-selected={place === marked}
                aria-disabled={command.disabled ? true : undefined}
                data-marked={place === marked || undefined}
                // Not `pointerenter`: a list that scrolls under a resting pointer must not move the highlight.
                onPointerMove={() => place !== marked && onMark(place)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(command)}
              >
                {command.icon && <Icon icon={command.icon} />}
                <span className="words">
                  <Marked text={command.label} query={query} />
                  {(command.disabled || command.description) && (
                    <span className="description">
                      <Marked text={command.disabled || command.description || ''} query={query} />
                    </span>
                  )}
                </span>
                {command.checked && <Icon icon={CheckIcon} label={word('chosen')} />}
                {command.keys && (
                  <span className="keys">
                    <Keys keys={command.keys} />
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </List>
  );
}

/** Which keys move, choose and close. */
export function CommandHints({ hints }: { hints: readonly Shortcut[] }) {
  return (
    <Hints>
      {hints.map(({ keys, label }) => (
        <span key={label}>
          <Keys keys={keys} /> {label}
        </span>
      ))}
    </Hints>
  );
}
