/**
 * Clicks and keys of a table. The listeners are on the region, not on each row, and find
 * the row by its `data-row`: rows stay cheap to render, and no handler changes their props.
 */
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from 'react';
import type { DataTableProps } from './DataTable.types.ts';
import { idsBetween, withIds } from './selection.ts';

type Options<Row> = Pick<
  DataTableProps<Row>,
  | 'rows'
  | 'rowId'
  | 'rowHref'
  | 'onOpen'
  | 'onPeek'
  | 'onCopyId'
  | 'selection'
  | 'onSelectionChange'
  | 'activeRowId'
> & {
  ids: readonly string[];
  /** Called to open a row's menu, by keyboard or pointer: anchored to its button, or to the given row. */
  onActions?: (row: Row, at: HTMLElement, byKeyboard: boolean) => void;
  /** Called to copy a cell's text. */
  onCopy: (text: string) => void;
};

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-row]');
const ownControl = 'a, button, input, select, textarea, label, summary, [role="button"], [data-no-open]';
/** How far an arrow key scrolls sideways, in px: the browser's own step. */
const SIDEWAYS = 40;
const isTyping = (target: EventTarget) =>
  (target as Element).closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]',
  ) !== null;

export function useTableEvents<Row>(options: Options<Row>) {
  const { rows, rowId, rowHref, onOpen, onPeek, onCopyId, onActions, onCopy } = options;
  const { ids, selection, onSelectionChange, activeRowId } = options;
  const [focusedId, setFocusedId] = useState<string>();
  /** Last toggled row and the selection before it: the fixed end of a range. */
  const anchor = useRef<{ id: string; base: ReadonlySet<string> }>(undefined);
  /** The row that was toggled last: a Shift range starts there, also after steps without it. */
  const toggled = useRef<string>(undefined);

  const tabbableId = [focusedId, activeRowId, ids[0]].find((id) => id !== undefined && ids.includes(id));
  const rowAt = (id: string) => rows.find((row) => rowId(row) === id);

  const open = (row: Row, event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) => {
    // The link's own URL, which may contain more than the row's address.
    const href =
      rowOf(event.target)?.querySelector<HTMLAnchorElement>('a[data-open]')?.href ?? rowHref?.(row);
    if ((event.ctrlKey || event.metaKey) && href) window.open(href, '_blank', 'noopener');
    else if (onOpen) onOpen(row, event);
    // Clicks the link itself, so that the router handles the navigation.
    else rowOf(event.target)?.querySelector<HTMLElement>('[data-open]')?.click();
  };

  const toggle = (id: string, selected: boolean, range: boolean) => {
    if (!selection || !onSelectionChange) return;
    const from = (range && (anchor.current?.id ?? toggled.current)) || id;
    onSelectionChange(withIds(selection, ids.includes(from) ? idsBetween(ids, from, id) : [id], selected));
    anchor.current = { id, base: selection };
    toggled.current = id;
  };

  const move = (event: KeyboardEvent<HTMLElement>, step: 1 | -1, from: string | undefined) => {
    const next = from === undefined ? tabbableId : ids[ids.indexOf(from) + step];
    if (next === undefined) return;
    event.preventDefault();
    const elements = event.currentTarget.querySelectorAll<HTMLElement>('[data-row]');
    const row = [...elements].find((element) => element.dataset.row === next);
    (row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>(ownControl))?.focus();
    if (!event.shiftKey) anchor.current = undefined;
    else if (from !== undefined && selection && onSelectionChange) {
      anchor.current ??= { id: from, base: selection };
      onSelectionChange(withIds(anchor.current.base, idsBetween(ids, anchor.current.id, next), true));
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    const element = rowOf(event.target);
    const id = element?.dataset.row;
    const row = id === undefined ? undefined : rowAt(id);
    // Enter and Space belong to the focused link, checkbox or button.
    const onRowItself = event.target === element;
    if (row && onRowItself && event.key === 'Enter') return open(row, event);
    if (event.ctrlKey || event.metaKey) return;
    const control = event.target as HTMLElement;
    if (row && event.key === 'ArrowDown' && control.dataset.actions !== undefined) {
      event.preventDefault();
      return onActions?.(row, control, true);
    }

    if (event.target === event.currentTarget && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.currentTarget
        .querySelector('tbody')
        ?.scrollBy({ left: event.key === 'ArrowRight' ? SIDEWAYS : -SIDEWAYS });
      return;
    }
    // With the focus on the region, arrows scroll; letters start from the row that Tab would reach.
    const moves = element !== null || event.key.length === 1;
    switch (event.key) {
      case 'j':
      case 'J':
      case 'ArrowDown':
        if (moves) move(event, 1, id);
        break;
      case 'k':
      case 'K':
      case 'ArrowUp':
        if (moves) move(event, -1, id);
        break;
      case ' ':
        if (!row || !onRowItself || !onPeek) return;
        event.preventDefault();
        onPeek(row);
        break;
      case 'x':
        if (id !== undefined && selection) toggle(id, !selection.has(id), false);
        break;
      case 'X':
        // With Shift, from the last selected row to this one; Caps Lock is not Shift.
        if (id !== undefined && selection) toggle(id, event.shiftKey || !selection.has(id), event.shiftKey);
        break;
      case 'c':
        if (row) onCopyId?.(row);
        break;
      case 'm':
        if (row && element) onActions?.(row, element, true);
        break;
      case 'Escape':
        // Esc closes an open detail panel first.
        if (!selection?.size || activeRowId !== undefined) return;
        event.preventDefault();
        onSelectionChange?.(new Set());
        anchor.current = undefined;
        toggled.current = undefined;
        break;
    }
  };

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const id = rowOf(target)?.dataset.row;
    const row = id === undefined ? undefined : rowAt(id);
    if (!row) return;
    const control = target.closest<HTMLElement>(ownControl);
    if (control?.dataset.copies !== undefined) return onCopy(control.dataset.copies);
    if (control?.dataset.actions !== undefined) return onActions?.(row, control, event.detail === 0);
    if (control || event.defaultPrevented || window.getSelection()?.isCollapsed === false) return;
    open(row, event);
  };

  /** Replaces the browser's context menu by the row's, except on links, fields, selected text and with Shift. */
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const element = rowOf(event.target);
    const row = element?.dataset.row === undefined ? undefined : rowAt(element.dataset.row);
    const byKeyboard = event.target === element;
    const isOwn =
      event.shiftKey ||
      (event.target as Element).closest('a, input, textarea, select') !== null ||
      window.getSelection()?.isCollapsed === false;
    if (!row || !element || !onActions || (isOwn && !byKeyboard)) return;
    event.preventDefault();
    onActions(row, element, byKeyboard);
  };

  /** Runs before the link's own handler, which would navigate. Modified clicks are left to the browser. */
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('[data-open]');
    const id = link ? rowOf(link)?.dataset.row : undefined;
    const row = id === undefined ? undefined : rowAt(id);
    if (!row || !onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(row, event);
  };

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.select === undefined) return;
    toggle(target.value, target.checked, (nativeEvent as globalThis.MouseEvent).shiftKey === true);
  };

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const id = target.dataset.row;
    if (id !== undefined) setFocusedId(id);
    // The browser does not scroll when a part of it is already visible beside the sticky cells.
    else if (target.matches(':is(td, th) :focus-visible'))
      target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };

  return { tabbableId, listeners: { onClickCapture, onClick, onContextMenu, onKeyDown, onChange, onFocus } };
}
