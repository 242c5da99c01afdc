import { confirmedHash } from '#app/api/refundRequests.ts';
import type { RefundRequest } from '../data/refunds/refundRequests.ts';
import type { RefundDecision } from '../data/refunds/writtenRefunds.ts';
import { dayAt } from '../data/workingDays.ts';
import { conflict, type FieldError, invalid, notFound } from '../errors.ts';
import type { MessageKey } from '../messages.ts';
import type { Context } from '../router.ts';
import type { SandboxState } from '../state.ts';
import type { RefundRecords } from './refundRecords.ts';

const MAX_REASON = 500;

/** The message for a request that is no longer waiting. */
const DECIDED: Record<string, MessageKey> = {
  APPROVED: 'decidedApproved',
  REJECTED: 'decidedRejected',
  CANCELLED: 'decidedWithdrawn',
  EXPIRED: 'decidedExpired',
};

function readDecision(body: Record<string, unknown>): Pick<RefundDecision, 'decision' | 'reason'> {
  const { decision, reason } = body;
  const errors: FieldError[] = [];
  if (decision !== 'APPROVE' && decision !== 'REJECT')
    throw invalid({ field: 'decision', key: 'decisionUnknown' });
  const given = reason ?? '';
  if (typeof given !== 'string') throw invalid({ field: 'reason', key: 'notText' });
  const text = given.trim();
  if (decision === 'REJECT' && text === '') errors.push({ field: 'reason', key: 'rejectReasonRequired' });
  if (text.length > MAX_REASON) errors.push({ field: 'reason', key: 'longerThan500' });
  if (errors.length > 0) throw invalid(...errors);
  return { decision, ...(decision === 'REJECT' && { reason: text }) };
}

/** A request is decided once, by another user than its requester, and for no more than the rest. Throws a 409. */
function checkDecision(
  state: SandboxState,
  request: RefundRequest,
  userName: string,
  decision: string,
): void {
  const { status, requestedBy, amount, remaining, decidedBy = '' } = request;
  if (status !== 'WAITING') {
    const person = state.findAccount(decidedBy);
    const name = person ? `${person.name} (${decidedBy})` : decidedBy;
    throw conflict('ALREADY_DECIDED', DECIDED[status] ?? 'decidedApproved', undefined, { name });
  }
  if (requestedBy === userName) throw conflict('OWN_REQUEST', 'ownRequest');
  if (decision === 'APPROVE' && amount > remaining)
    throw conflict('REFUND_EXCEEDS_REMAINING', 'refundAtMost', undefined, { left: remaining });
}

/** What one person approves on a Vietnamese day adds up to no more than the limit of the account. Throws a 409. */
function checkDayLimit(
  records: RefundRecords,
  { account, business }: Context,
  amount: number,
  now: number,
): void {
  const { approvesPerDay, userName } = account;
  if (approvesPerDay === undefined) return;
  const approved = records
    .all(business.id)
    .map(({ request }) => request)
    .filter(
      ({ status, decidedBy, decidedAt }) =>
        status === 'APPROVED' &&
        decidedBy === userName &&
        decidedAt !== undefined &&
        dayAt(decidedAt) === dayAt(now),
    )
    .reduce((sum, one) => sum + one.amount, 0);
  const left = Math.max(0, approvesPerDay - approved);
  if (amount > left) throw conflict('DAY_LIMIT', 'dayLimit', undefined, { left });
}

/** Approves or rejects a waiting request and returns its new state. */
export async function decideRefund(
  state: SandboxState,
  records: RefundRecords,
  context: Context,
  body: Record<string, unknown>,
): Promise<RefundRequest> {
  const { account, business, confirmed } = context;
  const given = String(body.id ?? '').toUpperCase();
  const find = (): { slot: number; number: number; request: RefundRequest } => {
    const record = records.find(business.id, given);
    if (!record || (account.storeId !== null && record.refund.storeId !== account.storeId)) throw notFound();
    const { slot, number, request } = record;
    if (request.id !== given) throw notFound();
    return { slot, number, request };
  };
  // Compare the confirmed hash only if the header is sent.
  if (confirmed !== null && confirmed !== (await confirmedHash(find().request)))
    throw conflict('CONFIRMED_OTHER', 'confirmedOther');
  // No `await` from here on, so that no other call runs between the check and the write.
  const { slot, number, request } = find();
  const sent = readDecision(body);
  checkDecision(state, request, account.userName, sent.decision);
  const at = state.moment();
  if (sent.decision === 'APPROVE') checkDayLimit(records, context, request.amount, at);
  const { since, asked, decisions } = state.transactions(business.id).ledger.written.get(slot) ?? {
    since: at,
    asked: [],
    decisions: {},
  };
  const decision: RefundDecision = { ...sent, by: account.userName, at };
  state.writeRefunds(business.id, slot, { since, asked, decisions: { ...decisions, [number]: decision } });
  return find().request;
}
