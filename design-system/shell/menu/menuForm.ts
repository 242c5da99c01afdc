import type { ReactNode } from 'react';
import type { LayoutEvent } from '../layout.ts';
import type { SidebarItem } from './sidebarState.ts';

/** What the menu's list shows. */
export interface MenuList {
  items: readonly SidebarItem[];
  /** Ids of the open groups. */
  opened: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** How a desktop mode changes the menu. Undefined while the menu is docked, or slides in on a phone. */
export interface MenuForm {
  /** Attributes of the shell's root, for the CSS. */
  attributes: Record<`data-${string}`, string | undefined>;
  /** The menu button's `aria-expanded`. */
  menuOpen: boolean;
  /** Content of the menu's header: the anchor button of the rails. */
  header?: ReactNode;
  /** The list as this mode shows it. */
  list: (own: MenuList) => MenuList;
}

/** Receives the events of the menu. */
export type MenuListener = (event: LayoutEvent) => void;
