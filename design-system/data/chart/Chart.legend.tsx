import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../base/Skeleton.tsx';
import { fontSize, lineHeight, px, space } from '../../theme/tokens.ts';

export interface LegendItem {
  id: string;
  label: string;
  swatch: ReactNode;
}

interface ChartLegendProps {
  items: readonly LegendItem[];
  /** Keeps the places of names whose figures are on their way. */
  loading: boolean;
}

/** What the lines and areas of a chart are called. */
export function ChartLegend({ items, loading }: ChartLegendProps) {
  return (
    <List role="list">
      {items.map(({ id, label, swatch }) => (
        <li key={id}>
          {loading ? (
            <Skeleton />
          ) : (
            <>
              {swatch}
              <span>{label}</span>
            </>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  font-size: ${fontSize.sm};
  line-height: ${lineHeight.table};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-width: ${px(64)};
  }
`;
