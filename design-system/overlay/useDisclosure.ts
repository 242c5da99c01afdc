import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react';
import { type LoadOnce, useLoaded } from '../base/loadOnce.ts';

/** Props for a custom trigger: spread them on a `<button>`. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  'aria-haspopup': 'dialog' | 'menu' | 'listbox';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerEnter(): void;
  onFocus(): void;
  onBlur(): void;
}

export interface Disclosure {
  /** Makes it controlled. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Called when the content could not be loaded. */
  onLost?: (() => void) | undefined;
}

/** Where the keyboard focus starts when a menu opens: null when the pointer opened it. */
export type Entry = 'first' | 'last' | null;

/**
 * A trigger and the content it opens. The trigger is plain and stays mounted, so it keeps the focus while the content
 * loads; loading starts when the pointer or the focus reaches the trigger.
 */
export function useDisclosure<Content>(
  lazy: LoadOnce<Content>,
  popup: TriggerProps['aria-haspopup'],
  { open: controlled, onOpenChange, onLost }: Disclosure,
) {
  const [own, setOwn] = useState(false);
  const [entry, setEntry] = useState<Entry>(null);
  const anchorRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = controlled ?? own;

  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const content = useLoaded(lazy, open, () => {
    setOpen(false);
    onLost?.();
  });

  const triggerProps: TriggerProps = {
    ref: anchorRef,
    id: `${id}trigger`,
    'aria-haspopup': popup,
    'aria-expanded': open,
    'aria-controls': open && content ? id : undefined,
    onClick: (event) => {
      setEntry(event.detail === 0 ? 'first' : null);
      setOpen(!open);
    },
    onKeyDown: (event) => {
      if (popup === 'dialog' || open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      setEntry(event.key === 'ArrowDown' ? 'first' : 'last');
      setOpen(true);
    },
    onPointerEnter: lazy.preload,
    onFocus: lazy.preload,
    // Users who moved on while it loaded must not be pulled back.
    onBlur: () => {
      if (open && !content) setOpen(false);
    },
  };

  return { id, open, setOpen, entry, anchorRef, triggerProps, content };
}
