import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Card } from '../base/Card.tsx';
import { VisuallyHidden } from '../base/LiveRegion.tsx';
import { Skeleton } from '../base/Skeleton.tsx';
import { useLabel } from '../labels.tsx';
import { border, color, fontSize, lineHeight, media, px, radius, size, space } from '../theme/tokens.ts';

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
        <div className="title">
          <Skeleton />
        </div>
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
            <span className="label">
              <Skeleton width="half" />
            </span>
            <span className="value">
              <Skeleton width="long" />
            </span>
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
    <div className="columns">
      <div className="stack">
        <SectionSkeleton lines={6} />
        <SectionSkeleton lines={4} />
      </div>
      <SectionSkeleton lines={8} />
    </div>
  );
}

function SectionSkeleton({ lines }: { lines: number }) {
  return (
    <Card>
      <Skeleton shape="heading" width="short" />
      <Skeleton lines={lines} />
    </Card>
  );
}

/* The gaps of ListPage and DetailPage, and the measures of what stands in them. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;

  & > .back {
    margin-block-end: ${space(-2)};
    padding-block: ${space(0.5)};
    font-size: ${fontSize.sm};
  }
  & > .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(6)};
    min-height: ${size.control};
  }
  & .title {
    display: flex;
    align-items: center;
    width: ${px(220)};
    height: ${lineHeight.heading}em;
    font-size: ${fontSize['2xl']};
  }
  & .action {
    flex: none;
    width: ${px(120)};
  }
  & > .summary {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${px(168)}, 1fr));
    gap: ${space(3)};
    overflow: hidden;
  }
  & .card {
    display: flex;
    flex-direction: column;
    gap: ${space(0.5)};
    padding: ${space(3)} ${space(4)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
    line-height: ${lineHeight.table};
  }
  & .label {
    font-size: ${fontSize.sm};
  }
  & .value {
    font-size: ${fontSize.xl};
  }
  & > .filters {
    display: flex;
    gap: ${space(2)};
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
    min-height: ${px(40)};
  }
  & > .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(${px(280)}, ${px(360)});
    gap: ${space(4)};
    align-items: start;
  }
  & .stack {
    display: grid;
    gap: ${space(4)};
  }

  ${media.mobile} {
    & > .columns {
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
  /* As the page's head wraps there. */
  ${media.phone} {
    gap: ${space(3)};

    & > .summary {
      grid-auto-columns: minmax(${px(168)}, max-content);
      grid-auto-flow: column;
      grid-template-columns: none;
    }
    & > .head {
      flex-wrap: wrap;
      gap: ${space(3)};
    }
    & .action {
      width: 100%;
    }
  }
`;
