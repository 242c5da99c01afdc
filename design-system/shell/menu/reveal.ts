/** How long a rail stays wide after the pointer leaves, in ms (specification 9). */
export const HIDE_AFTER = 300;

export interface Reveal {
  /** The pointer or the focus came. */
  show: () => void;
  /** It left: narrow again after 300 ms, unless it comes back. */
  hideSoon: () => void;
  /** Dismissed, or nobody is there. */
  hide: () => void;
}

/** `sidebarActive` with its one timer, which lives outside of anything that is drawn again. */
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
  /** While it is anchored, pointer and focus are ignored. */
  isAnchored: () => boolean;
}

/**
 * Widens the rail while the pointer is over the menu or a keyboard's focus is inside. Esc narrows it until either comes
 * anew (WCAG 1.4.13). Touch has no hover. The attribute is written here and not by React, so that hovering draws nothing.
 */
export function watchReveal({ menu, isAnchored }: RevealOptions) {
  const shell = menu.parentElement as HTMLElement;
  const reveal = createReveal((active) => shell.toggleAttribute('data-revealed', active));
  const hasFocus = () => menu.querySelector(':focus-visible') !== null;
  /** The pointer is inside and has been answered. */
  let inside = false;
  const stop = new AbortController();
  const { signal } = stop;

  // The first move, not the entry: a page that comes up under a resting pointer is not asked for its menu.
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
  // The focus may have come before this code did.
  if (!isAnchored()) settle();
  return {
    /** Un-anchored: from now on pointer and focus rule again. */
    settle,
    /** Esc. Answers whether there was anything to dismiss. */
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
