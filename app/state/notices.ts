import { toast } from '#design-system';
import { ApiError } from '../api/http/errors.ts';
import type { Unreadable } from '../api/http/shapes.ts';
import type { Translate } from '../i18n/index.ts';
import { isMissingCode } from '../lib/lazyComponent.tsx';
import { noteFailure } from './failures.ts';

/**
 * The toast of a failed request (specification 8): 403 and 500 or above have their toasts, other statuses are shown
 * where they happened.
 */
export function noticeFailure(failure: unknown, t: Translate) {
  // A request that was cancelled before sending has its own reason.
  const error = failure instanceof ApiError ? failure : failure instanceof Error && failure.cause;
  if (!(error instanceof ApiError)) return;
  noteFailure(error);
  const { requestId } = error;
  if (error.isForbidden) toast({ tone: 'danger', title: t('message-access-denied'), code: requestId });
  if (error.isBlocked) toast({ tone: 'danger', title: t('error.blocked'), code: requestId });
  if (error.isServerFault) {
    const code = error.code ?? String(error.status);
    toast({ tone: 'warning', title: t('message-code-error', { code }), code: requestId });
  }
}

/** Reports options that could not be read: a dropdown has no place for it. */
export const noticeUnreadable = ({ count, code }: Unreadable, t: Translate) =>
  toast({
    tone: 'warning',
    title: t.count('list.optionsUnreadable', count),
    code,
    key: 'unreadable',
  });

/** Reports, once, that the browser could not store or read the portal's data. */
export const noticeStorage = (t: Translate) => toast({ tone: 'warning', title: t('app.storage') });

/** Reports that a part of the page could not be rendered, or that its code is gone after a deployment. */
export const noticePart = (error: unknown, t: Translate) =>
  isMissingCode(error)
    ? toast({
        tone: 'info',
        title: t('error.versionTitle'),
        description: t('error.versionText'),
        key: 'version',
      })
    : toast({ tone: 'danger', title: t('error.partTitle'), description: t('error.partText'), key: 'part' });
