import type { SidebarItem } from './sidebarState.ts';

/** Id of the item that holds what does not fit into the bar. */
export const MORE = '…';

/** Width of the "more" item, in rem: its icon, its label in either language and its arrow. */
export const MORE_WIDTH = 8;

/** The bar's items: the first `count`, and the others as children of `more`. */
export function foldItems(
  items: readonly SidebarItem[],
  count: number,
  more: Omit<SidebarItem, 'id' | 'href' | 'children' | 'current'>,
): readonly SidebarItem[] {
  if (count >= items.length) return items;
  return [...items.slice(0, count), { ...more, id: MORE, children: items.slice(count) }];
}
