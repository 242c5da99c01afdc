import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type TouchEvent,
  useId,
  useMemo,
  useRef,
} from 'react';
import styled from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { CloseIcon } from '../base/icons.ts';
import { useLabel } from '../labels.tsx';
import { border, color, layer, media, motion, px, shadow, size, space } from '../theme/tokens.ts';
import { type DrawnLayoutMode, isClosingSwipe, type Point } from './layout.ts';
import { SkipLink } from './SkipLink.tsx';
import { MAIN_ID, PEEK_WIDTH, type Shell, ShellContext } from './shell.ts';
import { useLayout } from './useLayout.ts';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** How the menu stands on a desktop. Up to 991 px it slides in over a mask, whatever the mode. */
  mode?: DrawnLayoutMode;
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
 * CSS alone, so that the prerendered page and the running one do not differ by a pixel.
 */
export function AppShell({
  mode = 'static',
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
        data-mode={mode}
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

const Root = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
`;

/*
 * A hidden menu leaves the tab order by visibility, which waits for the slide when the menu goes and does not when it
 * comes: focus can move in at once.
 */
const Menu = styled.div`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${layer.sidebar};
  display: flex;
  flex-direction: column;
  width: ${size.sidebar};
  background: ${color.surface};
  border-inline-end: ${border.hairline};
  transition: transform ${motion.slow} ${motion.ease};

  [data-collapsed] > & {
    transform: translateX(-100%);
    visibility: hidden;
    transition: transform ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
  }
  ${media.mobile} {
    z-index: ${layer.panel};
    width: min(${px(304)}, 86vw);
    overscroll-behavior: contain;

    &,
    [data-collapsed] > & {
      transform: translateX(-100%);
      visibility: hidden;
      transition: transform ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};
    }
    [data-menu-open] > & {
      transform: none;
      visibility: visible;
      box-shadow: ${shadow.lg};
      transition: transform ${motion.slow} ${motion.ease};
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Close = styled.div`
  display: none;

  ${media.mobile} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${space(2)};
    display: flex;
    align-items: center;
    height: ${size.topbar};
  }
`;

const Mask = styled.button`
  display: none;

  ${media.mobile} {
    position: fixed;
    inset: 0;
    z-index: ${layer.mask};
    display: block;
    padding: 0;
    border: 0;
    background: ${color.mask};
    opacity: 0;
    visibility: hidden;
    touch-action: none;
    transition: opacity ${motion.slow} ${motion.ease}, visibility 0s ${motion.slow};

    [data-menu-open] > & {
      opacity: 1;
      visibility: visible;
      transition: opacity ${motion.slow} ${motion.ease};
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: inherit;
  margin-inline-start: ${size.sidebar};
  transition: margin-inline-start ${motion.slow} ${motion.ease};

  [data-collapsed] > & {
    margin-inline-start: 0;
  }
  ${media.mobile} {
    margin-inline-start: 0;
    transition: none;
  }
  ${media.print} {
    margin-inline-start: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  padding: ${space(6)};
  outline: none;

  /* The place of a PeekPanel, which below this width lies over the screen instead. */
  ${media.wide} {
    &:has([data-peek]) {
      padding-inline-end: calc(${PEEK_WIDTH} + ${space(12)});
    }
  }

  ${media.mobile} {
    padding: ${space(4)};
  }
  ${media.print} {
    padding: 0;
  }
`;

const Banner = styled.div`
  margin-block-end: ${space(4)};

  ${media.print} {
    display: none;
  }
`;
