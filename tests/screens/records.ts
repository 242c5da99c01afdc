/*
 * The pages of records, for `records.test.tsx`. A file of `app/screens` that imports `record/RecordPage.tsx` renders
 * one; its tests fail until its few facts are listed here.
 */

import type { RecordNames } from '#app/record/kind.ts';
import { routes } from '#app/routes.tsx';
import { businessKind } from '#app/screens/business/businessRecord.ts';
import { refundKind } from '#app/screens/refunds/refundRecord.tsx';
import { settlementKind } from '#app/screens/settlements/settlementRecord.tsx';
import { storeKind } from '#app/screens/stores/StoreDetailScreen.tsx';
import { transactionKind } from '#app/shared/transaction/transactionKind.ts';
import { filesThatDraw, wanted } from './lists.ts';

export interface RecordFacts {
  kind: RecordNames;
  /** The file that renders it. */
  drawnBy: string;
  /** The call that reads it, in the notation of faults. */
  read: string;
  /** The form that edits it, and a demo account that sees the page but may not open the form. */
  edit?: { panel: string; refused: string };
  /** Its list shows it in a quick look, read by the same call. */
  peeks?: true;
  /** The only id, if it is in no list of its business. */
  only?: string;
}

const RECORDS: readonly RecordFacts[] = [
  {
    kind: transactionKind,
    drawnBy: 'TransactionDetailScreen',
    read: 'GET merchants/*/order/transactions/*',
    peeks: true,
  },
  { kind: refundKind, drawnBy: 'RefundDetailScreen', read: 'GET merchants/*/refunds/*', peeks: true },
  { kind: settlementKind, drawnBy: 'SettlementDetailScreen', read: 'GET merchants/*/settlements' },
  {
    kind: storeKind,
    drawnBy: 'StoreDetailScreen',
    read: 'GET merchants/*/stores/*',
    edit: { panel: 'store-edit', refused: 'auditor' },
  },
  {
    kind: businessKind,
    drawnBy: 'BusinessPage',
    read: 'GET merchant/1001',
    edit: { panel: 'business-edit', refused: 'auditor' },
    only: '1001',
  },
];

/** The model for what the kit does in every record: it is found in a list, among others. */
export const MODEL = RECORDS[0] as RecordFacts;

/** Every page of a record, with its facts. Throws a message if they are missing. */
export async function registeredRecords(): Promise<(RecordFacts & { name: string })[]> {
  const files = filesThatDraw('record/RecordPage.tsx');
  for (const file of files)
    if (!RECORDS.some(({ drawnBy }) => file.endsWith(`/${drawnBy}.tsx`)))
      throw new Error(`${file} is the page of a record: add its facts to tests/screens/records.ts.`);
  const records = RECORDS.map((facts) => {
    if (!files.some((file) => file.endsWith(`/${facts.drawnBy}.tsx`)))
      throw new Error(`${facts.drawnBy} has facts but draws no RecordPage.`);
    return { ...facts, name: facts.kind.name };
  });
  return wanted(records, ({ kind }) => routes.find(({ path }) => path === `${kind.path}/:id`));
}
