import { flushSync } from 'react-dom';
import { fitting } from './flyout.ts';
import type { SidebarItem } from './sidebarState.ts';

/** The id of the item that holds what does not fit into the bar. */
export const MORE = '…';

/** The room of the "more" item, in rem: its icon, its word in either language and its arrow. */
const MORE_WIDTH = 8;

/** The bar's items: the first `count`, and the others as the children of `more`. */
export function foldItems(
  items: readonly SidebarItem[],
  count: number,
  more: Omit<SidebarItem, 'id' | 'href' | 'children' | 'current'>,
): readonly SidebarItem[] {
  if (count >= items.length) return items;
  return [...items.slice(0, count), { ...more, id: MORE, children: items.slice(count) }];
}

type More = Parameters<typeof foldItems>[2];

/**
 * Keeps the bar of the horizontal mode in one row: items that do not fit go into "more". Only a visible item can be
 * measured, so a bar with unmeasured items is rendered whole, and folded before it is painted; folded items keep their
 * last width. Widths are in rem, so that another scale needs no new measuring.
 */
export function watchBar(menu: HTMLElement, redraw: () => void) {
  const widths = new Map<string, number>();
  let room = 0;
  let gap = 0;
  let frame = 0;

  const measure = () => {
    frame = 0;
    const list = menu.querySelector('.scroll > ul');
    if (!list) return;
    const before = JSON.stringify([room, gap, ...widths]);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 1;
    room = list.clientWidth / rem;
    gap = (Number.parseFloat(getComputedStyle(list).columnGap) || 0) / rem;
    for (const place of list.children) {
      const id = place.querySelector<HTMLElement>(':scope > [data-row]')?.dataset.row;
      if (id) widths.set(id, place.getBoundingClientRect().width / rem);
    }
    if (JSON.stringify([room, gap, ...widths]) !== before) flushSync(redraw);
  };

  const resized = globalThis.ResizeObserver && new ResizeObserver(measure);
  resized?.observe(menu);
  const changed = new MutationObserver(measure);
  changed.observe(menu, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: ['aria-current'],
  });
  document.fonts?.addEventListener('loadingdone', measure);
  return {
    /** The items as the bar shows them. */
    arrange(items: readonly SidebarItem[], more: More): readonly SidebarItem[] {
      const known = items.map(({ id }) => widths.get(id));
      if (known.includes(undefined)) {
        frame ||= requestAnimationFrame(measure);
        return items;
      }
      return foldItems(items, fitting(known as number[], gap, room, MORE_WIDTH), more);
    },
    stop() {
      cancelAnimationFrame(frame);
      resized?.disconnect();
      changed.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    },
  };
}
