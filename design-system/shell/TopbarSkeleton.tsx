import styled from 'styled-components';
import { Skeleton } from '../base/Skeleton.tsx';
import { border, color, px, radius, size, space } from '../theme/tokens.ts';
import { Brand } from './Brand.tsx';
import { Topbar } from './Topbar.tsx';

/** The bar before anyone is known, as tall in both forms as the real one. */
export function TopbarSkeleton({ brandName }: { brandName: string }) {
  return (
    <Topbar
      aria-busy
      start={<Skeleton width="short" />}
      mobileStart={<Brand name={brandName} />}
      end={<Place data-place="language" />}
      account={
        <>
          <Place data-place="business">
            <Skeleton width="long" />
          </Place>
          <Skeleton shape="circle" />
        </>
      }
    />
  );
}

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
  &[data-place='business'] {
    width: ${px(340)};
    border: ${border.hairline};
    background: none;
  }
`;
