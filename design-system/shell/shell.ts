import { createContext, type Dispatch, useContext } from 'react';
import type { LayoutEvent, LayoutMode, LayoutState } from './layout.ts';

/** The target of the skip link and of the app's route changes. */
export const MAIN_ID = 'main';
export { PAGE_TITLE_ID } from '../base/pageTitle.ts';

export interface Shell {
  /** Whether the menu is visible and usable. */
  menuOpen: boolean;
  /** The id of the menu, for `aria-controls`; undefined outside an `AppShell`. */
  menuId?: string;
  /**
   * The action of the menu button; also for a keyboard shortcut. Where there is no such button: anchors or releases a
   * rail; does nothing to the bar of the horizontal mode.
   */
  toggleMenu: () => void;
  /** Closes a menu that overlaps the page, because something else opens. */
  dismissMenu: () => void;
}

/** What the list of a rail or the bar needs. */
export interface Flyouts {
  mode: LayoutMode;
  flyout: LayoutState['flyout'];
  send: Dispatch<LayoutEvent>;
  /** Closes the open flyout; focus inside it returns to its root item. */
  leave: () => void;
  anchored: boolean;
  onAnchor: () => void;
  parts: typeof import('./menu/moving.ts');
}

/** State shared by the parts of the shell; `flyouts` only in the modes that have them, once their code is loaded. */
export const ShellContext = createContext<Shell & { flyouts?: Flyouts | undefined }>({
  menuOpen: false,
  toggleMenu: () => {},
  dismissMenu: () => {},
});

/** The surrounding shell's menu: for the menu button, the panels, and the app's shortcuts. */
export const useShell = (): Shell => useContext(ShellContext);
