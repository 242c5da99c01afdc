import { useEffect, useRef } from 'react';
import { Button } from '#design-system';
import { useT } from '../../i18n/index.ts';
import type { ExportState } from './useExport.ts';

interface ExportFooterProps {
  step: ExportState['step'];
  /** The user tried to close it during the export. */
  asking: boolean;
  /** Number of rows to export. */
  count: number;
  onStart: () => void;
  onStop: () => void;
  onKeep: () => void;
  onStopAndClose: () => void;
  onClose: () => void;
}

/** The buttons of each step, the safe one first: a step's first button takes over the focus of the removed one. */
export function ExportFooter({ step, asking, count, ...actions }: ExportFooterProps) {
  const t = useT();
  const safe = useSafeFocus(`${step} ${asking}`);

  if (step === 'running' && asking) {
    return (
      <>
        <Button key="keep" ref={safe} data-safe onClick={actions.onKeep}>
          {t('export.continue')}
        </Button>
        <Button variant="solid" tone="danger" onClick={actions.onStopAndClose}>
          {t('export.stopAndClose')}
        </Button>
      </>
    );
  }
  if (step === 'running') {
    return (
      <Button key="stop" ref={safe} data-safe onClick={actions.onStop}>
        {t('export.stop')}
      </Button>
    );
  }
  return (
    <>
      <Button key="close" ref={safe} data-safe onClick={actions.onClose}>
        {t('action.close')}
      </Button>
      {step !== 'done' && (
        <Button
          variant="solid"
          tone="accent"
          disabled={count === 0 && t('export.empty')}
          onClick={actions.onStart}
        >
          {step === 'failed' ? t('action.retry') : t.count('export.start', count)}
        </Button>
      )}
    </>
  );
}

function useSafeFocus(step: string) {
  const safe = useRef<HTMLButtonElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) safe.current?.focus();
    before.current = step;
  }, [step]);
  return safe;
}
