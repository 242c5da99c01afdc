import { type RefObject, useLayoutEffect } from 'react';

/** Of a cell at either side, in px: nothing is written there. */
const PADDING = 12;

/**
 * Downwards the page scrolls, so that the header can stick to it; sideways the rows do, and the header with them. Marks
 * the region with what that asks of the paint: `data-before` and `data-after` when columns lie hidden on that side,
 * `data-cut` when the end lies within one. Attributes, not state: a scroll re-renders nothing.
 */
export function useScrollMarks(region: RefObject<HTMLElement | null>, narrow: boolean) {
  useLayoutEffect(() => {
    const element = region.current;
    const [head, body] = [element?.querySelector('thead'), element?.querySelector('tbody')];
    // Cards do not scroll sideways.
    if (narrow || !element || !head || !body) return;
    const mark = () => {
      const hidden = body.scrollWidth - body.clientWidth;
      const scrolled = Math.abs(body.scrollLeft);
      for (const part of [element, head, body])
        part.toggleAttribute('data-before', hidden > 1 && scrolled > 1);
      const isAfter = hidden > 1 && scrolled < hidden - 1;
      element.toggleAttribute('data-after', isAfter);
      const end = body.getBoundingClientRect().right;
      const isCut = [...head.querySelectorAll('th:not([data-pin])')].some((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left + PADDING < end && right - PADDING > end;
      });
      element.toggleAttribute('data-cut', isAfter && isCut);
    };
    const onScroll = ({ target }: Event) => {
      const other = target === head ? body : target === body ? head : undefined;
      if (other && other.scrollLeft !== (target as HTMLElement).scrollLeft)
        other.scrollLeft = (target as HTMLElement).scrollLeft;
      mark();
    };
    // A scroll does not bubble.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // Absent where nothing is laid out. It calls at once too, when the first layout is done and measuring costs nothing.
    const observer = globalThis.ResizeObserver && new ResizeObserver(mark);
    observer?.observe(element);
    observer?.observe(body);
    return () => {
      element.removeEventListener('scroll', onScroll, { capture: true });
      observer?.disconnect();
      for (const part of [element, head, body]) part.removeAttribute('data-before');
      for (const name of ['data-after', 'data-cut']) element.removeAttribute(name);
    };
  }, [region, narrow]);
}
