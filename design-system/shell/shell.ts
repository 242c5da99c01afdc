import { createContext, useContext } from 'react';
import type { Dismissal } from './layout.ts';
import type { MenuForm } from './menu/menuForm.ts';

/** The element that the skip link and the app's route changes go to. */
export const MAIN_ID = 'main';
export { PAGE_TITLE_ID } from '../base/pageTitle.ts';

export interface Shell {
  /** Whether the menu can be seen and used now. */
  menuOpen: boolean;
  /** The id of the menu, for `aria-controls`; absent outside of an `AppShell`. */
  menuId?: string;
  /**
   * What the menu button does; also for a keyboard shortcut. Where there is no such button: a rail is anchored or let go,
   * the bar of the horizontal mode stays.
   */
  toggleMenu: () => void;
  /** Tells the shell that something happened which may close a menu. */
  dismissMenu: (by: Dismissal) => void;
}

/** What the parts of the shell tell each other. */
export const ShellContext = createContext<Shell & { form?: MenuForm | undefined }>({
  menuOpen: false,
  toggleMenu: () => {},
  dismissMenu: () => {},
});

/** The menu of the shell around: for the menu button, the panels, and the app's shortcuts. */
export const useShell = (): Shell => useContext(ShellContext);
