import { useCombobox } from 'downshift';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useAnnounced } from '../../base/useAnnounced.ts';
import { useLabel } from '../../labels.tsx';
import { arrange, type Option } from './Combobox.options.ts';

export interface OptionsConfig {
  options: readonly Option[];
  /** Recent values, latest first; they come first while the query is empty. */
  recent?: readonly string[] | undefined;
  value: string | null;
  query: string;
  open: boolean;
  label: string;
  listId: string;
  inputId?: string | undefined;
  onPick(option: Option): void;
}

/**
 * Keyboard and roles of the list, by downshift. An option is chosen only by Enter on the highlighted one or by a press;
 * Enter also takes the only match. Leaving the field chooses nothing.
 */
export function useOptions({ options, recent, value, query, open, onPick, ...rest }: OptionsConfig) {
  const word = useLabel();
  const arrangement = useMemo(() => arrange(options, query, recent), [options, query, recent]);
  const { items } = arrangement;
  const box = useCombobox<Option>({
    items,
    isOpen: open,
    inputValue: query,
    // Always null here, so that the option already chosen can be pressed again.
    selectedItem: null,
    initialHighlightedIndex: items.findIndex((option) => option.value === value),
    menuId: rest.listId,
    inputId: rest.inputId,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    isItemDisabled: (option) => option.disabled ?? false,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onPick(selectedItem),
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? state : changes,
  });

  const count = items.length;
  const result = open && query ? word(count > 0 ? 'resultCount' : 'noMatches', { count }) : '';
  useAnnounced(result);

  /** Enter without a highlighted option takes the only match. */
  const takeOnlyMatch = (event: KeyboardEvent<HTMLInputElement>) => {
    const [only, second] = items;
    if (
      event.key !== 'Enter' ||
      // This Enter ends a composition.
      event.nativeEvent.isComposing ||
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
  // The list appears later, in a portal, and downshift would warn about the missing ref.
  const menu = box.getMenuProps({ 'aria-label': rest.label, ref: list }, { suppressRefError: true });
  return { box, menu, list, arrangement, value, query, takeOnlyMatch };
}
