// The only file that knows TanStack Virtual: window, keys, print and focus of one list that is longer than a document bears.
import { observeElementRect, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLabel } from '../../labels.tsx';
import { formatCount } from '../count.ts';
import type { TableBodyProps } from './DataTable.types.ts';
import { useRowKeys } from './DataTable.virtual.keys.ts';

/** Rows in the document besides the one that has the focus: what a screen shows, and as many more as make no scroll blank. */
const WINDOW = 56;
/** As many rows as a person may want on paper; how many of how many it are is printed below them. */
const PRINTED = 1000;
/** Stands in where nothing is laid out. */
const UNMEASURED = { width: 1000, height: 800 };
const ROW_HEIGHT = 40;

/**
 * The rows that are in sight of a region that scrolls, and empty places as tall as all others. All rows are of one
 * height. The row that has, or had last, the focus stays in the document wherever one scrolls, so the focus is never
 * lost. Finding in the page finds what is drawn: a long list needs a search of its own (`ClientTable`'s `query`).
 */
export function VirtualBody<Row>({ rows, ids, draw, region }: TableBodyProps<Row>) {
  const word = useLabel();
  const [height, setHeight] = useState(ROW_HEIGHT);
  // The row that has the focus, and the one that it moves to.
  const [keptIds, setKept] = useState<readonly string[]>([]);
  const printing = usePrinting();
  const ahead = useRef(true);
  useRegion(region, height, setHeight);

  const kept = useMemo(
    () => (keptIds.length > 0 ? keptIds.map((id) => ids.indexOf(id)) : [0]),
    [ids, keptIds],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    initialRect: UNMEASURED,
    observeElementRect: (instance, tell) =>
      observeElementRect(instance, (rect) => tell(rect.height > 0 ? rect : UNMEASURED)),
    overscan: WINDOW,
    rangeExtractor: (range) => windowOf(range, ahead.current),
  });
  if (virtualizer.scrollDirection) ahead.current = virtualizer.scrollDirection === 'forward';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is what makes it measure again
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  useRowKeys({
    region,
    ids,
    height,
    onKeep: (id) => flushSync(() => setKept(([focused]) => (focused === undefined ? [id] : [focused, id]))),
    onFocus: (id) => setKept([id]),
  });

  const drawn = printing
    ? rows.slice(0, PRINTED).map((_, index) => index)
    : withKept(
        virtualizer.getVirtualItems().map(({ index }) => index),
        kept,
      );
  const body: ReactElement[] = [];
  let next = 0;
  const gap = (to: number) =>
    to > next &&
    !printing &&
    body.push(
      <tr
        key={`gap-${next === 0 ? 'before' : to}`}
        className="gap"
        aria-hidden
        style={{ blockSize: (to - next) * height }}
      />,
    );
  for (const index of drawn) {
    const row = rows[index];
    if (row === undefined) continue;
    gap(index);
    body.push(draw(row, index));
    next = index + 1;
  }
  gap(rows.length);
  if (printing && rows.length > PRINTED) {
    const [to, total] = [formatCount(PRINTED), formatCount(rows.length)];
    body.push(
      <tr key="printed">
        <td colSpan={100}>{word('pageRange', { from: 1, to, total })}</td>
      </tr>,
    );
  }
  return body;
}

/** The rows in sight and those around them, most of them on the side that one scrolls to. */
function windowOf({ startIndex, endIndex, count }: Range, ahead: boolean): number[] {
  const spare = Math.max(0, WINDOW - (endIndex - startIndex + 1));
  const before = startIndex - Math.ceil(spare * (ahead ? 0.3 : 0.7));
  const first = Math.max(0, Math.min(before, count - WINDOW));
  const last = Math.min(count, first + WINDOW) - 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function withKept(indexes: number[], kept: readonly number[]): number[] {
  const drawn = new Set(indexes);
  const others = kept.filter((index) => index >= 0 && !drawn.has(index));
  return others.length > 0 ? [...new Set([...others, ...indexes])].sort((a, b) => a - b) : indexes;
}

/** Makes the region scroll by itself, and knows the height that density and scale give a row. */
function useRegion(
  region: RefObject<HTMLElement | null>,
  height: number,
  onHeight: (height: number) => void,
) {
  // Before the region is measured: without it, it is as tall as all rows together.
  useLayoutEffect(() => {
    region.current?.toggleAttribute('data-virtual', true);
  });
  // The region is known only after the first drawing.
  const [, known] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const element = region.current;
    known();
    return () => element?.removeAttribute('data-virtual');
  }, [region]);
  useEffect(() => {
    const body = region.current?.querySelector('tbody');
    // Absent where nothing is laid out. It tells of a change only: gaps and rows together are always of one height.
    if (!body || !globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(() => {
      const now = body.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
      if (now > 0 && Math.abs(now - height) > 0.05) onHeight(now);
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, [region, height, onHeight]);
}

/** Whether the page is being printed: then the rows are drawn that paper shows. */
function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => () => flushSync(() => setPrinting(value));
    const [begin, end] = [set(true), set(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
