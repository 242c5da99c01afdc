import { useLayoutEffect, useState } from 'react';

/** More than fits on a screen of 900 px. */
const FIRST_ROWS = 20;

/**
 * Which rows are rendered: the first screen at once, the others in a task after the first paint. A row already rendered
 * stays.
 */
export function useRowsInView(ids: readonly string[]) {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set<string>());
  const isDrawn = (id: string, index: number) => index < FIRST_ROWS || drawn.has(id);
  const waiting = ids.filter((id, index) => !isDrawn(id, index)).length;
  const isWhole = waiting === 0;
  // A layout effect: effects after the paint run too late to schedule the next task first.
  useLayoutEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setDrawn, 0, new Set(ids));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole, ids]);
  return { isDrawn, waiting };
}
