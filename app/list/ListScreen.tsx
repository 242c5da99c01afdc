import { type ComponentType, Suspense } from 'react';
import { Card, DataTable, ListPage, ListToolsSkeleton, PageHeader } from '#design-system';
import { useT } from '../i18n/index.ts';
import { later } from '../i18n/lazyComponent.tsx';
import { formatCount } from '../lib/money.ts';
import { useHref, useNavigate } from '../lib/navigation/router.tsx';
import type { Filters } from './filters.ts';
import { type ListScreenProps, type ListView, useListView } from './useListView.ts';

// One file, loaded after the rows.
const tools = () => import('./ListTools.tsx');
const ListActions = later(async () => (await tools()).ListActions);
const ListScope = later(async () => (await tools()).ListScope);
const ListChips = later(async () => (await tools()).ListChips);
const ListNarrowing = later(async () => (await tools()).ListNarrowing);
const ListNotice = later(async () => (await tools()).ListNotice);
const ListNewRows = later(async () => (await tools()).ListNewRows);
const EmptyList = later(async () => (await tools()).EmptyList);
const ListEnd = later(async () => (await tools()).ListEnd);

/**
 * A whole list screen: header, figures, filters, table, pages, selection, export, preferences, peek and keys.
 * A screen passes its list, columns and words; no list is built any other way. The rows come first: everything
 * else loads from `ListTools.tsx` into reserved space.
 */
export function ListScreen<Row, F extends Filters>(props: ListScreenProps<Row, F>) {
  const view = useListView(props);
  const { list, rowId, rowHref, peek, setPeek, selection } = view;
  const go = useNavigate();
  const t = useT();
  const hrefOf = useHref();
  const look = peek && ((row: Row) => setPeek(rowId(row)));
  // A failed load must not look like an empty list.
  const hasAnswer = list.state !== 'loading' && list.state !== 'failed';
  const draw = (
    Tool: ComponentType<{ view: ListView<unknown, Filters> }>,
    place?: 'actions' | 'narrowing',
  ) => (
    <Suspense fallback={place && <ListToolsSkeleton place={place} />}>
      {/* The lazy import loses the type parameter. */}
      <Tool view={view as unknown as ListView<unknown, Filters>} />
    </Suspense>
  );
  const header = (
    <PageHeader
      inline
      title={props.title}
      status={draw(ListScope)}
      count={hasAnswer && !view.isFirstUse ? formatCount(list.total) : undefined}
      actions={!view.isFirstUse && draw(ListActions, 'actions')}
    />
  );
  // One panel with the next step, and nothing around it.
  if (view.isFirstUse)
    return <ListPage ref={view.root} header={header} table={<Card>{draw(EmptyList)}</Card>} />;
  return (
    <ListPage
      ref={view.root}
      header={header}
      filters={draw(ListNarrowing, 'narrowing')}
      table={
        <>
          {(list.state === 'stale-error' || list.unreadable) && draw(ListNotice)}
          {view.newRows && draw(ListNewRows)}
          <DataTable
            caption={props.caption}
            columns={view.columns}
            rows={list.rows}
            rowId={rowId}
            rowLabel={props.rowLabel}
            rowTone={props.rowTone}
            // A full URL, for a new tab and for copying; the table itself navigates by `onOpen`.
            rowHref={rowHref && ((row) => hrefOf(rowHref(row)))}
            onOpen={rowHref ? (row) => go(rowHref(row)) : look}
            onPeek={look}
            rowActions={props.rowActions}
            // The record in the panel is the target.
            onCopyId={(row) => void tools().then(({ copyId }) => copyId(view.peekedId ?? rowId(row), t))}
            sort={list.sort}
            onSortChange={list.setSort}
            selection={selection.ids}
            onSelectionChange={selection.select}
            preferences={view.arranged}
            onPreferencesChange={view.setPreferences}
            status={list.state === 'failed' ? 'ready' : list.state}
            skeletonRows={list.pageSize}
            rowIndexBase={(list.page - 1) * list.pageSize}
            rowCount={list.total}
            activeRowId={view.peekedId}
            cards={view.offersCards && view.isCards}
            cardsTools={draw(ListChips)}
            empty={draw(EmptyList)}
          />
        </>
      }
      footer={draw(ListEnd)}
    />
  );
}
