/* A refund request, from the rules of its form to sending it and its error messages. */

import * as v from 'valibot';
import { ApiError } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import {
  type Preparing,
  prepareRefund,
  type Refund,
  type RefundOrder,
  requestRefund,
} from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { refusalOf, type SubmitFailure } from '../../form/failure.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Fit } from '../../lib/outcome.ts';
import { type Intent, intentStore, isOfTime } from '../../money/intentStore.ts';
import type { Operation, Sighting } from '../../money/operation.ts';
import { isSamePerson, type Person } from '../../money/samePerson.ts';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { failureText } from '../../state/failureText.ts';

/** The amount: everything left, half of it, or a custom amount. */
export const SHARES = ['all', 'half', 'own'] as const;

/** Values of the form. */
const RequestValuesSchema = v.object({
  /** '' until chosen: a refund must be a deliberate choice, not a default. */
  share: v.picklist(['', ...SHARES]),
  /** In VND; used with `own`. */
  amount: v.nullable(v.number()),
  reason: v.string(),
  note: v.string(),
});
export type RequestValues = v.InferOutput<typeof RequestValuesSchema>;

export const emptyRequest: RequestValues = { share: '', amount: null, reason: '', note: '' };

/** Maximum characters of a note (docs/contract.md). */
export const MAX_NOTE = 500;

/** The refundable amount in VND, and the allowed modes. */
export type Left = Pick<Preparing, 'modes' | 'refundable'>;

/** Half of an amount in VND, rounded down to whole đồng. */
export const halfOf = (amount: number) => Math.floor(amount / 2);

/** The effective choice: if only a full refund is allowed, there is no choice. */
const shareOf = ({ modes }: Left, { share }: RequestValues) => (modes === 'full' ? 'all' : share);

/** The amount to request, in VND; null while undecided. */
export function amountOf(left: Left, values: RequestValues): number | null {
  const share = shareOf(left, values);
  if (share === 'all') return left.refundable;
  if (share === 'half') return halfOf(left.refundable);
  return share === 'own' ? values.amount : null;
}

/** The error of the amount. A missing choice is reported separately. */
function amountFault(left: Left, values: RequestValues): Key | undefined {
  if (shareOf(left, values) === '') return undefined;
  const amount = amountOf(left, values);
  if (amount === null) return 'refund.request.needsAmount';
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'refund.request.needsMore';
  return left.modes === 'none' || amount > left.refundable ? 'refund.request.tooMuch' : undefined;
}

/** Validates the form against the refundable amount, in field order; outputs what is sent. */
export function requestSchema(left: Left, t: Translate) {
  const tooLong = t('refund.request.noteTooLong', { count: MAX_NOTE });
  return v.pipe(
    v.object({ ...RequestValuesSchema.entries, note: v.pipe(v.string(), v.trim()) }),
    v.forward(
      v.check((values) => shareOf(left, values) !== '', t('refund.request.needsShare')),
      ['share'],
    ),
    v.forward(
      v.check(
        (values) => amountFault(left, values) === undefined,
        ({ input }) => t(amountFault(left, input)!, { amount: formatMoney(left.refundable) }),
      ),
      ['amount'],
    ),
    v.forward(
      v.check(({ reason }) => Object.hasOwn(refundReasons, reason), t('refund.request.needsReason')),
      ['reason'],
    ),
    v.forward(
      v.check(({ note }) => note.length <= MAX_NOTE, tooLong),
      ['note'],
    ),
    v.forward(
      v.check(({ reason, note }) => reason !== 'OTHER' || note !== '', t('refund.request.needsNote')),
      ['note'],
    ),
    v.transform((values) => ({
      // Ensured by the rule above.
      amount: amountOf(left, values)!,
      reason: values.reason,
      note: values.note,
    })),
  );
}

/** The request of a valid form. */
export type RequestOutput = v.InferOutput<ReturnType<typeof requestSchema>>;

/** Why nothing is refundable, by the service's code (docs/contract.md). */
const NOT_REFUNDABLE: Readonly<Record<string, Key>> = {
  NOT_SUCCESSFUL: 'refund.request.none.NOT_SUCCESSFUL',
  FULLY_REFUNDED: 'refund.request.none.FULLY_REFUNDED',
  WAITING: 'refund.request.none.WAITING',
  TOO_OLD: 'refund.request.none.TOO_OLD',
  FULL_ONLY_USED: 'refund.request.none.FULL_ONLY_USED',
};

/** Why nothing is refundable: our sentence for a known code, else the service's own words. */
export function notRefundable({ reasonNotRefundable: reason, refundable }: Preparing, t: Translate): string {
  if (!reason) return t(refundable > 0 ? 'refund.request.none.unsaid' : 'refund.request.off.nothing');
  return Object.hasOwn(NOT_REFUNDABLE, reason) ? t(NOT_REFUNDABLE[reason]!) : reason;
}

/** The sent body, with its destination: a repeat must be identical. */
const BodySchema = v.object({
  transactionId: v.string(),
  amount: v.number(),
  reason: v.string(),
  note: v.string(),
  /** The transaction's source: refunds of the API integration have their own path. */
  source: v.optional(v.string()),
});
export type RequestBody = v.InferOutput<typeof BodySchema>;
export type RequestIntent = Intent<RequestBody>;

/** The refundable amount changed since it was shown: nothing was sent. Amounts in VND. */
export class LeftChanged extends Error {
  override name = 'LeftChanged';
  constructor(
    readonly before: number,
    readonly after: number,
  ) {
    super('What is left to refund has changed.');
  }
}

const FIGURES = ['refundable', 'refunded', 'waiting', 'modes'] as const satisfies (keyof Preparing)[];

interface RequestOptions {
  scope: Scope;
  transactionId: string;
  person: Person;
  /** Whether the user may see the refunds of a transaction; otherwise nothing can be looked up. */
  maySee: boolean;
  /** `idempotency` of config.json. */
  idempotency: boolean;
  /** The shown figures. */
  seen: () => Preparing | undefined;
  isMine: () => boolean;
  /** The response was lost, and a check for the refund has started. */
  onLook: (intent: RequestIntent) => void;
}

/** How a refund matches an intent; undefined if it cannot be the same. */
function fitsOf(refund: Refund, { key, body, known, ...times }: RequestIntent, person: Person) {
  const { id, amount, reason, createdAt, createdBy, idempotencyKey } = refund;
  if (idempotencyKey !== undefined) return idempotencyKey === key ? (['key'] satisfies Fit[]) : undefined;
  const isOther = reason !== undefined && Object.hasOwn(refundReasons, reason) && reason !== body.reason;
  const isOld = known.includes(id) || !isOfTime({ key, body, known, ...times }, createdAt);
  if (amount !== body.amount || isOther || isOld) return undefined;
  const fits: Fit[] = ['transaction', 'amount', 'time'];
  return isSamePerson(createdBy, person) ? [...fits, 'person' as const] : fits;
}

/** What the transaction's refunds show about an intent: certain by key or person, otherwise only similar. */
function sightingOf(refunds: readonly Refund[], intent: RequestIntent, person: Person): Sighting<Refund> {
  const found = refunds.flatMap((refund) => {
    const fits: readonly Fit[] | undefined = fitsOf(refund, intent, person);
    return fits ? [{ refund, fits }] : [];
  });
  const similarOf = (some: typeof found) =>
    some.map(({ refund: { id, createdAt, createdBy } }) => ({ id, at: createdAt, by: createdBy }));
  const sure = found.filter(({ fits }) => fits.includes('key') || fits.includes('person'));
  const [first, ...others] = sure;
  if (!first) return { state: 'unknown', similar: similarOf(found) };
  return { state: 'done', result: first.refund, fits: first.fits, others: similarOf(others) };
}

/** A refund request as an operation that is sent only once (`app/money/submitOnce.ts`). */
export function requestOperation(options: RequestOptions): Operation<RequestBody, Refund> {
  const { scope, transactionId, person, isMine, idempotency } = options;
  const name = `refund.${scope.merchantId}.${transactionId}`;
  return {
    name,
    store: intentStore(`${name}.${person.userName}`, BodySchema),
    isMine,
    idempotency,
    before: async () => {
      const left = await prepareRefund(scope, transactionId);
      const seen = options.seen();
      if (!seen || FIGURES.some((figure) => left[figure] !== seen[figure]))
        throw new LeftChanged(seen?.refundable ?? 0, left.refundable);
    },
    known: async () => (await getTransaction(scope, transactionId)).refunds.map(({ id }) => id),
    send: async ({ key, body: { amount, reason, note, source } }) => {
      const order: RefundOrder = { transactionId, amount, reason, note };
      const refund = await requestRefund(scope, source, order, key);
      // A success with another amount is no response to this request.
      if (refund.amount !== amount) throw new ApiError({ kind: 'malformed', requestId: key });
      return refund;
    },
    look: async (intent) => {
      options.onLook(intent);
      const { refunds } = await getTransaction(scope, transactionId);
      const seen = sightingOf(refunds, intent, person);
      if (seen.state !== 'done' && !options.maySee)
        throw new Error('The refunds of a transaction are not shown to this person.');
      return seen;
    },
  };
}

/** The request was certainly not recorded. `sent`: the service received and refused it. */
export class NotRequested extends Error {
  constructor(
    override readonly cause: unknown,
    readonly sent: boolean,
  ) {
    super('The request was not recorded.');
  }
}

/** Message for a request that was certainly not recorded. */
export function requestFailure({ cause: error, sent }: NotRequested, t: Translate): SubmitFailure {
  const nothing = { fields: [], toasts: [] };
  if (error instanceof LeftChanged) {
    const { before, after } = error;
    const figures = { before: formatMoney(before), after: formatMoney(after) };
    const title = before === after ? t('refund.request.changedOther') : t('refund.request.changed', figures);
    return { tone: 'warning', title, text: '', ...nothing };
  }
  const title = t(sent ? 'refund.request.refused' : 'refund.request.failed');
  if (error instanceof ApiError && error.isForbidden)
    return { title, text: t('refund.request.off.denied'), ...nothing };
  // A failure before sending has no field errors.
  if (!sent) return { title, text: failureText(error, t), ...nothing };
  const refusal = refusalOf(error, Object.keys(emptyRequest), t);
  // Always say that nothing was recorded, not only at the field.
  const text = refusal.text || refusal.fields.map(({ message }) => message).join(' ');
  return { title, ...refusal, text };
}
