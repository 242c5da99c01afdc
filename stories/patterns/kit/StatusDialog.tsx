import { useMemo, useState } from 'react';
import { Button, DescriptionList, Modal, RunReport, Select, Stack, useRunner } from '#design-system';
import { formatMoney } from '../../kit/patterns.tsx';
import { type Settlement, type SettlementV2Status, settlementV2Statuses } from './settlements.ts';

interface StatusDialogProps {
  /** What was selected, kept as it was when the dialog opened. */
  rows: readonly Settlement[];
  change: (row: Settlement, status: SettlementV2Status) => Promise<void>;
  onClose: () => void;
}

const options = Object.entries(settlementV2Statuses).map(([value, { label }]) => ({ value, label }));

/** First what will happen and to which lines, then how it goes with each. The result stays until it is closed. */
export function StatusDialog({ rows: selected, change, onClose }: StatusDialogProps) {
  const [rows] = useState(selected);
  const [status, setStatus] = useState<SettlementV2Status>('PAYMENT_COMPLETED');
  const runner = useRunner<Settlement>(
    ({ id }) => id,
    (row) => change(row, status),
  );
  const changing = rows.filter(({ recStatus }) => recStatus !== status);
  const sent = useMemo(
    () =>
      rows
        .filter(({ id }) => runner.results.has(id))
        .map(({ id, store, net }) => ({ id, name: store, amount: net })),
    [rows, runner.results],
  );
  const failed = rows.filter(({ id }) => runner.results.get(id)?.state === 'failed');
  const isAsking = runner.results.size === 0;
  const { label } = settlementV2Statuses[status];

  const footer = isAsking ? (
    <>
      <Button onClick={onClose}>Hủy</Button>
      <Button
        variant="solid"
        tone="accent"
        disabled={changing.length === 0}
        onClick={() => void runner.run(changing)}
      >
        {`Cập nhật ${changing.length} dòng`}
      </Button>
    </>
  ) : runner.running ? (
    <Button onClick={runner.cancel}>Dừng phần còn lại</Button>
  ) : (
    <>
      {failed.length > 0 && (
        <Button onClick={() => void runner.run(failed)}>{`Thử lại ${failed.length} dòng lỗi`}</Button>
      )}
      <Button variant="solid" tone="accent" onClick={onClose}>
        Đóng
      </Button>
    </>
  );
  return (
    <Modal
      open
      onOpenChange={onClose}
      locked={runner.running}
      size="lg"
      title={isAsking ? 'Cập nhật trạng thái đối soát' : `Chuyển sang ${label}`}
      footer={footer}
    >
      {isAsking ? (
        <Stack>
          <Select
            label="Trạng thái mới"
            options={options}
            value={status}
            onChange={(next) => setStatus(next as SettlementV2Status)}
          />
          <DescriptionList
            items={[
              { term: 'Đã chọn', value: `${rows.length} dòng` },
              {
                term: 'Tổng thực nhận của phần sẽ đổi',
                value: formatMoney(changing.reduce((sum, { net }) => sum + net, 0)),
              },
              { term: 'Sẽ đổi', value: `${changing.length} dòng sang ${label}` },
              { term: 'Giữ nguyên', value: `${rows.length - changing.length} dòng đã ở trạng thái này` },
            ]}
          />
        </Stack>
      ) : (
        <RunReport
          label="Cập nhật trạng thái"
          rows={sent}
          runner={runner}
          nameHeader="Cửa hàng"
          amountHeader="Thực nhận (VND)"
        />
      )}
    </Modal>
  );
}
