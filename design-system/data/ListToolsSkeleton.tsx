import styled from 'styled-components';
import { Skeleton } from '../base/Skeleton.tsx';
import { border, color, fontSize, lineHeight, media, px, radius, size, space } from '../theme/tokens.ts';

export const LIST_TOOLS_PLACES = ['actions', 'narrowing'] as const;

export interface ListToolsSkeletonProps {
  /** Beside the title, or above the rows: tabs, figures and filters. */
  place: (typeof LIST_TOOLS_PLACES)[number];
}

const TABS = ['all', 'done', 'waiting', 'failed', 'back'] as const;
const CARDS = ['total', 'done', 'failed', 'back', 'net'] as const;

/** The tools of a list before their code has come, each at its final place and of its final height. */
export function ListToolsSkeleton({ place }: ListToolsSkeletonProps) {
  if (place === 'actions') return <Actions shape="control" />;
  return (
    <Narrowing aria-hidden>
      <div className="tabs">
        {TABS.map((tab) => (
          <Skeleton key={tab} />
        ))}
      </div>
      <div className="cards">
        {CARDS.map((card) => (
          <div className="card" key={card}>
            <Skeleton className="label" width="half" />
            <Skeleton className="value" width="long" />
            <Skeleton className="sub" width="half" />
          </div>
        ))}
      </div>
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

/* The measures of Tabs, SummaryBar and FilterBar, and the gaps of ListPage. */
const Narrowing = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;

  & > .tabs {
    display: flex;
    align-items: center;
    gap: ${space(7)};
    min-height: calc(${size.control} + ${border.width});
    padding-inline: ${space(3)};
    border-block-end: ${border.hairline};
    overflow: hidden;
  }
  & > .tabs > * {
    flex: none;
    width: ${px(84)};
  }
  & > .cards {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)};
    overflow: hidden;
  }
  & .card {
    display: flex;
    flex: 1 0 0;
    flex-direction: column;
    gap: ${space(0.5)};
    min-width: ${px(152)};
    padding: ${space(3)};
    border: ${border.hairline};
    border-radius: ${radius.lg};
    background: ${color.surface};
  }
  /* A line of a card is less tall than one of running text. */
  & .card > * {
    --gap: ${(lineHeight.table - 0.8) / 2}em;
    font-size: ${fontSize.sm};
  }
  & .card > .value {
    font-size: ${fontSize.lg};
  }
  & > .filters {
    display: flex;
    gap: ${space(2)};
  }
  & .search {
    flex: 0 1 ${px(320)};
  }
  & .chip {
    flex: none;
    width: ${px(148)};
  }

  ${media.mobile} {
    & .search {
      flex: 1;
    }
    & .chip + .chip {
      display: none;
    }
  }
  ${media.phone} {
    gap: ${space(3)};

    & > .cards {
      flex-wrap: nowrap;
    }
  }
`;
