import type { Scope } from '../../api/http/paths.ts';
import type { Page } from '../../api/http/shapes.ts';
import { NotSent } from '../../form/failure.ts';
import { useQueryClient } from '../../lib/query.tsx';
import { mayBeDone } from '../../lib/refusal.ts';
import { type Answers, isList, rowsOf } from '../../record/answers.ts';
import type { RecordNames } from '../../record/kind.ts';

/** How the note of one kind of record is read and written, and what shows it. */
export interface NoteKind {
  /** Names the form and its draft: `transaction-note`. */
  name: string;
  /** The current note; undefined if there is none. */
  read: (scope: Scope, id: string, signal?: AbortSignal) => Promise<string | undefined>;
  /** The call that stores it. */
  write: (scope: Scope, id: string, note: string) => Promise<void>;
  /** Updates a stored note wherever the record is shown. */
  show: (answers: Answers, merchantId: string, id: string, note: string) => Promise<void>;
}

/** Someone else changed the note after the form was opened: nothing was sent. */
export class NoteChanged extends Error {
  /** The current note. */
  readonly stored: string;
  constructor(stored: string) {
    super('the note was changed meanwhile');
    this.stored = stored;
  }
}

interface NoteEdit {
  /** The note that the user saw when they began. */
  seen: string;
  note: string;
}

/**
 * Saves a note. The service keeps no version, so the note is read right before: one that someone else changed is not
 * silently overwritten. If the response is lost, the note is read again before the save counts as failed.
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

/** Saves the note of one record, then shows it everywhere; also if it turned out to be stored after all. */
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
 * Writes a saved note into every cached list that shows the record. Lists are not refetched: their rows would move
 * under the pointer. Only a list that was loading meanwhile is requested again, because its response may be older.
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
