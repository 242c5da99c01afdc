import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Button, Modal, type Runner, RunReport } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useLeaveGuard } from '../lib/leaveGuard.ts';
import { formatCount } from '../lib/money.ts';

interface BulkRunProps<Row> {
  /** The operation and how many: "Duyệt 40 yêu cầu". */
  title: string;
  /** What is sent, as it was when the dialog opened. Stable. */
  rows: readonly Row[];
  /** From `useRunner`; it knows the rows by their ids. */
  runner: Runner<Row>;
  idHeader: string;
  /** With its unit. */
  amountHeader: string;
  /** What will happen, and what must be said for it: until the run begins. */
  question: ReactNode;
  /** The button that begins the run. */
  start: ReactNode;
  /** Sends those that failed once more, and no others. */
  onRetry: (rows: readonly Row[]) => void;
  /** Looks what came of those that nobody knows of; `again`: and sends them once more where nothing did. */
  onCheck: (rows: readonly Row[], again: boolean) => void;
  /** Given what did not go through: failed, not known, or stopped before it was sent. */
  onClose: (undone: ReadonlySet<string>) => void;
}

const solid = { variant: 'solid', tone: 'accent' } as const;

/**
 * One operation on many rows of a list: what will happen, then how it goes with each, and a report that stays until it is
 * closed. While it runs it can be stopped, but not closed, and whoever leaves the page is asked first.
 */
export function BulkRun<Row extends { id: string; amount: number }>({
  title,
  rows,
  runner,
  idHeader,
  amountHeader,
  question,
  start,
  onRetry,
  onCheck,
  onClose,
}: BulkRunProps<Row>) {
  const t = useT();
  const { results, running } = runner;
  const guard = useLeaveGuard(running, { unfinished: 'run' });
  const lines = useMemo(() => rows.map(({ id, amount }) => ({ id, amount })), [rows]);
  const isAsking = results.size === 0;
  const failed = rows.filter(({ id }) => results.get(id)?.state === 'failed');
  const unknown = rows.filter(({ id }) => results.get(id)?.state === 'unknown');
  // A look comes first; whoever has seen that it found nothing may send again.
  const [checked, setChecked] = useState(false);
  const stopped = rows.filter(({ id }) => results.get(id)?.reason === 'stopped');
  const close = () => onClose(new Set([...failed, ...unknown, ...stopped].map(({ id }) => id)));

  // Whoever has left cannot see how it goes: what has not begun is not sent.
  const leave = useEffectEvent(() => runner.cancel());
  useEffect(() => () => leave(), []);

  return (
    <>
      <Modal
        open
        onOpenChange={(open) => !open && close()}
        title={title}
        size={isAsking ? 'md' : 'lg'}
        locked={running}
        footer={
          running ? (
            <Button onClick={runner.cancel}>{t('bulk.stop')}</Button>
          ) : isAsking ? (
            <>
              <Button onClick={close}>{t('action.cancel')}</Button>
              {start}
            </>
          ) : (
            <>
              {failed.length > 0 && (
                <Button onClick={() => onRetry(failed)}>
                  {t.count('bulk.retry', failed.length, { count: formatCount(failed.length) })}
                </Button>
              )}
              <Button {...(unknown.length === 0 && solid)} onClick={close}>
                {t('action.close')}
              </Button>
              {unknown.length > 0 && (
                <Button
                  {...solid}
                  onClick={() => {
                    onCheck(unknown, checked);
                    setChecked(!checked);
                  }}
                >
                  {t.count(checked ? 'bulk.again' : 'bulk.check', unknown.length, {
                    count: formatCount(unknown.length),
                  })}
                </Button>
              )}
            </>
          )
        }
      >
        {isAsking ? (
          question
        ) : (
          <RunReport
            label={title}
            rows={lines}
            runner={runner}
            idHeader={idHeader}
            amountHeader={amountHeader}
          />
        )}
      </Modal>
      {guard.question}
    </>
  );
}
