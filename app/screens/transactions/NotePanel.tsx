import { getTransaction, saveTransactionNote, type TransactionDetail } from '../../api/transactionDetail.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { isRecord } from '../../record/answers.ts';
import { NoteForm } from '../../shared/note/NoteForm.tsx';
import { type NoteKind, showInLists } from '../../shared/note/saveNote.ts';
import { transactionKind as kind } from '../../shared/transaction/transactionKind.ts';

const transactionNote: NoteKind = {
  name: 'transaction-note',
  read: async (scope, id, signal) => (await getTransaction(scope, id, signal)).detail.note,
  write: saveTransactionNote,
  /** Updates every list and detail that shows the transaction; the detail is loaded again. */
  async show(answers, merchantId, id, note) {
    const isOf = (data: unknown) => (data as TransactionDetail | undefined)?.detail.id === id;
    for (const { queryKey, state } of answers.getQueryCache().getAll()) {
      if (!isRecord(kind, queryKey, merchantId) || !isOf(state.data)) continue;
      answers.setQueryData<TransactionDetail>(
        queryKey,
        (data) => data && { ...data, detail: { ...data.detail, note } },
        { updatedAt: state.dataUpdatedAt },
      );
    }
    await Promise.all([
      showInLists(kind, answers, merchantId, { id, note }),
      answers.invalidateQueries({
        predicate: ({ queryKey, state }) => isRecord(kind, queryKey, merchantId) && isOf(state.data),
      }),
    ]);
  },
};

/** `?panel=transaction-note&of=GD...` */
export const NotePanel = (props: PanelProps) => <NoteForm kind={transactionNote} {...props} />;
