import { useState } from 'react';
import { Section } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { RequestRefundButton } from '../../nouns/RequestRefundButton.tsx';
import { TransactionRefunds } from '../../nouns/transaction/TransactionRefunds.tsx';
import { TransactionTimeline } from '../../nouns/transaction/TransactionTimeline.tsx';
import { transactionKind } from '../../nouns/transaction/transactionKind.ts';
import { transactionNotice } from '../../nouns/transaction/transactionWords.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { NoteButton } from './NoteButton.tsx';
import { NoteModal } from './NoteModal.tsx';
import { NoteSection } from './NoteSection.tsx';
import { TransactionOverview } from './TransactionOverview.tsx';
import { OrderSection, PaymentSection, ReconciliationSection } from './TransactionSections.tsx';

interface TransactionDetailScreenProps {
  /** The slug in the address. */
  id: string;
}

/** /merchant/transaction/[slug] */
export function TransactionDetailScreen({ id }: TransactionDetailScreenProps) {
  const t = useT();
  const view = useTransaction(id);
  const { row, detail, loading } = view;
  const [isNoting, setNoting] = useState(false);
  const hasDetail = loading || detail !== undefined;
  return (
    <RecordPage
      kind={transactionKind}
      id={id}
      view={view}
      title={row && formatMoney(row.amount)}
      notice={transactionNotice(row, t)}
      actions={
        <>
          <NoteButton disabled={!row} onClick={() => setNoting(true)}>
            {t('transaction.section.note')}
          </NoteButton>
          {row && (
            <RequestRefundButton
              variant="solid"
              tone="accent"
              transaction={row}
              refundable={detail?.summary.refundable}
            />
          )}
        </>
      }
      sections={
        <>
          <TransactionOverview row={row} summary={detail?.summary} loading={loading} />
          <OrderSection row={row} />
          <PaymentSection row={row} />
          {hasDetail && <TransactionRefunds detail={detail} />}
        </>
      }
      aside={
        <>
          {hasDetail && (
            <Section title={t('record.timeline')}>
              <TransactionTimeline row={row} loading={loading} />
            </Section>
          )}
          <ReconciliationSection row={row} />
          <NoteSection row={row} onWrite={() => setNoting(true)} />
        </>
      }
      raw={detail?.detail}
    >
      <NoteModal transaction={isNoting ? row : undefined} onClose={() => setNoting(false)} />
    </RecordPage>
  );
}
