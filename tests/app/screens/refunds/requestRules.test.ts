import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { REFUND_MODES } from '#app/api/refunds.ts';
import type { Translate } from '#app/i18n/index.ts';
import { requestSchema, SHARES } from '#app/screens/refunds/requestRefund.ts';

const say = ((key: string) => key) as unknown as Translate;
const MAX = 9_999_999_999_999;

const lefts = fc.record({
  modes: fc.constantFrom(...REFUND_MODES),
  refundable: fc.integer({ min: 0, max: MAX }),
});
/** Form values, most often near the refundable amount. */
const formOf = (refundable: number) =>
  fc.record({
    share: fc.constantFrom('' as const, ...SHARES),
    amount: fc.oneof(
      fc.constant(null),
      fc.integer({ min: -2, max: 2 }).map((step) => refundable + step),
      fc.integer({ min: -MAX, max: MAX }),
      fc.double({ min: -1, max: MAX }),
    ),
    reason: fc.constantFrom('CUSTOMER_REQUEST', 'OTHER', 'toString', ''),
    note: fc.constantFrom('', '  ', 'Khách đổi ý'),
  });

describe('a valid form', () => {
  it('has a whole amount above zero, at most the refundable one, and as chosen', () => {
    let passed = 0;
    fc.assert(
      fc.property(
        lefts.chain((left) => fc.tuple(fc.constant(left), formOf(left.refundable))),
        ([left, values]) => {
          const { success, output } = v.safeParse(requestSchema(left, say), values);
          if (!success) return;
          passed += 1;
          const { amount } = output as { amount: number };
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(left.refundable);
          expect(left.modes).not.toBe('none');
          if (left.modes === 'full') expect(amount).toBe(left.refundable);
          else
            expect(amount).toBe(
              { all: left.refundable, half: Math.floor(left.refundable / 2), own: values.amount, '': NaN }[
                values.share
              ],
            );
        },
      ),
      { numRuns: 3000 },
    );
    expect(passed).toBeGreaterThan(200);
  });
});

describe('the errors of a form', () => {
  const left = { modes: 'any', refundable: 1000 } as const;
  const fieldsOf = (values: object) =>
    v.safeParse(requestSchema(left, say), values).issues?.map((issue) => v.getDotPath(issue));

  it('are in the order of its fields', () => {
    const note = 'x'.repeat(501);
    expect(fieldsOf({ share: '', amount: null, reason: '', note })).toEqual(['share', 'reason', 'note']);
    expect(fieldsOf({ share: 'own', amount: 1001, reason: '', note })).toEqual(['amount', 'reason', 'note']);
    expect(fieldsOf({ share: 'all', amount: null, reason: 'OTHER', note: ' ' })).toEqual(['note']);
  });
});
