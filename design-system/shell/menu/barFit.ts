import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SidebarItem } from './sidebarState.ts';

/** The id of the item that holds what does not fit into the bar. */
const MORE = '…';

/** The space for the "more" item, in rem: its icon, its word in either language and its arrow. */
const MORE_WIDTH = 8;

/**
 * How many items of these widths fit in a row: all of them, or as many as leave space for the "more" item. All values
 * use the same unit.
 */
export function fitting(widths: readonly number[], gap: number, room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > room) break;
    count += 1;
  }
  return count;
}

/**
 * The items of the horizontal mode's bar in one row: those that do not fit are the children of `more`. Only a visible
 * item can be measured, so new items are rendered whole, and folded before the next paint; folded items keep their last
 * width. Widths are in rem, so that another scale needs no new measuring.
 *
 * @param list the bar's list
 * @param bar whether the items are in the bar
 */
export function useBarItems(
  items: readonly SidebarItem[],
  more: Pick<SidebarItem, 'label' | 'icon'>,
  list: RefObject<HTMLUListElement | null>,
  bar: boolean,
): readonly SidebarItem[] {
  const ids = items.map(({ id }) => id).join();
  const widths = useRef(new Map<string, number>());
  const [fit, setFit] = useState({ ids: '', count: 0 });
  const count = bar && fit.ids === ids ? fit.count : items.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count has other elements to watch
  useEffect(() => {
    const row = list.current;
    if (!bar || !row || !globalThis.ResizeObserver) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      for (const entry of row.children) {
        const id = entry.querySelector<HTMLElement>(':scope > [data-row]')?.dataset.row ?? '';
        widths.current.set(id, entry.getBoundingClientRect().width / rem);
      }
      const known = ids.split(',').map((id) => widths.current.get(id) ?? 0);
      const next = fitting(known, gap / rem, row.clientWidth / rem, MORE_WIDTH);
      flushSync(() => setFit({ ids, count: next }));
    };
    const resized = new ResizeObserver(measure);
    for (const element of [row, ...row.children]) resized.observe(element);
    return () => resized.disconnect();
  }, [bar, ids, count, list]);

  if (count >= items.length) return items;
  return [...items.slice(0, count), { ...more, id: MORE, children: items.slice(count) }];
}
