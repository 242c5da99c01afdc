import { ButtonLink, EmptyState, PageHeader, SearchIcon } from '#design-system';
import { ApiError } from '../api/http/errors.ts';
import { useT } from '../i18n/index.ts';
import { searchOf } from '../lib/address.ts';
import { useCan } from '../state/access.ts';
import { ReadFailure } from '../state/ReadFailure.tsx';
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
  /** The query that restores its list. */
  search: string;
}

/** The page of a record that could not be loaded. */
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

/** Why a record is not shown: not found, not allowed, no network, or a failure; each with its own next step. */
export function FailureState({ kind, id, error, onRetry }: FailureProps) {
  const t = useT();
  const say = useRecordWords(kind);
  const mayRead = useCan(kind.scope);
  if (error instanceof ApiError && error.isNotFound) {
    return (
      <EmptyState
        variant="filtered"
        title={say('notFoundTitle')}
        description={say('notFoundText', shown(id, 64))}
        actions={
          kind.back && (
            <>
              {/* The id in the address may be another code of the record, which the list can search by. */}
              <ButtonLink icon={SearchIcon} href={listHref(kind, searchOf(id))}>
                {t('record.lookInList')}
              </ButtonLink>
              <ButtonLink href={listHref(kind)}>{t(kind.back)}</ButtonLink>
            </>
          )
        }
      />
    );
  }
  const page = shown(`${t(kind.title)} ${id}`, 64);
  return (
    <ReadFailure
      error={error}
      title={say('errorTitle')}
      forbiddenTitle={say('forbiddenTitle')}
      // If a missing permission is not the cause, only the service knows the reason, and states it.
      access={mayRead ? undefined : { permission: kind.scope, page }}
      onRetry={onRetry}
    />
  );
}
