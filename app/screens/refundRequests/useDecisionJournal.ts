import * as v from 'valibot';
import { runJournal } from '../../lib/runJournal.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';

const DecisionSchema = v.union([
  v.object({ decision: v.literal('APPROVE') }),
  v.object({ decision: v.literal('REJECT'), reason: v.string() }),
]);

/** The journal of this person's decisions on many requests of the business that is open. */
export function useDecisionJournal() {
  const { merchantId } = useScope();
  const user = useUser();
  return runJournal(`refundRequests.${merchantId}.${user?.userName}`, DecisionSchema);
}
