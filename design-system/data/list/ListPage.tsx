import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media, size, space } from '../../theme/tokens.ts';

export interface ListPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Title, count or state, the main action on the right: a PageHeader. */
  header: ReactNode;
  /** The filters of the list: a FilterBar. */
  filters?: ReactNode;
  /** The list itself: a DataTable, with a Banner above it when it could not be refreshed. */
  table: ReactNode;
  /** Pages, the age of the data, and a BulkBar for the selection. */
  footer?: ReactNode;
}

/** The frame of every list screen: the same places in the same order, so that the eye learns them once. */
export function ListPage({ header, filters, table, footer, ...rest }: ListPageProps) {
  return (
    <Root {...rest}>
      {header}
      {filters}
      {table}
      {footer}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
  margin-block-start: ${space(-2)};

  /* The rows matter most: nothing above them is taller than necessary. */
  ${media.desktop} {
    --size-control: ${size.controlSm};
  }
  ${media.phone} {
    margin-block-start: ${space(-3)};
  }
`;
