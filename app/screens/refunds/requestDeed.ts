import * as v from 'valibot';
import type { Scope } from '../../api/paths.ts';
import {
  type Preparing,
  prepareRefund,
  type RefundOrder,
  type RefundSchema,
  requestRefund,
} from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { type Deed, type Intent, storedIntent } from '../../lib/moneyIntent.ts';

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

/** What a recorded request looks like here, whether it was answered or found. */
export type Recorded = v.InferOutput<typeof RefundSchema>;

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

interface DeedOptions {
  scope: Scope;
  transactionId: string;
  userName: string;
  /** Whether this person is shown the refunds of a transaction; else nothing can be looked for. */
  maySee: boolean;
  /** What stands on the screen. */
  seen: () => Preparing | undefined;
  isMine: () => boolean;
  /** Its answer was lost: it is being looked for. */
  onLook: (intent: RequestIntent) => void;
}

/** A request for a refund as a deed that is done once (`moneyIntent.ts`). */
export function requestDeed(options: DeedOptions): Deed<RequestBody, Recorded> {
  const { scope, transactionId, userName, isMine } = options;
  const name = `refund.${scope.merchantId}.${transactionId}`;
  return {
    name,
    keeper: storedIntent(`${name}.${userName}`, BodySchema),
    isMine,
    before: async () => {
      const left = await prepareRefund(scope, transactionId);
      const seen = options.seen();
      if (!seen || FIGURES.some((figure) => left[figure] !== seen[figure]))
        throw new LeftChanged(seen?.refundable ?? 0, left.refundable);
    },
    known: async () => (await getTransaction(scope, transactionId)).refunds.map(({ id }) => id),
    send: ({ key, body: { amount, reason, note, source } }) => {
      const order: RefundOrder = { transactionId, amount, reason, note };
      return requestRefund(scope, source, order, key);
    },
    look: async (intent) => {
      options.onLook(intent);
      const { refunds } = await getTransaction(scope, transactionId);
      const { amount, reason } = intent.body;
      const found = refunds.find(
        (refund) =>
          !intent.known.includes(refund.id) &&
          refund.amount === amount &&
          refund.reason === reason &&
          refund.createdBy === userName,
      );
      if (!found && !options.maySee)
        throw new Error('The refunds of a transaction are not shown to this person.');
      return found;
    },
  };
}
