import { type RefObject, useEffect } from 'react';
import { FileIcon, type MenuItem, NoteIcon } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { evidenceHref } from '../../nouns/addresses.ts';
import { useRefundAction } from '../../nouns/refundAction.ts';
import { useCan } from '../../state/access.ts';

export type RowActions = (row: Transaction) => MenuItem[];

interface TransactionRowActionsProps {
  /** Is given what may be done with a row beside opening and copying it, once that is known. */
  actions: RefObject<RowActions | undefined>;
  /** It is known for the first time. */
  onReady: () => void;
}

/** A refund and a note of one row of the list: worked out when its menu opens. */
export function TransactionRowActions({ actions, onReady }: TransactionRowActionsProps) {
  const t = useT();
  const panel = usePanel();
  const refund = useRefundAction();
  const mayNote = useCan('transaction:note');

  const actionsOf = (row: Transaction): MenuItem[] => [
    { ...refund(row), separatorBefore: true },
    {
      id: 'note',
      label: t(row.note ? 'note.edit' : 'note.add'),
      icon: NoteIcon,
      onSelect: () => panel.open('transaction-note', row.id),
      disabledReason: mayNote ? undefined : t('note.denied', { scope: 'transaction:note' }),
    },
    { id: 'evidence', label: t('route.evidence'), icon: FileIcon, href: evidenceHref(row) },
  ];
  useEffect(() => {
    const isFirst = !actions.current;
    actions.current = actionsOf;
    if (isFirst) onReady();
  });

  return null;
}
