import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Copyable } from '../../base/Copyable.tsx';
import { Skeleton } from '../../base/Skeleton.tsx';
import { color, fontSize, lineHeight, media, px, space } from '../../theme/tokens.ts';
import { isMissing, Missing } from '../Missing.tsx';

export const DESCRIPTION_COLUMNS = [1, 2, 3, 4] as const;

export interface DescriptionItem {
  term: string;
  /** Replaces the term's text, such as with a term that explains itself. */
  drawn?: ReactNode;
  /** The term in another language, below it: for a bilingual document. */
  translation?: { text: string; lang: string };
  /** The formatted value. Null, undefined and an empty text show as `-`. */
  value: ReactNode;
  /** Adds a button that copies this text: an id, an account, a code. */
  copy?: string;
  /** Fills the row: an address, a note. */
  wide?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly DescriptionItem[];
  /** Columns on wide screens; phones have one. */
  columns?: (typeof DESCRIPTION_COLUMNS)[number];
  /** Less space between the pairs: for a document of many. */
  compact?: boolean;
  /** Shows the terms while their values load. */
  loading?: boolean;
}

/** The fields of one record as pairs of term and value. For many records use a `DataTable`. */
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

  /* At most the requested number, and only as many as fit a date or a status: nothing is cut or overlaps. */
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
  /* A 24 px hit area that extends below: above, a term may explain itself. The focus ring surrounds only the text. */
  & > dd a[data-variant='inline']:not(:focus-visible) {
    padding-block-end: ${px(10)};
  }
  [data-compact] > & > dd {
    margin-block-start: 0;
  }
  /* Paper is read from a shorter distance than a screen. */
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
