import type { ReactNode } from 'react';
import { Icon } from '../../base/icon/Icon.tsx';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../../base/icon/icons.ts';
import { useLabel } from '../../labels.tsx';
import { directionOf, nextSort, type Sort, type SortDirection } from '../sort.ts';
import type { PlacedColumn } from './DataTable.model.ts';
import { role } from './DataTable.roles.ts';
import { isEdge, stickTo } from './DataTable.row.tsx';
import type { Column } from './DataTable.types.ts';

interface HeadProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  sort?: Sort;
  /** Without it the headers are plain text. */
  onSortChange?: (sort: Sort) => void;
  /** State of the page's checkbox; undefined where rows cannot be selected. */
  selected?: 'none' | 'some' | 'all';
  onSelectPage: (selected: boolean) => void;
  /** Leaves space above the gutter with the rows' menus. */
  hasMenu: boolean;
  /** The pointer or the focus entered the header. */
  onReach: () => void;
  /** Extra content at the end of a header. */
  tool?: (column: Column<Row>) => ReactNode;
}

/** The key by which the API sorts a column, if it can be sorted. */
export const sortKey = <Row,>({ id, sortable }: Column<Row>) =>
  sortable === true ? id : sortable || undefined;

export function DataTableHead<Row>({
  columns,
  sort,
  onSortChange,
  selected,
  onSelectPage,
  hasMenu,
  onReach,
  tool,
}: HeadProps<Row>) {
  return (
    <thead {...role.rowgroup} onPointerEnter={onReach} onFocus={onReach}>
      <tr {...role.row} aria-rowindex={1}>
        {selected && (
          <td {...role.cell} className="check" data-pin="start">
            <PageCheckbox selected={selected} onSelectPage={onSelectPage} />
          </td>
        )}
        {columns.map(({ column, pin, edge, offset }) => {
          const key = onSortChange && sortKey(column);
          const direction = key ? directionOf(sort, key) : undefined;
          return (
            <th
              key={column.id}
              {...role.columnheader}
              data-align={column.align}
              data-pin={pin}
              data-edge={edge}
              style={stickTo(offset)}
              // The tool's name must not become part of the column's name.
              aria-label={tool && column.header}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {key ? (
                <button
                  type="button"
                  className="sort"
                  data-tip={column.header}
                  onClick={() => onSortChange(nextSort(sort, key, column.firstSort))}
                >
                  <span>{column.header}</span>
                  <SortMark direction={direction} />
                </button>
              ) : (
                <span className="name">{column.header}</span>
              )}
              {tool?.(column)}
            </th>
          );
        })}
        {hasMenu && <td {...role.cell} className="gutter" data-pin="end" data-edge={isEdge(columns)} />}
      </tr>
    </thead>
  );
}

export function SortMark({ direction }: { direction?: SortDirection }) {
  if (!direction) return <Icon icon={SortIcon} size="sm" />;
  return <Icon icon={direction === 'asc' ? SortAscendingIcon : SortDescendingIcon} size="sm" />;
}

/** Selects and clears the rows of this page; mixed when only some are selected. */
export function PageCheckbox({
  selected,
  onSelectPage,
}: Required<Pick<HeadProps<never>, 'selected' | 'onSelectPage'>>) {
  const word = useLabel();
  return (
    <input
      type="checkbox"
      ref={(input) => {
        if (input) input.indeterminate = selected === 'some';
      }}
      checked={selected === 'all'}
      onChange={() => onSelectPage(selected !== 'all')}
      aria-label={word('selectPage')}
    />
  );
}
