import type { Transaction } from '../../api/transactions.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import { shown } from '../../lib/shown.ts';
import type { Notice } from '../../record/RecordNotices.tsx';

/** Why banks refuse, by NAPAS code: the service's own message is in one language only. */
const failures: Readonly<Record<string, Key>> = {
  '05': 'transaction.failure.05',
  '13': 'transaction.failure.13',
  '51': 'transaction.failure.51',
  '61': 'transaction.failure.61',
  '68': 'transaction.failure.68',
  '79': 'transaction.failure.79',
  '91': 'transaction.failure.91',
};

/** Why a payment failed: our text if the bank's code is known, with that code. */
function failureWords({ failureMessage, failureCode }: Transaction, t: Translate) {
  const known =
    failureCode !== undefined && Object.hasOwn(failures, failureCode) ? failures[failureCode] : undefined;
  const reason = known ? t(known) : failureMessage && shown(failureMessage);
  if (reason && failureCode) return t('record.reasonWithCode', { reason, code: shown(failureCode, 80) });
  return reason ?? failureCode;
}

/** What to know about a payment before reading its figures: why it failed, what a reversal means. */
export function transactionNotice(row: Transaction | undefined, t: Translate): Notice | undefined {
  const failure = row && failureWords(row, t);
  if (failure) return { tone: 'danger', title: t('transaction.detail.failure'), text: failure };
  if (row?.status !== 'REVERSED') return undefined;
  return {
    tone: 'warning',
    title: t('transaction.status.REVERSED'),
    text: t('transaction.detail.reversed'),
  };
}
