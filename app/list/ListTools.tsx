import { Suspense, useState } from 'react';
import {
  BulkBar,
  DownloadIcon,
  GatedButton,
  GatedIconButton,
  Stack,
  StoreIcon,
  TablePreferencesButton,
  Tag,
  useNarrow,
} from '#design-system';
import { useT } from '../i18n/index.ts';
import { formatMoney } from '../lib/money.ts';
import { useStoreOptions } from '../nouns/options.ts';
import { useScope } from '../state/business.ts';
import type { Filters } from './filters.ts';
import { ListExport } from './ListExport.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListFooter } from './ListFooter.tsx';
import { useListKeys, useRowKeys } from './useListKeys.ts';
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
