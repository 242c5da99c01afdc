import { runJournal } from '../../money/runJournal.ts';
import { useScope } from '../../state/business.ts';
import { useUserName } from '../../state/session.ts';
import { DecisionSchema } from './decision.ts';

/** The journal of a person's decisions on many requests of one business. */
export const decisionJournal = (merchantId: string, userName: string) =>
  runJournal(`refundRequests.${merchantId}.${userName}`, DecisionSchema);

/** The journal of whoever is signed in, in the business that is open. */
export function useDecisionJournal() {
  const { merchantId } = useScope();
  return decisionJournal(merchantId, useUserName());
}
