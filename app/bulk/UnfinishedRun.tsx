import { useState } from 'react';
import { Banner, Button } from '#design-system';
import { useT } from '../i18n/index.ts';
import { useMutation } from '../lib/query.tsx';
import type { BulkOperation } from './operation.ts';
import { remainingRows } from './runJournal.ts';

/** How many rows one request looks up by id. */
const AT_ONCE = 100;

interface UnfinishedRunProps<Row, Body> {
  operation: BulkOperation<Row, Body>;
  /** A bulk operation is running: the state of the interrupted run is read after it. */
  asking: boolean;
  /** Rows that may still need work, in their current state. */
  onContinue: (rows: readonly Row[], body: Body) => void;
  /** The user dismisses it. */
  onIgnore: () => void;
}

/** Reports an interrupted run, and resumes it after the user confirms again. */
export function UnfinishedRun<Row extends { id: string }, Body>({
  operation: { journal, read, isOver, disabled, words },
  asking,
  onContinue,
  onIgnore,
}: UnfinishedRunProps<Row, Body>) {
  const t = useT();
  const [seen, setSeen] = useState(() => ({ asking, run: journal.read() }));
  if (seen.asking !== asking) setSeen({ asking, run: journal.read() });

  const lookUp = async (ids: readonly string[]) => {
    const found: Row[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      found.push(...(await read(some)).filter(({ id }) => some.includes(id)));
    }
    return found;
  };
  const { mutate, isPending } = useMutation({ mutationFn: lookUp });

  const { run } = seen;
  if (!run) return null;
  const left = remainingRows(run);
  const proceed = () =>
    mutate(left, {
      onSuccess(rows) {
        for (const row of rows) if (isOver(row, run.body)) journal.end(row.id);
        onContinue(rows, run.body);
      },
    });
  const ignore = () => {
    journal.close();
    setSeen({ asking, run: undefined });
    onIgnore();
  };
  return (
    <Banner
      tone="warning"
      title={words.unfinished(run, left.length)}
      actions={
        <>
          <Button size="sm" disabled={disabled} loading={isPending} onClick={proceed}>
            {words.proceed(left.length)}
          </Button>
          <Button size="sm" onClick={ignore}>
            {t('bulk.ignore')}
          </Button>
        </>
      }
    />
  );
}
