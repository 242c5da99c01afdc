import * as v from 'valibot';
import { runJournal } from '../../lib/runJournal.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';

const DecisionSchema = v.union([
  v.object({ decision: v.literal('APPROVE') }),
  v.object({ decision: v.literal('REJECT'), reason: v.string() }),
]);

/** The journal of a person's decisions on many requests of one business. */
export const decisionJournal = (merchantId: string, userName: string | undefined) =>
  runJournal(`refundRequests.${merchantId}.${userName}`, DecisionSchema);

/** The journal of whoever is signed in, in the business that is open. */
export function useDecisionJournal() {
  const { merchantId } = useScope();
  return decisionJournal(merchantId, useUser()?.userName);
}
