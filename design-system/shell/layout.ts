/** The state of the shell's menu as a pure reducer: no DOM, no timer. Product page "The shell". */

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
  /** `static`: the menu button has hidden the docked menu. */
  collapsed: boolean;
  /** The menu overlaps the page: the mobile one over a mask, or the one of `overlay`. */
  open: boolean;
  /** A rail is wide: the pointer or keyboard focus is inside. */
  revealed: boolean;
  /**
   * Rails and bar: the root item whose flyout is open. Undefined at rest; null after a click has opened one and the
   * pointer is on an item without a flyout: from that click on hovering is enough.
   */
  flyout: string | null | undefined;
}

export type LayoutEvent =
  | { type: 'viewport'; desktop: boolean }
  | { type: 'menuButton' }
  /** A root item with a flyout was pressed. */
  | { type: 'press'; id: string }
  /** The pointer entered a root item: its id, or null when it has no flyout. */
  | { type: 'hover'; id: string | null }
  | { type: 'reveal'; revealed: boolean }
  /** Whatever closes a menu that overlaps the page: another page, a panel, Esc, a press outside. */
  | { type: 'dismiss' };

/** A desktop with the docked menu: what the prerendered page shows. CSS takes care of the mobile layout. */
export const initialLayout: LayoutState = {
  desktop: true,
  collapsed: false,
  open: false,
  revealed: false,
  flyout: undefined,
};

/** Whether root groups open as flyouts, beside or below the menu. */
export const hasFlyouts = (mode: LayoutMode, { desktop }: LayoutState) =>
  desktop && mode !== 'static' && mode !== 'overlay';

/** Whether the menu is visible and usable: the menu button's `aria-expanded`. */
export function isMenuOpen(mode: LayoutMode, { desktop, collapsed, open }: LayoutState): boolean {
  if (!desktop || mode === 'overlay') return open;
  return mode !== 'static' || !collapsed;
}

/** The next state; the same object when nothing changes, so that React skips the render. */
export function layoutReducer(mode: LayoutMode, state: LayoutState, event: LayoutEvent): LayoutState {
  switch (event.type) {
    case 'viewport':
      // Crossing 991 px closes what overlaps the page, and leaves the docked menu as the user left it.
      if (event.desktop === state.desktop) return state;
      return { ...initialLayout, desktop: event.desktop, collapsed: state.collapsed };
    case 'menuButton':
      if (!state.desktop || mode === 'overlay') return { ...state, open: !state.open };
      return mode === 'static' ? { ...state, collapsed: !state.collapsed } : state;
    case 'press':
      return { ...state, flyout: state.flyout === event.id ? undefined : event.id };
    case 'hover':
      return state.flyout === undefined || state.flyout === event.id ? state : { ...state, flyout: event.id };
    case 'reveal':
      return state.revealed === event.revealed ? state : { ...state, revealed: event.revealed };
    case 'dismiss':
      return state.open || state.flyout !== undefined ? { ...state, open: false, flyout: undefined } : state;
  }
}
