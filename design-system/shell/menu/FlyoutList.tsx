import { type KeyboardEvent, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../base/button/IconButton.tsx';
import { MoreIcon, PinIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import type { Flyouts } from '../shell.ts';
import { useBarItems } from './barFit.ts';
import { moveInFlyouts, rowsIn } from './flyoutKeys.ts';
import { useReveal } from './reveal.ts';
import { type MenuList, Rows } from './SidebarList.tsx';

interface FlyoutListProps extends MenuList {
  flyouts: Flyouts;
}

/**
 * The items of a rail or the bar. Root groups open as flyouts, one at a time and never automatically: first by a click,
 * then by hovering. Deeper levels stay accordions.
 */
export function FlyoutList({ flyouts, ...own }: FlyoutListProps) {
  const { mode, flyout, send, leave } = flyouts;
  const horizontal = mode === 'horizontal';
  const word = useLabel();
  const list = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<HTMLElement>();
  const items = useBarItems(own.items, { label: word('more'), icon: MoreIcon }, list, horizontal);

  const reveal = useCallback((revealed: boolean) => send({ type: 'reveal', revealed }), [send]);
  useReveal(horizontal ? undefined : menu, reveal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another flyout has another place
  useLayoutEffect(() => {
    setMenu(list.current?.closest('nav')?.parentElement ?? undefined);
    const root = list.current?.querySelector(':scope > li > [aria-expanded="true"]');
    if (!root) return;
    const { left, top } = root.getBoundingClientRect();
    list.current?.style.setProperty('--flyout', `${Math.floor(horizontal ? left : top)}px`);
  }, [flyout, horizontal]);

  const isRoot = (row: Element) => row.parentElement?.parentElement === list.current;
  function toggle(id: string, row: HTMLElement, byKeyboard: boolean) {
    if (!isRoot(row)) own.toggle(id, row, byKeyboard);
    else if (byKeyboard && !horizontal && id !== flyout) enter(row);
    else send({ type: 'press', id });
  }
  function enter(root: HTMLElement) {
    if (root.dataset.row !== flyout) flushSync(() => send({ type: 'press', id: root.dataset.row ?? '' }));
    rowsIn(root.nextElementSibling as Element)[0]?.focus({ preventScroll: true });
  }
  function onPointerOver({ target, pointerType }: PointerEvent) {
    const row = (target as Element).closest<HTMLElement>('[data-row]');
    if (row && pointerType !== 'touch' && isRoot(row))
      send({ type: 'hover', id: row.hasAttribute('aria-expanded') ? (row.dataset.row ?? null) : null });
  }
  function onKeyDown(event: KeyboardEvent) {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (!row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const roots = rowsIn(list.current as Element).filter(isRoot);
    if (!moveInFlyouts(event.key, row, { horizontal, roots, enter, leave })) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const opened = new Set(own.opened);
  for (const { id } of items) opened.delete(id);
  if (flyout) opened.add(flyout);
  const tips = mode === 'slim' && flyout == null;
  return (
    <Rows
      ref={list}
      data-flyouts=""
      items={tips ? items.map((item) => ({ ...item, tip: item.label })) : items}
      opened={opened}
      toggle={toggle}
      onPointerOver={onPointerOver}
      onKeyDown={onKeyDown}
    />
  );
}

/** Keeps the rail wide, and the page beside it instead of under it. */
export function Anchor({ flyouts: { mode, anchored, onAnchor } }: { flyouts: Flyouts }) {
  const word = useLabel();
  if (mode === 'horizontal') return null;
  return (
    <IconButton
      icon={PinIcon}
      // "menu" is the same word in both languages. A translated label would load with every page.
      label={word('pinColumn', { name: 'menu' })}
      className="anchor"
      size="sm"
      pressed={anchored}
      onClick={onAnchor}
    />
  );
}
