import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  BulkBar,
  Button,
  copyText,
  DataTable,
  DownloadIcon,
  ListPage,
  PageHeader,
  Stack,
  type Tab,
  TablePreferencesButton,
  Tabs,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { useArrival } from '../lib/arrival.tsx';
import { rememberTrail } from '../lib/listTrail.ts';
import { formatCount, formatMoney } from '../lib/money.ts';
import { useNavigate } from '../lib/navigation.tsx';
import { useShortcuts } from '../lib/shortcuts.ts';
import { useCan } from '../state/access.ts';
import type { ListColumn } from './columns.ts';
import type { Filters } from './filters.ts';
import { ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { EmptyList, StaleBanner } from './ListStates.tsx';
import { useColumns } from './useColumns.ts';
import { useFilterFields } from './useFilterFields.ts';
import type { List } from './useList.ts';
import { useSelection } from './useSelection.ts';

export interface ListScreenProps<Row, F extends Filters> {
  /** From `useList`. */
  list: List<Row, F>;
  title: string;
  /** What the table holds, for screen readers. */
  caption: string;
  /** All columns, in their usual order; stable. */
  columns: readonly ListColumn<Row>[];
  rowId: (row: Row) => string;
  /** The row in words, for its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** Address of the row's page. */
  rowHref: (row: Row) => string;
  /** VND of a row, for the sum of the selection. */
  rowAmount?: (row: Row) => number;
  /** Views of the list by state. */
  tabs?: { label: string; tabs: Tab[]; value: string; onChange: (id: string) => void };
  summary?: ReactNode;
  firstUse: { title: string; text: string };
  /** Start of an export's file name, and the scope that allows it. */
  file: { name: string; scope: string };
  /** Draws the quick look at a row; `row` is undefined when the address names one of another page. */
  peek?: (peeked: { id: string; row: Row | undefined; onClose: () => void }) => ReactNode;
  isLive: boolean;
  onLiveChange: (live: boolean) => void;
}

/**
 * A whole list screen: header, tabs, summary, filters, table, pages, selection, export, preferences, peek and keys.
 * A screen gives its list, columns and words; nothing of a list is built anywhere else.
 */
export function ListScreen<Row, F extends Filters>(props: ListScreenProps<Row, F>) {
  const { list, columns, rowId, rowHref, rowAmount, tabs, file, peek, isLive, onLiveChange } = props;
  const t = useT();
  const go = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  const fields = useFilterFields(list.definition.filters, list.state !== 'loading');
  const { preferences, setPreferences, setPageSize, visibleIds } = useColumns(list, columns);
  const selection = useSelection(list.rows, rowId, JSON.stringify([list.scope, list.values]));
  const mayExport = useCan(file.scope);
  const [isExporting, setExporting] = useState(false);
  useArrival(props.title);

  const search = list.params.toString();
  useEffect(() => {
    if (list.state === 'ready') rememberTrail(list.name, { search, ids: list.rows.map(rowId) });
  }, [list.name, list.state, list.rows, search, rowId]);

  const peekedId = list.params.get('peek') ?? undefined;
  const press = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  useShortcuts({
    '/': () => press('input[type="search"]')?.focus(),
    f: () => press('search button')?.focus(),
    '.': list.refresh,
    e: () => mayExport && setExporting(true),
  });

  // A failed load must not look like an empty list.
  const hasAnswer = list.state !== 'loading' && list.state !== 'failed';
  const exportButton = (
    <Button
      icon={DownloadIcon}
      disabled={!mayExport}
      data-tip={mayExport ? undefined : t('list.exportDenied', { scope: file.scope })}
      onClick={() => setExporting(true)}
    >
      {t('action.export')}
    </Button>
  );
  const open = (row: Row) => go(rowHref(row));
  return (
    <ListPage
      ref={root}
      header={
        <PageHeader
          title={props.title}
          count={hasAnswer ? formatCount(list.total) : undefined}
          actions={
            <Stack direction="row" gap={2}>
              <TablePreferencesButton
                columns={columns}
                value={preferences}
                onChange={setPreferences}
                pageSize={list.pageSize}
                onPageSizeChange={setPageSize}
              />
              {exportButton}
            </Stack>
          }
        />
      }
      tabs={tabs && <Tabs {...tabs} />}
      summary={props.summary}
      filters={<ListFilters list={list} fields={fields} />}
      table={
        <>
          <StaleBanner list={list} />
          <DataTable
            caption={props.caption}
            columns={columns}
            rows={list.rows}
            rowId={rowId}
            rowLabel={props.rowLabel}
            rowHref={rowHref}
            onOpen={open}
            onPeek={peek && ((row) => list.setParam('peek', rowId(row)))}
            onCopyId={(row) => void copyText(rowId(row))}
            sort={list.sort}
            onSortChange={list.setSort}
            selection={selection.ids}
            onSelectionChange={selection.select}
            preferences={preferences}
            status={list.state === 'failed' ? 'ready' : list.state}
            skeletonRows={list.pageSize}
            rowIndexBase={(list.page - 1) * list.pageSize}
            rowCount={list.total}
            activeRowId={peekedId}
            empty={<EmptyList list={list} firstUse={props.firstUse} />}
          />
        </>
      }
      footer={
        list.state !== 'failed' && (
          <ListFooter
            list={list}
            onPageSizeChange={setPageSize}
            isLive={isLive}
            onLiveChange={onLiveChange}
          />
        )
      }
      bulk={
        <BulkBar
          count={selection.ids.size}
          sum={
            rowAmount &&
            t('list.selectionSum', {
              amount: formatMoney(selection.rows.reduce((sum, row) => sum + rowAmount(row), 0)),
            })
          }
          onClear={selection.clear}
          actions={exportButton}
        />
      }
      panel={
        <>
          {peekedId &&
            peek?.({
              id: peekedId,
              row: list.rows.find((row) => rowId(row) === peekedId),
              onClose: () => list.setParam('peek', undefined),
            })}
          {isExporting && (
            <ListExport
              list={list}
              fields={fields}
              columns={columns}
              visibleIds={visibleIds}
              selectedRows={selection.rows}
              rowId={rowId}
              fileName={file.name}
              onClose={() => setExporting(false)}
            />
          )}
        </>
      }
    />
  );
}
