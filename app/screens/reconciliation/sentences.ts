import type { Translate } from '../../i18n/index.ts';
import { formatAmount, formatCount } from '../../lib/money.ts';
import type { StatusRegistry } from '../../lib/status.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import type { DeskRow, SystemRow } from '../../shared/sheet/types.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';

/** The portal's status of a row in words; an unknown one as it is. */
function statusText({ type, status }: SystemRow, t: Translate): string {
  const registry: StatusRegistry = type === 'REFUND' ? refundStatuses : transactionStatuses;
  const label = registry[status]?.label;
  return label ? t(label) : status;
}

/** The faults of a row, what differs, and why it counts as matched: one sentence each. */
export function sentencesOf({ faults, file, system, ...row }: DeskRow, t: Translate): string[] {
  const { outcome, differing, difference, allowed = [], lines, duplicateOf } = row;
  const both = (field: 'amount' | 'fee') => ({
    file: formatAmount(file?.[field]),
    system: formatAmount(system?.[field]),
  });
  // A row that repeats another's id has a warning already.
  const isSaid = faults.some(({ sentence }) => sentence.key === 'reconciliation.file.fault.repeated');
  const sentences = [
    ...faults.map(({ sentence }) => t(sentence.key, sentence.values)),
    differing.includes('amount') && t('reconciliation.file.outcome.amountDiffers', both('amount')),
    differing.includes('fee') && t('reconciliation.file.outcome.feeDiffers', both('fee')),
    differing.includes('status') &&
      system &&
      t('reconciliation.file.outcome.statusDiffers', { system: statusText(system, t) }),
    allowed.length > 0 &&
      t('reconciliation.file.outcome.allowed', {
        amount: formatAmount(Math.abs(difference)),
        name: allowed.join(', '),
      }),
    system?.parts && t('reconciliation.file.outcome.parts', { count: formatCount(system.parts) }),
    lines &&
      t('reconciliation.file.outcome.lines', {
        count: formatCount(lines),
        amount: formatAmount(system?.amount),
      }),
    outcome === 'MISSING_IN_SYSTEM' && t('reconciliation.file.outcome.missingInSystem'),
    duplicateOf && !isSaid && t('reconciliation.file.outcome.duplicate', { line: duplicateOf }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string');
}
