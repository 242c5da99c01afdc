import type { ReactNode } from 'react';
import { Banner, Button, EmptyState } from '#design-system';
import { ApiError, referenceOf } from '../api/errors.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { allDays, type DayRange, dayStart, formatTime, presetRange } from '../lib/time.ts';
import { UnreadableRows } from '../nouns/UnreadableRows.tsx';
import { failureText } from '../state/failureText.ts';
import { countSet, type Filters } from './filters.ts';
import { NotInPeriod } from './NotInPeriod.tsx';
import type { List } from './useList.ts';
import type { ListView } from './useListView.ts';

const isRefusal = (error: unknown) => error instanceof ApiError && error.isForbidden;

/** What failed; a refusal also names the permission that is missing, which is what one asks an administrator for. */
function refusalText(error: unknown, scope: string, t: Translate): string {
  const text = failureText(error, t);
  return isRefusal(error) ? `${text} ${t('notFound.permission')}: ${scope}` : text;
}

interface StateProps<Row, F extends Filters> {
  view: ListView<Row, F>;
}

/** What must be known of the rows below: that some could not be read, that they are old. */
export function ListNotice<Row, F extends Filters>({ view }: StateProps<Row, F>) {
  return (
    <>
      <UnreadableRows unreadable={view.list.unreadable} />
      {view.list.state === 'stale-error' && <StaleNotice view={view} />}
    </>
  );
}

/** Old rows stay when a refresh fails; this says so above them, with the way on. */
function StaleNotice<Row, F extends Filters>({ view: { list, scope } }: StateProps<Row, F>) {
  const t = useT();
  const code = referenceOf(list.error);
  return (
    <Banner
      tone="warning"
      title={t('list.staleTitle', { time: list.asOf ? formatTime(list.asOf) : '-' })}
      actions={
        <Button size="sm" onClick={list.refresh}>
          {t('action.retry')}
        </Button>
      }
      code={code}
    >
      {refusalText(list.error, scope, t)}
    </Banner>
  );
}

/** Why no row is shown: none yet, none that match, not allowed, or a failure (never mistaken for an empty list). */
export function EmptyList<Row, F extends Filters>({
  view: { list, firstUse, caughtUp, scope, hasAny, actions },
}: StateProps<Row, F>) {
  const t = useT();
  const code = referenceOf(list.error);
  if (list.error) {
    const isForbidden = isRefusal(list.error);
    return (
      <EmptyState
        variant={isForbidden ? 'forbidden' : 'error'}
        title={t(isForbidden ? 'list.forbiddenTitle' : 'list.errorTitle')}
        description={refusalText(list.error, scope, t)}
        actions={<Button onClick={list.refresh}>{t('action.retry')}</Button>}
        code={code}
      />
    );
  }
  // The notice above says that there are rows, and why they are not here.
  if (list.unreadable) return null;
  return <NoRows list={list} firstUse={firstUse} caughtUp={caughtUp} hasAny={hasAny} actions={actions} />;
}

interface NoRowsProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** What the list is and what to do, when there is nothing in it at all. */
  firstUse: { title: string; text: string };
  caughtUp: { title: string; text: string } | undefined;
  /** Undefined until it is known. */
  hasAny: boolean | undefined;
  /** What the page creates. */
  actions: ReactNode;
}

function NoRows<Row, F extends Filters>({ list, firstUse, caughtUp, hasAny, actions }: NoRowsProps<Row, F>) {
  const t = useT();
  const { filters } = list.definition;
  const periodId = Object.keys(filters).find((id) => filters[id]?.kind === 'period');
  if (hasAny === undefined) return null;
  if (!hasAny) return <EmptyState title={firstUse.title} description={firstUse.text} actions={actions} />;
  if (caughtUp && countSet(filters, list.values) === 0)
    return <EmptyState title={caughtUp.title} description={caughtUp.text} />;
  const { from, to } = list.query as { from?: number; to?: number };
  const days = from === undefined || to === undefined ? undefined : Math.ceil((to - from) / 86_400);
  const widen = (range: DayRange) => periodId && list.setFilters({ [periodId]: range } as never);
  // All of time cannot be widened.
  const isBounded = periodId !== undefined && from !== undefined && from > dayStart(allDays().from);
  // What is searched for by its id may be older than any period that somebody would choose.
  if (isBounded && list.query.keyword) return <NotInPeriod list={list} onWiden={() => widen(allDays())} />;
  return (
    <EmptyState
      variant="filtered"
      title={t('list.filteredTitle')}
      description={t('list.filteredText')}
      actions={
        <>
          <Button onClick={list.clearFilters}>{t('list.clear')}</Button>
          {isBounded && days !== undefined && days < 30 && (
            <Button onClick={() => widen(presetRange('last30'))}>{t('list.widen')}</Button>
          )}
        </>
      }
    />
  );
}
