import {
  type ComponentPropsWithRef,
  type ReactNode,
  useId,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../base/IconButton.tsx';
import { CloseIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { part, usePart } from '../overlay/part.ts';
import { Banner, Close, Main, Mask, Menu, Page, Root } from './AppShell.styles.ts';
import type { LayoutEvent, LayoutMode } from './layout.ts';
import type { MenuForm, MenuListener } from './menuForm.ts';
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
  const docked = mode === 'static';
  const { menuOpen, modal, collapsed, desktop, send } = useLayout(route, menu, docked);

  const listener = useRef<MenuListener>(undefined);
  const [form, onForm] = useState<MenuForm>();
  // A menu that stands where it is needs no code: what the others do is fetched with the first of them.
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
