import { useSyncExternalStore } from 'react';
import { DESKTOP_BREAKPOINT, NARROW_BREAKPOINT, TIGHT_BREAKPOINT } from '../theme/tokens.ts';

/** Screens only: an A4 page is narrower than the breakpoint, and still prints the table. */
const query = `screen and (max-width: ${DESKTOP_BREAKPOINT}px)`;

const watch = (query: string) => {
  const subscribe = (onChange: () => void) => {
    const list = window.matchMedia?.(query);
    list?.addEventListener('change', onChange);
    return () => list?.removeEventListener('change', onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia?.(query).matches ?? false,
      () => false,
    );
};

/** Whether the mobile layout applies (991 px and less, specification 9). False where there is no layout. */
export const useNarrow = watch(query);

/** Whether there is no space for many buttons beside a title: narrow screens, and small desktops. */
export const useTight = watch(`screen and (max-width: ${TIGHT_BREAKPOINT}px)`);

/**
 * Whether a narrow screen is also used by touch, so that keyboard hints are useless. A desktop page at 400 % zoom is
 * narrow but has a keyboard.
 */
export const useTouch = watch(`${query} and (pointer: coarse)`);

/** Whether a panel overlaps the content instead of sitting beside it (up to 1535 px). */
export const useLaidOver = watch(`screen and (max-width: ${NARROW_BREAKPOINT}px)`);
