import { useEffect, useEffectEvent } from 'react';
import { Button, EmptyState } from '#design-system';
import { useT } from '../i18n/index.ts';
import type { Filters } from './filters.ts';
import type { List } from './useList.ts';

interface NotInPeriodProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** Searches all of time. */
  onWiden: () => void;
}

/** A search found nothing within the period: one button, or Enter once more in the search box, looks in all of time. */
export function NotInPeriod<Row, F extends Filters>({ list, onWiden }: NotInPeriodProps<Row, F>) {
  const t = useT();
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, isComposing } = event;
    const isSearch = target instanceof HTMLInputElement && target.type === 'search';
    // Another text than the one that was searched for is searched for first.
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
      description={t('list.notInPeriodText')}
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
