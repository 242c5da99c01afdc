/**
 * The shell's menu state as a pure reducer: no DOM, no timer. Product page "The shell". It covers what is needed from
 * the start: the docked menu and the mobile one. The state of the other modes is in `modeState.ts`, which loads with
 * them.
 */

/**
 * The five desktop modes of the menu: docked (static), sliding over the page (overlay), a rail of icons (slim), a rail
 * of icons with small labels (compact), a bar under the topbar (horizontal). Up to 991 px all five share the mobile
 * form.
 */
export const LAYOUT_MODES = ['static', 'overlay', 'slim', 'compact', 'horizontal'] as const;
export type LayoutMode = (typeof LAYOUT_MODES)[number];

export interface LayoutState {
  /** Wider than 991 px. The mobile form is derived from it; the chosen mode is never overwritten. */
  desktop: boolean;
  /** The menu button has hidden the docked menu. */
  staticMenuDesktopInactive: boolean;
  /** The mobile menu is open, over a mask. */
  staticMenuMobileActive: boolean;
}

/** What may close a menu. Each has its own name because the modes handle them differently. */
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
 * The next state; the same object when nothing changes, so that React skips the render.
 *
 * @param docked whether the mode is `static`: only then the menu button hides the desktop menu
 */
export function layoutReducer(state: LayoutState, event: LayoutEvent, docked = true): LayoutState {
  switch (event.type) {
    case 'viewport':
      // Crossing 991 px in either direction leaves the mobile menu closed and the docked menu as the user left it.
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

/** Whether the menu is visible and usable: the menu button's `aria-expanded`. */
export function isMenuOpen({
  desktop,
  staticMenuDesktopInactive,
  staticMenuMobileActive,
}: LayoutState): boolean {
  return desktop ? !staticMenuDesktopInactive : staticMenuMobileActive;
}

/** Whether the menu overlaps the page and everything else is inert. */
export function isMenuModal({ desktop, staticMenuMobileActive }: LayoutState): boolean {
  return !desktop && staticMenuMobileActive;
}
