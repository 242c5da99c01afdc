import { Button, ButtonLink, EmptyState, PageHeader } from '#design-system';
import { ApiError, referenceOf } from '../api/http/errors.ts';
import { useT } from '../i18n/index.ts';
import { useOnline } from '../lib/online.ts';
import { AccessRequest } from '../nouns/AccessRequest.tsx';
import { useCan } from '../state/access.ts';
import { failureText } from '../state/failureText.ts';
import { listHref, type RecordNames } from './kind.ts';
import { useRecordWords } from './useRecordWords.ts';
import { shown } from './words.tsx';

interface FailureProps {
  kind: RecordNames;
  /** As in the address. */
  id: string;
  error: unknown;
  onRetry: () => void;
}

interface RecordFailureProps extends FailureProps {
  /** The query that brings its list back as it was. */
  search: string;
}

/** The page of a record that could not be read. */
export function RecordFailure({ search, ...failure }: RecordFailureProps) {
  const t = useT();
  const { kind } = failure;
  return (
    <>
      <PageHeader
        back={kind.back ? { href: listHref(kind, search), label: t(kind.back) } : undefined}
        title={t(kind.title)}
      />
      <FailureState {...failure} />
    </>
  );
}

/** Why a record is not shown: not there, not allowed, no network, or a failure; each with its own way on. */
export function FailureState({ kind, id, error, onRetry }: FailureProps) {
  const t = useT();
  const say = useRecordWords(kind);
  const online = useOnline();
  const mayRead = useCan(kind.scope);
  const retry = <Button onClick={onRetry}>{t('action.retry')}</Button>;
  const code = referenceOf(error);

  if (error instanceof ApiError && error.isNotFound) {
    return (
      <EmptyState
        variant="filtered"
        title={say('notFoundTitle')}
        description={say('notFoundText', shown(id, 64))}
        actions={kind.back && <ButtonLink href={listHref(kind)}>{t(kind.back)}</ButtonLink>}
      />
    );
  }
  if (error instanceof ApiError && error.isForbidden) {
    // The service alone knows what else it asks for, and says it.
    const description = mayRead ? failureText(error, t) : undefined;
    return (
      <EmptyState variant="forbidden" title={say('forbiddenTitle')} description={description} code={code}>
        {!mayRead && <AccessRequest permission={kind.scope} page={shown(`${t(kind.title)} ${id}`, 64)} />}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      variant={online ? 'error' : 'offline'}
      title={say('errorTitle')}
      description={failureText(error, t)}
      actions={retry}
      code={code}
    />
  );
}
