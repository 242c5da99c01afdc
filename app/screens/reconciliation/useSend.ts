import { useEffect, useRef, useState } from 'react';
import { type ImportResult, type ImportRow, importReconciliation } from '../../api/reconcileImport.ts';
import { mayBeDone } from '../../lib/refusal.ts';
import type { FileWorker } from '../../shared/sheet/fileWorker.ts';
import type { DeskRow } from '../../shared/sheet/types.ts';
import { useScope } from '../../state/business.ts';
import { outcomeOf } from './outcomes.ts';
import type { Desk } from './useDesk.ts';

/** Whether the service's result for a row agrees with ours; it knows no tolerances, and reports a fee as an amount. */
export function agrees(row: DeskRow, server: ImportRow | undefined) {
  const { allowed, outcome } = row;
  const isAmount = outcome === 'FEE_DIFFERS' || (outcome === 'MATCHED' && allowed !== undefined);
  return server?.result === (isAmount ? 'AMOUNT_DIFFERS' : outcomeOf(row));
}

/** The service's results by line of the file, or by transaction if the file lacks it. */
export function serverRows({ rows }: ImportResult) {
  const keyOf = (line: number | undefined, id: string | undefined) => (line === undefined ? `t${id}` : line);
  const byKey = new Map(rows.map((row) => [keyOf(row.row, row.transactionId), row]));
  return ({ line, system }: DeskRow): ImportRow | undefined => byKey.get(keyOf(line, system?.id));
}

export interface Agreement {
  /** Rows on which both agree. */
  agrees: number;
  /** Rows on which they do not, at most `MOST_SHOWN`. */
  differing: readonly DeskRow[];
  differs: number;
  /** Rows of the service that are not among ours. */
  unknown: number;
}

const MOST_SHOWN = 1000;

/** Compares the service's results with ours, some hundred rows at a time, so that the page stays responsive. */
async function agreementOf(worker: FileWorker, result: ImportResult): Promise<Agreement> {
  const serverOf = serverRows(result);
  const differing: DeskRow[] = [];
  const met = new Set<ImportRow>();
  let [same, differs] = [0, 0];
  for await (const rows of worker.pages({ show: 'all' }))
    for (const row of rows) {
      const server = serverOf(row);
      if (server) met.add(server);
      if (agrees(row, server)) same += 1;
      else {
        differs += 1;
        if (differing.length < MOST_SHOWN) differing.push(row);
      }
    }
  return { agrees: same, differing, differs, unknown: result.rows.length - met.size };
}

export type SendState =
  | { step: 'ready'; cancelled: boolean }
  | { step: 'sending'; sent: number; total: number }
  | { step: 'comparing' }
  /** `unknown`: the request may have arrived. It only checks, so it can be sent again. */
  | { step: 'failed'; error: unknown; unknown: boolean }
  | { step: 'done'; result: ImportResult; agreement: Agreement; run: number };

const READY: SendState = { step: 'ready', cancelled: false };

/** Sends the unchanged file, and compares the service's results with ours. Leaving the page cancels it. */
export function useSend({ file, period, worker, run, storeId }: Desk) {
  const scope = useScope();
  const [state, setState] = useState(READY);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    if (!file || !period) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const say = (next: SendState) => signal.aborted || setState(next);
    setState({ step: 'sending', sent: 0, total: file.size });
    try {
      const onUpload = (sent: number, total: number) => say({ step: 'sending', sent, total });
      const result = await importReconciliation(storeId === undefined ? scope : { ...scope, storeId }, {
        file,
        period,
        signal,
        onUpload,
      });
      say({ step: 'comparing' });
      if (signal.aborted) return;
      const agreement = await agreementOf(worker, result);
      say({ step: 'done', result, agreement, run });
    } catch (error) {
      say({ step: 'failed', error, unknown: mayBeDone(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'ready', cancelled: true });
  };
  // Discard results that belong to another comparison.
  const current = state.step === 'done' && state.run !== run ? READY : state;
  return { state: current, send, cancel };
}
export type Send = ReturnType<typeof useSend>;
