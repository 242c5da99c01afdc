import { amountInWords, ConfirmModal, DescriptionList } from '#design-system';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { freeText, word } from '../../record/words.tsx';
import { payeeAccount } from './RequestRefundFacts.tsx';
import type { RequestBody } from './requestOperation.ts';

interface RequestRefundConfirmProps {
  question: { body: RequestBody };
  detail: TransactionDetail | undefined;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** The last question: to whom, how much in figures and in words, of which payment. */
export function RequestRefundConfirm({ question, detail, onCancel, onConfirm }: RequestRefundConfirmProps) {
  const t = useT();
  const locale = useLocale();
  const { amount, reason, note, transactionId } = question.body;
  const payment = detail?.detail;
  return (
    <ConfirmModal
      open
      onOpenChange={(open) => !open && onCancel()}
      tone="danger"
      title={t('refund.request.ask', { amount: formatMoney(amount) })}
      consequence={t('refund.request.warning')}
      confirmLabel={t('refund.request.send', { amount: formatMoney(amount) })}
      cancelLabel={t('refund.request.checkAgain')}
      onConfirm={onConfirm}
    >
      <DescriptionList
        columns={1}
        items={[
          { term: t('refund.request.inWords'), value: amountInWords(amount, locale) },
          freeText(t('refund.request.payer'), payment?.payerName),
          freeText(t('refund.request.account'), payment && payeeAccount(payment)),
          freeText(t('transaction.column.merchantRefId'), payment?.merchantRefId),
          freeText(t('transaction.column.id'), transactionId),
          { term: t('refund.request.reason'), value: word(refundReasons, reason) },
          ...(note ? [freeText(t('refund.request.note'), note)] : []),
        ]}
      />
    </ConfirmModal>
  );
}
