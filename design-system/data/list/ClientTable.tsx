import { useDeferredValue, useMemo, useState } from 'react';
import { LiveRegion } from '../../base/LiveRegion.tsx';
import { Stack } from '../../base/Stack.tsx';
import { useLabel } from '../../labels.tsx';
import { formatCount } from '../count.ts';
import type { Sort } from '../sort.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { DataTableProps } from '../table/DataTable.types.ts';
import { type ClientColumn, filterRows, indexRows, sortRows } from './clientRows.ts';
import { Pagination } from './Pagination.tsx';
import { pageCount } from './pages.ts';

type Given = 'columns' | 'sort' | 'onSortChange' | 'status' | 'rowIndexBase' | 'rowCount' | 'skeletonRows';

export interface ClientTableProps<Row> extends Omit<DataTableProps<Row>, Given> {
  /** Keep it stable, as for every table. */
  columns: readonly ClientColumn<Row>[];
  /** All rows. A new array is sorted and searched again, so keep it stable too. */
  rows: readonly Row[];
  /** True while the rows load. */
  loading?: boolean;
  /**
   * Shows only rows with all of these words, in any column that has a `value` or a `text`; diacritics and capitals do
   * not matter.
   */
  query?: string;
  /** The initial sort; after that the headers decide. */
  initialSort?: Sort;
  initialPageSize?: number;
}

const SKELETONS = 12;

/**
 * A `DataTable` that has all its rows: it searches, sorts and pages through them itself. The selection survives page
 * changes and searches.
 */
export function ClientTable<Row>(props: ClientTableProps<Row>) {
  const { query = '', initialSort, initialPageSize = 20, loading = false } = props;
  const { columns, rows, ...rest } = props;
  const word = useLabel();
  const [sort, setSort] = useState(initialSort);
  const [place, setPlace] = useState({ page: 1, query });
  const [pageSize, setPageSize] = useState(initialPageSize);

  // Typing stays responsive while a long list is searched.
  const wanted = useDeferredValue(query);
  const isSearched = wanted.trim() !== '';
  const index = useMemo(() => (isSearched ? indexRows(rows, columns) : []), [isSearched, rows, columns]);
  const language = word('languageTag');
  const sorted = useMemo(() => sortRows(rows, columns, sort, language), [rows, columns, sort, language]);
  const found = useMemo(() => {
    if (!isSearched) return sorted;
    const answer = new Set(filterRows(rows, index, wanted));
    return sorted.filter((row) => answer.has(row));
  }, [isSearched, sorted, rows, index, wanted]);

  // A new search starts at page 1; with fewer rows, the last page is the limit.
  const page = Math.min(place.query === wanted ? place.page : 1, pageCount(found.length, pageSize));
  const shown = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page, pageSize]);
  const table = {
    ...rest,
    columns,
    rows: shown,
    sort,
    onSortChange: (next: Sort) => {
      setSort(next);
      setPlace({ page: 1, query: wanted });
    },
    status: loading ? ('loading' as const) : ('ready' as const),
    skeletonRows: Math.min(pageSize, SKELETONS),
    rowIndexBase: (page - 1) * pageSize,
    rowCount: found.length,
  };
  return (
    <Stack gap={3}>
      <LiveRegion>
        {isSearched && !loading ? word('resultCount', { count: formatCount(found.length) }) : ''}
      </LiveRegion>
      <DataTable {...table} />
      <Pagination
        // With several tables on a page, its name says which one it belongs to.
        aria-label={`${word('pagination')}: ${rest.caption}`}
        page={page}
        pageSize={pageSize}
        total={found.length}
        loading={loading}
        onPageChange={(next) => setPlace({ page: next, query: wanted })}
        onPageSizeChange={(size) => {
          setPageSize(size);
          setPlace({ page: 1, query: wanted });
        }}
      />
    </Stack>
  );
}
