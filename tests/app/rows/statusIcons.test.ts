import { describe, expect, it } from 'vitest';
import { refundStatuses } from '#app/rows/refundStatus.ts';
import { settlementStatuses } from '#app/rows/settlementStatus.ts';
import { statusIcon } from '#app/rows/statusIcons.ts';
import { transactionStatuses } from '#app/rows/transactionStatus.ts';

describe('the icons of statuses', () => {
  it.each([
    ['transactions', transactionStatuses],
    ['refunds', refundStatuses],
    ['settlements', settlementStatuses],
  ])('tell the states of %s apart without colour', (_, registry) => {
    const icons = Object.keys(registry).map(statusIcon);
    // PENDING_APPROVAL and REVIEW share one, but never within one entity.
    expect(new Set(icons).size).toBe(icons.length);
    expect(icons).not.toContain(statusIcon('NEVER_HEARD_OF'));
  });

  it.each(['', 'constructor', '__proto__', 'toString'])('has the question mark for %j', (status) => {
    expect(statusIcon(status)).toBe(statusIcon('NEVER_HEARD_OF'));
  });
});
