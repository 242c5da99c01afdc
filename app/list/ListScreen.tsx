import { Suspense } from 'react';
import { Card, DataTable, ListPage, ListToolsSkeleton, PageHeader } from '#design-system';
import { useT } from '../i18n/index.ts';
import { lazyComponent } from '../lib/lazyComponent.tsx';
import { formatCount } from '../lib/money.ts';
import { useHref, useNavigate } from '../lib/navigation/router.tsx';
import type { Filters } from './filters.ts';
import type { ListToolName } from './ListTools.tsx';
import { type ListScreenProps, type ListView, useListView } from './useListView.ts';

const tools = () => import('./ListTools.tsx');
const ListTool = lazyComponent(async () => (await tools()).ListTool, { isOptional: true });

/**
 * A whole list screen: header, figures, filters, table, pages, selection, export, preferences, peek and keys.
 * A screen passes its list, columns and words; no list is built any other way. The rows come first: everything
 * else loads from `ListTools.tsx` into reserved space.
 */
export function ListScreen<Row extends { id: string }, F extends Filters>(props: ListScreenProps<Row, F>) {
  const view = useListView(props);
  const { list, rowId, rowHref, peek, setPeek, selection } = view;
  const go = useNavigate();
  const t = useT();
  const hrefOf = useHref();
  const look = peek && ((row: Row) => setPeek(rowId(row)));
  // A failed load must not look like an empty list.
  const hasAnswer = list.state !== 'loading' && list.state !== 'failed';
  const draw = (name: ListToolName) => (
    <Suspense fallback={(name === 'actions' || name === 'narrowing') && <ListToolsSkeleton place={name} />}>
      {/* The lazy import loses the type parameter. */}
      <ListTool name={name} view={view as unknown as ListView<unknown, Filters>} />
    </Suspense>
  );
  const header = (
    <PageHeader
      inline
      title={props.title}
      status={draw('scope')}
      count={hasAnswer && !view.isFirstUse ? formatCount(list.total) : undefined}
      actions={!view.isFirstUse && draw('actions')}
    />
  );
  // One panel with the next step, and nothing around it.
  if (view.isFirstUse)
    return <ListPage ref={view.root} header={header} table={<Card>{draw('empty')}</Card>} />;
  return (
    <ListPage
      ref={view.root}
      header={header}
      filters={draw('narrowing')}
      table={
        <>
          {(list.state === 'stale-error' || list.unreadable) && draw('notice')}
          {view.newRows && draw('newRows')}
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
            cardsTools={draw('chips')}
            empty={draw('empty')}
          />
        </>
      }
      footer={draw('end')}
    />
  );
}
