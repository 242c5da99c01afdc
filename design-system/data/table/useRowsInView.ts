import { useLayoutEffect, useState } from 'react';

/** More than a screen of 900 px shows. */
const FIRST_ROWS = 20;

/**
 * Which rows are drawn: the first screen of them at once, the others in a task after it has been painted. A row that is
 * drawn already stays.
 */
export function useRowsInView(ids: readonly string[]) {
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set<string>());
  const isDrawn = (id: string, index: number) => index < FIRST_ROWS || drawn.has(id);
  const waiting = ids.filter((id, index) => !isDrawn(id, index)).length;
  const isWhole = waiting === 0;
  // From the commit itself: effects that wait for the paint come too late to be the first behind it.
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
