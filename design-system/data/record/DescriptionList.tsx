import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Copyable } from '../../base/Copyable.tsx';
import { Skeleton } from '../../base/Skeleton.tsx';
import { color, fontSize, lineHeight, media, px, space } from '../../theme/tokens.ts';
import { isMissing, Missing } from '../Missing.tsx';

export const DESCRIPTION_COLUMNS = [1, 2, 3, 4] as const;

export interface DescriptionItem {
  term: string;
  /** The term as it is drawn, where it is more than its word: one that explains itself. */
  drawn?: ReactNode;
  /** The term in another language, beneath it: on a document that two readers share. */
  translation?: { text: string; lang: string };
  /** The value, ready to be read. Null, undefined and an empty text are drawn as `-`. */
  value: ReactNode;
  /** Offers to copy this text: an id, an account, a code. */
  copy?: string;
  /** Fills the row: an address, a note. */
  wide?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** On wide screens; phones have one. */
  columns?: (typeof DESCRIPTION_COLUMNS)[number];
  /** Less room between the pairs: for a document of many. */
  compact?: boolean;
  /** Draws the terms with their values still to come. */
  loading?: boolean;
}

/** The fields of one record as pairs of term and value. A list of many records is a `DataTable`. */
export function DescriptionList({
  items,
  columns = 2,
  compact = false,
  loading = false,
  ...rest
}: DescriptionListProps) {
  return (
    <Root
      data-columns={columns}
      data-compact={compact || undefined}
      aria-busy={loading || undefined}
      {...rest}
    >
      {items.map((item) => (
        <Pair key={item.term} data-wide={item.wide || undefined}>
          <dt>
            {item.drawn ?? item.term}
            {item.translation && <span lang={item.translation.lang}>{item.translation.text}</span>}
          </dt>
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

  /* As many as were asked for, and as have the room for a moment or a status: nothing is cut or lies over its neighbour. */
  &:is([data-columns='2'], [data-columns='3'], [data-columns='4']) {
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(min(100%, ${px(160)}), calc((100% - var(--gaps) * ${space(6)}) / (var(--gaps) + 1.01))), 1fr)
    );
  }
  &[data-columns='2'] {
    --gaps: 1;
  }
  &[data-columns='3'] {
    --gaps: 2;
  }
  &[data-columns='4'] {
    --gaps: 3;
  }
  &[data-compact] {
    gap: ${space(2)} ${space(4)};
  }
  ${media.phone} {
    &[data-columns] {
      grid-template-columns: minmax(0, 1fr);
      row-gap: ${space(2)};
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
  & > dt > span {
    display: block;
    font-size: ${fontSize.xs};
  }
  & > dd {
    margin-block-start: ${space(0.5)};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  /* 24 px to be hit, in the room below it: above it a term may explain itself. The focus ring is drawn around its words. */
  & > dd a[data-variant='inline']:not(:focus-visible) {
    padding-block-end: ${px(10)};
  }
  [data-compact] > & > dd {
    margin-block-start: 0;
  }
  /* Paper is read from nearer than a screen. */
  ${media.print} {
    [data-compact] > & {
      font-size: ${fontSize.sm};
      line-height: ${lineHeight.heading};
    }
    [data-compact] > & > dt {
      font-size: ${fontSize.xs};
    }
  }
  /* Label left, value right, except for items that fill the row. */
  ${media.phone} {
    &:not([data-wide]) {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space(4)};
    }
    &:not([data-wide]) > dt {
      flex: 0 1 auto;
      max-width: 50%;
    }
    &:not([data-wide]) > dd {
      flex: 1 1 0;
      min-width: 0;
      margin-block-start: 0;
      text-align: end;
    }
  }
`;
