import { useLayoutEffect, useState } from 'react';

/** More than fits on a screen of 900 px: rows, and the cards of a phone. */
const FIRST_ROWS = 20;
const FIRST_CARDS = 10;

/**
 * The rows to render now: the first screen at once, the others in a task after the first paint. Until then each of the
 * others is the row that stood at its position, so that the next page updates its elements, or undefined if there was
 * none.
 */
export function useRowsInView<Row>(rows: readonly Row[], isNarrowScreen: boolean) {
  const first = isNarrowScreen ? FIRST_CARDS : FIRST_ROWS;
  const [whole, setWhole] = useState<readonly Row[]>([]);
  const isWhole = rows.length <= first || whole === rows;
  // A layout effect: effects after the paint run too late to schedule the next task first. Not a deferred value: every
  // response that arrives meanwhile would make React begin it again.
  useLayoutEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setWhole, 0, rows);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole, rows]);
  return { drawn: rows.map((row, index) => (index < first ? row : whole[index])), isWhole };
}
