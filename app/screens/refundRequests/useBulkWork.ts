import { Skipped, StopRun, Unsettled } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import type { Decision, RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { resolveOutcome, submitOnce } from '../../money/submitOnce.ts';
import { Changed, decisionFailure, useDecisionOperation } from './decision.ts';
import { useDecisionJournal } from './useDecisionJournal.ts';

/** No other request would go through either: signed out, or not allowed. */
const endsRun = (error: unknown) =>
  error instanceof ApiError &&
  (error.status === 403 || error.status === 401 || error.kind === 'session-ended');

/**
 * The decision on one of many requests: resolves when it is done, throws the sentence of its line in the report
 * otherwise. One that was left open is looked for, and sent again under its own key when `again` says so.
 */
export function useBulkWork() {
  const t = useT();
  const journal = useDecisionJournal();
  const operationOf = useDecisionOperation();

  return async (request: RefundRequest, body: Decision, again: boolean): Promise<void> => {
    const { id, transactionId, amount } = request;
    const operation = operationOf(request, body.decision);
    const open = operation.store.read();
    if (open && open.body.decision !== body.decision) throw new Unsettled(t('refundRequest.unknown'));
    const outcome = await (open
      ? resolveOutcome(operation, { again })
      : submitOnce(operation, body, { transactionId, amount }));
    if (outcome.state === 'busy') throw new Error(t('refundRequest.busy'));
    if (outcome.state === 'done') return journal.end(id);
    const { error } = outcome;
    const reason = error === undefined ? '' : decisionFailure(error, t);
    const message = outcome.state === 'refused' ? reason : t('refundRequest.bulk.unknown', { reason });
    if (outcome.state === 'unknown') throw new Unsettled(message, endsRun(error));
    if (error instanceof Changed) throw new Skipped(message);
    throw endsRun(error) ? new StopRun(message) : new Error(message);
  };
}
