import { toast } from '#design-system';
import { ApiError } from '../api/errors.ts';
import type { Translate } from '../i18n/index.ts';

/**
 * What every failed call says besides its own place on the screen (specification 8): 403 and 500 or above have their
 * toasts, other statuses are silent here and stand where they happened.
 */
export function noticeFailure(error: unknown, t: Translate) {
  if (!(error instanceof ApiError)) return;
  const { requestId } = error;
  if (error.isForbidden) toast({ tone: 'danger', title: t('message-access-denied'), code: requestId });
  if (error.isServerFault) {
    const code = error.code ?? String(error.status);
    toast({ tone: 'warning', title: t('message-code-error', { code }), code: requestId });
  }
}

/** Said once, when the browser could not keep or read back what the portal stored. */
export const noticeStorage = (t: Translate) => toast({ tone: 'warning', title: t('app.storage') });

/** Said when a part of the page could not be fetched any more. */
export const noticeVersion = (t: Translate) =>
  toast({
    tone: 'info',
    title: t('error.versionTitle'),
    description: t('error.versionText'),
    key: 'version',
  });
