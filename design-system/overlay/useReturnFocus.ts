import { type RefObject, useRef } from 'react';

type OutsideEvent = CustomEvent<{ originalEvent: Event }>;

/**
 * Focus rules of everything anchored to a trigger: closing returns the focus to the trigger, unless the user clicked
 * elsewhere or a chosen action already returned it. A press on the trigger itself is left to the trigger, or it would
 * close and open again.
 */
export function useReturnFocus(anchorRef: RefObject<HTMLElement | null>) {
  const settled = useRef(false);
  return {
    /** Returns the focus now, before an action that may open a dialog and needs to know where the focus was. */
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
