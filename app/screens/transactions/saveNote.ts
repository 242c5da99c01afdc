import type { FormFailure } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import type { Scope } from '../../api/paths.ts';
import type { Page } from '../../api/shapes.ts';
import { getTransaction, saveTransactionNote, type TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import type { Translate } from '../../i18n/index.ts';
import { useMutation, useQueryClient } from '../../lib/query.tsx';
import { transactionKind as kind } from '../../nouns/transaction/transactionKind.ts';
import { type Answers, isList, isRecord, rowsOf } from '../../record/answers.ts';
import { useScope } from '../../state/business.ts';
import { failureText } from '../../state/failureText.ts';

/** It was sent, no word came of whether it was done, and the note could not be found either. */
class NoteUnknown extends ApiError {
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

interface NoteEdit {
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

/**
 * Puts a note that was saved into every list and detail that shows the transaction, and reads the detail again. A list
 * is not: its rows would move under the pointer. Only one that was being read meanwhile is asked anew, for its answer
 * may be from before.
 */
async function keepNote(answers: Answers, merchantId: string, id: string, note: string) {
  for (const { queryKey, state } of answers.getQueryCache().getAll()) {
    const options = { updatedAt: state.dataUpdatedAt };
    if (isList(kind, queryKey, merchantId) && rowsOf<Transaction>(state.data).some((row) => row.id === id)) {
      answers.setQueryData<Page<Transaction>>(
        queryKey,
        (page) =>
          page && { ...page, items: page.items.map((row) => (row.id === id ? { ...row, note } : row)) },
        options,
      );
    }
    if (isRecord(kind, queryKey, merchantId)) {
      answers.setQueryData<TransactionDetail>(
        queryKey,
        (data) => (data?.detail.id === id ? { ...data, detail: { ...data.detail, note } } : data),
        options,
      );
    }
  }
  await answers.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      (isList(kind, queryKey, merchantId) && state.fetchStatus === 'fetching') ||
      (isRecord(kind, queryKey, merchantId) &&
        (state.data as TransactionDetail | undefined)?.detail.id === id),
  });
}

interface NoteFailure {
  title: string;
  /** Sentences about the whole form. */
  reasons: string[];
  /** Sentences about the text itself: they stand under the field. */
  fields: FormFailure[];
}

/** What to say of a note that was not saved, where it is written. */
export function noteFailure(error: unknown, t: Translate): NoteFailure {
  const title = t(error instanceof NoteUnknown ? 'transaction.note.unknown' : 'transaction.note.failed');
  if (error instanceof ApiError && error.isForbidden) {
    return { title, reasons: [t('transaction.note.denied')], fields: [] };
  }
  if (!isRefusal(error)) return { title, reasons: [failureText(error, t)], fields: [] };
  const { fieldMessages, serverMessage } = error;
  const fields = fieldMessages.filter(({ field }) => field === 'note');
  const others = fieldMessages.filter(({ field }) => field !== 'note').map(({ message }) => message);
  const reasons = fieldMessages.length > 0 ? others : [serverMessage ?? t('transaction.note.refused')];
  return { title, reasons, fields: fields.map(({ message }) => ({ field: 'note', message })) };
}

/** The service understood and said no: its sentences belong to the form (specification 8). */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http' && !error.isServerFault && !error.isForbidden;
}

/** The service's sentences, each of which is a toast as well (specification 8). */
export const refusalMessages = (error: unknown): string[] => {
  if (!isRefusal(error)) return [];
  const { fieldMessages, serverMessage } = error;
  if (fieldMessages.length > 0) return fieldMessages.map(({ message }) => message);
  return serverMessage ? [serverMessage] : [];
};
