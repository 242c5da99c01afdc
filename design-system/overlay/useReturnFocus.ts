import { type RefObject, useRef } from 'react';

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * Focus rules of everything that hangs on a trigger: closing gives focus back to the trigger, unless the person
 * clicked elsewhere or a chosen action has already taken the focus home. A press on the trigger itself is left to the
 * trigger, or it would close and open again.
 */
export function useReturnFocus(anchorRef: RefObject<HTMLElement | null>) {
  const settled = useRef(false);
  return {
    /** Gives focus back now, before an action that may open a dialog and wants to know where it came from. */
    goHome: () => {
      settled.current = true;
      anchorRef.current?.focus();
    },
    handlers: {
      onInteractOutside: (event: OutsideEvent) => {
        if (event.target instanceof Node && anchorRef.current?.contains(event.target)) event.preventDefault();
        else if (!event.defaultPrevented) settled.current = true;
      },
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        if (!settled.current) anchorRef.current?.focus();
        settled.current = false;
      },
    },
  };
}
