import { Button, EmptyState } from '#design-system';
import { ApiError, referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { usePanel } from '../../lib/panel.ts';
import { shown } from '../../record/words.tsx';
import { failureText } from '../../state/failureText.ts';

interface RequestRefundFailureProps {
  /** As it was asked for. */
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** Why there is no form: the transaction is not there, not allowed, or could not be read. */
export function RequestRefundFailure({ id, error, onRetry }: RequestRefundFailureProps) {
  const t = useT();
  const online = useOnline();
  const { open } = usePanel();
  const code = referenceOf(error);
  if (error instanceof ApiError && error.isNotFound) {
    return (
      <EmptyState
        level={3}
        variant="filtered"
        title={t('refund.request.notFoundTitle')}
        description={t('refund.request.notFoundText', { id: shown(id, 64) })}
        actions={<Button onClick={() => open('request-refund')}>{t('refund.request.find.another')}</Button>}
      />
    );
  }
  const isForbidden = error instanceof ApiError && error.isForbidden;
  return (
    <EmptyState
      level={3}
      variant={isForbidden ? 'forbidden' : online ? 'error' : 'offline'}
      title={t(isForbidden ? 'refund.request.forbiddenTitle' : 'refund.request.errorTitle')}
      description={isForbidden ? (error.serverMessage ?? failureText(error, t)) : failureText(error, t)}
      actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}
      code={code}
    />
  );
}
