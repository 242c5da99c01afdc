import { useRef, useState } from 'react';
import { Skipped, StopRun, toast, Unsettled, useRunner } from '#design-system';
import { ApiError } from '../api/http/errors.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { Changed } from '../lib/outcome.ts';
import type { BulkOperation, BulkRow, BulkSelection } from './operation.ts';

/** The remaining rows would fail as well: signed out, or not allowed. */
const endsRun = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 403 || error.status === 401 || error.kind === 'session-ended');

/** Writes one row: resolves on success, otherwise throws the message for the report. */
async function writeRow<Row extends BulkRow, Body>(
  { write, journal, words }: BulkOperation<Row, Body>,
  row: Row,
  { body, again }: { body: Body; again: boolean },
  t: Translate,
): Promise<void> {
  const outcome = await write(row, body, again);
  if (outcome.state === 'busy') throw new Error(words.busy);
  if (outcome.state === 'done') return journal.end(row.id);
  const { error, state } = outcome;
  const reason = error === undefined ? '' : words.failure(error);
  if (state === 'unknown') throw new Unsettled(t('bulk.unknown', { reason }), endsRun(error));
  if (error instanceof Changed) throw new Skipped(reason);
  throw endsRun(error) ? new StopRun(reason) : new Error(reason);
}

/** VND. */
export const totalOf = (rows: readonly BulkRow[]) => rows.reduce((sum, { amount = 0 }) => sum + amount, 0);

/** The selected rows to send and their sum, and the rows that are left out, with the reason. */
function planOf<Row extends BulkRow>(selected: readonly Row[], denial: BulkOperation<Row, never>['denial']) {
  const rows: Row[] = [];
  const left = new Map<string, string[]>();
  for (const row of selected) {
    const reason = denial(row);
    if (reason === undefined) rows.push(row);
    else left.set(reason, [...(left.get(reason) ?? []), row.id]);
  }
  return {
    rows,
    left,
    total: totalOf(rows),
    selected: selected.length,
  };
}

interface BulkOptions<Row, Body> {
  operation: BulkOperation<Row, Body>;
  /** The selection when the dialog was opened. */
  selection: BulkSelection<Row>;
  /** Called with the rows before they are sent: false cancels. */
  canSend: (rows: readonly Row[]) => Promise<boolean>;
  /** Called after each run: the displayed data is stale. */
  onRan: () => void;
  onClose: () => void;
}

/** An operation on many rows, from its summary to its report; `BulkDialog` renders it. */
export function useBulk<Row extends BulkRow, Body>(options: BulkOptions<Row, Body>) {
  const { operation, selection, canSend, onRan, onClose } = options;
  const { words } = operation;
  const t = useT();
  // Follows the form until the run starts, then keeps the rows that were sent.
  const [begun, setBegun] = useState<ReturnType<typeof planOf<Row>>>();
  const plan = begun ?? planOf(selection.rows, operation.denial);
  /** What to send, and whether to send unknown rows again: a run by the user does, a check only reads. */
  const order = useRef<{ body: Body; again: boolean }>(undefined);
  const runner = useRunner<Row>(
    ({ id }) => id,
    async (row) => {
      try {
        if (order.current) await writeRow(operation, row, order.current, t);
      } finally {
        // Offline, all remaining rows would end as unknown: pause until the user resumes.
        if (!navigator.onLine) runner.pause();
      }
    },
  );
  const send = async (rows: readonly Row[], body: Body, again: boolean) => {
    order.current = { body, again };
    const results = await runner.run(rows);
    onRan();
    const [only, ...others] = plan.rows;
    if (!words.saved || !only || others.length > 0 || results.get(only.id)?.state !== 'done') return;
    toast({ tone: 'success', title: words.saved(only.id) });
    finish([]);
  };
  /** These rows stay selected. */
  const finish = (left: readonly Row[]) => {
    operation.journal.close();
    selection.select(new Set(left.map(({ id }) => id)));
    onClose();
  };
  const sendAgain = async (rows: readonly Row[], again: boolean) => {
    if (order.current) await send(rows, order.current.body, again);
  };
  // The row is looked up first; only if nothing was found may the user send it again.
  const [checked, setChecked] = useState(false);
  const { results } = runner;
  const inState = (state: string) => plan.rows.filter(({ id }) => results.get(id)?.state === state);
  const failed = inState('failed');
  const unknown = inState('unknown');
  const stopped = plan.rows.filter(({ id }) => results.get(id)?.reason === 'stopped');
  return {
    ...plan,
    words,
    runner,
    failed,
    unknown,
    /** The first run. False: it was cancelled. */
    begin: async (body: Body): Promise<boolean> => {
      if (!(await canSend(plan.rows))) return false;
      setBegun(plan);
      operation.journal.begin(
        body,
        plan.rows.map(({ id }) => id),
      );
      void send(plan.rows, body, true);
      return true;
    },
    /** Resends the failed rows only. */
    retry: async () => {
      if (await canSend(failed)) await sendAgain(failed, true);
    },
    /** The next `check` resends rows for which nothing was found. */
    checked,
    /** Looks up the result of rows with an unknown one. */
    check: async () => {
      if (checked && !(await canSend(unknown))) return;
      setChecked(!checked);
      await sendAgain(unknown, checked);
    },
    close: () => (results.size > 0 ? finish([...failed, ...unknown, ...stopped]) : onClose()),
  };
}

export type Bulk<Row extends BulkRow> = Omit<ReturnType<typeof useBulk<Row, never>>, 'begin'>;
