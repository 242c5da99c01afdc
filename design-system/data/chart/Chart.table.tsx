import styled from 'styled-components';
import { visuallyHidden } from '../../base/LiveRegion.tsx';
import {
  border,
  color,
  focusRing,
  fontSize,
  fontWeight,
  lineHeight,
  px,
  radius,
  space,
} from '../../theme/tokens.ts';
import { Missing } from '../Missing.tsx';

export interface ChartTableRow {
  id: string;
  head: string;
  /** The formatted value; null when unknown. */
  value: string | null;
  /** Selects this row, like a click on the drawing. */
  onSelect?: () => void;
}

export interface ChartTableProps {
  caption: string;
  /** Headers of the columns: the categories, and their values. */
  heads: readonly [string, string];
  rows: readonly ChartTableRow[];
}

/** The values of a chart as a table, in full. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, value, onSelect }) => (
            <tr key={id}>
              <th scope="row">
                {onSelect ? (
                  <button type="button" onClick={onSelect}>
                    {head}
                  </button>
                ) : (
                  head
                )}
              </th>
              <td>{value ?? <Missing />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  max-height: ${px(360)};
  overflow: auto;
  border: ${border.hairline};
  border-radius: ${radius.md};

  &:focus-visible {
    ${focusRing}
  }
  & > table {
    width: 100%;
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
    line-height: ${lineHeight.table};
  }
  & caption {
    ${visuallyHidden}
  }
  & th,
  & td {
    padding: ${space(1.5)} ${space(3)};
    border-block-end: ${border.hairline};
    text-align: end;
    white-space: nowrap;
  }
  & tr > :first-child {
    text-align: start;
    white-space: normal;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-weight: ${fontWeight.medium};
  }
  & tbody th {
    min-width: ${px(120)};
    font-weight: ${fontWeight.regular};
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & button {
    min-height: ${space(6)};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accentText};
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media print {
    max-height: none;
  }
`;
