import { type ReactNode, useMemo, useState } from 'react';
import {
  type Action,
  DataTable,
  EmptyState,
  ExternalLinkIcon,
  Pagination,
  SearchField,
  Stack,
} from '#design-system';
import type { ImportRow } from '../../api/reconcileImport.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { copyId } from '../../list/copyId.ts';
import { transactionHref } from '../../shared/addresses.ts';
import type { DeskRow, RowFilter } from '../../shared/sheet/types.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { deskColumns } from './deskColumns.tsx';
import { nameOfRow, toneOfDeskRow } from './outcomes.ts';
import { type Desk, WORKER_QUERY } from './useDesk.ts';

interface DeskTableProps {
  desk: Desk;
  show: RowFilter['show'];
  /** The service's result of a row, once known. Must be stable. */
  serverOf?: (row: DeskRow) => ImportRow | undefined;
  /** Shown beside the search. */
  tools?: ReactNode;
}

/** Rows of the desk, paged by the worker. */
export function DeskTable({ desk: { worker, mapping, run }, show, serverOf, tools }: DeskTableProps) {
  const t = useT();
  const href = useHref();
  const scope = useScope();
  const [size, setSize] = useState(20);
  const [place, setPlace] = useState({ page: 1, show, text: '' });
  const [text, setText] = useState('');
  const page = place.show === show && place.text === text ? place.page : 1;
  const { data, isPending, isFetching } = useQuery({
    queryKey: scopeKey(scope, 'reconciliation', run, show, text, page, size),
    queryFn: () => worker.ask('page', { show, text }, (page - 1) * size, size),
    placeholderData: keepPreviousData,
    ...WORKER_QUERY,
  });
  const locale = useLocale();
  const columns = useMemo(() => deskColumns(t, locale, mapping, serverOf), [t, locale, mapping, serverOf]);
  // Opens in another tab, because the file exists only in this page.
  const actionsOf = ({ system }: DeskRow): Action[] => {
    const id = system?.transactionId ?? system?.id;
    if (!id) return [];
    const open = () => void window.open(href(transactionHref({ id })), '_blank', 'noopener');
    return [{ id: 'open', label: t('reconcile.openTab'), icon: ExternalLinkIcon, run: open }];
  };
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} wrap>
        {tools}
        <SearchField label={t('reconcile.search')} value={text} onChange={setText} />
      </Stack>
      <DataTable
        caption={t('reconcile.caption')}
        columns={columns}
        rows={data?.rows ?? []}
        rowId={({ key }) => key}
        rowLabel={(row) => t('reconcile.row', { line: nameOfRow(row) })}
        rowTone={toneOfDeskRow}
        rowActions={actionsOf}
        onCopyId={(row) => void copyId(row.system?.id ?? row.file?.transactionId ?? nameOfRow(row), t)}
        status={isPending ? 'loading' : isFetching ? 'refreshing' : 'ready'}
        skeletonRows={8}
        rowIndexBase={(page - 1) * size}
        rowCount={data?.count ?? 0}
        empty={
          <EmptyState variant="filtered" title={t('reconcile.none')} description={t('reconcile.noneText')} />
        }
      />
      <Pagination
        page={page}
        pageSize={size}
        total={data?.count ?? 0}
        loading={isPending}
        onPageChange={(next) => setPlace({ page: next, show, text })}
        onPageSizeChange={(next) => {
          setSize(next);
          setPlace({ page: 1, show, text });
        }}
      />
    </Stack>
  );
}
