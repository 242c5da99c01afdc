import { useEffect } from 'react';

/** How long a rail stays wide after the pointer leaves, in ms (specification 9). */
const HIDE_AFTER = 300;

/**
 * Reports when a rail is to be wide: while the pointer is over the menu or keyboard focus is inside. Touch has no hover.
 *
 * @param menu the menu's element; undefined where there is no rail
 */
export function useReveal(menu: HTMLElement | undefined, reveal: (wide: boolean) => void) {
  useEffect(() => {
    if (!menu) return;
    /** The pointer is inside and has moved. */
    let inside = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasFocus = () => menu.querySelector(':focus-visible') !== null;
    const isInside = (element: EventTarget | null) => menu.contains(element as Node | null);
    const show = () => {
      clearTimeout(timer);
      reveal(true);
    };
    const hideSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reveal(false), HIDE_AFTER);
    };
    const stop = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => menu.addEventListener(type, handle, { signal: stop.signal, passive: true });

    // The first move, not the entry: a page that loads under a resting pointer must not open its menu.
    on('pointermove', ({ pointerType }) => {
      if (inside || pointerType === 'touch') return;
      inside = true;
      show();
    });
    on('pointerleave', () => {
      inside = false;
      if (!hasFocus()) hideSoon();
    });
    on('focusin', ({ target, relatedTarget }) => {
      if (!isInside(relatedTarget) && (target as Element).matches(':focus-visible')) show();
    });
    on('focusout', ({ relatedTarget }) => {
      if (!isInside(relatedTarget) && !inside) hideSoon();
    });
    // The focus may be inside before this code has loaded.
    if (hasFocus()) show();
    return () => {
      stop.abort();
      clearTimeout(timer);
      reveal(false);
    };
  }, [menu, reveal]);
}
