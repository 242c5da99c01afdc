import { getSettlementV2, saveSettlementV2Note } from '../../api/settlementsV2.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { isRecord } from '../../record/answers.ts';
import { NoteForm } from '../../shared/note/NoteForm.tsx';
import { type NoteKind, showInLists } from '../../shared/note/saveNote.ts';
import { settlementV2Kind as kind } from './settlementV2.ts';

const settlementNote: NoteKind = {
  name: 'settlement-note',
  read: async (scope, id, signal) => (await getSettlementV2(scope, id, signal)).note,
  write: saveSettlementV2Note,
  async show(answers, merchantId, id, note) {
    await Promise.all([
      showInLists(kind, answers, merchantId, { id, note }),
      answers.invalidateQueries({
        predicate: ({ queryKey }) => isRecord(kind, queryKey, merchantId) && queryKey[3] === id,
      }),
    ]);
  },
};

/** `?panel=settlement-note&of=DS...` */
export const SettlementNotePanel = (props: PanelProps) => <NoteForm kind={settlementNote} {...props} />;
