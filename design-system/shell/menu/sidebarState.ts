import type { IconType } from '../../base/icon/icons.ts';
import type { Tone } from '../../theme/tokens.ts';

/** A mark beside a menu item: a count of waiting items, or a word such as "Mới" with its meaning. */
export type SidebarBadge = number | { tone: Tone; label: string };

interface SidebarEntry {
  id: string;
  label: string;
  icon?: IconType;
  badge?: SidebarBadge;
  /** The heading above it, where a section of the menu begins. Rails and the bar have no space for it. */
  section?: string;
  /** Its text where only the icon is visible. The shell sets it. */
  tip?: string;
}

export interface SidebarLink extends SidebarEntry {
  href: string;
  /** The current screen is this one, or a detail page of it. */
  current?: boolean;
  children?: undefined;
}

/** Only opens and closes; has no page of its own. */
export interface SidebarGroup extends SidebarEntry {
  children: readonly SidebarItem[];
  href?: undefined;
  current?: undefined;
}

export type SidebarItem = SidebarLink | SidebarGroup;

/** The ids from the outermost group down to the current item; empty when none is current. */
export function currentTrail(items: readonly SidebarItem[]): string[] {
  for (const item of items) {
    if (item.current) return [item.id];
    const below = currentTrail(item.children ?? []);
    if (below.length > 0) return [item.id, ...below];
  }
  return [];
}
