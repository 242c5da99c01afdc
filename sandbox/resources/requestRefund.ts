import type { Account } from '../accounts.ts';
import { BUSINESSES, type Business } from '../data/businesses.ts';
import { DAY } from '../data/openingHours.ts';
import { REFUND_REASONS } from '../data/refunds/plannedRefunds.ts';
import { type Refund, refundsAt } from '../data/refunds/refunds.ts';
import { type Facts, factsOf, hasMoney, refundableOf } from '../data/transactions/facts.ts';
import { slotOf } from '../data/transactions/ledger.ts';
import { ApiError, conflict, type FieldError, invalid, notFound } from '../errors.ts';
import type { MessageKey } from '../messages.ts';
import { reaches } from '../permissions.ts';
import { businessOf, type Context, type Route, requireScope } from '../router.ts';
import type { SandboxState } from '../state.ts';

const SCOPE = 'refund:create';
const MAX_NOTE = 500;

interface Found {
  business: Business;
  slot: number;
  facts: Facts;
}

interface Wanted {
  amount: number;
  reason: string;
  note: string;
}

/** The amount, the reason and the note of a request. Throws a 400 that names every invalid field. */
function readWanted({ amount, reason, note = '' }: Record<string, unknown>): Wanted {
  const errors: FieldError[] = [];
  const whole = typeof amount === 'number' && Number.isSafeInteger(amount) && amount > 0;
  const known = typeof reason === 'string' && REFUND_REASONS.some((one) => one === reason);
  const text = typeof note === 'string' ? note.trim() : '';
  if (!whole) errors.push({ field: 'amount', key: 'amountWhole' });
  if (!known) errors.push({ field: 'reason', key: 'reasonUnknown' });
  if (typeof note !== 'string') errors.push({ field: 'note', key: 'notText' });
  else if (text.length > MAX_NOTE) errors.push({ field: 'note', key: 'longerThan500' });
  else if (reason === 'OTHER' && text === '') errors.push({ field: 'note', key: 'noteRequired' });
  if (!whole || !known || errors.length > 0) throw invalid(...errors);
  return { amount, reason, note: text };
}

/** Throws a 409 if the amount exceeds the refundable rest. */
function checkTerms(facts: Facts, amount: number, now: number): void {
  const { modes, refundable, reasonNotRefundable } = termsOf(facts, now);
  if (reasonNotRefundable) throw conflict('REFUND_NOT_POSSIBLE', NOT_REFUNDABLE[reasonNotRefundable]);
  const values = { left: refundable };
  if (modes === 'full' && amount !== refundable)
    throw conflict('REFUND_FULL_ONLY', 'refundFullOnly', 'amount', values);
  if (amount > refundable)
    throw new ApiError(409, 'REFUND_EXCEEDS_REMAINING', 'refundExceeds', {
      fields: [{ field: 'amount', key: 'refundAtMost', values }],
    });
}

/** Requests refunds: the possible terms, and the request on the two channels. */
export function requestRefundRoutes(state: SandboxState): Route[] {
  /** The transaction with an id among the given businesses; one of another store counts as missing. */
  function find(account: Account, businesses: readonly Business[], id: unknown): Found {
    if (typeof id !== 'string') throw invalid({ field: 'transactionId', key: 'required' });
    const now = state.moment();
    for (const business of businesses) {
      const { ledger, rows } = state.transactions(business.id);
      const slot = slotOf(ledger, id);
      if (slot === undefined || !rows.has(slot, now)) continue;
      const facts = factsOf(ledger, slot, now);
      if (account.storeId === null || account.storeId === facts.storeId) return { business, slot, facts };
    }
    throw notFound();
  }

  function ask({ business, slot, facts }: Found, wanted: Wanted, { account, key }: Context): Refund {
    const at = state.moment();
    checkTerms(facts, wanted.amount, at);
    const { ledger } = state.transactions(business.id);
    const written = ledger.written.get(slot) ?? { since: at, asked: [], decisions: {} };
    const begun = facts.timeline.refunds.filter(({ steps }) => (steps[0]?.at ?? 0) <= written.since);
    const numbers = [...begun, ...written.asked].map(({ number }) => number);
    const asked = {
      number: Math.max(0, ...numbers) + 1,
      ...wanted,
      createdBy: account.userName,
      createdAt: at,
      ...(key !== null && { key }),
    };
    state.writeRefunds(business.id, slot, { ...written, asked: [...written.asked, asked] });
    return refundsAt(ledger, slot, factsOf(ledger, slot, at), at).at(-1) as Refund;
  }

  return [
    {
      method: 'POST',
      path: 'integration/request-refund/preparing',
      async handle({ account, body }) {
        const { merchantId, transactionId } = await body();
        if (typeof merchantId !== 'string' && typeof merchantId !== 'number')
          throw invalid({ field: 'merchantId', key: 'required' });
        const business = businessOf(account, String(merchantId));
        requireScope(account, SCOPE, business);
        return termsOf(find(account, [business], transactionId).facts, state.moment());
      },
    },
    {
      method: 'POST',
      path: 'payment/merchant/:m/request-refund',
      scope: SCOPE,
      money: true,
      async handle(context) {
        const { account, business, body } = context;
        const given = await body();
        const found = find(account, [business], given.transactionId);
        if (found.facts.source === 'INTEGRATION') throw new ApiError(400, 'WRONG_CHANNEL', 'wrongChannel');
        return ask(found, readWanted(given), context);
      },
    },
    {
      method: 'POST',
      path: 'integration/request-refund',
      money: true,
      async handle(context) {
        const { account, body } = context;
        const given = await body();
        const reached = BUSINESSES.filter(({ id }) => reaches(account, id));
        const found = find(account, reached, given.transactionId);
        requireScope(account, SCOPE, found.business);
        if (found.facts.source !== 'INTEGRATION')
          throw new ApiError(400, 'WRONG_CHANNEL', 'wrongChannelIntegration');
        return ask(found, readWanted(given), context);
      },
    },
  ];
}

/** Why a transaction cannot be refunded, and the message. */
const NOT_REFUNDABLE = {
  NOT_SUCCESSFUL: 'notSuccessful',
  FULLY_REFUNDED: 'fullyRefunded',
  WAITING: 'refundsWaiting',
  TOO_OLD: 'tooOldToRefund',
  FULL_ONLY_USED: 'fullOnlyUsed',
} as const satisfies Record<string, MessageKey>;

/** The refund terms of a transaction (contract, `request-refund/preparing`). Integer VND. */
interface RefundTerms {
  refundable: number;
  refunded: number;
  /** Requested or in progress. */
  waiting: number;
  /** The merchant's cost of the refund. */
  fee: number;
  /** Nothing, exactly the rest, or any amount up to `refundable`. */
  modes: 'none' | 'full' | 'any';
  reasonNotRefundable?: keyof typeof NOT_REFUNDABLE;
}

const OLDEST = 90 * DAY;
const CARD_FEE = 3300;

function obstacle(facts: Facts, now: number): RefundTerms['reasonNotRefundable'] {
  const { status, amount, refunded, waiting, paidAt, method } = facts;
  if (!hasMoney(status)) return 'NOT_SUCCESSFUL';
  if (refunded >= amount) return 'FULLY_REFUNDED';
  if (now - paidAt > OLDEST) return 'TOO_OLD';
  if (method === 'WALLET' && refunded + waiting > 0) return 'FULL_ONLY_USED';
  return refundableOf(facts) === 0 ? 'WAITING' : undefined;
}

function termsOf(facts: Facts, now: number): RefundTerms {
  const { refunded, waiting, method } = facts;
  const reasonNotRefundable = obstacle(facts, now);
  const fee = method === 'CARD' ? CARD_FEE : 0;
  if (reasonNotRefundable)
    return { refundable: 0, refunded, waiting, fee, modes: 'none', reasonNotRefundable };
  return {
    refundable: refundableOf(facts),
    refunded,
    waiting,
    fee,
    modes: method === 'WALLET' ? 'full' : 'any',
  };
}
