import { ApiError } from '../../api/errors.ts';
import type { Scope } from '../../api/paths.ts';
import { getTransaction, saveTransactionNote } from '../../api/transactionDetail.ts';
import { useMutation, useQueryClient } from '../../lib/query.tsx';
import { useScope } from '../../state/business.ts';
import { keepNote } from './keepNote.ts';

/** No word came of whether it was done: the service may have kept the note before the answer was lost. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return ['network', 'timeout', 'malformed'].includes(error.kind) || [502, 504].includes(error.status ?? 0);
}

/** Saves a note; when the answer is lost it looks whether the note is there before it calls that a failure. */
async function saveNote(scope: Scope, id: string, note: string): Promise<void> {
  try {
    await saveTransactionNote(scope, id, note);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const stored = await getTransaction(scope, id).catch(() => undefined);
    if (!stored || (stored.detail.note ?? '') !== note) throw error;
  }
}

/** Sends the note of one transaction, then shows it everywhere. Lists that offer notes elsewhere use the same. */
export function useSaveNote(id: string) {
  const scope = useScope();
  const answers = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => saveNote(scope, id, note),
    onSuccess: (_, note) => void keepNote(answers, scope.merchantId, id, note),
  });
}
