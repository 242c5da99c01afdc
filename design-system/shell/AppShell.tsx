import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
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
import { useLabel } from '../labels.tsx';
import { part, usePart } from '../overlay/part.ts';
import { useBlockedScroll } from '../overlay/useBlockedScroll.ts';
import { DESKTOP_BREAKPOINT } from '../theme/tokens.ts';
import { Banner, Close, Main, Mask, Menu, Page, Root } from './AppShell.styles.ts';
import {
  initialLayout,
  isMenuModal,
  isMenuOpen,
  type LayoutEvent,
  type LayoutMode,
  type LayoutState,
  layoutReducer,
} from './layout.ts';
import type { MenuForm, MenuListener } from './menu/menuForm.ts';
import { SkipLink } from './SkipLink.tsx';
import { MAIN_ID, type Shell, ShellContext } from './shell.ts';

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
  const docked = mode === 'static';
  const { menuOpen, modal, collapsed, desktop, send } = useLayout(route, menu, docked);

  const listener = useRef<MenuListener>(undefined);
  const [form, onForm] = useState<MenuForm>();
  // A docked menu needs no code: the code of the other modes loads with the first of them.
  const moving = desktop ? !docked && mode : modal && 'mobile';
  const MovingMenu = usePart(movingMenu, moving !== false, nothing);

  useInsertionEffect(() => {
    Object.assign(document.documentElement.dataset, { layout: mode, anchored: String(anchored) });
  }, [mode, anchored]);

  const verbs = useMemo<Pick<Shell, 'toggleMenu' | 'dismissMenu'>>(() => {
    const tell = (event: LayoutEvent) => {
      send(event);
      listener.current?.(event);
    };
    return {
      toggleMenu: () => tell({ type: 'menuButton' }),
      dismissMenu: (by) => tell({ type: 'dismiss', by }),
    };
  }, [send]);
  const shell = useMemo(
    () => ({ ...verbs, menuOpen: form ? form.menuOpen : menuOpen, menuId, form }),
    [verbs, menuOpen, menuId, form],
  );

  const dialog = modal ? { role: 'dialog', 'aria-modal': true, 'aria-label': word('mainMenu') } : {};
  return (
    <ShellContext value={shell}>
      <Root
        data-shell=""
        data-collapsed={collapsed || undefined}
        data-menu-open={modal || undefined}
        {...form?.attributes}
        {...rest}
      >
        <SkipLink inert={modal} />
        <Menu ref={menu} id={menuId} {...dialog}>
          <Close>
            <IconButton icon={CloseIcon} iconSize="lg" label={word('closeMenu')} onClick={verbs.toggleMenu} />
          </Close>
          {sidebar}
        </Menu>
        <Mask type="button" tabIndex={-1} aria-hidden onClick={() => verbs.dismissMenu('mask')} />
        <Page inert={modal}>
          {topbar}
          <Main id={MAIN_ID} tabIndex={-1}>
            {banner && <Banner>{banner}</Banner>}
            {children}
          </Main>
        </Page>
        {MovingMenu && moving && (
          <MovingMenu
            key={moving}
            mode={moving}
            {...{ anchored, onAnchoredChange, route, menu, listener, onForm }}
            onDismiss={verbs.dismissMenu}
          />
        )}
      </Root>
    </ShellContext>
  );
}

const movingMenu = part(async () => (await import('./AppShell.moving.tsx')).MovingMenu);
const nothing = () => {};

const MOBILE = `(max-width: ${DESKTOP_BREAKPOINT}px)`;

/**
 * Connects the menu's state to the page: the window's width, the route, Esc, the body's scroll and the focus.
 *
 * @param route address of the current page; a change closes menus that overlap it
 * @param menu the menu's element: focus moves into it when it opens as a modal, and returns when it closes
 * @param docked whether the desktop menu is docked
 */
function useLayout(route: string | undefined, menu: RefObject<HTMLElement | null>, docked: boolean) {
  const [state, send] = useReducer(
    (now: LayoutState, event: LayoutEvent) => layoutReducer(now, event, docked),
    initialLayout,
  );

  // During render, not in an effect: the new screen must not be inert when it focuses its title.
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
    // Safari does not focus a clicked button: find the menu button by what it controls.
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
      // An element that took the focus meanwhile keeps it.
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
