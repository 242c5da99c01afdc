import styled from 'styled-components';
import { Skeleton } from '../base/Skeleton.tsx';
import { useLabel } from '../labels.tsx';
import { px, size, space } from '../theme/tokens.ts';
import { Brand } from './Brand.tsx';
import { sidebarFrame } from './sidebarFrame.ts';

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
    <Root aria-label={word('mainMenu')} aria-busy>
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
    </Root>
  );
}

const Root = styled.nav`
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
`;
