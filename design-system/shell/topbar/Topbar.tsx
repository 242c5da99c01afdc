import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import { MenuIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { border, color, layer, media, px, size, space } from '../../theme/tokens.ts';
import { inMode } from '../menu/inMode.ts';
import { useShell } from '../shell.ts';

export interface TopbarProps extends ComponentPropsWithRef<'header'> {
  /** Shown beside the menu button on desktop: the breadcrumb. */
  start?: ReactNode;
  /** Small tools: the language. */
  end?: ReactNode;
  /** Search, business selector and user. */
  account?: ReactNode;
  /** The shortcut of the menu button, in the form of `aria-keyshortcuts`. */
  menuKey?: string;
}

/**
 * The bar above every screen, one line in both forms: on a phone rows come sooner, and the brand is in the menu. The
 * markup has the visual order, so that Tab never jumps.
 */
export function Topbar({ start, end, account, menuKey, ...rest }: TopbarProps) {
  return (
    <Root {...rest}>
      <div className="first">
        <MenuToggle shortcut={menuKey} />
        <div className="start">{start}</div>
        <div className="end">{end}</div>
      </div>
      {account && <div className="account">{account}</div>}
    </Root>
  );
}

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.topbar};
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  height: ${size.topbar};
  padding-inline: ${space(4)} ${space(6)};
  border-block-end: ${border.hairline};
  background: ${color.surface};

  & > .first,
  & .end,
  & > .account {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-width: 0;
  }
  & > .first,
  & .start {
    flex: 1;
    min-width: 0;
  }

  ${media.mobile} {
    gap: ${space(1)};
    padding-inline: ${space(1)} ${space(2)};

    & > .first,
    & > .account {
      gap: ${space(1)};
    }
    & > .first {
      flex: none;
    }
    & > .account {
      flex: 1 1 auto;
      justify-content: flex-end;
    }
    & .start {
      display: none;
    }
  }
  ${media.desktop} {
    /* In a narrow window the business shrinks, before language and breadcrumb overlap. */
    & > .first {
      flex: 1 0 auto;
    }
    /* The path of a record stays readable: the business, which the menu also names, shrinks instead. */
    & .start:not(:empty) {
      min-width: clamp(${px(112)}, calc(100vw - ${px(1064)}), ${px(268)});
    }
    /* The rails and the bar cannot be hidden. */
    ${inMode.flyouts} & > .first > button {
      display: none;
    }
    /* Space for brand and company (sidebarFrame.ts). */
    ${inMode.horizontal} & {
      padding-inline-start: calc(${size.sidebar} + ${space(2)});
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The menu button: puts the docked menu away and back, or slides the mobile one in. */
function MenuToggle({ shortcut }: { shortcut?: string | undefined }) {
  const word = useLabel();
  const { menuOpen, menuId, toggleMenu } = useShell();
  return (
    <IconButton
      icon={MenuIcon}
      iconSize="lg"
      label={word('mainMenu')}
      tip={word(menuOpen ? 'closeMenu' : 'openMenu')}
      aria-expanded={menuOpen}
      aria-keyshortcuts={shortcut}
      aria-controls={menuId}
      onClick={toggleMenu}
    />
  );
}
