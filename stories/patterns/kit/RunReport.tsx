import { useMemo } from 'react';
import {
  Banner,
  CancelledIcon,
  type Column,
  DataTable,
  defaultPreferences,
  FailedIcon,
  type IconType,
  LiveRegion,
  PendingIcon,
  ProgressBar,
  SpinnerIcon,
  Stack,
  StatusBadge,
  SuccessIcon,
  Text,
  type Tone,
} from '#design-system';
import { formatAmount } from '../../kit/patterns.tsx';
import type { RunResult, useRunner } from './useRunner.ts';

const states = {
  waiting: { tone: 'neutral', icon: PendingIcon, label: 'Đang chờ' },
  running: { tone: 'info', icon: SpinnerIcon, label: 'Đang gửi' },
  done: { tone: 'success', icon: SuccessIcon, label: 'Thành công' },
  failed: { tone: 'danger', icon: FailedIcon, label: 'Lỗi' },
  skipped: { tone: 'warning', icon: CancelledIcon, label: 'Bỏ qua' },
} satisfies Record<RunResult['state'], { tone: Tone; icon: IconType; label: string }>;

/** A record that is sent: its amount in VND. */
export interface Sent {
  id: string;
  net: number;
}

type Line = Sent & RunResult;

const columns: Column<Line>[] = [
  { id: 'id', header: 'Mã', cell: ({ id }) => id, rowHeader: true, width: 150, grow: 0, card: 'title' },
  {
    id: 'net',
    header: 'Số tiền (VND)',
    cell: ({ net }) => formatAmount(net),
    align: 'end',
    width: 160,
    grow: 0,
    card: 'amount',
  },
  {
    id: 'state',
    header: 'Kết quả',
    cell: ({ state }) => <StatusBadge {...states[state]} />,
    width: 140,
    grow: 0,
    card: 'status',
  },
  {
    id: 'message',
    header: 'Lý do',
    cell: ({ message = '' }) => message,
    text: ({ message = '' }) => message,
    width: 200,
    grow: 1,
    card: 'note',
  },
];

/** A reason is read to its end. */
const preferences = { ...defaultPreferences(columns), wrap: true };

interface RunReportProps {
  /** What is being done, for readers. */
  label: string;
  rows: readonly Sent[];
  runner: Pick<ReturnType<typeof useRunner>, 'results' | 'running' | 'count' | 'ended'>;
}

/** How far it is, what came of each line, and in the end one sentence about them all. */
export function RunReport({ label, rows, runner }: RunReportProps) {
  const { results, running, count, ended } = runner;
  const lines = useMemo(
    () => rows.map((row): Line => ({ ...row, ...(results.get(row.id) ?? { state: 'waiting' }) })),
    [rows, results],
  );
  const counts = `${count('done')} thành công, ${count('failed')} lỗi, ${count('skipped')} bỏ qua`;
  const isWhole = count('failed') + count('skipped') === 0;
  return (
    <Stack>
      {running ? (
        <Stack gap={2}>
          <Text tabular>{`Đã xong ${ended}/${rows.length} dòng`}</Text>
          <ProgressBar label={label} value={ended} max={rows.length} />
        </Stack>
      ) : (
        <Banner tone={isWhole ? 'success' : 'warning'} title={counts}>
          {!isWhole && 'Những dòng thành công đã được lưu. Thử lại chỉ gửi những dòng lỗi.'}
        </Banner>
      )}
      <LiveRegion>{running ? '' : counts}</LiveRegion>
      <DataTable
        caption="Kết quả từng dòng"
        columns={columns}
        rows={lines}
        rowId={({ id }) => id}
        rowLabel={({ id }) => `dòng ${id}`}
        preferences={preferences}
        status="ready"
      />
    </Stack>
  );
}
