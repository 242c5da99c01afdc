import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../base/LiveRegion.tsx';
import { Tag } from '../../base/Tag.tsx';
import { Switch } from '../../form/choice/Switch.tsx';
import { useOwnWords } from '../../labels.own.ts';
import { border, color, fontSize, fontWeight, media, px, radius, space } from '../../theme/tokens.ts';
import { role } from '../table/DataTable.roles.ts';

export interface DiffRow {
  id: string;
  /** What is compared. */
  label: ReactNode;
  left: ReactNode;
  right: ReactNode;
  /** Whether the two differ: the caller decides, because it knows what they mean. */
  differs: boolean;
}

export interface DiffTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table compares, for screen readers. */
  caption: string;
  /** Headers of the three columns: what the rows are, and what the two sides are. */
  heads: { label: string; left: ReactNode; right: ReactNode };
  rows: readonly DiffRow[];
}

const words = {
  vi: {
    differs: 'khác',
    count: '{{count}} điểm khác nhau',
    same: 'Không có điểm nào khác nhau',
    only: 'Chỉ xem điểm khác',
  },
  en: {
    differs: 'different',
    count: '{{count}} differences',
    same: 'No differences',
    only: 'Only differences',
  },
} as const;

/**
 * Two records side by side. Rows that differ are outlined, marked for screen readers, counted, and can be filtered.
 * On phones the label comes above its two values.
 */
export function DiffTable({ caption, heads, rows, ...rest }: DiffTableProps) {
  const word = useOwnWords<keyof typeof words.vi>(words);
  const [only, setOnly] = useState(false);
  const count = rows.filter(({ differs }) => differs).length;
  const shown = only && count > 0 ? rows.filter(({ differs }) => differs) : rows;
  return (
    <Root {...rest}>
      <div className="bar">
        <p role="status">{count === 0 ? word('same') : word('count', { count })}</p>
        {count > 0 && <Switch label={word('only')} checked={only} onChange={setOnly} />}
      </div>
      <table {...role.table}>
        <caption>{caption}</caption>
        <thead {...role.rowgroup}>
          <tr {...role.row}>
            <th {...role.columnheader}>{heads.label}</th>
            <th {...role.columnheader}>{heads.left}</th>
            <th {...role.columnheader}>{heads.right}</th>
          </tr>
        </thead>
        <tbody {...role.rowgroup}>
          {shown.map(({ id, label, left, right, differs }) => (
            <tr key={id} {...role.row} data-differs={differs || undefined}>
              <th {...role.rowheader}>
                {label}{' '}
                {differs && (
                  <span className="mark">
                    <Tag tone="info" label={word('differs')} />
                  </span>
                )}
              </th>
              <td {...role.cell}>{left}</td>
              <td {...role.cell}>{right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-width: 0;

  & > .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
  }
  & > table {
    width: 100%;
    border: ${border.hairline};
    border-spacing: 0;
    border-radius: ${radius.lg};
    background: ${color.surface};
    table-layout: fixed;
  }
  & caption {
    ${visuallyHidden}
  }
  & th,
  & td {
    padding: ${space(3)} ${space(4)};
    border-block-end: ${border.hairline};
    font-weight: ${fontWeight.regular};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.semibold};
  }
  & thead th:first-child {
    width: ${px(220)};
    border-start-start-radius: ${radius.lg};
  }
  & thead th:last-child {
    border-start-end-radius: ${radius.lg};
  }
  & tbody th {
    font-weight: ${fontWeight.medium};
  }
  & tbody > tr:last-child > * {
    border-block-end: 0;
  }
  & .mark {
    margin-inline-start: ${space(1.5)};
  }
  & [data-differs] > td {
    background: ${color.infoSoft};
    outline: ${border.width} solid ${color.accent};
    outline-offset: -${px(3)};
  }
  ${media.phone} {
    & > table,
    & thead,
    & tbody {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      border-block-end: ${border.hairline};
    }
    & tbody > tr:last-child {
      border-block-end: 0;
    }
    & th,
    & td {
      padding: ${space(2)} ${space(3)};
      border-block-end: 0;
    }
    & thead th:first-child {
      ${visuallyHidden}
    }
    & tbody th {
      grid-column: 1 / -1;
      padding-block-end: 0;
    }
  }
`;
