/**
 * The desktop menu's state in the modes that are not docked, as a pure reducer: no DOM, no timer. It starts at rest
 * whenever its mode starts: when the user chooses it, and when the window grows past 991 px. It never touches the
 * docked menu (`layout.ts`).
 */
import type { Dismissal, LayoutMode } from '../layout.ts';

/** The modes whose behaviour loads on first use. */
export type MenuMode = Exclude<LayoutMode, 'static'>;

export interface ModeState {
  /** `overlay`: the menu overlaps the page. */
  overlayMenuActive: boolean;
  /** `slim`, `compact`, `horizontal`: the root item whose flyout is open. */
  activeMenu: string | null;
  /** A click has opened a flyout: from then on hovering a root item is enough. */
  menuHoverActive: boolean;
}

/** Adds what the page cannot report: a press outside the menu, a scroll of the menu, the focus that moved on. */
export type ModeDismissal = Dismissal | 'outside' | 'scroll' | 'focus';

export type ModeEvent =
  | { type: 'menuButton' }
  /** A root item with children was pressed. */
  | { type: 'press'; id: string }
  /** The pointer entered a root item: its id, or null when it has no flyout. */
  | { type: 'hover'; id: string | null }
  | { type: 'dismiss'; by: ModeDismissal };

export const restingMode: ModeState = { overlayMenuActive: false, activeMenu: null, menuHoverActive: false };

/** Whether groups open beside or below the menu instead of inside it. */
export const hasFlyouts = (mode: MenuMode) => mode !== 'overlay';

/** The next state; the same object when nothing changes, so that nothing is rendered. */
export function modeReducer(mode: MenuMode, state: ModeState, event: ModeEvent): ModeState {
  switch (event.type) {
    case 'menuButton':
      // The rails and the bar have no menu button: they cannot be hidden.
      return mode === 'overlay' ? { ...state, overlayMenuActive: !state.overlayMenuActive } : state;
    case 'press':
      if (!hasFlyouts(mode)) return state;
      return event.id === state.activeMenu
        ? restingMode
        : { ...state, activeMenu: event.id, menuHoverActive: true };
    case 'hover':
      if (!state.menuHoverActive || event.id === state.activeMenu) return state;
      return { ...state, activeMenu: event.id };
    case 'dismiss':
      return state.overlayMenuActive || state.menuHoverActive ? restingMode : state;
  }
}
