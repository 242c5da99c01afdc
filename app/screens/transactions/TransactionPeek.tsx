import type { Transaction } from '../../api/transactions.ts';
import type { Peeked } from '../../list/peeked.ts';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { RequestRefundButton } from '../../shared/refund/RequestRefundButton.tsx';
import { TransactionFacts } from '../../shared/transaction/TransactionFacts.tsx';
import { TransactionTimeline } from '../../shared/transaction/TransactionTimeline.tsx';
import { transactionKind } from '../../shared/transaction/transactionKind.ts';
import { useTransaction } from '../../shared/transaction/useTransaction.ts';
import { NoteButton } from './TransactionNote.tsx';

/** A look at a transaction beside the list: its row at once, the rest when it has been read. */
export function TransactionPeek({ id, row: given, onClose }: Peeked<Transaction>) {
  const view = useTransaction(id, given);
  const { row, loading, detail } = view;
  return (
    <RecordPeek
      kind={transactionKind}
      id={id}
      view={view}
      onClose={onClose}
      actions={
        <>
          {row && <RequestRefundButton transaction={row} refundable={detail?.summary.refundable} />}
          <NoteButton row={row} />
        </>
      }
      timeline={<TransactionTimeline row={row} loading={loading} />}
    >
      <TransactionFacts view={view} />
    </RecordPeek>
  );
}
