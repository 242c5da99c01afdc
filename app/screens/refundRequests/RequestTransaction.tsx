import { Heading, Stack } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { TransactionFacts } from '../../nouns/transaction/TransactionFacts.tsx';
import { TransactionRefunds } from '../../nouns/transaction/TransactionRefunds.tsx';
import { TransactionTimeline } from '../../nouns/transaction/TransactionTimeline.tsx';
import { transactionKind } from '../../nouns/transaction/transactionKind.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { hasFailed } from '../../record/failure.ts';
import { FailureState } from '../../record/RecordFailure.tsx';

/** The transaction that a request wants money back from: its facts, its timeline and its refunds. */
export function RequestTransaction({ id }: { id: string }) {
  const t = useT();
  const view = useTransaction(id);
  const { row, detail, loading, error, refetch } = view;
  return (
    <Stack as="section" gap={4} aria-label={t('refundRequest.column.transactionId')}>
      <Heading level={3}>{t('refundRequest.column.transactionId')}</Heading>
      {hasFailed(view) ? (
        <FailureState kind={transactionKind} id={id} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <TransactionFacts view={view} withoutRefundable />
          {(loading || detail) && (
            <>
              <Heading level={3}>{t('record.timeline')}</Heading>
              <TransactionTimeline row={row} loading={loading} />
              <TransactionRefunds detail={detail} withoutRefundable />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
