import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, layer, media, px, size, space } from '../theme/tokens.ts';
import { inMode } from './inMode.ts';
import { MenuToggle } from './MenuToggle.tsx';

export interface TopbarProps extends ComponentPropsWithRef<'header'> {
  /** Shown beside the menu button on a desktop: the breadcrumb. */
  start?: ReactNode;
  /** Shown there instead up to 991 px: the brand. */
  mobileStart?: ReactNode;
  /** The search bar. Hidden by default (specification 2): without it nothing is drawn. */
  search?: ReactNode;
  /** Small tools at the end of the first row: the language. */
  end?: ReactNode;
  /** Business selector and user. Up to 991 px they fold to a second row, which scrolls away with the page. */
  account?: ReactNode;
}

/**
 * The bar over every screen. The order in the markup is the order on the screen in both forms, so that the Tab key
 * never jumps.
 */
export function Topbar({ start, mobileStart, search, end, account, ...rest }: TopbarProps) {
  return (
    <Root {...rest}>
      <div className="first">
        <MenuToggle />
        <div className="start">{start}</div>
        <div className="mobile-start">{mobileStart}</div>
        {search && <div className="search">{search}</div>}
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
  & .start,
  & .mobile-start {
    flex: 1;
    min-width: 0;
  }
  & .search {
    flex: 0 1 auto;
    min-width: 0;
  }
  & .mobile-start {
    display: none;
    align-items: center;
  }

  /* The header steps aside, so that its first row sticks to the page and its second one scrolls away. */
  ${media.mobile} {
    display: contents;

    & > .first {
      position: sticky;
      inset-block-start: 0;
      z-index: ${layer.topbar};
      flex: none;
      height: ${size.topbar};
      padding-inline: ${space(2)} ${space(4)};
      border-block-end: ${border.hairline};
      background: ${color.surface};
    }
    & .start {
      display: none;
    }
    & .mobile-start {
      display: flex;
    }
    & > .account {
      justify-content: space-between;
      min-height: ${px(52)};
      padding: ${space(1)} ${space(4)};
      border-block-end: ${border.hairline};
      background: ${color.surface};
    }
  }
  ${media.desktop} {
    /* In a narrow window the business gives way, before language and breadcrumb lie over each other. */
    & > .first {
      flex: 1 0 auto;
    }
    & .start {
      min-width: ${px(112)};
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
