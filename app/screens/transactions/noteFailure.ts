import type { FormFailure } from '#design-system';
import { ApiError } from '../../api/errors.ts';
import type { Translate } from '../../i18n/index.ts';
import { failureText } from '../../state/failureText.ts';
import { NoteUnknown } from './saveNote.ts';

export interface NoteFailure {
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
