import type { Page } from '../../api/shapes.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { transactionKind as kind } from '../../nouns/transaction/transactionKind.ts';
import { type Answers, isList, isRecord, rowsOf } from '../../record/answers.ts';

/**
 * Puts a note that was saved into every list and detail that shows the transaction, and reads the detail again. A list
 * is not: its rows would move under the pointer. Only one that was being read meanwhile is asked anew, for its answer
 * may be from before.
 */
export async function keepNote(answers: Answers, merchantId: string, id: string, note: string) {
  for (const { queryKey, state } of answers.getQueryCache().getAll()) {
    const options = { updatedAt: state.dataUpdatedAt };
    if (isList(kind, queryKey, merchantId) && rowsOf<Transaction>(state.data).some((row) => row.id === id)) {
      answers.setQueryData<Page<Transaction>>(
        queryKey,
        (page) =>
          page && { ...page, items: page.items.map((row) => (row.id === id ? { ...row, note } : row)) },
        options,
      );
    }
    if (isRecord(kind, queryKey, merchantId)) {
      answers.setQueryData<TransactionDetail>(
        queryKey,
        (data) => (data?.detail.id === id ? { ...data, detail: { ...data.detail, note } } : data),
        options,
      );
    }
  }
  await answers.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      (isList(kind, queryKey, merchantId) && state.fetchStatus === 'fetching') ||
      (isRecord(kind, queryKey, merchantId) &&
        (state.data as TransactionDetail | undefined)?.detail.id === id),
  });
}
