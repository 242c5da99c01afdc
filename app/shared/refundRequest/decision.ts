import * as v from 'valibot';
import { ApiError } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import {
  confirmedHash,
  type Decision,
  decideRefund,
  findRefundRequest,
  type RefundRequest,
} from '../../api/refundRequests.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { Changed } from '../../lib/outcome.ts';
import { formatDateTime } from '../../lib/time.ts';
import { type IntentStore, intentStore, isOfTime, mayRepeat } from '../../money/intentStore.ts';
import type { Operation } from '../../money/operation.ts';
import { isSamePerson, type Person } from '../../money/samePerson.ts';
import { useSender } from '../../money/useSender.ts';
import { useCan, useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { useUserName } from '../../state/session.ts';

/** From this amount (VND) on, it must be typed again before money leaves: for one request, or the sum of many. */
export const TYPED_FROM = 20_000_000;

/** Maximum characters of a rejection reason (contract, make-approve-refund). */
export const MAX_REASON = 500;

export type DecisionKind = Decision['decision'];

/** A decision as stored in an intent or a journal. */
export const DecisionSchema = v.union([
  v.object({ decision: v.literal('APPROVE') }),
  v.object({ decision: v.literal('REJECT'), reason: v.string() }),
]);

/** The status of a request after a decision. */
export const STATUS_AFTER: Record<DecisionKind, string> = { APPROVE: 'APPROVED', REJECT: 'REJECTED' };

/** The service refused: the same decision would be refused again. The message is in the page's language. */
export class Refused extends Error {}

/** Whether the request exceeds the refundable amount. An unknown amount is left to the service. */
export const isAboveRemaining = ({ amount, remaining }: Pick<RefundRequest, 'amount' | 'remaining'>) =>
  remaining !== undefined && amount > remaining;

/** Whether the user requested it, under any of their names in the service. */
export const isOwn = ({ requestedBy }: Pick<RefundRequest, 'requestedBy'>, user: Person | null) =>
  user !== null && isSamePerson(requestedBy, user);

/** Who decided on a request, how and when, as one sentence. */
function decidedText({ status, decidedBy, decidedAt }: RefundRequest, t: Translate): string {
  const isKnown = status === 'APPROVED' || status === 'REJECTED';
  if (!isKnown || !decidedBy || decidedAt === undefined) return t('refundRequest.changed.over');
  return t(`refundRequest.changed.${status}`, { name: decidedBy, time: formatDateTime(decidedAt) });
}

/** Facts of the request to store in an intent: payment and amount. */
export const aboutOf = ({ transactionId, amount }: RefundRequest) => ({ transactionId, amount });

/** Everything needed to send a decision. */
interface DecisionSetting extends ReturnType<typeof useSender> {
  scope: Scope;
  t: Translate;
}

/** Stores the intent of a decision with an unknown outcome. */
function decisionStore({ merchantId }: Scope, requestId: string, userName: string): IntentStore<Decision> {
  const store = intentStore(`decision.${merchantId}.${requestId}.${userName}`, DecisionSchema);
  const open = store.read();
  // The service never decides twice, so an old intent would only block.
  if (open && !open.accepted && !mayRepeat(open)) store.write(undefined);
  return store;
}

/** The decision on one request: checked again before sending, and looked up if no response comes. */
export function decisionOperation(
  request: RefundRequest,
  { scope, person, idempotency, isMine, t }: DecisionSetting,
  kind: DecisionKind,
): Operation<Decision, RefundRequest> {
  return {
    name: `decision.${scope.merchantId}.${request.id}`,
    store: decisionStore(scope, request.id, person.userName),
    isMine,
    idempotency,
    async before() {
      const now = await findRefundRequest(scope, request.id);
      if (!now) throw new Changed(t('refundRequest.changed.gone'));
      if (now.status !== 'WAITING') throw new Changed(decidedText(now, t));
      if (now.amount !== request.amount)
        throw new Changed(t('refundRequest.changed.amount', { amount: formatMoney(now.amount) }));
      if (kind === 'APPROVE' && isAboveRemaining(now))
        throw new Changed(t('refundRequest.deny.remaining', { amount: formatMoney(now.remaining) }));
    },
    async send({ body, key }) {
      const confirmed = await confirmedHash(request);
      const decided = await decideRefund(scope, request.id, body, key, confirmed);
      // A success that leaves the request waiting is no response to the decision.
      if (decided.status === 'WAITING') throw new ApiError({ kind: 'malformed', requestId: key });
      return decided;
    },
    async look(intent) {
      const found = await findRefundRequest(scope, request.id);
      if (!found || found.status === 'WAITING') return { state: 'unknown' };
      const { id, status, decidedBy, decidedAt } = found;
      // Decided otherwise: this decision is no longer possible.
      if (status !== STATUS_AFTER[intent.body.decision])
        return { state: 'refused', error: new Changed(decidedText(found, t)) };
      if (isSamePerson(decidedBy, person) && isOfTime(intent, decidedAt))
        return { state: 'done', result: found, fits: ['transaction', 'time', 'person'] };
      return { state: 'unknown', similar: [{ id, at: decidedAt, by: decidedBy }] };
    },
  };
}

/** The signed-in user's decision on a request. */
export function useDecisionOperation() {
  const t = useT();
  const scope = useScope();
  const sender = useSender();
  return (request: RefundRequest, kind: DecisionKind) =>
    decisionOperation(request, { ...sender, scope, t }, kind);
}

/** The decision with an unknown outcome for a request. */
export function useOpenDecision() {
  const scope = useScope();
  const userName = useUserName();
  return (requestId: string) => decisionStore(scope, requestId, userName).read()?.body;
}

/** Why the user may not decide on any request now, or undefined. */
export function useDenialOfAll(): string | undefined {
  const t = useT();
  const mayDecide = useCan('approve-refund:update');
  const online = useOnline();
  if (!mayDecide) return t('refundRequest.deny.scope');
  return online ? undefined : t('refundRequest.deny.offline');
}

/** Why this user may not make the decision, in one sentence; undefined when they may. */
export function useDenial() {
  const t = useT();
  const user = useUser();
  const ofAll = useDenialOfAll();
  return (request: RefundRequest, kind: DecisionKind): string | undefined => {
    if (ofAll) return ofAll;
    if (request.status !== 'WAITING') return decidedText(request, t);
    // The requester must not be the approver (product page "Screens", 2.6); the service enforces the same.
    if (isOwn(request, user)) return t(`refundRequest.deny.own.${kind}`);
    if (kind === 'APPROVE' && isAboveRemaining(request))
      return t('refundRequest.deny.remaining', { amount: formatMoney(request.remaining) });
    return undefined;
  };
}
