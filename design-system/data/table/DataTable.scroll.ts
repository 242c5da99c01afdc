import { type RefObject, useLayoutEffect } from 'react';

/** Padding of a cell at either side, in px: it has no text. */
const PADDING = 12;

/**
 * The page scrolls vertically, so that the header can stick to it; the rows scroll sideways, in step with the header.
 * Marks the region with `data-before` and `data-after` while columns are hidden on that side, and with `data-cut-start`
 * and `data-cut-end` for the index of a column that is cut there. Attributes, not state: a scroll re-renders nothing.
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
      const isBefore = hidden > 1 && scrolled > 1;
      const isAfter = hidden > 1 && scrolled < hidden - 1;
      for (const part of [element, head, body]) part.toggleAttribute('data-before', isBefore);
      element.toggleAttribute('data-after', isAfter);
      const cells = [...head.querySelectorAll<HTMLElement>('tr > *')];
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      const { left, right } = body.getBoundingClientRect();
      const pinned = (side: string) => boxes.filter((_, index) => cells[index]?.dataset.pin === side);
      const edges = {
        start: isBefore ? Math.max(left, ...pinned('start').map((box) => box.right)) : undefined,
        end: isAfter ? Math.min(right, ...pinned('end').map((box) => box.left)) : undefined,
      };
      for (const [side, edge] of Object.entries(edges)) {
        const place = boxes.findIndex(
          (box, index) =>
            edge && !cells[index]?.dataset.pin && box.left + PADDING < edge && box.right - PADDING > edge,
        );
        if (place < 0) element.removeAttribute(`data-cut-${side}`);
        else element.setAttribute(`data-cut-${side}`, `${place + 1}`);
      }
    };
    const onScroll = ({ target }: Event) => {
      const other = target === head ? body : target === body ? head : undefined;
      if (other && other.scrollLeft !== (target as HTMLElement).scrollLeft)
        other.scrollLeft = (target as HTMLElement).scrollLeft;
      mark();
    };
    // A scroll event does not bubble.
    element.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // Undefined in environments without layout. It also fires initially, after the first layout, when measuring costs
    // nothing.
    const observer = globalThis.ResizeObserver && new ResizeObserver(mark);
    observer?.observe(element);
    observer?.observe(body);
    return () => {
      element.removeEventListener('scroll', onScroll, { capture: true });
      observer?.disconnect();
      for (const part of [element, head, body]) part.removeAttribute('data-before');
      for (const name of ['data-after', 'data-cut-start', 'data-cut-end']) element.removeAttribute(name);
    };
  }, [region, narrow]);
}
