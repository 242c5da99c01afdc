import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../base/LiveRegion.tsx';
import { Skeleton } from '../base/Skeleton.tsx';
import { useLabel } from '../labels.tsx';
import { border, color, media, px, radius, size, space } from '../theme/tokens.ts';

export const PAGE_SKELETON_VARIANTS = ['list', 'detail'] as const;

export interface PageSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The layout that is coming: header, summary, filters and table; or header, sections and an aside. */
  variant?: (typeof PAGE_SKELETON_VARIANTS)[number];
  /** Rows of the list. */
  rows?: number;
}

/** A screen before its code or its data: every part of the coming layout at its final place. */
export function PageSkeleton({ variant = 'list', rows = 12, ...rest }: PageSkeletonProps) {
  const word = useLabel();
  return (
    <Root aria-busy {...rest}>
      <VisuallyHidden>{word('loading')}</VisuallyHidden>
      {variant === 'detail' && (
        <div className="back">
          <Skeleton width="tiny" />
        </div>
      )}
      <div className="head">
        <Skeleton className="title" />
        <Skeleton className="action" shape="control" />
      </div>
      {variant === 'list' ? <ListBody rows={rows} /> : <DetailBody />}
    </Root>
  );
}

function ListBody({ rows }: { rows: number }) {
  return (
    <>
      <div className="summary">
        {['total', 'done', 'waiting', 'failed'].map((card) => (
          <div className="card" key={card}>
            <Skeleton width="half" />
            <Skeleton shape="heading" width="long" />
          </div>
        ))}
      </div>
      <div className="filters">
        <Skeleton className="search" shape="control" />
        <Skeleton className="chip" shape="control" />
        <Skeleton className="chip" shape="control" />
      </div>
      <div className="table">
        {Array.from({ length: rows + 1 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <div className="row" key={row}>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </>
  );
}

function DetailBody() {
  return (
    <div className="detail">
      <div className="column">
        <div className="card">
          <Skeleton shape="heading" width="short" />
          <Skeleton lines={6} />
        </div>
        <div className="card">
          <Skeleton shape="heading" width="short" />
          <Skeleton lines={4} />
        </div>
      </div>
      <div className="card aside">
        <Skeleton shape="heading" width="half" />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

const Root = styled.div`
  & > .back {
    margin-block-end: ${space(2)};
    padding-block: ${space(0.5)};
  }
  & > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(6)};
    min-height: ${size.control};
    margin-block-end: ${space(5)};
  }
  & .title {
    --bar: ${px(22)};
    width: ${px(220)};
  }
  & .action {
    flex: none;
    width: ${px(120)};
  }
  & .card {
    padding: ${space(4)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
  & > .summary {
    display: grid;
    grid-template-columns: repeat(4, minmax(${px(150)}, 1fr));
    gap: ${space(3)};
    margin-block-end: ${space(4)};
    overflow: hidden;
  }
  & > .filters {
    display: flex;
    gap: ${space(2)};
    margin-block-end: ${space(3)};
  }
  & .search {
    width: ${px(280)};
  }
  & .chip {
    width: ${px(130)};
  }
  & > .table {
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    overflow: hidden;
  }
  & .row {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(4)};
    align-items: center;
    min-height: ${size.row};
    padding-inline: ${space(4)};
  }
  & .row + .row {
    border-block-start: ${border.hairline};
  }
  & .row:first-child {
    background: ${color.surfaceSunken};
  }
  & > .detail {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${px(320)};
    gap: ${space(5)};
    align-items: start;
  }
  & .column {
    display: grid;
    gap: ${space(5)};
  }

  ${media.mobile} {
    & > .detail {
      grid-template-columns: minmax(0, 1fr);
    }
    & .search {
      flex: 1;
      width: auto;
    }
    & .chip + .chip {
      display: none;
    }
    /* A row becomes a card of two lines. */
    & .row {
      grid-template-columns: 1fr 1fr;
      gap: 0 ${space(4)};
      padding-block: ${space(3)};
    }
    & .row:first-child {
      display: none;
    }
  }
`;
