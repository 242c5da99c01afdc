/** How long a rail stays wide after the pointer leaves, in ms (specification 9). */
export const HIDE_AFTER = 300;

export interface Reveal {
  /** The pointer or the focus entered. */
  show: () => void;
  /** It left: narrow again after 300 ms, unless it returns. */
  hideSoon: () => void;
  /** Dismissed, or neither pointer nor focus is inside. */
  hide: () => void;
}

/** `sidebarActive` with its only timer, which lives outside of rendering. */
export function createReveal(change: (sidebarActive: boolean) => void): Reveal {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (active: boolean) => {
    clearTimeout(timer);
    change(active);
  };
  return {
    show: () => set(true),
    hide: () => set(false),
    hideSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => change(false), HIDE_AFTER);
    },
  };
}

export interface RevealOptions {
  menu: HTMLElement;
  /** While anchored, pointer and focus are ignored. */
  isAnchored: () => boolean;
}

/**
 * Widens the rail while the pointer is over the menu or keyboard focus is inside. Esc narrows it until either enters
 * again (WCAG 1.4.13). Touch has no hover. The attribute is written here and not by React, so that hovering renders
 * nothing.
 */
export function watchReveal({ menu, isAnchored }: RevealOptions) {
  const shell = menu.parentElement as HTMLElement;
  const reveal = createReveal((active) => shell.toggleAttribute('data-revealed', active));
  const hasFocus = () => menu.querySelector(':focus-visible') !== null;
  /** The pointer is inside and was handled. */
  let inside = false;
  const stop = new AbortController();
  const { signal } = stop;

  // The first move, not the entry: a page that loads under a resting pointer must not open its menu.
  menu.addEventListener(
    'pointermove',
    ({ pointerType }) => {
      if (inside || pointerType === 'touch') return;
      inside = true;
      if (!isAnchored()) reveal.show();
    },
    { signal, passive: true },
  );
  menu.addEventListener(
    'pointerleave',
    () => {
      inside = false;
      if (!isAnchored() && !hasFocus()) reveal.hideSoon();
    },
    { signal },
  );
  menu.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      const came = !menu.contains(relatedTarget as Node | null);
      if (came && !isAnchored() && (target as Element).matches(':focus-visible')) reveal.show();
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      const left = !menu.contains(relatedTarget as Node | null);
      if (left && !isAnchored() && !inside) reveal.hideSoon();
    },
    { signal },
  );

  const settle = () => (inside || hasFocus() ? reveal.show() : reveal.hide());
  // The focus may be inside before this code has loaded.
  if (!isAnchored()) settle();
  return {
    /** No longer anchored: pointer and focus decide again. */
    settle,
    /** Handles Esc. Returns whether there was anything to dismiss. */
    dismiss: () => {
      if (isAnchored() || !shell.hasAttribute('data-revealed')) return false;
      reveal.hide();
      return true;
    },
    stop: () => {
      stop.abort();
      reveal.hide();
    },
  };
}
