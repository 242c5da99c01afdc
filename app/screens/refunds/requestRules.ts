import * as v from 'valibot';
import type { Preparing } from '../../api/refunds.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';

/** How much is asked for: all that is left, half of it, or an amount of its own. */
export const SHARES = ['all', 'half', 'own'] as const;

/** What the form holds. */
export const RequestValuesSchema = v.object({
  /** '' until it is chosen: money goes back by a choice, not by what stood there. */
  share: v.picklist(['', ...SHARES]),
  /** In VND; counts with `own`. */
  amount: v.nullable(v.number()),
  reason: v.string(),
  note: v.string(),
});
export type RequestValues = v.InferOutput<typeof RequestValuesSchema>;

export const emptyRequest: RequestValues = { share: '', amount: null, reason: '', note: '' };

/** Letters that a note may have (docs/contract.md). */
export const MAX_NOTE = 500;

/** What may go back, in VND, and how. */
export type Left = Pick<Preparing, 'modes' | 'refundable'>;

/** Half of an amount in VND, whole đồng: the odd one stays. */
export const halfOf = (amount: number) => Math.floor(amount / 2);

/** The choice that counts: where only the whole may go back, there is none. */
const shareOf = ({ modes }: Left, { share }: RequestValues) => (modes === 'full' ? 'all' : share);

/** The amount that would be asked for, in VND; null while it is open. */
export function amountOf(left: Left, values: RequestValues): number | null {
  const share = shareOf(left, values);
  if (share === 'all') return left.refundable;
  if (share === 'half') return halfOf(left.refundable);
  return share === 'own' ? values.amount : null;
}

/** What is wrong with the amount. An open choice is another matter. */
function amountFault(left: Left, values: RequestValues): Key | undefined {
  if (shareOf(left, values) === '') return undefined;
  const amount = amountOf(left, values);
  if (amount === null) return 'refund.request.needsAmount';
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'refund.request.needsMore';
  return left.modes === 'none' || amount > left.refundable ? 'refund.request.tooMuch' : undefined;
}

/** The rules of the form against what is left, in the order of its fields; gives what is to be sent. */
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
      // The rule above has seen to it.
      amount: amountOf(left, values)!,
      reason: values.reason,
      note: values.note,
    })),
  );
}

/** What a valid form asks for. */
export type RequestOutput = v.InferOutput<ReturnType<typeof requestSchema>>;
