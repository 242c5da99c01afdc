import type { Scope } from '../../api/http/paths.ts';
import type { Page } from '../../api/http/shapes.ts';
import { NotSent } from '../../form/failure.ts';
import { useQueryClient } from '../../lib/query.tsx';
import { mayBeDone } from '../../lib/refusal.ts';
import { type Answers, isList, rowsOf } from '../../record/answers.ts';
import type { RecordNames } from '../../record/kind.ts';

/** The note of one kind of record: how it is read and written, and what shows it. */
export interface NoteKind {
  /** Names the form and its draft: `transaction-note`. */
  name: string;
  /** As it stands now; undefined where there is none. */
  read: (scope: Scope, id: string, signal?: AbortSignal) => Promise<string | undefined>;
  /** The one call that stores it. */
  write: (scope: Scope, id: string, note: string) => Promise<void>;
  /** Shows a note that is known to be stored wherever the record is shown. */
  show: (answers: Answers, merchantId: string, id: string, note: string) => Promise<void>;
}

/** The note was changed by somebody else after the form was opened: nothing was sent. */
export class NoteChanged extends Error {
  /** As it stands now. */
  readonly stored: string;
  constructor(stored: string) {
    super('the note was changed meanwhile');
    this.stored = stored;
  }
}

interface NoteEdit {
  /** The note that the person saw when he began. */
  seen: string;
  note: string;
}

/**
 * Saves a note. The service keeps no version of it, so it is read right before: one that somebody else changed is not
 * overwritten unseen. When the answer is lost it looks whether the note is there before it calls that a failure.
 */
async function saveNote({ read, write }: NoteKind, scope: Scope, id: string, { seen, note }: NoteEdit) {
  const before = await read(scope, id).catch((error: unknown) => {
    throw new NotSent(error);
  });
  const stored = before ?? '';
  if (stored === note) return;
  if (stored !== seen) throw new NoteChanged(stored);
  try {
    await write(scope, id, note);
  } catch (error) {
    if (!mayBeDone(error)) throw error;
    if ((await read(scope, id).catch(() => undefined)) !== note) throw error;
  }
}

/** Saves the note of one record, then shows it everywhere; also the one that turned out to be stored. */
export function useSaveNote(kind: NoteKind, id: string) {
  const answers = useQueryClient();
  return async (scope: Scope, edit: NoteEdit) => {
    try {
      await saveNote(kind, scope, id, edit);
      void kind.show(answers, scope.merchantId, id, edit.note);
    } catch (error) {
      if (error instanceof NoteChanged) void kind.show(answers, scope.merchantId, id, error.stored);
      throw error;
    }
  };
}

/**
 * Puts a note that was saved into every list that shows the record. A list is not read again: its rows would move under
 * the pointer. Only one that was being read meanwhile is asked anew, for its answer may be from before.
 */
export async function showInLists(
  kind: RecordNames,
  answers: Answers,
  merchantId: string,
  { id, note }: { id: string; note: string },
) {
  type Row = { id: string; note?: string };
  for (const { queryKey, state } of answers.getQueryCache().getAll()) {
    if (!isList(kind, queryKey, merchantId) || !rowsOf<Row>(state.data).some((row) => row.id === id))
      continue;
    answers.setQueryData<Page<Row>>(
      queryKey,
      (page) => page && { ...page, items: page.items.map((row) => (row.id === id ? { ...row, note } : row)) },
      { updatedAt: state.dataUpdatedAt },
    );
  }
  await answers.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      isList(kind, queryKey, merchantId) && state.fetchStatus === 'fetching',
  });
}
