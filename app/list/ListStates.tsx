import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Banner, Button, EmptyState, useTouch } from '#design-system';
import { ApiError, referenceOf } from '../api/http/errors.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { looksLikeCode, oddLetter } from '../lib/oddLetter.ts';
import { allDays, dayEnd, dayStart, formatTime, presetRange } from '../lib/time.ts';
import { UnreadableRows } from '../lib/UnreadableRows.tsx';
import { failureText } from '../state/failureText.ts';
import { ReadFailure } from '../state/ReadFailure.tsx';
import { countSet, daysOf, type Filters, type PeriodValue } from './filters.ts';
import type { List } from './useList.ts';
import type { ListView } from './useListView.ts';

/** The failure. A refusal also names the missing permission, to ask an administrator for. */
function refusalText(error: unknown, scope: string, t: Translate): string {
  const text = failureText(error, t);
  return error instanceof ApiError && error.isForbidden
    ? `${text} ${t('notFound.permission')}: ${scope}`
    : text;
}

interface StateProps<Row, F extends Filters> {
  view: ListView<Row, F>;
}

/** Notices about the rows below: some could not be read, or they are stale. */
export function ListNotice<Row, F extends Filters>({ view }: StateProps<Row, F>) {
  return (
    <>
      <UnreadableRows unreadable={view.list.unreadable} />
      {view.list.state === 'stale-error' && <StaleNotice view={view} />}
    </>
  );
}

/** After a failed refresh the old rows stay; this notice above them offers a retry. */
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
  view: { list, title, firstUse, caughtUp, scope, hasAny, actions },
}: StateProps<Row, F>) {
  const t = useT();
  if (list.error)
    return (
      <ReadFailure
        error={list.error}
        title={t('list.errorTitle')}
        forbiddenTitle={t('list.forbiddenTitle')}
        access={{ permission: scope, page: title }}
        onRetry={list.refresh}
      />
    );
  // The notice above explains why the rows are missing.
  if (list.unreadable) return null;
  return <NoRows list={list} firstUse={firstUse} caughtUp={caughtUp} hasAny={hasAny} actions={actions} />;
}

interface NoRowsProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** What the list is for and what to do, when it is empty without any filter. */
  firstUse: { title: string; text: string; actions?: ReactNode };
  caughtUp: { title: string; text: string } | undefined;
  /** Undefined until loaded. */
  hasAny: boolean | undefined;
  /** The page's create action. */
  actions: ReactNode;
}

function NoRows<Row, F extends Filters>({ list, firstUse, caughtUp, hasAny, actions }: NoRowsProps<Row, F>) {
  const t = useT();
  const { filters } = list.definition;
  if (hasAny === undefined) return null;
  if (!hasAny) {
    const { title, text, actions: first = actions } = firstUse;
    return <EmptyState title={title} description={text} actions={first} />;
  }
  if (caughtUp && countSet(filters, list.values) === 0)
    return <EmptyState title={caughtUp.title} description={caughtUp.text} />;
  // A period that already covers all time cannot be widened.
  const periods = Object.entries(filters).flatMap(([id, filter]) => {
    const days = filter.kind === 'period' && daysOf(filter, list.values[id] as PeriodValue | undefined);
    return days && days.from > allDays().from ? [{ id, days, always: filter.preset !== undefined }] : [];
  });
  const [period] = periods;
  // A record that is searched by id may be older than the selected period.
  if (period && list.query.keyword) {
    const wide = periods.map(({ id, always }) => [id, always ? allDays() : undefined]);
    return <NotInPeriod list={list} onWiden={() => list.setFilters(Object.fromEntries(wide))} />;
  }
  const isShort = period && dayEnd(period.days.to) - dayStart(period.days.from) < 29 * 86_400;
  return (
    <EmptyState
      variant="filtered"
      title={t('list.filteredTitle')}
      description={[oddCode(list, t), t('list.filteredText')].filter(Boolean).join(' ')}
      actions={
        <>
          <Button onClick={list.clearFilters}>{t('list.clear')}</Button>
          {isShort && (
            <Button onClick={() => list.setFilters({ [period.id]: presetRange('last30') } as never)}>
              {t('list.widen')}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What is unusual about a searched code. */
const oddCode = <Row, F extends Filters>({ query: { keyword } }: List<Row, F>, t: Translate) =>
  typeof keyword === 'string' && looksLikeCode(keyword) ? oddLetter(keyword, t) : undefined;

interface NotInPeriodProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** Searches all of time. */
  onWiden: () => void;
}

/** A search without results in the period: one button, or Enter again in the search box, searches all time. */
function NotInPeriod<Row, F extends Filters>({ list, onWiden }: NotInPeriodProps<Row, F>) {
  const t = useT();
  const touch = useTouch();
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, isComposing } = event;
    const isSearch = target instanceof HTMLInputElement && target.type === 'search';
    // If the text has changed since, Enter searches for the new text first.
    if (key === 'Enter' && !isComposing && isSearch && target.value.trim() === list.query.keyword) onWiden();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onEnter(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <EmptyState
      variant="filtered"
      title={t('list.notInPeriodTitle')}
      description={[oddCode(list, t), t('list.notInPeriodText'), touch ? undefined : t('list.notInPeriodKey')]
        .filter(Boolean)
        .join(' ')}
      actions={
        <>
          <Button variant="solid" tone="accent" onClick={onWiden}>
            {t('list.searchAllTime')}
          </Button>
          <Button onClick={list.clearFilters}>{t('list.clear')}</Button>
        </>
      }
    />
  );
}
