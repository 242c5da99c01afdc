import type { Transaction } from '../../api/transactions.ts';
import { RequestRefundButton } from '../../nouns/refund/RequestRefundButton.tsx';
import { TransactionFacts } from '../../nouns/transaction/TransactionFacts.tsx';
import { TransactionTimeline } from '../../nouns/transaction/TransactionTimeline.tsx';
import { transactionKind } from '../../nouns/transaction/transactionKind.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { NoteButton } from './TransactionNote.tsx';

interface TransactionPeekProps {
  /** Its id or slug. */
  id: string;
  /** The row of the list, if it is on the page. */
  row?: Transaction | undefined;
  onClose: () => void;
}

/** Quick look at a transaction beside the list: its row at once, the rest once loaded. */
export function TransactionPeek({ id, row: given, onClose }: TransactionPeekProps) {
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
