import type { FormFailure } from '#design-system';
import { ApiError } from '../api/http/errors.ts';
import type { Translate } from '../i18n/index.ts';
import { mayBeDone } from '../lib/refusal.ts';
import { failureText } from '../state/failureText.ts';

/** Nothing was sent, because a read that had to come first failed. */
export class NotSent extends Error {
  constructor(override readonly cause: unknown) {
    super('Nothing was sent.');
  }
}

export interface SubmitFailure {
  tone?: 'warning' | undefined;
  /** The outcome: not saved, or unknown. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** Messages shown under their fields. */
  fields: FormFailure[];
  /** Messages for toasts (specification 8). */
  toasts: string[];
}

/** The texts for a form that was not saved: `message`, or each of `errorMessages`, of the server's response. */
export function submitFailure(error: unknown, names: readonly string[], t: Translate): SubmitFailure {
  if (error instanceof NotSent)
    return { title: t('form.failed'), text: failureText(error.cause, t), fields: [], toasts: [] };
  const isOpen = mayBeDone(error);
  const title = t(isOpen ? 'form.unknown' : 'form.failed');
  if (error instanceof ApiError && error.isForbidden)
    return { title, text: t('message-access-denied'), fields: [], toasts: [] };
  return isOpen
    ? { title, text: `${failureText(error, t)} ${t('form.look')}`, fields: [], toasts: [] }
    : { title, ...refusalOf(error, names, t) };
}

/**
 * The service's messages for a call that certainly failed: below the fields it names, above the others, and as toasts.
 */
export function refusalOf(
  error: unknown,
  names: readonly string[],
  t: Translate,
): Omit<SubmitFailure, 'title'> {
  if (!(error instanceof ApiError && ['http', 'refused'].includes(error.kind)))
    return { text: failureText(error, t), fields: [], toasts: [] };
  const { fieldMessages, serverMessage } = error;
  const isOfField = ({ field = '' }: FormFailure) => names.includes(field.split(/[.[]/)[0] ?? '');
  const messages: FormFailure[] = fieldMessages.map(({ field, message }) => ({
    message,
    ...(field && { field }),
  }));
  const fields = messages.filter(isOfField);
  const others = messages.filter((one) => !isOfField(one)).map(({ message }) => message);
  const messageTexts = messages.map(({ message }) => message);
  const toasts = messageTexts.length > 0 ? messageTexts : serverMessage ? [serverMessage] : [];
  const text = [...others, ...(messageTexts.length === 0 ? [failureText(error, t)] : [])].join(' ');
  return { text, fields, toasts };
}
