import { type RefObject, useEffect, useReducer, useState } from 'react';
import { useBlockedScroll } from '../overlay/useBlockedScroll.ts';
import { DESKTOP_BREAKPOINT } from '../theme/tokens.ts';
import {
  initialLayout,
  isMenuModal,
  isMenuOpen,
  type LayoutEvent,
  type LayoutState,
  layoutReducer,
} from './layout.ts';

const MOBILE = `(max-width: ${DESKTOP_BREAKPOINT}px)`;

/**
 * The menu's state joined to the page: the window's width, the route, Esc, the body's scroll and the focus.
 *
 * @param route address of the page shown; a change closes the menus that lie over it
 * @param menu the menu's element: focus moves into it when it opens as a modal, and returns when it closes
 * @param docked whether the menu of a desktop is the docked one
 */
export function useLayout(route: string | undefined, menu: RefObject<HTMLElement | null>, docked: boolean) {
  const [state, send] = useReducer(
    (now: LayoutState, event: LayoutEvent) => layoutReducer(now, event, docked),
    initialLayout,
  );

  // While rendering, not in an effect: the new screen must find the page usable when it moves the focus to its title.
  const [shownRoute, setShownRoute] = useState(route);
  if (route !== shownRoute) {
    setShownRoute(route);
    send({ type: 'dismiss', by: 'route' });
  }

  useEffect(() => {
    const query = window.matchMedia(MOBILE);
    const report = () => send({ type: 'viewport', desktop: !query.matches });
    report();
    query.addEventListener('change', report);
    return () => query.removeEventListener('change', report);
  }, []);

  const modal = isMenuModal(state);
  useBlockedScroll(modal);
  useEffect(() => {
    const element = menu.current;
    if (!modal || !element) return;
    // Safari does not focus a button that is clicked: then the menu button is known by what it controls.
    const opener =
      document.activeElement !== document.body
        ? document.activeElement
        : document.querySelector(`[aria-controls="${element.id}"]`);
    element.querySelector<HTMLElement>('button, a[href]')?.focus();

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) send({ type: 'dismiss', by: 'escape' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      // Whoever took the focus meanwhile keeps it.
      const focused = document.activeElement;
      const lost = !focused || focused === document.body || element.contains(focused);
      if (lost && opener instanceof HTMLElement) opener.focus();
    };
  }, [modal, menu]);

  return {
    menuOpen: isMenuOpen(state),
    modal,
    collapsed: docked && state.staticMenuDesktopInactive,
    desktop: state.desktop,
    send,
  };
}
