import type { Dispatch } from 'react';
import type { LayoutEvent } from '../layout.ts';

interface DismissalOptions {
  /** The element of the menu. */
  menu: HTMLElement;
  /** A menu or a flyout covers the page; else it is a wide rail, which only Esc narrows. */
  covers: boolean;
  /** The rest of the page is inert. */
  modal: boolean;
  /** Closes the menu, and takes the focus out of it. */
  leave: () => void;
  send: Dispatch<LayoutEvent>;
}

/** The row of the open flyout. */
const OPEN_FLYOUT = '[data-flyouts] > li > [aria-expanded="true"]';

/** Closes an open menu on Esc, a link, a press outside, focus outside, and a swipe. Returns what stops it. */
export function watchDismissal({ menu, covers, modal, leave, send }: DismissalOptions) {
  const stop = new AbortController();
  const { signal } = stop;
  const listening = { signal, capture: true };
  const isButton = (target: EventTarget | null) =>
    target instanceof Element && target.closest(`[aria-controls="${menu.id}"]`) !== null;

  // In the capture phase, before other Esc handlers: the topmost layer closes first.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      event.preventDefault();
      if (covers) leave();
      // WCAG 1.4.13: a wide rail covers the page.
      else send({ type: 'reveal', revealed: false });
    },
    listening,
  );
  if (covers) menu.addEventListener('click', (event) => followsLink(event) && leave(), { signal });
  if (modal) watchSwipe(menu.parentElement as HTMLElement, signal, leave);
  else if (covers) {
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!menu.contains(target as Node) && !isButton(target)) send({ type: 'dismiss' });
      },
      listening,
    );
    // The focused element must not be under the menu, and the menu button is under it too.
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const part = menu.querySelector(OPEN_FLYOUT)?.parentElement ?? menu;
        if (part.contains(target as Node)) return;
        if (!isButton(target) || (target as Element).matches(':focus-visible')) send({ type: 'dismiss' });
      },
      listening,
    );
  }
  return () => stop.abort();
}

/** Whether a click navigates in this tab; clicks that open another tab leave the menu open. */
function followsLink({ button, metaKey, ctrlKey, shiftKey, target }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey) return false;
  return (target as Element).closest('a[href]') !== null;
}

interface Point {
  x: number;
  y: number;
}

/** Whether a finger that moved from `start` to `end` (CSS px) pushed the menu back to the edge it came from. */
export function isClosingSwipe(start: Point, end: Point): boolean {
  const left = start.x - end.x;
  return left > 48 && left > Math.abs(start.y - end.y) * 1.5;
}

function fingerOf({ touches, changedTouches }: TouchEvent): Point | null {
  const finger = touches[0] ?? changedTouches[0];
  // A second finger means zoom, not a swipe.
  return finger && touches.length < 2 ? { x: finger.clientX, y: finger.clientY } : null;
}

/** Detects a closing swipe anywhere in the shell: on the sliding menu, or on the mask beside it. */
function watchSwipe(shell: HTMLElement, signal: AbortSignal, onSwipe: () => void) {
  let start: Point | null = null;
  shell.addEventListener('touchstart', (event) => (start = fingerOf(event)), { signal, passive: true });
  shell.addEventListener(
    'touchend',
    (event) => {
      const end = fingerOf(event);
      if (start && end && isClosingSwipe(start, end)) onSwipe();
      start = null;
    },
    { signal, passive: true },
  );
}
