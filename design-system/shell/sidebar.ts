import type { IconType } from '../base/icons.ts';
import type { Tone } from '../theme/tokens.ts';

/** A mark beside a menu item: how many wait there, or a word such as "Mới" with its meaning. */
export type SidebarBadge = number | { tone: Tone; label: string };

export interface SidebarItem {
  id: string;
  label: string;
  /** Where it leads. A group has none. */
  href?: string;
  icon?: IconType;
  badge?: SidebarBadge;
  /** The screen shown is this one, or a detail page of it. */
  current?: boolean;
  /** Makes it a group that opens and closes. */
  children?: readonly SidebarItem[];
}

/** The ids from the outermost group down to the current item; empty when none is current. */
export function currentTrail(items: readonly SidebarItem[]): string[] {
  for (const item of items) {
    if (item.current) return [item.id];
    const below = currentTrail(item.children ?? []);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}

/** A badge's text: counts stop at 99, because the menu is narrow and the list tells the rest. */
export function badgeText(badge: SidebarBadge): string {
  if (typeof badge !== 'number') return badge.label;
  return badge > 99 ? '99+' : String(badge);
}
