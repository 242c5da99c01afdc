import type { ReactNode } from 'react';
import { Avatar, DescriptionList, Link, QrCode, Section, Stack, Text } from '#design-system';
import { getStore, type Store } from '../../api/stores.ts';
import { useT } from '../../i18n/index.ts';
import { ActionButton } from '../../lib/ActionButton.tsx';
import { Moment } from '../../lib/Moment.tsx';
import type { RecordKind } from '../../record/kind.ts';
import { RecordPage } from '../../record/RecordPage.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { code, freeText, shown } from '../../record/words.tsx';
import { nameOf } from '../../shared/store/silentStores.ts';
import { storeStatuses } from '../../shared/store/storeStatus.ts';
import { useCan } from '../../state/access.ts';
import { phoneOf } from './columns.tsx';
import { StoreLastTransactions, StoreTodaySection, StoreUsers } from './StoreParts.tsx';
import { storeQr } from './StorePoster.tsx';
import { useStoreActions } from './useStoreActions.tsx';

export const storeKind: RecordKind<Store, Store> = {
  name: 'store',
  list: 'stores',
  path: '/merchant/store',
  scope: 'store:read',
  statuses: storeStatuses,
  title: 'route.storeDetail',
  back: 'store.detail.back',
  id: 'store.column.id',
  noun: 'store.detail.noun',
  load: getStore,
  rowOf: (store) => store,
};

/** /merchant/store/[id] */
export function StoreDetailScreen({ id }: { id: string }) {
  const view = useRecord(storeKind, id);
  const { itemsOf, dialogs } = useStoreActions();
  const maySeePayments = useCan('transaction:read');
  const maySeeUsers = useCan('user:read');
  const { row, detail } = view;
  const items = row ? itemsOf(row) : [];
  /** One of the actions as a button of the page. */
  const button = (wanted: string) => {
    const item = items.find(({ id }) => id === wanted);
    return item && <ActionButton action={item} />;
  };
  return (
    <>
      <RecordPage
        kind={storeKind}
        id={id}
        view={view}
        title={row && shown(nameOf(row), 200)}
        edit={{ panel: 'store-edit', scope: 'store:update' }}
        more={items.filter((item) => item.id === 'status')}
        sections={
          <>
            {/* Send no more requests while the store may not exist. */}
            {maySeePayments && detail && <StoreTodaySection store={detail} />}
            <InfoSection store={row} />
            {maySeePayments && detail && <StoreLastTransactions store={detail} />}
          </>
        }
        aside={
          <>
            <AccountSection store={row}>{button('poster')}</AccountSection>
            {maySeeUsers && detail && <StoreUsers store={detail} />}
          </>
        }
        raw={detail}
      />
      {dialogs}
    </>
  );
}

interface SectionProps {
  /** Undefined until loaded. */
  store: Store | undefined;
}

/** Name and address. */
function InfoSection({ store }: SectionProps) {
  const t = useT();
  const phone = store && phoneOf(store);
  return (
    <Section title={t('store.detail.info')}>
      <DescriptionList
        loading={!store}
        items={[
          {
            term: t('store.column.brandName'),
            value: store && (
              <Stack direction="row" gap={2} align="center">
                <Avatar shape="square" size="sm" name={nameOf(store)} src={store.logo} />
                <Text>{shown(store.brandName ?? '-', 200)}</Text>
              </Stack>
            ),
          },
          code(t('store.column.code'), store?.code),
          {
            term: t('store.column.phoneNumber'),
            value: phone && <Link href={`tel:${store?.phoneNumber}`}>{phone}</Link>,
          },
          {
            term: t('store.column.email'),
            value: store?.email && (
              <Link href={`mailto:${encodeURIComponent(store.email)}`}>{shown(store.email, 200)}</Link>
            ),
          },
          { term: t('store.column.createdAt'), value: <Moment at={store?.createdAt} /> },
          { ...freeText(t('store.column.address'), store?.address), wide: true },
        ]}
      />
    </Section>
  );
}

/** The virtual account that customers pay to, also as a code. */
function AccountSection({ store, children }: SectionProps & { children: ReactNode }) {
  const t = useT();
  const qr = store && storeQr(store);
  return (
    <Section title={t('store.detail.account')} actions={children}>
      <DescriptionList
        columns={1}
        loading={!store}
        items={[
          code(t('store.column.virtualAccount'), store?.virtualAccount),
          freeText(t('store.column.bankName'), store?.bankName),
          freeText(t('store.column.accountName'), store?.accountName),
        ]}
      />
      {store && !qr && (
        <Text as="p" tone="muted">
          {t('store.poster.none')}
        </Text>
      )}
      {qr && (
        <QrCode
          size="sm"
          value={qr}
          label={t('store.detail.qr', { name: nameOf(store) })}
          fileName={`vietqr-${store.id}`}
        />
      )}
    </Section>
  );
}
