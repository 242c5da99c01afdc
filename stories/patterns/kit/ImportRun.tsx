import { useEffect, useEffectEvent, useMemo } from 'react';
import { Button, DownloadIcon, RunReport, Stack, useRunner } from '#design-system';
import { download } from '../../kit/patterns.tsx';
import { errorFile, type ImportRow } from './importFile.ts';

interface ImportRunProps {
  rows: readonly ImportRow[];
  send: (row: ImportRow) => Promise<void>;
  onDone: () => void;
  onAgain: () => void;
}

/** The lines being sent, and what came of each. It begins by itself: the button before said how many and how much. */
export function ImportRun({ rows, send, onDone, onAgain }: ImportRunProps) {
  const runner = useRunner<ImportRow>(({ id }) => id, send);
  const sent = useMemo(() => rows.map(({ id, amount = 0 }) => ({ id, amount })), [rows]);
  const failed = rows.filter(({ id }) => runner.results.get(id)?.state === 'failed');
  const left = rows.filter(({ id }) => /failed|skipped/.test(runner.results.get(id)?.state ?? ''));
  const run = async (some: readonly ImportRow[]) => {
    await runner.run(some);
    onDone();
  };
  const begin = useEffectEvent(() => {
    if (runner.results.size === 0) void run(rows);
  });
  useEffect(() => begin(), []);

  const save = () =>
    download(
      errorFile(
        left.map(({ id, cells }) => ({ cells, problem: runner.results.get(id)?.message ?? 'Chưa gửi' })),
      ),
      'doi-soat-chua-nhap.csv',
    );
  return (
    <Stack>
      <RunReport label="Nhập tệp đối soát" rows={sent} runner={runner} idHeader="Mã giao dịch" />
      <Stack direction="row" gap={2} justify="end" wrap>
        {runner.running ? (
          <Button onClick={runner.cancel}>Dừng phần còn lại</Button>
        ) : (
          <>
            {left.length > 0 && (
              <Button icon={DownloadIcon} onClick={save}>
                Tải tệp lỗi
              </Button>
            )}
            {failed.length > 0 && (
              <Button onClick={() => void run(failed)}>{`Thử lại ${failed.length} dòng lỗi`}</Button>
            )}
            <Button variant="solid" tone="accent" onClick={onAgain}>
              Nhập tệp khác
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  );
}
