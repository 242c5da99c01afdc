import styled from 'styled-components';
import { Skeleton } from '../base/Skeleton.tsx';
import { useLabel } from '../labels.tsx';
import { border, color, media, px, radius, size, space } from '../theme/tokens.ts';
import { Brand } from './Brand.tsx';
import { inMode } from './inMode.ts';
import { sidebarFrame } from './sidebarFrame.ts';
import { Topbar } from './Topbar.tsx';

export interface SidebarSkeletonProps {
  /** The product's name: known before anything else. */
  brandName: string;
  /** How many items are likely. */
  rows?: number;
}

const WIDTHS = ['long', 'half', 'long', 'half', 'half'] as const;

/** The menu before the permissions are known, every part at its final place. */
export function SidebarSkeleton({ brandName, rows = 10 }: SidebarSkeletonProps) {
  const word = useLabel();
  return (
    <Menu aria-label={word('mainMenu')} aria-busy>
      <div className="brand">
        <Brand name={brandName} />
      </div>
      <div className="company">
        <Skeleton className="logo" />
        <Skeleton width="long" />
      </div>
      <div className="scroll">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <div className="row" key={row}>
            <Skeleton className="icon" />
            <Skeleton width={WIDTHS[row % WIDTHS.length]} />
          </div>
        ))}
      </div>
    </Menu>
  );
}

/** The bar before anyone is known, as tall in both forms as the real one. */
export function TopbarSkeleton({ brandName }: { brandName: string }) {
  return (
    <Topbar
      aria-busy
      start={<Skeleton width="short" />}
      mobileStart={<Brand name={brandName} />}
      end={<TopbarPlace of="language" />}
      account={<TopbarPlace of="account" />}
    />
  );
}

export interface TopbarPlaceProps {
  /** The language, or search, the business and the user. */
  of: 'language' | 'account';
}

/** The place of tools in the topbar whose code or data is still on its way. */
export function TopbarPlace({ of }: TopbarPlaceProps) {
  if (of === 'language') return <Place data-place="language" />;
  return (
    <>
      <Place data-place="search" />
      <Place data-place="business">
        <Skeleton width="long" />
      </Place>
      <Place data-place="user">
        <Skeleton shape="circle" />
        <Skeleton width="long" />
      </Place>
    </>
  );
}

const Menu = styled.nav`
  ${sidebarFrame}

  & .row {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    min-height: ${size.control};
    margin-block-end: ${space(0.5)};
    padding-inline: ${space(2.5)};
  }
  & .logo {
    --bar: ${space(8)};
    --gap: 0;
    flex: none;
    width: ${space(8)};
  }
  & .icon {
    flex: none;
    width: ${px(16)};
  }
  ${media.desktop} {
    ${inMode.rail} & .row {
      padding-inline: ${px(14)};
      overflow: hidden;
    }
    ${inMode.compact} & .row {
      min-height: ${px(60)};
    }
    ${inMode.narrow} & .row > :last-child {
      display: none;
    }
    ${inMode.narrowCompact} & .row {
      justify-content: center;
    }
    ${inMode.horizontal} & > .scroll {
      display: flex;
      gap: ${space(0.5)};
    }
    ${inMode.horizontal} & .row {
      flex: none;
      width: ${px(120)};
      margin: 0;
    }
  }
`;

/* Outlines of the controls that are coming: softer than blocks of grey in a bar this low. */
const Place = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  height: ${size.control};
  padding-inline: ${space(3)};
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};

  &[data-place='language'] {
    width: ${px(138)};
  }
  &[data-place='search'] {
    flex: none;
    width: ${size.control};
    padding: 0;
    background: none;
  }
  &[data-place='user'] {
    gap: ${space(2)};
    width: ${px(184)};
    padding-inline: ${space(1.5)};
    background: none;
  }
  &[data-place='business'] {
    width: ${px(340)};
    border: ${border.hairline};
    background: none;
  }
  /* The name steps aside there (UserMenu). */
  ${media.phone} {
    &[data-place='user'] {
      width: auto;
    }
    &[data-place='user'] > :last-child {
      width: ${px(16)};
    }
  }
`;
