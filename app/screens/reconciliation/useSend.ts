import { useEffect, useRef, useState } from 'react';
import { type ImportResult, type ImportRow, importReconciliation } from '../../api/reconcileImport.ts';
import { mayBeDone } from '../../lib/refusal.ts';
import type { Reconciliation } from '../../nouns/sheet/reconciliation.ts';
import type { DeskRow } from '../../nouns/sheet/types.ts';
import { useScope } from '../../state/business.ts';
import { outcomeOf } from './outcomes.ts';
import type { Desk } from './useDesk.ts';

/** Whether the service says of a row what was found here; it knows of no tolerance, and calls a fee an amount. */
export function agrees(row: DeskRow, server: ImportRow | undefined) {
  const { allowed, outcome } = row;
  const isAmount = outcome === 'FEE_DIFFERS' || (outcome === 'MATCHED' && allowed !== undefined);
  return server?.result === (isAmount ? 'AMOUNT_DIFFERS' : outcomeOf(row));
}

/** What the service's rows say, by the line of the file, else by the transaction that the file lacks. */
export function serverRows({ rows }: ImportResult) {
  const byLine = new Map<number, ImportRow>();
  const byTransaction = new Map<string, ImportRow>();
  for (const row of rows) {
    if (row.row !== undefined) byLine.set(row.row, row);
    else if (row.transactionId) byTransaction.set(row.transactionId, row);
  }
  return (row: DeskRow): ImportRow | undefined =>
    row.line === undefined ? byTransaction.get(row.system?.id ?? '') : byLine.get(row.line);
}

export interface Agreement {
  /** Rows of which both say the same. */
  agrees: number;
  /** Those of which they do not, at most `MOST_SHOWN`. */
  differing: readonly DeskRow[];
  differs: number;
  /** Rows of the service that are not among ours. */
  unknown: number;
}

const AT_ONCE = 1000;
const MOST_SHOWN = 1000;

/** Lays what the service says beside what was found here, a thousand rows at a time, so that the page answers all the while. */
async function agreementOf(client: Reconciliation, result: ImportResult): Promise<Agreement> {
  const serverOf = serverRows(result);
  const differing: DeskRow[] = [];
  const met = new Set<ImportRow>();
  let [same, differs, total] = [0, 0, 1];
  for (let offset = 0; offset < total; offset += AT_ONCE) {
    const page = await client.page({ show: 'all' }, offset, AT_ONCE);
    total = page.count;
    for (const row of page.rows) {
      const server = serverOf(row);
      if (server) met.add(server);
      if (agrees(row, server)) same += 1;
      else {
        differs += 1;
        if (differing.length < MOST_SHOWN) differing.push(row);
      }
    }
    if (page.rows.length === 0) break;
  }
  return { agrees: same, differing, differs, unknown: result.rows.length - met.size };
}

export type SendState =
  | { step: 'ready'; cancelled: boolean }
  | { step: 'sending'; sent: number; total: number }
  | { step: 'comparing' }
  /** `unknown`: it may have arrived. The call only judges, so it can be sent again. */
  | { step: 'failed'; error: unknown; unknown: boolean }
  | { step: 'done'; result: ImportResult; agreement: Agreement; run: number };

const READY: SendState = { step: 'ready', cancelled: false };

/** Sends the file as it is, and lays what the service says beside what was found here. Leaving the page ends it. */
export function useSend({ file, period, client, run, storeId }: Desk) {
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
      if (!client.current || signal.aborted) return;
      const agreement = await agreementOf(client.current, result);
      say({ step: 'done', result, agreement, run });
    } catch (error) {
      say({ step: 'failed', error, unknown: mayBeDone(error) });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ step: 'ready', cancelled: true });
  };
  // What was said of another comparison is not laid beside this one.
  const current = state.step === 'done' && state.run !== run ? READY : state;
  return { state: current, send, cancel };
}
export type Send = ReturnType<typeof useSend>;
