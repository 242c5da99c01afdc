import { useState } from 'react';
import {
  DataTable,
  FilterBar,
  type FilterValue,
  ListPage,
  LiveRegion,
  PageHeader,
  type SavedView,
  SavedViews,
} from '#design-system';
import { formatCount } from '../../kit/patterns.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import type { Payment } from './payments.ts';
import { keeps, paymentFilters } from './usePayments.ts';
import { fromQuery, toQuery } from './viewQuery.ts';

export interface ViewedPaymentsProps {
  rows: readonly Payment[];
  /** What stands in the address behind `?`. */
  query?: string;
  /** Views that the screen brings. */
  presets: readonly SavedView[];
  /** This person's own, kept until sign-out. */
  views?: readonly SavedView[];
  onQueryChange?: (query: string) => void;
  onViewsChange?: (views: readonly SavedView[]) => void;
}

/** A list whose whole view is its address: the bar reads it and writes it, and a view is a name for it. */
export function ViewedPayments({
  rows,
  query: first = '',
  presets,
  views: own = [],
  onQueryChange,
  onViewsChange,
}: ViewedPaymentsProps) {
  const [query, setQuery] = useState(first);
  const [views, setViews] = useState<readonly SavedView[]>(own);
  const { values, sort } = fromQuery(query);
  const key = sort.replace('-', '') as 'at' | 'amount';
  const direction = sort.startsWith('-') ? -1 : 1;
  const found = rows.filter(keeps(values)).sort((a, b) => direction * (a[key] - b[key]));

  const go = (next: string) => {
    setQuery(next);
    onQueryChange?.(next);
  };
  return (
    <ListPage
      header={<PageHeader title="Giao dịch" count={formatCount(found.length)} />}
      filters={
        <FilterBar
          fields={paymentFilters}
          values={values}
          onChange={(id: string, value: FilterValue) => go(toQuery({ ...values, [id]: value }, sort))}
          onClear={() => go('')}
          end={
            <SavedViews
              presets={presets}
              views={views}
              onViewsChange={(next) => {
                setViews(next);
                onViewsChange?.(next);
              }}
              query={query}
              onQueryChange={go}
            />
          }
        />
      }
      table={
        <>
          <LiveRegion>{`${found.length} kết quả`}</LiveRegion>
          <DataTable
            caption="Giao dịch"
            columns={paymentColumns}
            rows={found}
            rowId={({ id }) => id}
            rowLabel={({ id }) => `giao dịch ${id}`}
            sort={sort}
            onSortChange={(next) => go(toQuery(values, next))}
            rowCount={found.length}
            status="ready"
            empty={<ListEmpty firstUse={false} onClear={() => go('')} />}
          />
        </>
      }
    />
  );
}
