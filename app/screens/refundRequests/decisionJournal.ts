import { runJournal } from '../../money/runJournal.ts';
import { DecisionSchema } from '../../nouns/refundRequest/decision.ts';

/** The journal of one user's bulk decisions for one business. */
export const decisionJournal = (merchantId: string, userName: string) =>
  runJournal(`refundRequests.${merchantId}.${userName}`, DecisionSchema);
