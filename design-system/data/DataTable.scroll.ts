import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the region with what its scrolling asks of the paint: `data-overflowing` when the columns are wider than their
 * place (the region then scrolls by itself, and its header sticks to it instead of to the page), `data-before` and
 * `data-after` when columns lie hidden beyond the pinned ones. Attributes, not state: a scroll re-renders nothing.
 */
export function useScrollMarks(region: RefObject<HTMLElement | null>, narrow: boolean) {
  useLayoutEffect(() => {
    const element = region.current;
    const table = element?.querySelector('table');
    // Cards do not scroll sideways.
    if (narrow || !element || !table) return;
    const mark = () => {
      const hidden = table.scrollWidth - element.clientWidth;
      const scrolled = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-overflowing', hidden > 1);
      element.toggleAttribute('data-before', hidden > 1 && scrolled > 1);
      element.toggleAttribute('data-after', hidden > 1 && scrolled < hidden - 1);
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    // Absent where nothing is laid out.
    const observer = globalThis.ResizeObserver && new ResizeObserver(mark);
    observer?.observe(element);
    observer?.observe(table);
    return () => {
      element.removeEventListener('scroll', mark);
      observer?.disconnect();
      for (const name of ['data-overflowing', 'data-before', 'data-after']) element.removeAttribute(name);
    };
  }, [region, narrow]);
}
