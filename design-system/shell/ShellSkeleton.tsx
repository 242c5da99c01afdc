import { Skeleton } from '../base/Skeleton.tsx';
import { useLabel } from '../labels.tsx';
import { Brand } from './Brand.tsx';
import { Menu, Place } from './ShellSkeleton.styles.ts';
import { Topbar } from './topbar/Topbar.tsx';

export interface SidebarSkeletonProps {
  /** The product's name, which is always known. */
  brandName: string;
}

/** How many items are likely. */
const ROWS = 10;
const WIDTHS = ['long', 'half', 'long', 'half', 'half'] as const;

/** The menu before the permissions are known, every part at its final place. */
export function SidebarSkeleton({ brandName }: SidebarSkeletonProps) {
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
        {Array.from({ length: ROWS }, (_, row) => (
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

/**
 * The topbar before the user is known, as tall as the real one in both forms. Without a breadcrumb, because a list has
 * none.
 */
export function TopbarSkeleton() {
  return <Topbar aria-busy end={<TopbarPlace of="language" />} account={<TopbarPlace of="account" />} />;
}

export interface TopbarPlaceProps {
  /** `language`, or `account`: search, business, bell and user. */
  of: 'language' | 'account';
}

/** Placeholder for tools in the topbar while their code or data loads. */
export function TopbarPlace({ of }: TopbarPlaceProps) {
  if (of === 'language') return <Place data-place="language" />;
  return (
    <>
      <Place data-place="search" />
      <Place data-place="business">
        <Skeleton width="long" />
      </Place>
      <Place data-place="bell" />
      <Place data-place="user">
        <Skeleton shape="circle" />
        <Skeleton width="long" />
      </Place>
    </>
  );
}
