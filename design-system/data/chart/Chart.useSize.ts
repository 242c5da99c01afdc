import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ChartSize {
  /** CSS px of the drawing area. */
  width: number;
  height: number;
  /** Factor from design px to the page's scale: 1 at 14. */
  unit: number;
}

/** The size used where there is no layout (a server, a test). */
const UNKNOWN: ChartSize = { width: 640, height: 240, unit: 1 };

/**
 * Tracks the size of an element while it is needed, and null before: charts are drawn in real px, so that their text is
 * never stretched.
 */
export function useSize(element: RefObject<HTMLElement | null>, isNeeded: boolean): ChartSize | null {
  const [size, setSize] = useState<ChartSize | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || !isNeeded) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 14 || 1;
      setSize((old) => {
        if (width === 0 || height === 0) return old ?? UNKNOWN;
        return old?.width === width && old.height === height && old.unit === unit
          ? old
          : { width, height, unit };
      });
    };
    measure();
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(node);
    return () => observer?.disconnect();
  }, [element, isNeeded]);
  return size;
}
