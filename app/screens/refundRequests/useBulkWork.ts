import { Skipped, StopRun } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import type { Decision, RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useStillSignedIn } from '../../state/signedIn.ts';
import { Changed, decisionDeed, decisionFailure, pursueDecision } from './decision.ts';
import { useDecisionJournal } from './useDecisionJournal.ts';
import type { KeeperOf } from './useKeepers.ts';

/** No other request would go through either: signed out, or not allowed. */
const endsRun = (error: unknown) =>
  error instanceof ApiError && (error.isForbidden || error.status === 401 || error.kind === 'session-ended');

/**
 * The decision on one of many requests: resolves when it is done, throws the sentence of its line in the report
 * otherwise. One that was left open is sent again under its own key.
 */
export function useBulkWork(keeperOf: KeeperOf) {
  const t = useT();
  const scope = useScope();
  const user = useUser();
  const isMine = useStillSignedIn();
  const journal = useDecisionJournal();
  const stop = (error: unknown, message: string) =>
    endsRun(error) ? new StopRun(message) : new Error(message);

  return async (request: RefundRequest, body: Decision): Promise<void> => {
    const keeper = keeperOf(request.id);
    const open = keeper.read()?.body.decision ?? body.decision;
    if (open !== body.decision) throw new Error(t('refundRequest.unknown'));
    const deed = decisionDeed(request, keeper, { scope, userName: user?.userName, isMine, t }, body.decision);
    const outcome = await pursueDecision(deed, body).catch((error: unknown) => {
      const message = decisionFailure(error, t);
      throw error instanceof Changed ? new Skipped(message) : stop(error, message);
    });
    if (outcome.state === 'busy') throw new Error(t('refundRequest.busy'));
    if (outcome.state === 'unknown') {
      const reason = outcome.error === undefined ? '' : decisionFailure(outcome.error, t);
      throw stop(outcome.error, t('refundRequest.bulk.unknown', { reason }));
    }
    journal.end(request.id);
  };
}
