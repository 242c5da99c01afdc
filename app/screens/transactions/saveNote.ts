import { ApiError } from '../../api/errors.ts';
import type { Scope } from '../../api/paths.ts';
import { getTransaction, saveTransactionNote } from '../../api/transactionDetail.ts';
import { useMutation, useQueryClient } from '../../lib/query.tsx';
import { useScope } from '../../state/business.ts';
import { keepNote } from './keepNote.ts';

/** It was sent, no word came of whether it was done, and the note could not be found either. */
export class NoteUnknown extends ApiError {
  constructor(error: ApiError) {
    super({ ...error, message: error.serverMessage, cause: error });
  }
}

/** The service may have kept the note before the answer was lost. */
function isUncertain(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return ['network', 'timeout', 'malformed'].includes(error.kind) || [502, 504].includes(error.status ?? 0);
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

export interface NoteEdit {
  /** The note that the person saw when he began. */
  seen: string;
  note: string;
}

/**
 * Saves a note. The service keeps no version of it, so it is read right before: one that somebody else changed is not
 * overwritten unseen. When the answer is lost it looks whether the note is there before it calls that a failure.
 */
async function saveNote(scope: Scope, id: string, { seen, note }: NoteEdit): Promise<void> {
  const stored = (await getTransaction(scope, id)).detail.note ?? '';
  if (stored === note) return;
  if (stored !== seen) throw new NoteChanged(stored);
  try {
    await saveTransactionNote(scope, id, note);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const now = await getTransaction(scope, id).catch(() => undefined);
    if ((now?.detail.note ?? undefined) !== note) throw new NoteUnknown(error);
  }
}

/** Sends the note of one transaction, then shows it everywhere. Lists that offer notes elsewhere use the same. */
export function useSaveNote(id: string) {
  const scope = useScope();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (edit: NoteEdit) => saveNote(scope, id, edit),
    onSuccess: (_, { note }) => void keepNote(answers, scope.merchantId, id, note),
    onError: (error) => {
      if (error instanceof NoteChanged) void keepNote(answers, scope.merchantId, id, error.stored);
    },
  });
}
