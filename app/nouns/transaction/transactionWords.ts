import type { Transaction } from '../../api/transactions.ts';
import type { Translate } from '../../i18n/index.ts';
import type { Notice } from '../../record/RecordNotices.tsx';

/** Why a payment failed, in words and with the bank's code. */
export function failureWords({ failureMessage, failureCode }: Transaction, t: Translate) {
  if (failureMessage && failureCode) {
    return t('record.reasonWithCode', { reason: failureMessage, code: failureCode });
  }
  return failureMessage ?? failureCode;
}

/** What a reversed payment means. */
export function transactionNotice(row: Transaction | undefined, t: Translate): Notice | undefined {
  if (row?.status !== 'REVERSED') return undefined;
  return {
    tone: 'warning',
    title: t('transaction.status.REVERSED'),
    text: t('transaction.detail.reversed'),
  };
}
