import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Action, Tone } from '#design-system';
import { useFirstContent } from '../lib/firstContent.ts';
import { rememberTrail } from '../lib/navigation/listTrail.ts';
import { useLocation } from '../lib/navigation/router.tsx';
import { useQuery } from '../lib/query.tsx';
import { useCan } from '../state/access.ts';
import type { ScreenKey } from '../state/shortcutKeys.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';
import type { MoreSheet } from './export/cells.ts';
import type { Filters } from './filters.ts';
import { type ListColumns, useListColumns } from './listColumns.tsx';
import type { Peeked } from './peeked.ts';
import { useColumns } from './useColumns.ts';
import { type List, listKey } from './useList.ts';
import type { NewRows } from './useLive.ts';
import { type Selection, useSelection } from './useSelection.ts';

export type RowKeys<Row> = Partial<
  Record<ScreenKey, (row: Row | undefined, selection: Selection<Row>) => void>
>;

export interface ListScreenProps<Row, F extends Filters> {
  /** From `useList`. */
  list: List<Row, F>;
  title: string;
  /** Accessible name of the table. */
  caption: string;
  /** All columns, in their usual order. */
  columns: ListColumns<Row>;
  /** The row's accessible name, for its checkbox and its menu. */
  rowLabel: (row: Row) => string;
  /** Highlights unusual rows: `toneOfRow` of their statuses. Must be stable. */
  rowTone?: (row: Row) => Tone | undefined;
  /** Href of the row's page. Without one a row opens its quick look, or nothing. */
  rowHref?: (row: Row) => string;
  /** The VND of a row, for the sum of the selection; with several sums, each has a name. */
  rowAmount?:
    | ((row: Row) => number | undefined)
    | readonly { label: string; of: (row: Row) => number | undefined }[];
  /** Shown above the filters: tabs by status, sums. */
  figures?: ReactNode;
  /** Its saved views: a `ListViews` with the presets of the screen. */
  views?: ReactNode;
  /** Buttons in the page header; the last one is the main action. */
  actions?: ReactNode;
  /** Shown if the list has never had a row: what to do then; by default, the page's create action. */
  firstUse: { title: string; text: string; actions?: ReactNode };
  /** The empty state when the default view has no rows and that is good news. */
  caughtUp?: { title: string; text: string };
  /** The scope required to read the list, named in a refusal. */
  scope: string;
  /**
   * Prefix of an export's file name, and the scope that allows it; `more` loads a third sheet of an XLSX. Without
   * `file` the list has no export.
   */
  file?: { name: string; scope: string; more?: ((signal: AbortSignal) => Promise<MoreSheet>) | undefined };
  /** Draws the quick look at a row. */
  peek?: (peeked: Peeked<Row>) => ReactNode;
  /** Actions of a row, computed when its menu opens. Must be stable. */
  rowActions?: (row: Row) => Action[];
  /** Whether a row that was selected is outdated: it is then no longer selected. */
  isGone?: (row: Row) => boolean;
  /** Actions for the selected rows, after the export. */
  bulkActions?: (selection: Selection<Row>) => ReactNode;
  /** All results can be selected at once: only if the service can really act on all of them. */
  selectsAll?: boolean;
  /** Shortcuts for a row: the one in the quick look, or the focused one; with the selection. */
  rowKeys?: RowKeys<Row>;
  /** Offers cards instead of the table on a wide screen too. */
  offersCards?: boolean;
  /** Auto-refresh is on by default; users can switch it. */
  live?: boolean;
}

/** Every row of a list has an id: `ListScreen` requires it. */
const rowId = (row: unknown) => (row as { id: string }).id;

/** State shared by the parts of a list screen: columns, selection, keys, and open panels. */
export function useListView<Row, F extends Filters>(props: ListScreenProps<Row, F>) {
  const { list, title, file, isGone } = props;
  const columns = useListColumns(props.columns, list.definition.sortable);
  const root = useRef<HTMLDivElement>(null);
  const selection = useSelection(list.rows, rowId, JSON.stringify([list.scope, list.values]), isGone);
  const mayExport = useCan(file?.scope ?? '');
  const [isExporting, setExporting] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const [newRows, setNewRows] = useState<NewRows<Row>>();
  usePageTitle(title);
  useFirstContent(list.state !== 'loading');

  const [path] = useLocation();
  // Without the peek panel: back leads to the list.
  const asked = new URLSearchParams(list.params);
  asked.delete('peek');
  const search = asked.toString();
  useEffect(() => {
    if (list.state === 'ready') rememberTrail(path, { search, ids: list.rows.map(rowId) });
  }, [path, list.state, list.rows, search]);

  // No matches, or no rows at all: an empty list needs no filters, counts or pages.
  const { data: hasAny } = useQuery({
    queryKey: listKey(list.scope, list.name, 'any'),
    queryFn: async ({ signal }) => (await list.count(undefined, signal)) > 0,
    enabled: list.state === 'ready' && list.total === 0 && !list.unreadable,
  });

  return {
    ...props,
    rowId: rowId as (row: Row) => string,
    hasAny,
    isFirstUse:
      hasAny === false && list.total === 0 && (list.state === 'ready' || list.state === 'refreshing'),
    ...useColumns(list, columns),
    columns,
    root,
    selection,
    mayExport,
    isExporting,
    setExporting,
    isFiltering,
    setFiltering,
    /** The waiting new rows, while the rows they belong to are visible. */
    newRows: newRows?.beside === list.rows ? newRows : undefined,
    setNewRows,
    peekedId: list.params.get('peek') ?? undefined,
    setPeek: (id: string | undefined) => list.setParam('peek', id),
  };
}

export type ListView<Row, F extends Filters> = ReturnType<typeof useListView<Row, F>>;
