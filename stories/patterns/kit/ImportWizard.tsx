import { useState } from 'react';
import { Card, PageHeader, Stack, Stepper } from '#design-system';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportPick } from './ImportPick.tsx';
import { ImportRun } from './ImportRun.tsx';
import { type ImportRow, readImport } from './importFile.ts';

export interface ImportWizardProps {
  /** Sends one line. What it throws is that line's result. */
  send: (row: ImportRow) => Promise<void>;
}

const STEPS = [
  { id: 'pick', label: 'Chọn tệp' },
  { id: 'check', label: 'Kiểm tra' },
  { id: 'run', label: 'Nhập' },
];

/** A file in three steps: choose it, see what is in it, watch it being sent. Nothing is sent before the third. */
export function ImportWizard({ send }: ImportWizardProps) {
  const [step, setStep] = useState<'pick' | 'check' | 'run'>('pick');
  const [files, setFiles] = useState<File[]>([]);
  const [rows, setRows] = useState<ImportRow[]>([]);
  const [isDone, setDone] = useState(false);

  const check = async (file: File) => {
    setRows(readImport(await file.text()));
    setStep('check');
  };
  const start = () => {
    setFiles([]);
    setRows([]);
    setDone(false);
    setStep('pick');
  };
  return (
    <Stack>
      <PageHeader title="Nhập tệp đối soát" />
      <Stepper
        label="Nhập tệp đối soát"
        steps={STEPS}
        current={isDone ? null : step}
        onStep={step === 'check' ? () => setStep('pick') : undefined}
      />
      <Card>
        {step === 'pick' && <ImportPick files={files} onFiles={setFiles} onNext={check} />}
        {step === 'check' && (
          <ImportCheck rows={rows} onBack={() => setStep('pick')} onNext={() => setStep('run')} />
        )}
        {step === 'run' && (
          <ImportRun
            rows={rows.filter(({ problem }) => !problem)}
            send={send}
            onDone={() => setDone(true)}
            onAgain={start}
          />
        )}
      </Card>
    </Stack>
  );
}
