import { ApiError } from '../api/http/errors.ts';
import type { Key, Translate } from '../i18n/index.ts';

/** The text for a failed request: what happened, what to do, and the service's reason if it gave one. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.server');
  if (error.isBlocked) return t('error.blocked');
  // A 5xx message describes the server's own problem, not a reason for the user.
  if (error.isServerFault) return t('error.server');
  // Field messages are more specific than the general message ("the data is not valid").
  const reason = error.fieldMessages.map(({ message }) => message).join(' ') || error.serverMessage;
  const known = sentenceOf(error);
  if (!known) return reason || t('error.request');
  return reason ? `${t(known)} ${t('error.reason', { reason })}` : t(known);
}

/** Why one of many rows was refused: only the message of the service or the portal, if there is one. */
export function refusalText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const serverText = error.fieldMessages.map(({ message }) => message).join(' ') || error.serverMessage;
  const isRefusal = ['http', 'refused'].includes(error.kind) && !error.isServerFault && !error.isForbidden;
  return isRefusal && serverText ? serverText : failureText(error, t);
}

function sentenceOf({ kind, status = 0 }: ApiError): Key | undefined {
  if (kind === 'session-ended') return 'auth.ended.expired';
  if (kind === 'refused') return undefined;
  if (kind !== 'http') return `error.${kind}`;
  return STATUSES[status];
}

const STATUSES: Partial<Record<number, Key>> = {
  401: 'error.unauthorized',
  403: 'error.forbidden',
  404: 'error.notFound',
};
