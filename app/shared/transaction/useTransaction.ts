import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { type RecordView, useRecord } from '../../record/useRecord.ts';
import { transactionKind } from './transactionKind.ts';

/** One transaction, by its id or slug; `given` is its row, if already loaded. */
export const useTransaction = (slug: string, given?: Transaction) =>
  useRecord(transactionKind, slug, { given });

export type TransactionView = RecordView<Transaction, TransactionDetail>;
