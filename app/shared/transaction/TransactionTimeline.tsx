import type { Transaction } from '../../api/transactions.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import type { TimelineEntry } from '../../record/kind.ts';
import { RecordTimeline } from '../../record/RecordTimeline.tsx';
import { transactionStatuses } from './transactionStatus.ts';

interface TransactionTimelineProps {
  row: Transaction | undefined;
  /** The steps are still loading. */
  loading: boolean;
}

/** The events of a transaction, newest last, with the time between them. */
export function TransactionTimeline({ row, loading }: TransactionTimelineProps) {
  const t = useT();
  return (
    <RecordTimeline statuses={transactionStatuses} entries={row ? stepsOf(row, t) : []} loading={loading} />
  );
}

/** The API's timeline; without one, the two timestamps that every transaction has. */
function stepsOf({ timeline, createdAt, paidAt }: Transaction, t: Translate): readonly TimelineEntry[] {
  if (timeline?.length) return timeline;
  const created = { at: createdAt, title: t('transaction.column.createdAt') };
  return paidAt === undefined ? [created] : [created, { at: paidAt, title: t('transaction.column.paidAt') }];
}
