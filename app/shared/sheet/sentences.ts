import { formatAmount, formatCount } from '../../lib/money.ts';
import type { DeskRow, Sentence } from './types.ts';

/** The faults of a row, or why it counts as matched: for the table and for the error file. */
export function sentencesOf({ faults, file, system, lines, ...row }: DeskRow): Sentence[] {
  const { outcome, differing, allowed = [], difference, duplicateOf } = row;
  const both = (one: number | undefined, other: number | undefined) => ({
    file: formatAmount(one),
    system: formatAmount(other),
  });
  // A row that repeats another's id has a warning already.
  const isSaid = faults.some(({ sentence }) => sentence.key === 'reconciliation.file.fault.repeated');
  const sentences: (Sentence | false | undefined)[] = [
    ...faults.map(({ sentence }) => sentence),
    differing.includes('amount') && {
      key: 'reconciliation.file.outcome.amountDiffers',
      values: both(file?.amount, system?.amount),
    },
    differing.includes('fee') && {
      key: 'reconciliation.file.outcome.feeDiffers',
      values: both(file?.fee, system?.fee),
    },
    differing.includes('status') &&
      system && {
        key: 'reconciliation.file.outcome.statusDiffers',
        values: { system: system.status, type: system.type },
      },
    allowed.length > 0 && {
      key: 'reconciliation.file.outcome.allowed',
      values: { amount: formatAmount(Math.abs(difference)), name: allowed.join(', ') },
    },
    system?.parts !== undefined && {
      key: 'reconciliation.file.outcome.parts',
      values: { count: formatCount(system.parts) },
    },
    lines !== undefined && {
      key: 'reconciliation.file.outcome.lines',
      values: { count: formatCount(lines), amount: formatAmount(system?.amount) },
    },
    outcome === 'MISSING_IN_SYSTEM' && { key: 'reconciliation.file.outcome.missingInSystem' },
    outcome === 'DUPLICATE' &&
      duplicateOf !== undefined &&
      !isSaid && { key: 'reconciliation.file.outcome.duplicate', values: { line: duplicateOf } },
  ];
  return sentences.filter((sentence) => typeof sentence === 'object');
}
