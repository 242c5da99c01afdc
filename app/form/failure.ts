import type { FormFailure } from '#design-system';
import { ApiError } from '../api/errors.ts';
import type { Translate } from '../i18n/index.ts';
import { readFailure } from '../lib/refusal.ts';
import { failureText } from '../state/failureText.ts';

interface SubmitFailure {
  /** What became of it: not saved, or nobody knows. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Sentences that stand under the fields they name. */
  fields: FormFailure[];
  /** What is said in toasts besides (specification 8). */
  toasts: string[];
}

/** What to say of a form that was not saved: `message`, or each of `errorMessages`, of the server's answer. */
export function submitFailure(error: unknown, names: readonly string[], t: Translate): SubmitFailure {
  const isOpen = ['accepted', 'silent', 'open'].includes(readFailure(error));
  const title = t(isOpen ? 'form.unknown' : 'form.failed');
  const isDenied = error instanceof ApiError && error.isForbidden;
  const isRefused =
    error instanceof ApiError && ['http', 'refused'].includes(error.kind) && !isOpen && !isDenied;
  if (!isRefused) {
    const text = isDenied ? t('message-access-denied') : failureText(error, t);
    return { title, text: isOpen ? `${text} ${t('form.look')}` : text, fields: [], toasts: [] };
  }
  const { fieldMessages, serverMessage } = error;
  const isOfField = ({ field = '' }: FormFailure) => names.includes(field);
  const messages: FormFailure[] = fieldMessages.map(({ field, message }) => ({
    message,
    ...(field && { field }),
  }));
  const fields = messages.filter(isOfField);
  const others = messages.filter((one) => !isOfField(one)).map(({ message }) => message);
  const said = messages.map(({ message }) => message);
  const toasts = said.length > 0 ? said : serverMessage ? [serverMessage] : [];
  const text = [...others, ...(said.length === 0 ? [failureText(error, t)] : [])].join(' ');
  return { title, text, fields, toasts };
}
