import { Button, ButtonLink, EmptyState, PageHeader } from '#design-system';
import { ApiError, referenceOf } from '../../api/errors.ts';
import { useT } from '../../i18n/index.ts';
import { useOnline } from '../../lib/online.ts';
import { useCan } from '../../state/access.ts';
import { failureText } from '../../state/notices.ts';
import { listHref } from './address.ts';
import { shown } from './words.tsx';

interface FailureProps {
  /** As in the address. */
  id: string;
  error: unknown;
  onRetry: () => void;
}

/** The page of a transaction that could not be read. */
export function TransactionFailure(props: FailureProps & { search: string }) {
  const t = useT();
  return (
    <>
      <PageHeader
        back={{ href: listHref(props.search), label: t('transaction.detail.back') }}
        title={t('route.transactionDetail')}
      />
      <FailureState {...props} />
    </>
  );
}

/** Why a transaction is not shown: not there, not allowed, no network, or a failure; each with its own way on. */
export function FailureState({ id, error, onRetry }: FailureProps) {
  const t = useT();
  const online = useOnline();
  const mayRead = useCan('transaction:read');
  const retry = <Button onClick={onRetry}>{t('action.retry')}</Button>;
  const code = referenceOf(error);

  if (error instanceof ApiError && error.isNotFound) {
    return (
      <EmptyState
        variant="filtered"
        title={t('transaction.detail.notFoundTitle')}
        description={t('transaction.detail.notFoundText', { id: shown(id, 64) })}
        actions={<ButtonLink href={listHref()}>{t('transaction.detail.back')}</ButtonLink>}
      />
    );
  }
  if (error instanceof ApiError && error.isForbidden) {
    const missing = mayRead ? '' : `${t('notFound.permission')}: transaction:read`;
    return (
      <EmptyState
        variant="forbidden"
        title={t('transaction.detail.forbiddenTitle')}
        description={[error.serverMessage ?? failureText(error, t), missing].filter(Boolean).join('. ')}
        actions={retry}
        code={code}
      />
    );
  }
  return (
    <EmptyState
      variant={online ? 'error' : 'offline'}
      title={t('transaction.detail.errorTitle')}
      description={failureText(error, t)}
      actions={retry}
      code={code}
    />
  );
}
