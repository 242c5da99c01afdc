import styled from 'styled-components';
import { Skeleton } from '../../base/Skeleton.tsx';
import { media, px, space } from '../../theme/tokens.ts';
import { LINE_HEIGHT } from './MoneyLine.styles.ts';

export const LIST_TOOLS_PLACES = ['actions', 'narrowing'] as const;

export interface ListToolsSkeletonProps {
  /** `actions`: beside the title; `narrowing`: above the rows, for tabs, figures and filters. */
  place: (typeof LIST_TOOLS_PLACES)[number];
}

/** Placeholder for the tools of a list while their code loads, each with its final place and height. */
export function ListToolsSkeleton({ place }: ListToolsSkeletonProps) {
  if (place === 'actions') return <Actions shape="control" />;
  return (
    <Narrowing aria-hidden>
      <Skeleton className="line" shape="control" />
      <div className="filters">
        <Skeleton className="search" shape="control" />
        <Skeleton className="chip" shape="control" />
        <Skeleton className="chip" shape="control" />
      </div>
    </Narrowing>
  );
}

const Actions = styled(Skeleton)`
  flex: none;
  width: ${px(172)};
`;

/* Sizes of MoneyLine and FilterBar, and the gaps of ListPage. */
const Narrowing = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;

  & > .line {
    width: 100%;
    height: ${LINE_HEIGHT.desktop};
  }
  ${media.wide} {
    & > .line {
      height: ${LINE_HEIGHT.wide};
    }
  }
  & > .filters {
    display: flex;
    gap: ${space(2)};
  }
  & .search {
    flex: 0 1 ${px(384)};
  }
  & .chip {
    flex: none;
    width: ${px(148)};
  }

  ${media.mobile} {
    & > .line {
      height: ${LINE_HEIGHT.phone};
    }
    & .search {
      flex: 1;
    }
    & .chip + .chip {
      display: none;
    }
  }
`;
