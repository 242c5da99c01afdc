import { type Action, NoteIcon } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { usePanel } from '../../lib/navigation/panel.ts';
import { useCan } from '../../state/access.ts';

/** How to open the note's form; disabled, with the reason, without the right to write notes. */
export function useNoteAction() {
  const t = useT();
  const panel = usePanel();
  const mayWrite = useCan('transaction:note');
  return (row: Pick<Transaction, 'id' | 'note'> | undefined): Action => ({
    id: 'note',
    label: t(row?.note ? 'note.edit' : 'note.add'),
    icon: NoteIcon,
    disabled: mayWrite ? undefined : t('note.denied', { scope: 'transaction:note' }),
    run: () => panel.open('transaction-note', row?.id),
  });
}
