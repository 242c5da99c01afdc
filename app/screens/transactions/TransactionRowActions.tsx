import { type RefObject, Suspense, useEffect, useState } from 'react';
import { type MenuItem, NoteIcon } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { useRefundAction } from '../../nouns/refundAction.ts';
import { useCan } from '../../state/access.ts';

const NoteModal = later(async () => (await import('./TransactionNote.tsx')).NoteModal);

export type RowActions = (row: Transaction) => MenuItem[];

interface TransactionRowActionsProps {
  /** Is given what may be done with a row beside opening and copying it, once that is known. */
  actions: RefObject<RowActions | undefined>;
}

/** A refund and a note of one row of the list: worked out when its menu opens, and fetched behind the rows. */
export function TransactionRowActions({ actions }: TransactionRowActionsProps) {
  const t = useT();
  const refund = useRefundAction();
  const mayNote = useCan('transaction:note');
  const [noted, setNoted] = useState<Transaction>();

  const actionsOf = (row: Transaction): MenuItem[] => [
    { ...refund(row), separatorBefore: true },
    {
      id: 'note',
      label: t(row.note ? 'transaction.note.edit' : 'transaction.note.add'),
      icon: NoteIcon,
      onSelect: () => setNoted(row),
      ...(!mayNote && { disabled: true, disabledReason: t('transaction.note.denied') }),
    },
  ];
  useEffect(() => {
    actions.current = actionsOf;
  });

  return (
    <Suspense>
      <NoteModal transaction={noted} onClose={() => setNoted(undefined)} />
    </Suspense>
  );
}
