/** Whether a click navigates in this tab; clicks that open another tab leave the menu open. */
export function followsLink({ button, metaKey, ctrlKey, shiftKey, target }: MouseEvent): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey) return false;
  return (target as Element).closest('a[href]') !== null;
}

export interface Point {
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
export function watchSwipe(shell: HTMLElement, signal: AbortSignal, onSwipe: () => void) {
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
