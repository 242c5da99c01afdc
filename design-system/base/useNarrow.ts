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

/** Whether the screen has the mobile form (991 px and less, specification 9). False where nothing is laid out. */
export const useNarrow = watch(query);

/** Whether there is no room for many buttons beside a title: narrow screens, and small desktops. */
export const useTight = watch(`screen and (max-width: ${TIGHT_BREAKPOINT}px)`);

/** Whether it is worked by a finger besides: keys are then of no use. A desktop's page at 400 % is narrow and has them. */
export const useTouch = watch(`${query} and (pointer: coarse)`);

/** Whether a panel overlaps the content instead of standing beside it (up to 1535 px). */
export const useLaidOver = watch(`screen and (max-width: ${NARROW_BREAKPOINT}px)`);
