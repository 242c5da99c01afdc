import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../base/button/IconButton.tsx';
import { MenuIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { border, color, layer, media, px, size, space } from '../../theme/tokens.ts';
import { inMode } from '../menu/inMode.ts';
import { useShell } from '../shell.ts';

export interface TopbarProps extends ComponentPropsWithRef<'header'> {
  /** Shown beside the menu button on a desktop: the breadcrumb. */
  start?: ReactNode;
  /** Small tools: the language. */
  end?: ReactNode;
  /** Search, business selector and user. */
  account?: ReactNode;
  /** The key of the menu button, as `aria-keyshortcuts` says it. */
  menuKey?: string;
}

/**
 * The bar over every screen, one line in both forms: on a phone, rows come sooner, and the brand stands in the menu. The order in the markup is the order
 * on the screen, so that the Tab key never jumps.
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
    /* In a narrow window the business gives way, before language and breadcrumb lie over each other. */
    & > .first {
      flex: 1 0 auto;
    }
    /* The path of a record stays readable: the business, which the menu names too, gives way to it. */
    & .start:not(:empty) {
      min-width: clamp(${px(112)}, calc(100vw - ${px(1064)}), ${px(268)});
    }
    /* The rails and the bar cannot be put away. */
    ${inMode.flyouts} & > .first > button {
      display: none;
    }
    /* The place of brand and company (sidebarFrame.ts). */
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
