import { useDeferredValue } from 'react';

/** More than fits on a screen of 900 px. */
const FIRST_ROWS = 20;

/**
 * The rows to render now: the first screen at once, the others after the first paint. Until then each of the others is
 * the row that stood at its position, so that the next page updates its elements, or undefined if there was none.
 */
export function useRowsInView<Row>(rows: readonly Row[]) {
  const whole: readonly Row[] = useDeferredValue(rows, []);
  return {
    drawn: rows.map((row, index) => (index < FIRST_ROWS ? row : whole[index])),
    isWhole: rows.length <= FIRST_ROWS || whole === rows,
  };
}
