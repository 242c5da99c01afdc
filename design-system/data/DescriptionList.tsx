import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Copyable } from '../base/Copyable.tsx';
import { Skeleton } from '../base/Skeleton.tsx';
import { color, fontSize, lineHeight, media, space } from '../theme/tokens.ts';
import { isMissing, Missing } from './Missing.tsx';

export const DESCRIPTION_COLUMNS = [1, 2, 3] as const;

export interface DescriptionItem {
  term: string;
  /** The value, ready to be read. Null, undefined and an empty text are drawn as `-`. */
  value: ReactNode;
  /** Offers to copy this text: an id, an account, a code. */
  copy?: string;
  /** Takes the whole row: an address, a note. */
  wide?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** On wide screens; phones have one. */
  columns?: (typeof DESCRIPTION_COLUMNS)[number];
  /** Draws the terms with their values still to come. */
  loading?: boolean;
}

/** The fields of one record as pairs of term and value. A list of many records is a `DataTable`. */
export function DescriptionList({ items, columns = 2, loading = false, ...rest }: DescriptionListProps) {
  return (
    <Root data-columns={columns} aria-busy={loading || undefined} {...rest}>
      {items.map((item) => (
        <Pair key={item.term} data-wide={item.wide || undefined}>
          <dt>{item.term}</dt>
          <dd>{loading ? <Skeleton width="half" /> : <Value {...item} />}</dd>
        </Pair>
      ))}
    </Root>
  );
}

function Value({ term, value, copy }: DescriptionItem) {
  if (isMissing(value)) return <Missing />;
  if (!copy) return value;
  return (
    <Copyable value={copy} label={term}>
      {value}
    </Copyable>
  );
}

const Root = styled.dl`
  display: grid;
  gap: ${space(4)} ${space(6)};

  &[data-columns='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Pair = styled.div`
  min-width: 0;
  break-inside: avoid;

  &[data-wide] {
    grid-column: 1 / -1;
  }
  & > dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: ${lineHeight.table};
  }
  & > dd {
    margin-block-start: ${space(0.5)};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }
`;
