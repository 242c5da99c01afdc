import { useEffect, useId, useMemo, useState } from 'react';
import type { Action } from '../base/action.ts';
import { loadOnce, useLoaded } from '../base/loadOnce.ts';
import { drawTrigger, type Trigger } from './Popover.tsx';
import { type Disclosure, type Entry, useDisclosure } from './useDisclosure.ts';

export interface MenuProps extends Disclosure {
  trigger: Trigger;
  /** A function is called only when the menu opens. */
  items: readonly Action[] | (() => readonly Action[]);
  /** Name of the list when the trigger's own text does not say it. */
  label?: string;
  align?: 'start' | 'center' | 'end';
}

export const menuContent = loadOnce(() => import('./Menu.content.tsx').then((file) => file.MenuContent));

/** A list of actions behind a button. The rows of a table share one: `rowActions` of `DataTable`. */
export function Menu({ trigger, items, open, onOpenChange, label, align, onLost }: MenuProps) {
  const box = useDisclosure(menuContent, 'menu', { open, onOpenChange, onLost });
  const Content = box.content;
  return (
    <>
      {drawTrigger(trigger, box.triggerProps)}
      {Content && (
        <Content
          id={box.id}
          open={box.open}
          onOpenChange={box.setOpen}
          anchorRef={box.anchorRef}
          entry={box.entry}
          labelledBy={box.triggerProps.id}
          items={typeof items === 'function' ? (box.open ? items() : []) : items}
          label={label}
          align={align}
        />
      )}
    </>
  );
}

export interface SharedMenuProps {
  /** The button it is anchored to, null while closed. */
  anchor: HTMLElement | null;
  items: readonly Action[];
  /** Whose actions these are, for screen readers. */
  label: string;
  /** Where the keyboard focus starts. */
  entry?: Entry;
  onClose(): void;
}

/** One menu for a whole table, anchored to the button of a row. */
export function SharedMenu({ anchor, items, label, entry = null, onClose }: SharedMenuProps) {
  const id = useId();
  // While it closes it stays anchored to the last button, which gets the focus back.
  const [last, setLast] = useState(anchor);
  if (anchor && anchor !== last) setLast(anchor);
  const anchorRef = useMemo(() => ({ current: last }), [last]);
  const Content = useLoaded(menuContent, anchor !== null, onClose);
  useEffect(() => {
    if (!anchor || !Content) return;
    anchor.setAttribute('aria-controls', id);
    return () => anchor.removeAttribute('aria-controls');
  }, [anchor, Content, id]);
  // If its button has left the page (its row is gone, or the table became cards), the menu closes instead of staying in
  // the corner of the window.
  useEffect(() => {
    if (anchor && !anchor.isConnected) onClose();
  });
  return (
    Content && (
      <Content
        id={id}
        open={anchor !== null}
        onOpenChange={(open) => !open && onClose()}
        anchorRef={anchorRef}
        items={items}
        entry={entry}
        label={label}
        align="end"
      />
    )
  );
}
