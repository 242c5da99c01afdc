import { createContext, useContext } from 'react';
import { px } from '../theme/tokens.ts';
import type { Dismissal } from './layout.ts';

/** The element that the skip link and the app's route changes go to. */
export const MAIN_ID = 'main';
/** The `<h1>` of the screen: where the focus goes after a route change. */
export const PAGE_TITLE_ID = 'page-title';

/** Width of the panel that stands beside a list. */
export const PEEK_WIDTH = px(400);

export interface Shell {
  /** Whether the menu can be seen and used now. */
  menuOpen: boolean;
  /** The id of the menu, for `aria-controls`; absent outside of an `AppShell`. */
  menuId?: string;
  /** What the menu button does; also for a keyboard shortcut. */
  toggleMenu: () => void;
  /** Tells the shell that something happened which may close a menu. */
  dismissMenu: (by: Dismissal) => void;
}

export const ShellContext = createContext<Shell>({
  menuOpen: false,
  toggleMenu: () => {},
  dismissMenu: () => {},
});

/** The menu of the shell around: for the menu button, the panels, and the app's shortcuts. */
export const useShell = () => useContext(ShellContext);
