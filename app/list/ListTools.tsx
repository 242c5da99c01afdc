import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import {
  BulkBar,
  DownloadIcon,
  GatedButton,
  GatedIconButton,
  Stack,
  StoreIcon,
  TablePreferencesButton,
  Tag,
  toast,
  useNarrow,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatMoney } from '../lib/money.ts';
import { useStoreOptions } from '../nouns/options.ts';
import { useScope } from '../state/business.ts';
import { useShortcuts } from '../state/shortcuts.ts';
import { copyId } from './copyId.ts';
import type { Filters } from './filters.ts';
import { ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import type { ListView } from './useListView.ts';
import { useLive } from './useLive.ts';

/** Everything of a list screen but its title and its rows, which are not kept waiting for it. */
export { copyId } from './copyId.ts';
export { EmptyList, ListNotice } from './ListStates.tsx';

interface ToolProps<Row, F extends Filters> {
  view: ListView<Row, F>;
}

/** Beside the title. */
export function ListActions<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  return (
    <Stack direction="row" gap={2}>
      <TablePreferencesButton
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

/** Beside the title, for somebody who is limited to one store: nothing else says that the others are not here. */
export function ListScope<Row, F extends Filters>({ view: { list } }: ToolProps<Row, F>) {
  const t = useT();
  const { storeId } = useScope();
  // After the rows.
  const stores = useStoreOptions(storeId !== undefined && list.state !== 'loading');
  if (storeId === undefined || !stores) return null;
  const name = stores.find(({ value }) => value === storeId)?.label ?? storeId;
  return <Tag tone="info" icon={StoreIcon} label={t('list.onlyStore', { name })} />;
}

/** Above the rows: what narrows them, and what they come to. */
export function ListNarrowing<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  return (
    <>
      {view.figures}
      <ListFilters list={view.list} views={view.views} />
    </>
  );
}

/** The row, or the first control of a card, which has no place of its own in the tab order. */
function focusRow(row: HTMLElement | undefined) {
  const place = row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('a, button, input');
  place?.focus();
}

/**
 * The table's keys from anywhere on the page: `j` and `k` go on from the row in the quick look, else to the row that Tab
 * would reach; `c` copies the id that is shown. In a row the table sees to them itself. The quick look follows the focus.
 */
function useRowKeys<Row, F extends Filters>({ root, list, rowId, peekedId, setPeek }: ListView<Row, F>) {
  const t = useT();
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  // The menu has rows of its own.
  const isInRow = ({ target }: KeyboardEvent) => rows().some((row) => row.contains(target as Node));
  const step = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (isInRow(event)) return;
    const all = rows();
    const peeked = all.findIndex(({ dataset }) => dataset.row === peekedId);
    focusRow(peeked < 0 ? (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]) : all[peeked + by]);
  };
  useShortcuts({
    j: step(1),
    k: step(-1),
    c: (event) => {
      if (peekedId !== undefined && !isInRow(event)) void copyId(peekedId, t);
    },
  });

  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const id = target instanceof HTMLElement ? target.dataset.row : undefined;
    const isListed = list.rows.some((row) => rowId(row) === id);
    if (isListed && peekedId !== undefined && id !== peekedId) setPeek(id);
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent) => follow(event);
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}

/** The keys of a list: none of them does anything before what they lead to has come. */
function useListKeys<Row, F extends Filters>({
  root,
  list,
  mayExport,
  setExporting,
  file,
}: ListView<Row, F>) {
  const t = useT();
  const press = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
  useShortcuts({
    '/': () => press('input[type="search"]')?.focus(),
    f: () => press('search button')?.focus(),
    '.': list.refresh,
    e: () =>
      mayExport
        ? setExporting(true)
        : toast({ tone: 'info', title: t('list.exportDenied', { scope: file.scope }), key: 'export' }),
  });
}

/** Below the rows, and what opens over them. */
export function ListEnd<Row, F extends Filters>({ view }: ToolProps<Row, F>) {
  const t = useT();
  useListKeys(view);
  useRowKeys(view);
  const { list, selection, rowId, rowAmount, peek, peekedId } = view;
  const [isLive, setLive] = useState(view.live ?? false);
  // Rows that somebody is about to act on stay where they are.
  const isPaused = selection.ids.size > 0;
  useLive(list, isLive && !isPaused);
  return (
    <>
      {list.state !== 'failed' && (
        <ListFooter
          list={list}
          onPageSizeChange={view.setPageSize}
          isLive={isLive}
          isPaused={isPaused}
          onLiveChange={setLive}
        />
      )}
      <BulkBar
        count={selection.ids.size}
        sum={
          rowAmount &&
          t('list.selectionSum', {
            amount: formatMoney(selection.rows.reduce((sum, row) => sum + rowAmount(row), 0)),
          })
        }
        onClear={selection.clear}
        actions={
          <>
            <ExportButton view={view} />
            {view.bulkActions?.(selection)}
          </>
        }
      />
      <Suspense>
        {peekedId &&
          peek?.({
            id: peekedId,
            row: list.rows.find((row) => rowId(row) === peekedId),
            onClose: () => view.setPeek(undefined),
          })}
      </Suspense>
      {view.isExporting && <ListExport view={view} />}
    </>
  );
}

function ExportButton<Row, F extends Filters>({
  view: { mayExport, setExporting, file },
}: ToolProps<Row, F>) {
  const t = useT();
  const narrow = useNarrow();
  const shared = {
    icon: DownloadIcon,
    disabledReason: mayExport ? undefined : t('list.exportDenied', { scope: file.scope }),
    onClick: () => setExporting(true),
  };
  if (narrow) return <GatedIconButton {...shared} label={t('action.export')} />;
  return <GatedButton {...shared}>{t('action.export')}</GatedButton>;
}
