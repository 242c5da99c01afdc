import { useMemo, useState } from 'react';
import {
  Banner,
  Button,
  type Column,
  DataTable,
  DownloadIcon,
  defaultPreferences,
  EmptyState,
  FailedIcon,
  formatDay,
  Pagination,
  Stack,
  StatusBadge,
  SuccessIcon,
  Tabs,
} from '#design-system';
import { download, formatAmount, formatCount, formatMoney } from '../../kit/patterns.tsx';
import { errorFile, type ImportRow } from './importFile.ts';

interface ImportCheckProps {
  rows: readonly ImportRow[];
  onBack: () => void;
  onNext: () => void;
}

const columns: Column<ImportRow>[] = [
  { id: 'line', header: 'Vị trí', cell: ({ line }) => `Dòng ${line}`, width: 96, grow: 0, card: 'meta' },
  {
    id: 'id',
    header: 'Mã giao dịch',
    cell: ({ id }) => id || '-',
    rowHeader: true,
    width: 150,
    grow: 0,
    card: 'title',
  },
  {
    id: 'day',
    header: 'Ngày giao dịch',
    cell: ({ day, cells }) => (day ? formatDay(day) : cells[1]),
    width: 136,
    grow: 0,
    card: 'meta',
  },
  {
    id: 'amount',
    header: 'Số tiền (VND)',
    cell: ({ amount, cells }) => (amount === undefined ? cells[2] : formatAmount(amount)),
    onCard: ({ amount, cells }) => (amount === undefined ? cells[2] : formatMoney(amount)),
    align: 'end',
    width: 144,
    grow: 0,
    card: 'amount',
  },
  {
    id: 'state',
    header: 'Kiểm tra',
    cell: ({ problem }) =>
      problem ? (
        <StatusBadge tone="danger" icon={FailedIcon} label="Lỗi" />
      ) : (
        <StatusBadge tone="success" icon={SuccessIcon} label="Hợp lệ" />
      ),
    width: 112,
    grow: 0,
    card: 'status',
  },
  { id: 'problem', header: 'Lý do', cell: ({ problem }) => problem, width: 220, grow: 1, card: 'note' },
];
const preferences = { ...defaultPreferences(columns), wrap: true };
const PAGE = 10;

/** What the file holds, line by line: those that will be sent, and those that will not with their reason. */
export function ImportCheck({ rows, onBack, onNext }: ImportCheckProps) {
  const bad = useMemo(() => rows.filter(({ problem }) => problem), [rows]);
  const good = useMemo(() => rows.filter(({ problem }) => !problem), [rows]);
  const [tab, setTab] = useState(bad.length > 0 ? 'bad' : 'all');
  const [page, setPage] = useState(1);
  const shown = tab === 'bad' ? bad : tab === 'good' ? good : rows;
  const save = () =>
    download(errorFile(bad.map(({ cells, problem = '' }) => ({ cells, problem }))), 'doi-soat-loi.csv');

  if (rows.length === 0) {
    return (
      <EmptyState
        title="Tệp không có dòng nào"
        description="Dòng đầu là tên cột. Kiểm tra lại tệp rồi chọn lại."
        actions={<Button onClick={onBack}>Chọn tệp khác</Button>}
      />
    );
  }
  return (
    <Stack>
      <Banner
        tone={bad.length > 0 ? 'warning' : 'success'}
        title={`${formatCount(good.length)} dòng hợp lệ, ${formatCount(bad.length)} dòng lỗi`}
        actions={
          bad.length > 0 && (
            <Button size="sm" icon={DownloadIcon} onClick={save}>
              Tải tệp lỗi
            </Button>
          )
        }
      >
        {bad.length > 0 &&
          'Chỉ dòng hợp lệ được nhập. Tệp lỗi giữ nguyên các cột và có thêm lý do, sửa rồi nhập lại.'}
      </Banner>
      <Tabs
        label="Kết quả kiểm tra"
        value={tab}
        onChange={(id) => {
          setTab(id);
          setPage(1);
        }}
        tabs={[
          { id: 'all', label: 'Tất cả', count: rows.length },
          { id: 'good', label: 'Hợp lệ', count: good.length },
          { id: 'bad', label: 'Lỗi', count: bad.length },
        ]}
      />
      <DataTable
        caption="Các dòng trong tệp"
        columns={columns}
        rows={shown.slice((page - 1) * PAGE, page * PAGE)}
        rowId={({ line }) => String(line)}
        rowLabel={({ line }) => `dòng ${line}`}
        rowIndexBase={(page - 1) * PAGE}
        rowCount={shown.length}
        preferences={preferences}
        status="ready"
        empty={<EmptyState level={3} title="Không có dòng nào ở mục này" />}
      />
      {shown.length > PAGE && (
        <Pagination page={page} pageSize={PAGE} total={shown.length} onPageChange={setPage} />
      )}
      <Stack direction="row" gap={2} justify="end" wrap>
        <Button onClick={onBack}>Chọn tệp khác</Button>
        <Button variant="solid" tone="accent" disabled={good.length === 0} onClick={onNext}>
          {`Nhập ${formatCount(good.length)} dòng, ${formatMoney(
            good.reduce((sum, { amount = 0 }) => sum + amount, 0),
          )}`}
        </Button>
      </Stack>
    </Stack>
  );
}
