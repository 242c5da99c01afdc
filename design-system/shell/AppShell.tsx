import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useId,
  useInsertionEffect,
  useMemo,
  useRef,
} from 'react';
import { IconButton } from '../base/IconButton.tsx';
import { CloseIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { Banner, Close, Main, Mask, Menu, Page, Root } from './AppShell.styles.ts';
import { isClosingSwipe, type LayoutMode, type Point } from './layout.ts';
import { SkipLink } from './SkipLink.tsx';
import { MAIN_ID, type Shell, ShellContext } from './shell.ts';
import { useLayout } from './useLayout.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** How the menu stands on a desktop. Up to 991 px it slides in over a mask, whatever the mode. */
  mode?: LayoutMode;
  /** The rail of `slim` and `compact` stays wide and pushes the page. Without a visible effect in the other modes. */
  anchored?: boolean;
  /** The anchor button was pressed. */
  onAnchoredChange?: (anchored: boolean) => void;
  /** `Sidebar`, or `SidebarSkeleton`. */
  sidebar: ReactNode;
  /** `Topbar`, or `TopbarSkeleton`. */
  topbar: ReactNode;
  /** News that concerns every screen: offline, a new version. Stands above the screen. */
  banner?: ReactNode;
  /** Address of the screen shown: when it changes, the mobile menu closes. */
  route?: string;
  /** The screen. */
  children: ReactNode;
}

/**
 * The frame of every signed-in screen: skip link, menu, topbar, banner and `<main id="main">`.
 *
 * It draws the same with no state and no script (specification 2 and product page "The shell"): all places are set by
 * CSS alone, so that the prerendered page and the running one do not differ by a pixel. The mode and the anchor are
 * attributes of the document, as the theme is: `<html data-layout="slim" data-anchored="true">`. The page's first script
 * sets them from the preferences before anything is painted; from then on this component does. Without them: static.
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
  const { menuOpen, modal, collapsed, send } = useLayout(route, menu);

  useInsertionEffect(() => {
    Object.assign(document.documentElement.dataset, { layout: mode, anchored: String(anchored) });
  }, [mode, anchored]);

  const verbs = useMemo<Pick<Shell, 'toggleMenu' | 'dismissMenu'>>(
    () => ({
      toggleMenu: () => send({ type: 'menuButton' }),
      dismissMenu: (by) => send({ type: 'dismiss', by }),
    }),
    [send],
  );
  const shell = useMemo<Shell>(() => ({ ...verbs, menuOpen, menuId }), [verbs, menuOpen, menuId]);

  const touched = useRef<Point | null>(null);
  const onTouchStart = (event: TouchEvent) => {
    touched.current = fingerOf(event);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const end = fingerOf(event);
    if (touched.current && end && isClosingSwipe(touched.current, end))
      send({ type: 'dismiss', by: 'swipe' });
    touched.current = null;
  };

  const dialog = modal ? { role: 'dialog', 'aria-modal': true, 'aria-label': word('mainMenu') } : {};
  return (
    <ShellContext value={shell}>
      <Root
        data-shell=""
        data-collapsed={collapsed || undefined}
        data-menu-open={modal || undefined}
        {...rest}
      >
        <SkipLink inert={modal} />
        <Menu
          ref={menu}
          id={menuId}
          {...dialog}
          onClick={(event) => followsLink(event) && send({ type: 'dismiss', by: 'leaf' })}
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
        >
          <Close>
            <IconButton
              icon={CloseIcon}
              iconSize="lg"
              label={word('closeMenu')}
              onClick={() => send({ type: 'menuButton' })}
            />
          </Close>
          {sidebar}
        </Menu>
        <Mask
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => send({ type: 'dismiss', by: 'mask' })}
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
        />
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

/** A click that leaves for another screen in this tab; those that open a second tab leave the menu open. */
function followsLink(event: MouseEvent): boolean {
  const opensTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  return !opensTab && (event.target as Element).closest('a[href]') !== null;
}

function fingerOf({ touches, changedTouches }: TouchEvent): Point | null {
  const finger = touches[0] ?? changedTouches[0];
  // A second finger zooms; that is no swipe.
  return finger && touches.length < 2 ? { x: finger.clientX, y: finger.clientY } : null;
}
