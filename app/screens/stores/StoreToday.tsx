import { HourDots, Link, Stack, Text } from '#design-system';
import type { Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstContent } from '../../lib/firstContent.ts';
import { formatMoney } from '../../lib/money.ts';
import { useQuery, useQueryClient } from '../../lib/query.tsx';
import { isSilent, nameOf, silentHours } from '../../shared/store/silentStores.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { amountsOf, expectedOf, paidOf, storeHoursQuery, takingsHref } from './health.ts';

/** The payments of every store in each hour of today, for users who may see them. */
export function useStoreHours() {
  const scope = useScope();
  const queries = useQueryClient();
  const enabled = [useAfterFirstContent(), useCan('transaction:read')].every(Boolean);
  return useQuery({ ...storeHoursQuery(queries, scope), enabled });
}

/** The sum of the hours; undefined if the service leaves one out. */
const totalOf = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );

/** A store's day in its row: bars for the hours, takings so far, and how long it has been silent. */
export function StoreToday({ store }: { store: Store }) {
  const t = useT();
  const { data, isError } = useStoreHours();
  if (!data) return isError && <Text tone="muted">{t('store.health.failed')}</Text>;
  const paid = paidOf(data, store);
  const hours = silentHours(paid, data.at);
  const silent = isSilent(store, hours);
  const last = paid.findLastIndex((count) => count > 0);
  const amounts = amountsOf(data, store);
  const summary = silent
    ? t('store.health.silentFor', { count: hours })
    : last < 0
      ? t('store.health.noneToday')
      : t('store.health.last', { from: last, to: last + 1 });
  return (
    <Stack direction="row" gap={2} align="center">
      <HourDots
        label={t('store.health.label', { name: nameOf(store) })}
        counts={paid}
        values={amounts}
        expected={expectedOf(store)}
        summary={summary}
      />
      <Text tabular weight="medium">
        <Link href={takingsHref(store, data.at)}>{formatMoney(totalOf(amounts))}</Link>
      </Text>
      {silent && (
        <Text size="sm" tabular tone="warning" weight="medium">
          {t('store.health.silentShort', { count: hours })}
          {store.phoneNumber && (
            <>
              {' · '}
              <Link href={`tel:${store.phoneNumber}`} aria-label={t('store.health.call')}>
                {t('store.health.callShort')}
              </Link>
            </>
          )}
        </Text>
      )}
    </Stack>
  );
}
