import * as v from 'valibot';
import { ApiError } from '../../api/errors.ts';
import type { Scope } from '../../api/paths.ts';
import {
  type Preparing,
  prepareRefund,
  type Refund,
  type RefundOrder,
  requestRefund,
} from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { type Intent, intentStore, isOfTime } from '../../money/intentStore.ts';
import type { Fit, Operation, Sighting } from '../../money/operation.ts';
import { isSamePerson, type Person } from '../../money/samePerson.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';

/** What is sent, with where it goes to: a repeat has to be the same to the letter. */
const BodySchema = v.object({
  transactionId: v.string(),
  amount: v.number(),
  reason: v.string(),
  note: v.string(),
  /** Of the transaction: the API integration's refunds have a path of their own. */
  source: v.optional(v.string()),
});
export type RequestBody = v.InferOutput<typeof BodySchema>;
export type RequestIntent = Intent<RequestBody>;

/** What is left is not what stood on the screen: nothing was sent. Amounts in VND. */
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
  /** Whether this person is shown the refunds of a transaction; else nothing can be looked for. */
  maySee: boolean;
  /** `idempotency` of config.json. */
  idempotency: boolean;
  /** What stands on the screen. */
  seen: () => Preparing | undefined;
  isMine: () => boolean;
  /** Its answer was lost: it is being looked for. */
  onLook: (intent: RequestIntent) => void;
}

/** In what a refund fits an intent; undefined where it cannot be it. */
function fitsOf(refund: Refund, { key, body, known, ...times }: RequestIntent, person: Person) {
  const { id, amount, reason, createdAt, createdBy, idempotencyKey } = refund;
  if (idempotencyKey !== undefined) return idempotencyKey === key ? (['key'] satisfies Fit[]) : undefined;
  const isOther = reason !== undefined && Object.hasOwn(refundReasons, reason) && reason !== body.reason;
  const isOld = known.includes(id) || !isOfTime({ key, body, known, ...times }, createdAt);
  if (amount !== body.amount || isOther || isOld) return undefined;
  const fits: Fit[] = ['transaction', 'amount', 'time'];
  return isSamePerson(createdBy, person) ? [...fits, 'person' as const] : fits;
}

/** What the refunds of its transaction show of an intent: surely it by its key or its person, else no more than similar. */
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

/** A request for a refund as an operation that is sent once (`app/money/submitOnce.ts`). */
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
      // A yes to another amount is no answer to this request.
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
