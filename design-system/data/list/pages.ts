/** Available page sizes (screens 1). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** An entry of the pager: a page, or a gap for the pages left out. */
export type PagePlace = number | 'gap-start' | 'gap-end';

/** Number of pages for `total` rows; an empty list still has its first page. */
export const pageCount = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/**
 * The page numbers to draw: always the first and the last, the current one with its neighbours, and never a gap that
 * hides a single page. At most seven places, so that the row keeps its width while the user pages.
 */
export function pagePlaces(page: number, last: number): PagePlace[] {
  if (last <= 7) return range(1, last);
  if (page <= 4) return [...range(1, 5), 'gap-end', last];
  if (page >= last - 3) return [1, 'gap-start', ...range(last - 4, last)];
  return [1, 'gap-start', page - 1, page, page + 1, 'gap-end', last];
}

/** First and last row of a page, counted from 1; both 0 when there are none. */
export function pageBounds(page: number, pageSize: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
