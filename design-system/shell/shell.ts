import { createContext, useContext } from 'react';
import type { Dismissal } from './layout.ts';
import type { MenuForm } from './menu/menuForm.ts';

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
  /** Tells the shell about an event that may close a menu. */
  dismissMenu: (by: Dismissal) => void;
}

/** State shared by the parts of the shell. */
export const ShellContext = createContext<Shell & { form?: MenuForm | undefined }>({
  menuOpen: false,
  toggleMenu: () => {},
  dismissMenu: () => {},
});

/** The surrounding shell's menu: for the menu button, the panels, and the app's shortcuts. */
export const useShell = (): Shell => useContext(ShellContext);
