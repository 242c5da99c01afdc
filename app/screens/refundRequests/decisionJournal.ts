import { runJournal } from '../../money/runJournal.ts';
import { DecisionSchema } from '../../nouns/refundRequest/decision.ts';

/** The journal of a person's decisions on many requests of one business. */
export const decisionJournal = (merchantId: string, userName: string) =>
  runJournal(`refundRequests.${merchantId}.${userName}`, DecisionSchema);
