import { useState } from 'react';
import {
  Amount,
  amountInWords,
  ConfirmModal,
  DescriptionList,
  parseAmount,
  Stack,
  Text,
} from '#design-system';
import { useStepUp } from '../../form/useStepUp.tsx';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { code, freeText, maskAccount, word } from '../../record/words.tsx';
import { Refused, TYPED_FROM } from './decision.ts';
import { type DecisionProps, useDecision } from './useDecision.ts';

/** The last question before money leaves: to whom, how much in figures and words, for which order, asked by whom. */
export function ApproveDialog(props: DecisionProps) {
  const { request, onClose } = props;
  const t = useT();
  const locale = useLocale();
  const stepUp = useStepUp();
  const { decide, inDoubt, doubtLabel, sends } = useDecision(props, 'APPROVE');
  const [wasInDoubt] = useState(inDoubt);
  const { detail, loading } = useTransaction(request.transactionId);
  const amount = formatMoney(request.amount);
  const payer = detail?.detail;
  const payee = [payer?.payerName, payer?.bankName, maskAccount(payer?.payerAccount)]
    .filter(Boolean)
    .join(', ');
  const isTyped = request.amount >= TYPED_FROM;

  const confirm = async () => {
    // Nobody approves what he has not seen.
    if (!detail) throw new Error(t(loading ? 'refundRequest.deny.loading' : 'refundRequest.deny.unread'));
    if (isTyped && sends && !(await stepUp.confirmIdentity())) throw new Error(t('stepUp.cancelled'));
    await decide({ decision: 'APPROVE' });
  };
  return (
    <>
      <ConfirmModal
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('refundRequest.approve.title', { amount })}
        consequence={t(wasInDoubt ? 'refundRequest.unknown' : 'refundRequest.approve.consequence')}
        confirmLabel={inDoubt ? doubtLabel : t('refundRequest.approve.confirm', { amount })}
        tone={isTyped ? 'danger' : 'accent'}
        {...(isTyped && {
          typed: {
            label: t('refundRequest.approve.typed', { amount }),
            matches: (text) => parseAmount(text) === request.amount,
          },
        })}
        onConfirm={confirm}
        isRefusal={(cause) => cause instanceof Refused}
      >
        <Stack gap={1}>
          <Amount size="xl" value={request.amount} />
          <Text size="sm" tone="muted">
            {amountInWords(request.amount, locale)}
          </Text>
        </Stack>
        <DescriptionList
          items={[
            freeText(t('refundRequest.payee'), payee),
            code(t('refundRequest.column.id'), request.id),
            code(t('refundRequest.column.merchantRefId'), request.merchantRefId),
            { term: t('refundRequest.column.remaining'), value: formatAmount(request.remaining) },
            { term: t('refundRequest.column.reason'), value: word(refundReasons, request.reason) },
            freeText(t('refundRequest.column.requestedBy'), request.requestedBy),
          ]}
        />
      </ConfirmModal>
      {stepUp.dialog}
    </>
  );
}
