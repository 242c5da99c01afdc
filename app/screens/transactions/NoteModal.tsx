import { useState } from 'react';
import type { Transaction } from '../../api/transactions.ts';
import { Part } from '../../i18n/lazyComponent.tsx';
import { NoteDialog } from './NoteDialog.tsx';

type Noted = Pick<Transaction, 'id' | 'note'>;

interface NoteModalProps {
  /** Whose note is written; undefined keeps it closed. What changes about it meanwhile does not touch what is typed. */
  transaction: Noted | undefined;
  onClose: () => void;
}

/** Specification 2: the dialog that adds or edits an order's note. Each opening starts with the note as it then is. */
export function NoteModal({ transaction, onClose }: NoteModalProps) {
  const open = transaction !== undefined;
  const [visit, setVisit] = useState<{ open: boolean; number: number; transaction?: Noted }>({
    open: false,
    number: 0,
  });
  if (open !== visit.open) {
    setVisit(open ? { open, number: visit.number + 1, transaction } : { ...visit, open });
  }
  if (!visit.transaction) return null;
  // It stays while it closes, so that the closing can be seen and the focus goes back.
  return (
    <Part key={visit.number}>
      <NoteDialog open={open} {...visit.transaction} onClose={onClose} />
    </Part>
  );
}
