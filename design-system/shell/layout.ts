/**
 * What the shell remembers about its menu, as one pure reducer: no DOM, no timer. Product page "The shell". This much is
 * there from the first moment: the docked menu and the mobile one. What the other modes remember besides is in
 * `modeState.ts`, which is fetched with them.
 */

/**
 * The five ways the menu can stand on a desktop: docked (static), sliding over the page (overlay), a rail of icons
 * (slim), a rail of icons with small labels (compact), a bar under the topbar (horizontal). Up to 991 px all five share
 * the mobile form.
 */
export const LAYOUT_MODES = ['static', 'overlay', 'slim', 'compact', 'horizontal'] as const;
export type LayoutMode = (typeof LAYOUT_MODES)[number];

export interface LayoutState {
  /** Wider than 991 px. The mobile form is derived from it; the chosen mode is never overwritten. */
  desktop: boolean;
  /** The docked menu was put away with the menu button. */
  staticMenuDesktopInactive: boolean;
  /** The sliding menu of the mobile form is open, over a mask. */
  staticMenuMobileActive: boolean;
}

/** What people and the page do that may close a menu. Named one by one because the modes answer them differently. */
export type Dismissal = 'route' | 'leaf' | 'escape' | 'mask' | 'swipe' | 'panel';

export type LayoutEvent =
  | { type: 'viewport'; desktop: boolean }
  | { type: 'menuButton' }
  | { type: 'dismiss'; by: Dismissal };

/** A desktop with the docked menu: what the prerendered page shows. CSS takes care of the mobile layout. */
export const initialLayout: LayoutState = {
  desktop: true,
  staticMenuDesktopInactive: false,
  staticMenuMobileActive: false,
};

/**
 * The next state; the same object when nothing changes, so that React draws nothing.
 *
 * @param docked whether the mode is `static`: only then does the menu button put the menu of a desktop away
 */
export function layoutReducer(state: LayoutState, event: LayoutEvent, docked = true): LayoutState {
  switch (event.type) {
    case 'viewport':
      // Crossing 991 px in either direction leaves the mobile menu closed and the docked menu as it was chosen.
      if (event.desktop === state.desktop) return state;
      return { ...state, desktop: event.desktop, staticMenuMobileActive: false };
    case 'menuButton':
      if (!state.desktop) return { ...state, staticMenuMobileActive: !state.staticMenuMobileActive };
      return docked ? { ...state, staticMenuDesktopInactive: !state.staticMenuDesktopInactive } : state;
    case 'dismiss':
      // Only its button toggles the docked menu.
      return state.staticMenuMobileActive ? { ...state, staticMenuMobileActive: false } : state;
  }
}

/** Whether the menu can be seen and used: the menu button's `aria-expanded`. */
export function isMenuOpen({
  desktop,
  staticMenuDesktopInactive,
  staticMenuMobileActive,
}: LayoutState): boolean {
  return desktop ? !staticMenuDesktopInactive : staticMenuMobileActive;
}

/** Whether the menu lies over the page and everything else waits (inert). */
export function isMenuModal({ desktop, staticMenuMobileActive }: LayoutState): boolean {
  return !desktop && staticMenuMobileActive;
}
