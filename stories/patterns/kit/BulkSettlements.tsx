import { useState } from 'react';
import { BulkBar, Button, type Column, DataTable, ListPage, PageHeader, StatusBadge } from '#design-system';
import { formatAmount, formatMoney } from '../../kit/patterns.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { type Settlement, type SettlementV2Status, settlementV2Statuses } from './settlements.ts';

export interface BulkSettlementsProps {
  rows: readonly Settlement[];
  selected?: readonly string[];
  /** Changes one line on the server: a PUT of its own. Throws `Skipped` where somebody else was quicker. */
  save: (row: Settlement, status: SettlementV2Status) => Promise<void>;
}

const columns: Column<Settlement>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, width: 140, card: 'title' },
  { id: 'period', header: 'Kỳ', cell: ({ period }) => period, width: 130, card: 'meta' },
  { id: 'store', header: 'Cửa hàng', cell: ({ store }) => store, width: 200, card: 'meta' },
  {
    id: 'net',
    header: 'Thực nhận (VND)',
    cell: ({ net }) => formatAmount(net),
    onCard: ({ net }) => formatMoney(net),
    align: 'end',
    width: 170,
    card: 'amount',
  },
  {
    id: 'status',
    header: 'Trạng thái',
    cell: ({ recStatus }) => <StatusBadge {...settlementV2Statuses[recStatus]} />,
    width: 180,
    card: 'status',
  },
];

/** Select, say what is to happen, see it happen to each line. */
export function BulkSettlements({ rows: first, selected = [], save }: BulkSettlementsProps) {
  const [rows, setRows] = useState(first);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(selected));
  const [asking, setAsking] = useState(false);
  const chosen = rows.filter(({ id }) => selection.has(id));

  const change = async (row: Settlement, status: SettlementV2Status) => {
    await save(row, status);
    setRows((before) => before.map((one) => (one.id === row.id ? { ...one, recStatus: status } : one)));
  };
  return (
    <>
      <ListPage
        header={<PageHeader title="Đối soát V2" count={rows.length} />}
        table={
          <DataTable
            caption="Đối soát V2"
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            rowLabel={({ id }) => `dòng đối soát ${id}`}
            selection={selection}
            onSelectionChange={setSelection}
            status="ready"
          />
        }
        bulk={
          <BulkBar
            count={selection.size}
            sum={`Thực nhận ${formatMoney(chosen.reduce((sum, { net }) => sum + net, 0))}`}
            onClear={() => setSelection(new Set())}
            actions={
              <Button variant="solid" tone="accent" size="sm" onClick={() => setAsking(true)}>
                Cập nhật trạng thái
              </Button>
            }
          />
        }
      />
      {asking && <StatusDialog rows={chosen} change={change} onClose={() => setAsking(false)} />}
    </>
  );
}
