import { Suspense, useState } from 'react';
import {
  BulkBar,
  CardsIcon,
  DownloadIcon,
  IconButton,
  NewRowsButton,
  Stack,
  StoreIcon,
  TableIcon,
  TablePreferencesButton,
  Tag,
  Text,
  useNarrow,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { Part } from '../lib/lazyComponent.tsx';
import { formatMoney } from '../lib/money.ts';
import { usePrintedAt } from '../lib/usePrintedAt.ts';
import { useScope } from '../state/business.ts';
import { useStoreOptions } from '../state/options.ts';
import type { Filters } from './filters.ts';
import { HeaderButton } from './HeaderButton.tsx';
import { ListExport } from './ListExport.tsx';
import { ListFilterChips, ListFilters } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { EmptyList, ListNotice } from './ListStates.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useListKeys, useRowKeys } from './useListKeys.ts';
import type { ListView } from './useListView.ts';
import { newRowsText, useLive } from './useLive.ts';

export { copyId } from './copyId.ts';

/** Sum of the rows in VND; rows without an amount are skipped. */
const sumOf = <Row,>(rows: readonly Row[], amountOf: (row: Row) => number | undefined) =>
  formatMoney(rows.reduce((sum, row) => sum + (amountOf(row) ?? 0), 0));

interface ToolProps<Row, F extends Filters> {
  view: ListView<Row, F>;
}

/** Columns of a printed list (`DataTable.styles.media.ts`). */
const ON_PAPER = 8;

/** A note on paper that the list has more columns than fit the sheet. */
function PrintNote<Row, F extends Filters>({ view: { preferences } }: ToolProps<Row, F>) {
  const t = useT();
  const isPrinted = usePrintedAt() !== undefined;
  const shown = preferences.order.length - preferences.hidden.length;
  return (
    isPrinted && shown > ON_PAPER && <Text as="p">{t('list.printed', { count: ON_PAPER, all: shown })}</Text>
  );
}

/** Actions beside the title. */
function ListActions<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  const narrow = useNarrow();
  return (
    <Stack direction="row" gap={narrow ? 0 : 2}>
      {/* A narrow screen always has cards. */}
      {view.offersCards && !narrow && <FormButton view={view} />}
      <TablePreferencesButton
        variant={narrow ? 'ghost' : 'outline'}
        columns={view.columns}
        value={view.preferences}
        onChange={view.setPreferences}
        pageSize={view.list.pageSize}
        onPageSizeChange={view.setPageSize}
      />
      <ExportButton view={view} />
      {view.actions}
    </Stack>
  );
}

/** Switches between table and cards. */
function FormButton<Row, F extends Filters>({ view: { isCards, setCards } }: ToolProps<Row, F>) {
  const t = useT();
  return (
    <IconButton
      variant="outline"
      icon={isCards ? TableIcon : CardsIcon}
      label={t(isCards ? 'list.asTable' : 'list.asCards')}
      onClick={() => setCards(!isCards)}
    />
  );
}

/**
 * A tag beside the title for users who are limited to one store: nothing else indicates that other stores are missing.
 */
function ListScope<Row, F extends Filters>({ view: { list } }: ToolProps<Row, F>) {
  const t = useT();
  const { storeId } = useScope();
  // Load after the rows.
  const stores = useStoreOptions(storeId !== undefined && list.state !== 'loading');
  if (storeId === undefined || !stores) return null;
  const name = stores.find(({ value }) => value === storeId)?.label ?? storeId;
  return <Tag tone="info" icon={StoreIcon} label={t('list.onlyStore', { name })} />;
}

/** Above the rows: filters and sums. */
function ListNarrowing<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  return (
    <>
      <Part>{view.figures}</Part>
      <ListFilters
        list={view.list}
        views={view.views}
        sheet={{ open: view.isFiltering, onOpenChange: view.setFiltering }}
      />
    </>
  );
}

/** On a phone: the active filters, in one line with the sort order of the cards. */
function ListChips<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  return <ListFilterChips list={view.list} onOpen={() => view.setFiltering(true)} />;
}

/** Announces new rows above the list. They are inserted on a press, because nothing may move under a pointer. */
function ListNewRows<Row, F extends Filters>({ view: { list, newRows, root } }: ToolProps<Row, F>) {
  const t = useT();
  if (!newRows) return null;
  const show = () => {
    if (list.page === 1) list.refresh();
    else list.setPage(1);
    // The button disappears, and the first new row is at the top.
    root.current?.querySelector<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  return <NewRowsButton onClick={show}>{newRowsText(newRows, t)}</NewRowsButton>;
}

/** The footer below the rows, and dialogs above them. */
function ListEnd<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  const t = useT();
  useListKeys(view);
  useRowKeys(view);
  const { list, selection, rowId, rowAmount, peek, peekedId } = view;
  const [isLive, setLive] = useState(view.live ?? false);
  // Do not move rows that the user is about to act on.
  const isPaused = selection.ids.size > 0;
  const isBehind = useLive(list, rowId, isLive && !isPaused, view.setNewRows);
  const narrow = useNarrow();
  // A phone only has room for the amount.
  const sumText = (amount: string) => (narrow ? amount : t('list.selectionSum', { amount }));
  return (
    <>
      {list.state !== 'failed' && (
        <ListFooter
          list={list}
          onPageSizeChange={view.setPageSize}
          isLive={isLive}
          hint={isPaused ? t('list.livePaused') : isBehind && t('list.liveFailed')}
          onLiveChange={setLive}
        />
      )}
      <PrintNote view={view} />
      <BulkBar
        count={selection.ids.size}
        sum={
          typeof rowAmount === 'function'
            ? sumText(sumOf(selection.rows, rowAmount))
            : rowAmount?.map(({ label, of }) => `${label} ${sumOf(selection.rows, of)}`).join(' · ')
        }
        onClear={selection.clear}
        more={view.selectsAll && <SelectAll view={view} />}
        actions={
          <>
            <ExportButton view={view} />
            {view.bulkActions?.(selection)}
          </>
        }
      />
      <Part given={{ peekedId }}>
        <Suspense>
          {peekedId &&
            peek?.({
              id: peekedId,
              row: list.rows.find((row) => rowId(row) === peekedId),
              onClose: () => view.setPeek(undefined),
            })}
        </Suspense>
      </Part>
      {view.isExporting && view.file && <ListExport view={view} name={view.file.name} />}
    </>
  );
}

function ExportButton<Row, F extends Filters>({
  view: { mayExport, setExporting, file },
}: ToolProps<Row, F>) {
  const t = useT();
  if (!file) return null;
  return (
    <HeaderButton
      icon={DownloadIcon}
      label={t('action.export')}
      aria-keyshortcuts="e"
      disabled={mayExport ? undefined : t('list.exportDenied', { scope: file.scope })}
      onClick={() => setExporting(true)}
    />
  );
}

const TOOLS = {
  actions: ListActions,
  scope: ListScope,
  narrowing: ListNarrowing,
  notice: ListNotice,
  newRows: ListNewRows,
  chips: ListChips,
  empty: EmptyList,
  end: ListEnd,
};

export type ListToolName = keyof typeof TOOLS;

/** One part of a list screen. All but the title and the rows, which must not wait for them, are in this file. */
export function ListTool({ name, view }: ToolProps<unknown, Filters> & { name: ListToolName }) {
  const Tool = TOOLS[name];
  return <Tool view={view} />;
}
