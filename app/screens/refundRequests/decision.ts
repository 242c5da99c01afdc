import { ApiError } from '../../api/errors.ts';
import type { Scope } from '../../api/paths.ts';
import {
  type Decision,
  decideRefund,
  findRefundRequest,
  type RefundRequest,
} from '../../api/refundRequests.ts';
import type { Translate } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { carryOut, type Deed, type IntentKeeper, type Outcome, resume } from '../../lib/moneyIntent.ts';
import { formatDateTime } from '../../lib/time.ts';
import { failureText } from '../../state/failureText.ts';

/** From this amount on, in VND, it is typed once more before it leaves: one request's, or the sum of many. */
export const TYPED_FROM = 20_000_000;

/** Letters of a reason for rejection (contract, make-approve-refund). */
export const MAX_REASON = 500;

export type DecisionKind = Decision['decision'];

/** What a decision made here makes of a request. */
const STATUS_AFTER: Record<DecisionKind, string> = { APPROVE: 'APPROVED', REJECT: 'REJECTED' };

/** The request is not what the person saw any more: nothing was sent. Its message is in the page's language. */
export class Changed extends Error {}

/** Whether more is asked for than the transaction has left. A remainder that nobody told is left to the service. */
export const isAboveRemaining = ({ amount, remaining }: Pick<RefundRequest, 'amount' | 'remaining'>) =>
  remaining !== undefined && amount > remaining;

/** Who decided on a request, how and when, as one sentence. */
export function decidedText({ status, decidedBy, decidedAt }: RefundRequest, t: Translate): string {
  const isKnown = status === 'APPROVED' || status === 'REJECTED';
  if (!isKnown || !decidedBy || decidedAt === undefined) return t('refundRequest.changed.over');
  return t(`refundRequest.changed.${status}`, { name: decidedBy, time: formatDateTime(decidedAt) });
}

/** Everything that a decision is carried out with. */
export interface DecisionSetting {
  scope: Scope;
  userName: string | undefined;
  isMine: () => boolean;
  t: Translate;
}

/** The decision on one request as a deed: looked at once more before it is sent, and looked for when no answer comes. */
export function decisionDeed(
  request: RefundRequest,
  keeper: IntentKeeper<Decision>,
  { scope, userName, isMine, t }: DecisionSetting,
  kind: DecisionKind,
): Deed<Decision, RefundRequest> {
  return {
    name: `decision.${scope.merchantId}.${request.id}`,
    keeper,
    isMine,
    async before() {
      const now = await findRefundRequest(scope, request.id);
      if (!now) throw new Changed(t('refundRequest.changed.gone'));
      if (now.status !== 'WAITING') throw new Changed(decidedText(now, t));
      if (now.amount !== request.amount)
        throw new Changed(t('refundRequest.changed.amount', { amount: formatMoney(now.amount) }));
      if (kind === 'APPROVE' && isAboveRemaining(now))
        throw new Changed(t('refundRequest.deny.remaining', { amount: formatMoney(now.remaining) }));
    },
    send: ({ body, key }) => decideRefund(scope, request.id, body, key),
    async look({ body }) {
      const found = await findRefundRequest(scope, request.id);
      const isOwn = found?.decidedBy !== undefined && found.decidedBy === userName;
      return isOwn && found.status === STATUS_AFTER[body.decision] ? found : undefined;
    },
  };
}

/** Carries out a decision; one that was left open is looked after and, if there is no sign of it, sent again under its own key. */
export function pursueDecision(
  deed: Deed<Decision, RefundRequest>,
  body: Decision,
): Promise<Outcome<RefundRequest>> {
  return deed.keeper.read() ? resume(deed, { again: true }) : carryOut(deed, body);
}

/** Why a decision did not go through, for the person who made it. */
export function decisionFailure(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const said = error.fieldMessages.map(({ message }) => message).join(' ') || error.serverMessage;
  const isRefusal = error.kind === 'http' && !error.isServerFault && !error.isForbidden;
  return isRefusal && said ? said : failureText(error, t);
}
