import styled from 'styled-components';
import { Skeleton } from '../base/Skeleton.tsx';
import { px } from '../theme/tokens.ts';
import { Brand } from './Brand.tsx';
import { Topbar } from './Topbar.tsx';

/** The bar before anyone is known, as tall in both forms as the real one. */
export function TopbarSkeleton({ brandName }: { brandName: string }) {
  return (
    <Topbar
      aria-busy
      start={<Skeleton width="short" />}
      mobileStart={<Brand name={brandName} />}
      end={
        <Place data-place="language">
          <Skeleton shape="control" />
        </Place>
      }
      account={
        <>
          <Place data-place="business">
            <Skeleton shape="control" />
          </Place>
          <Place data-place="user">
            <Skeleton shape="control" />
          </Place>
        </>
      }
    />
  );
}

const Place = styled.div`
  &[data-place='language'] {
    width: ${px(148)};
  }
  &[data-place='business'] {
    width: ${px(240)};
  }
  &[data-place='user'] {
    width: ${px(64)};
  }
`;
