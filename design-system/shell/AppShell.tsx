import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useInsertionEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../base/button/IconButton.tsx';
import { CloseIcon } from '../base/icon/icons.ts';
import { loadOnce, useLoaded } from '../base/loadOnce.ts';
import { useLabel } from '../labels.tsx';
import { useBlockedScroll } from '../overlay/useBlockedScroll.ts';
import { DESKTOP_BREAKPOINT } from '../theme/tokens.ts';
import { Banner, Close, Main, Mask, Menu, Page, Root } from './AppShell.styles.ts';
import {
  hasFlyouts,
  initialLayout,
  isMenuOpen,
  type LayoutEvent,
  type LayoutMode,
  type LayoutState,
  layoutReducer,
} from './layout.ts';
import { SkipLink } from './SkipLink.tsx';
import { MAIN_ID, ShellContext } from './shell.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Menu mode on a desktop. Up to 991 px every mode slides in over a mask. */
  mode?: LayoutMode;
  /** The rail of `slim` and `compact` stays wide and pushes the page. Has no visible effect in the other modes. */
  anchored?: boolean;
  /** Called when the anchor button is pressed. */
  onAnchoredChange?: (anchored: boolean) => void;
  /** `Sidebar`, or `SidebarSkeleton`. */
  sidebar: ReactNode;
  /** `Topbar`, or `TopbarSkeleton`. */
  topbar: ReactNode;
  /** News for every screen, shown above it: offline, a new version. */
  banner?: ReactNode;
  /** Address of the current screen: a change closes the mobile menu. */
  route?: string;
  /** The screen. */
  children: ReactNode;
}

/**
 * The frame of every signed-in screen: skip link, menu, topbar, banner and `<main id="main">`.
 *
 * It renders the same without state and script (specification 2 and product page "The shell"): CSS alone sets all
 * positions, so that the prerendered page and the running one do not differ by a pixel. The mode and the anchor are
 * attributes of the document, as the theme is: `<html data-layout="slim" data-anchored="true">`. The page's first
 * script sets them from the preferences before the first paint; from then on this component does. Without them: static.
 */
export function AppShell({
  mode = 'static',
  anchored = false,
  onAnchoredChange,
  sidebar,
  topbar,
  banner,
  route,
  children,
  ...rest
}: AppShellProps) {
  const word = useLabel();
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { state, send, leave, parts } = useLayout({ mode, anchored, route, menu });
  const { open, desktop, revealed, flyout } = state;
  const modal = open && !desktop;
  const moving = hasFlyouts(mode, state);
  const menuOpen = isMenuOpen(mode, state);

  useInsertionEffect(() => {
    Object.assign(document.documentElement.dataset, { layout: mode, anchored: String(anchored) });
  }, [mode, anchored]);

  const onAnchor = useCallback(() => onAnchoredChange?.(!anchored), [anchored, onAnchoredChange]);
  const shell = useMemo(
    () => ({
      menuOpen,
      menuId,
      toggleMenu: moving && mode !== 'horizontal' ? onAnchor : () => send({ type: 'menuButton' }),
      dismissMenu: leave,
      flyouts: moving && parts ? { mode, flyout, send, leave, anchored, onAnchor, parts } : undefined,
    }),
    // The width of a rail draws nothing but the shell's own attribute.
    [mode, menuOpen, menuId, moving, flyout, send, leave, anchored, onAnchor, parts],
  );

  const dialog = modal ? { role: 'dialog', 'aria-modal': true, 'aria-label': word('mainMenu') } : {};
  return (
    <ShellContext value={shell}>
      <Root
        data-shell=""
        data-collapsed={(mode === 'static' && state.collapsed) || undefined}
        data-menu-open={open || undefined}
        data-revealed={revealed || undefined}
        {...rest}
      >
        <SkipLink inert={modal} />
        <Menu ref={menu} id={menuId} {...dialog}>
          <Close>
            <IconButton icon={CloseIcon} iconSize="lg" label={word('closeMenu')} onClick={shell.toggleMenu} />
          </Close>
          {sidebar}
        </Menu>
        <Mask type="button" tabIndex={-1} aria-hidden onClick={leave} />
        <Page inert={modal}>
          {topbar}
          <Main id={MAIN_ID} tabIndex={-1}>
            {banner && <Banner>{banner}</Banner>}
            {children}
          </Main>
        </Page>
      </Root>
    </ShellContext>
  );
}

const movingMenu = loadOnce(() => import('./menu/moving.ts'));

const MOBILE = `(max-width: ${DESKTOP_BREAKPOINT}px)`;

interface LayoutOptions {
  mode: LayoutMode;
  anchored: boolean;
  /** Address of the current page: a change closes menus that overlap it. */
  route: string | undefined;
  /** The menu's element: focus moves into it when it opens over the page, and returns when it closes. */
  menu: RefObject<HTMLElement | null>;
}

/** Connects the menu's state to the page: the window's width, the route, the body's scroll, the focus, presses and Esc. */
function useLayout({ mode, anchored, route, menu }: LayoutOptions) {
  const [state, send] = useReducer(
    (now: LayoutState, event: LayoutEvent) => layoutReducer(mode, now, event),
    initialLayout,
  );

  // During render, not in an effect: the new screen must not be inert when it focuses its title.
  const place = `${mode} ${route}`;
  const [shownPlace, setShownPlace] = useState(place);
  if (place !== shownPlace) {
    setShownPlace(place);
    send({ type: 'dismiss' });
  }

  useEffect(() => {
    const query = window.matchMedia(MOBILE);
    const report = () => send({ type: 'viewport', desktop: !query.matches });
    report();
    query.addEventListener('change', report);
    return () => query.removeEventListener('change', report);
  }, []);

  const { desktop, open, flyout, revealed } = state;
  const modal = open && !desktop;
  useBlockedScroll(modal);

  /** Closes the menu; focus inside a flyout returns to its root item. */
  const leave = useCallback(() => {
    const root = menu.current?.querySelector<HTMLElement>('[data-flyouts] > li > [aria-expanded="true"]');
    if (root?.nextElementSibling?.contains(document.activeElement)) root.focus();
    send({ type: 'dismiss' });
  }, [menu]);

  useEffect(() => {
    const element = menu.current;
    if (!open || !element) return;
    // Safari does not focus a clicked button: find the menu button by what it controls.
    const opener =
      document.activeElement !== document.body
        ? document.activeElement
        : document.querySelector(`[aria-controls="${element.id}"]`);
    element.querySelector<HTMLElement>('button, a[href]')?.focus();
    return () => {
      // An element that took the focus meanwhile keeps it.
      const focused = document.activeElement;
      const lost = !focused || focused === document.body || element.contains(focused);
      if (lost && opener instanceof HTMLElement) opener.focus();
    };
  }, [open, menu]);

  const parts = useLoaded(movingMenu, desktop ? mode !== 'static' : open);
  const covers = open || flyout !== undefined;
  const dismissible = covers || (revealed && !anchored);
  useEffect(() => {
    if (parts && dismissible && menu.current)
      return parts.watchDismissal({ menu: menu.current, covers, modal, leave, send });
  }, [parts, dismissible, covers, modal, menu, leave]);

  return { state, send, leave, parts };
}
