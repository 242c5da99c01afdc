import { FileIcon, type MenuItem, NoteIcon } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { copyItem, openItem } from '../../list/rowItems.ts';
import { evidenceHref, transactionHref } from '../../nouns/addresses.ts';
import { useRefundAction } from '../../nouns/refund/refundAction.ts';
import { useCan } from '../../state/access.ts';

/** Row actions of a payment. */
export function useTransactionActions() {
  const t = useT();
  const panel = usePanel();
  const refund = useRefundAction();
  const mayNote = useCan('transaction:note');
  return (row: Transaction): MenuItem[] => [
    openItem(transactionHref(row), t),
    { ...copyItem(row.id, t), shortcut: 'c' },
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
}
