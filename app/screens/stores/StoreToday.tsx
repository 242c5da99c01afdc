import { HourDots, Link, Stack, Text } from '#design-system';
import type { Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { useQuery, useQueryClient } from '../../lib/query.tsx';
import { isSilent, nameOf, silentHours } from '../../nouns/store/silentStores.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { expectedOf, paidOf, storeHoursQuery } from './health.ts';

/** The payments of every store in each hour of today, for who may see them. */
export function useStoreHours() {
  const scope = useScope();
  const queries = useQueryClient();
  const enabled = [useAfterFirstContent(), useCan('transaction:read')].every(Boolean);
  return useQuery({ ...storeHoursQuery(queries, scope), enabled });
}

/** The day of a store in its row: 24 dots, then the hour in which it was last paid or how long it has been silent. */
export function StoreToday({ store }: { store: Store }) {
  const t = useT();
  const { data, isError } = useStoreHours();
  if (!data) return isError && <Text tone="muted">{t('store.health.failed')}</Text>;
  const paid = paidOf(data, store);
  const hours = silentHours(paid, data.at);
  const silent = isSilent(store, hours);
  const last = paid.findLastIndex((count) => count > 0);
  const values = { from: last, to: last + 1 };
  const [summary, short] = silent
    ? [t('store.health.silentFor', { count: hours }), t('store.health.silentShort', { count: hours })]
    : last < 0
      ? [t('store.health.noneToday'), '–']
      : [t('store.health.last', values), t('store.health.lastShort', values)];
  return (
    <Stack direction="row" gap={2} align="center">
      <HourDots
        label={t('store.health.label', { name: nameOf(store) })}
        counts={paid}
        expected={expectedOf(store)}
        summary={summary}
      />
      <Text size="sm" tabular tone={silent ? 'warning' : 'muted'} weight={silent ? 'medium' : 'regular'}>
        {short}
        {silent && store.phoneNumber && (
          <>
            {' · '}
            <Link href={`tel:${store.phoneNumber}`} aria-label={t('store.health.call')}>
              {t('store.health.callShort')}
            </Link>
          </>
        )}
      </Text>
    </Stack>
  );
}
