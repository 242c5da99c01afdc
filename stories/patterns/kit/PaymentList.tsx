// One expression from top to bottom: the parts of a list page in their order, which is what one comes here to see.
import { useState } from 'react';
import {
  BulkBar,
  Button,
  copyText,
  DataTable,
  DownloadIcon,
  defaultPreferences,
  FilterBar,
  type FilterValues,
  ListPage,
  LiveRegion,
  PageHeader,
  Pagination,
  Stack,
  type TablePreferences,
  TablePreferencesButton,
  type TableStatus,
} from '#design-system';
import { formatCount, formatMoney } from '../../kit/patterns.tsx';
import { ListEmpty, type ListFailure, StaleNotice } from './ListEmpty.tsx';
import { PaymentFigures, sumOf } from './PaymentFigures.tsx';
import { PaymentPeek } from './PaymentPeek.tsx';
import { paymentColumns } from './paymentColumns.tsx';
import type { Payment } from './payments.ts';
import { paymentFilters, usePayments } from './usePayments.ts';

export interface PaymentListProps {
  /** All there are, whatever the filters say. */
  rows: readonly Payment[];
  status?: TableStatus;
  /** Why there is no answer. It must never look like an empty list. */
  failure?: ListFailure;
  /** Filters of the address. */
  first?: FilterValues;
  selected?: readonly string[];
  /** The row that is open beside the list. */
  peeked?: string;
  onOpen?: (id: string) => void;
  /** Asks again. */
  onRetry?: () => void;
}

/** A whole list screen as the list kit puts it together, over rows that are all here. */
export function PaymentList({
  rows,
  status = 'ready',
  failure,
  first,
  selected = [],
  peeked,
  onOpen,
  onRetry,
}: PaymentListProps) {
  const list = usePayments(rows, first);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(selected));
  // None until somebody arranges the columns: as designed, the table needs no further code to be drawn.
  const [preferences, setPreferences] = useState<TablePreferences>();
  const [peekedId, setPeekedId] = useState(peeked);
  const hasAnswer = status !== 'loading' && !failure;
  const shown = hasAnswer ? list.rows : [];
  const chosen = rows.filter(({ id }) => selection.has(id));

  return (
    <ListPage
      header={
        <PageHeader
          title="Giao dịch"
          count={hasAnswer ? formatCount(list.found.length) : undefined}
          actions={
            <Stack direction="row" gap={2}>
              <TablePreferencesButton
                columns={paymentColumns}
                value={preferences ?? defaultPreferences(paymentColumns)}
                onChange={setPreferences}
                pageSize={list.pageSize}
                onPageSizeChange={list.setPageSize}
              />
              <Button icon={DownloadIcon} disabled={!hasAnswer}>
                Xuất dữ liệu
              </Button>
            </Stack>
          }
        />
      }
      summary={!failure && <PaymentFigures list={list} loading={status === 'loading'} />}
      filters={
        <FilterBar
          fields={paymentFilters}
          values={list.values}
          onChange={list.setValue}
          onClear={list.clear}
        />
      }
      table={
        <>
          {status === 'stale-error' && <StaleNotice onRetry={onRetry} />}
          <DataTable
            caption="Giao dịch"
            columns={paymentColumns}
            rows={shown}
            rowId={({ id }) => id}
            rowLabel={({ id }) => `giao dịch ${id}`}
            rowHref={({ id }) => `#/merchant/transaction/${id}`}
            onOpen={onOpen && (({ id }) => onOpen(id))}
            onPeek={({ id }) => setPeekedId(id)}
            onCopyId={({ id }) => void copyText(id)}
            sort={list.sort}
            onSortChange={list.setSort}
            selection={selection}
            onSelectionChange={setSelection}
            preferences={preferences}
            status={status}
            skeletonRows={list.pageSize}
            rowIndexBase={(list.page - 1) * list.pageSize}
            rowCount={list.found.length}
            activeRowId={peekedId}
            empty={
              <ListEmpty
                failure={failure}
                firstUse={rows.length === 0}
                onClear={list.clear}
                onWiden={list.widen}
                onRetry={onRetry}
              />
            }
          />
        </>
      }
      footer={
        !failure && (
          <>
            <LiveRegion>{hasAnswer && `${list.found.length} kết quả`}</LiveRegion>
            <Pagination
              page={list.page}
              pageSize={list.pageSize}
              total={list.found.length}
              onPageChange={list.setPage}
              onPageSizeChange={list.setPageSize}
              loading={status === 'loading'}
            />
          </>
        )
      }
      bulk={
        <BulkBar
          count={selection.size}
          sum={`Tổng ${formatMoney(sumOf(chosen))}`}
          actions={
            <Button size="sm" icon={DownloadIcon}>
              Xuất phần đã chọn
            </Button>
          }
          onClear={() => setSelection(new Set())}
        />
      }
      panel={
        <PaymentPeek
          payment={rows.find(({ id }) => id === peekedId)}
          onClose={() => setPeekedId(undefined)}
        />
      }
    />
  );
}
