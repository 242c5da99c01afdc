import { expect, it } from 'vitest';
import { createLedger } from '#sandbox/data/transactions/ledger.ts';
import { createColumns } from '#sandbox/data/transactions/transactionColumns.ts';

const HOUR = 3600;
const START = Date.UTC(2026, 10, 20, 9) / 1000;
const PER_DAY = 20;

/** The columns of the second business, and the slots that were computed. */
function open() {
  const computed = new Set<number>();
  const ledger = createLedger('1002', PER_DAY);
  const last = ledger.openingHours.lastAt(START);
  const [first, end] = [last - 1800, last + 1];
  const { read } = createColumns({
    ...ledger,
    seed(slot) {
      computed.add(slot);
      return ledger.seed(slot);
    },
  });
  const rowsAt = (now: number) => {
    const columns = read(first, end, now);
    return [...Object.entries(columns.numbers), ...Object.entries(columns.words)].map(([name, values]) => [
      name,
      [...values.subarray(first - columns.first, end - columns.first)],
    ]);
  };
  return { computed, rowsAt };
}

it('only the rows whose next step has come are computed again', () => {
  const { computed, rowsAt } = open();
  rowsAt(START);
  expect(computed.size).toBeGreaterThan(1800);
  computed.clear();
  rowsAt(START);
  expect(computed.size).toBe(0);
  rowsAt(START + 11);
  expect(computed.size).toBeLessThan(PER_DAY);
  // Past midnight: the settlements of a few days go on, and refunds.
  rowsAt(START + 8 * HOUR);
  expect(computed.size).toBeLessThan(10 * PER_DAY);
});

it('kept rows equal those of new columns, whichever way the clock moves', () => {
  const kept = open();
  for (const hours of [0, 0.003, 1, 9, 33, 32, 200, 5000, 0]) {
    const now = Math.round(START + hours * HOUR);
    expect(kept.rowsAt(now), `after ${hours} h`).toEqual(open().rowsAt(now));
  }
});
