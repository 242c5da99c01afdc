/* Sections of a store's page that have their own request; hidden without the permission. */

import { Banner, ButtonLink, DescriptionList, HourDots, Link, PhoneIcon, Stack, Text } from '#design-system';
import { getPaid, type Paid, paidQuery, type Store } from '../../api/stores.ts';
import { listTransactions } from '../../api/transactions.ts';
import { listUsers } from '../../api/users.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { allDays, dayEnd, dayOf, dayStart, now } from '../../lib/time.ts';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { RecordPart } from '../../record/RecordPart.tsx';
import { shown } from '../../record/words.tsx';
import { hourOf, isSilent, nameOf, OPENING, silentHours } from '../../shared/store/silentStores.ts';
import { LastTransactionRows } from '../../shared/transaction/LastRows.tsx';
import { expectedOf, takingsHref } from './health.ts';

interface PartProps {
  store: Store;
}

const HOUR = 3600;
const FEW = 5;

/** Number of payments in each hour of today that has begun. */
function perHour({ series }: Paid, at: number): number[] {
  const start = dayStart(dayOf(at));
  const hours = Array.from({ length: Math.floor(hourOf(at)) + 1 }, () => 0);
  for (const point of series) {
    const hour = Math.floor((point.at - start) / HOUR);
    if (hour in hours) hours[hour] = (hours[hour] ?? 0) + point.count;
  }
  return hours;
}

/** "Sức khỏe cửa hàng": today's payments by hour, the last payment, and whether to call the store. */
export function StoreTodaySection({ store }: PartProps) {
  const t = useT();
  return (
    <RecordPart
      title={t('store.health.title')}
      name={['stores', 'today', store.id]}
      load={async ({ merchantId }, signal) => {
        const at = now();
        const scope = { merchantId, storeId: store.id };
        const day = dayOf(at);
        const asked = { ...paidQuery, from: dayStart(allDays(day).from), to: dayEnd(day) };
        const [paid, last] = await Promise.all([
          getPaid(scope, { from: dayStart(day), to: dayEnd(day) }, signal),
          listTransactions(scope, { ...asked, sort: '-paidAt', page: 1, pageSize: 1 }, signal),
        ]);
        return { at, paid, lastPaidAt: last.items[0]?.paidAt };
      }}
    >
      {({ at, paid, lastPaidAt }) => {
        const counts = perHour(paid, at);
        const hours = silentHours(counts, at);
        return (
          <Stack gap={4}>
            {isSilent(store, hours) && (
              <Banner
                tone="warning"
                title={t('store.health.silentFor', { count: hours })}
                actions={
                  store.phoneNumber && (
                    <ButtonLink size="sm" icon={PhoneIcon} href={`tel:${store.phoneNumber}`}>
                      {t('store.health.call')}
                    </ButtonLink>
                  )
                }
              >
                {t('store.health.why', { from: OPENING[0], to: OPENING[1] })}
              </Banner>
            )}
            <DescriptionList
              columns={3}
              items={[
                {
                  term: t('store.health.volume'),
                  value: <Link href={takingsHref(store, at)}>{formatMoney(paid.amount)}</Link>,
                },
                { term: t('store.health.count'), value: formatCount(paid.count) },
                { term: t('store.health.lastPaid'), value: <Moment at={lastPaidAt} /> },
              ]}
            />
            <HourDots
              size="lg"
              label={t('store.health.label', { name: nameOf(store) })}
              counts={counts}
              expected={expectedOf(store)}
            />
          </Stack>
        );
      }}
    </RecordPart>
  );
}

/** The last payments made or attempted at the store. */
export function StoreLastTransactions({ store }: PartProps) {
  const t = useT();
  return (
    <RecordPart
      title={t('store.transactions.title')}
      name={['transactions', 'of store', store.id]}
      actions={
        <Link href={`/merchant/transaction?store=${encodeURIComponent(store.id)}`}>
          {t('store.transactions.open')}
        </Link>
      }
      load={({ merchantId }, signal) => {
        const { from, to } = allDays();
        const period = { from: dayStart(from), to: dayEnd(to) };
        const query = { ...period, sort: '-createdAt', page: 1, pageSize: FEW };
        return listTransactions({ merchantId, storeId: store.id }, query, signal);
      }}
    >
      {(page) => <LastTransactionRows {...page} none={t('store.transactions.none')} />}
    </RecordPart>
  );
}

/** Users who work at the store. */
export function StoreUsers({ store }: PartProps) {
  const t = useT();
  return (
    <RecordPart
      title={t('store.users.title')}
      name={['users', 'of store', store.id]}
      actions={
        <Link href={`/merchant/setting/users?store=${encodeURIComponent(store.id)}`}>
          {t('store.users.open')}
        </Link>
      }
      load={({ merchantId }, signal) =>
        listUsers({ merchantId, storeId: store.id }, { sort: 'name', page: 1, pageSize: FEW }, signal)
      }
    >
      {({ items, total, unreadable }) => (
        <Stack gap={3}>
          {items.length === 0 && !unreadable && (
            <Text as="p" tone="muted">
              {t('store.users.none')}
            </Text>
          )}
          {items.map((user) => (
            <Stack key={user.id} gap={0.5}>
              <Text weight="medium">{shown(user.name ?? user.userName, 120)}</Text>
              <Text size="sm" tone="muted">
                {[user.userName, user.groupName].filter(Boolean).join(' · ')}
              </Text>
            </Stack>
          ))}
          {total > items.length + (unreadable?.count ?? 0) && (
            <Text as="p" size="sm" tone="muted">
              {t('store.users.more', { count: formatCount(total - items.length) })}
            </Text>
          )}
          <UnreadableRows unreadable={unreadable} />
        </Stack>
      )}
    </RecordPart>
  );
}
