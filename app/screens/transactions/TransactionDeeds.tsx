import { type RefObject, useEffect, useState } from 'react';
import { CopyIcon, type MenuItem, NoteIcon, ShowIcon } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { copyId } from '../../list/copyId.ts';
import { transactionHref } from '../../rows/addresses.ts';
import { useRefundAction } from '../../rows/refundAction.ts';
import { useCan } from '../../state/access.ts';
import { NoteModal } from './NoteModal.tsx';

export type Deeds = (row: Transaction) => MenuItem[];

interface TransactionDeedsProps {
  /** Is given what a row may be asked to do, once that is known. */
  deeds: RefObject<Deeds | undefined>;
}

/** What one row of the list may be asked to do: worked out when its menu opens, and fetched behind the rows. */
export function TransactionDeeds({ deeds }: TransactionDeedsProps) {
  const t = useT();
  const refund = useRefundAction();
  const mayNote = useCan('transaction:note');
  const [noted, setNoted] = useState<Transaction>();

  const deedsOf = (row: Transaction): MenuItem[] => [
    { id: 'open', label: t('action.open'), icon: ShowIcon, href: transactionHref(row), shortcut: 'Enter' },
    {
      id: 'copy',
      label: t('action.copyId'),
      icon: CopyIcon,
      onSelect: () => void copyId(row.id, t),
      shortcut: 'c',
    },
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
    deeds.current = deedsOf;
  });

  return <NoteModal transaction={noted} onClose={() => setNoted(undefined)} />;
}
