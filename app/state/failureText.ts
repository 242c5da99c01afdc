import { ApiError } from '../api/errors.ts';
import type { Translate } from '../i18n/index.ts';

/** The sentence that stands where a call failed: what happened and what to do. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) return t('error.server');
  if (error.isForbidden) return t('error.forbidden');
  if (error.isNotFound) return t('error.notFound');
  if (error.isServerFault) return t('error.server');
  if (error.kind === 'http') return error.serverMessage ?? t('error.request');
  if (error.kind === 'session-ended') return t('auth.ended.expired');
  return t(`error.${error.kind}`);
}
