import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ChartSize {
  /** CSS px of the place to draw in. */
  width: number;
  height: number;
  /** What one px of the design is at the page's scale: 1 at 14. */
  unit: number;
}

/** Where nothing is laid out (a server, a test) a chart is drawn for this place. */
const UNKNOWN: ChartSize = { width: 640, height: 240, unit: 1 };

/** The size of an element, followed: charts are drawn in real px, so that their text is never stretched. */
export function useSize(element: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 14 || 1;
      if (width > 0 && height > 0)
        setSize((old) =>
          old.width === width && old.height === height && old.unit === unit ? old : { width, height, unit },
        );
    };
    measure();
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(node);
    return () => observer?.disconnect();
  }, [element]);
  return size;
}
