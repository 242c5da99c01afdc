import { useState } from 'react';
import { Button, DownloadIcon, FileField, Stack } from '#design-system';
import { download } from '../../kit/patterns.tsx';
import { errorFile } from './importFile.ts';

interface ImportPickProps {
  files: readonly File[];
  onFiles: (files: File[]) => void;
  onNext: (file: File) => Promise<void>;
}

/** Which file, and the form that it should have. */
export function ImportPick({ files, onFiles, onNext }: ImportPickProps) {
  const [isReading, setReading] = useState(false);
  const [file] = files;
  const next = async () => {
    if (!file) return;
    setReading(true);
    await onNext(file).finally(() => setReading(false));
  };
  return (
    <Stack>
      <FileField
        label="Tệp đối soát"
        required
        hint="Ba cột theo thứ tự: mã giao dịch, ngày giao dịch, số tiền. Chưa có gì được gửi ở bước này."
        accept={['.csv']}
        maxBytes={5 * 1024 * 1024}
        value={files}
        onChange={onFiles}
      />
      <Stack direction="row" gap={2} justify="end" wrap>
        <Button icon={DownloadIcon} onClick={() => download(errorFile([]), 'mau-doi-soat.csv')}>
          Tải tệp mẫu
        </Button>
        <Button
          variant="solid"
          tone="accent"
          disabled={!file}
          loading={isReading}
          onClick={() => void next()}
        >
          Kiểm tra tệp
        </Button>
      </Stack>
    </Stack>
  );
}
