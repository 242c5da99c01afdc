import { useMemo } from 'react';
import {
  Button,
  type ClientColumn,
  ClientTable,
  type DescriptionItem,
  DescriptionList,
  RefreshIcon,
  Section,
  Stack,
  StatusBadge,
  Text,
} from '#design-system';
import type { Delivery, Integration } from '../../api/integration.ts';
import { type Key, type Translate, useT } from '../../i18n/index.ts';
import { formatCount } from '../../lib/money.ts';
import { shown } from '../../lib/shown.ts';
import { formatDateTime } from '../../lib/time.ts';
import { explained } from '../../nouns/help/Term.tsx';
import { Moment } from '../../nouns/Moment.tsx';
import { UnreadableRows } from '../../nouns/UnreadableRows.tsx';
import { code, freeText, word } from '../../record/words.tsx';

const ENVIRONMENTS: Record<string, Key> = {
  PRODUCTION: 'integration.environment.PRODUCTION',
  SANDBOX: 'integration.environment.SANDBOX',
};

/** Connection details for a developer; nothing secret. */
export function Connection({ info }: { info: Integration }) {
  const t = useT();
  const { merchantId, environment, baseUrl, signatureAlgorithm, lastResetAt, lastUsedAt } = info;
  const moment = (term: string, at: number | undefined): DescriptionItem => ({
    term,
    value: <Moment at={at} />,
  });
  return (
    <Section title={t('integration.connection.title')}>
      <DescriptionList
        items={[
          code(t('integration.connection.merchantId'), merchantId),
          {
            term: t('integration.connection.environment'),
            value: word(ENVIRONMENTS, environment),
          },
          code(t('integration.connection.baseUrl'), baseUrl),
          explained('signature', freeText(t('integration.connection.algorithm'), signatureAlgorithm)),
          moment(t('integration.connection.lastResetAt'), lastResetAt),
          moment(t('integration.connection.lastUsedAt'), lastUsedAt),
        ]}
      />
    </Section>
  );
}

const EVENTS: Record<string, Key> = {
  PAYMENT_SUCCESS: 'integration.delivery.event.PAYMENT_SUCCESS',
  PAYMENT_FAILED: 'integration.delivery.event.PAYMENT_FAILED',
  REFUND_SUCCESS: 'integration.delivery.event.REFUND_SUCCESS',
};

/** Whether the merchant's server accepted the delivery: any 2xx. */
function DeliveryStatus({ status }: Pick<Delivery, 'status'>) {
  const t = useT();
  if (status === undefined)
    return <StatusBadge tone="danger" icon="failed" label={t('integration.delivery.noAnswer')} />;
  const isTaken = /^2\d\d$/.test(status);
  return (
    <StatusBadge
      tone={isTaken ? 'success' : 'danger'}
      icon={isTaken ? 'success' : 'failed'}
      label={t(isTaken ? 'integration.delivery.taken' : 'integration.delivery.refused', { status })}
    />
  );
}

const rowId = ({ id }: Delivery) => id;

const columnsIn = (t: Translate): ClientColumn<Delivery>[] => [
  {
    id: 'at',
    header: t('integration.delivery.at'),
    cell: ({ at }) => <Moment at={at} />,
    value: ({ at }) => at,
    rowHeader: true,
    card: 'title',
    sortable: true,
    width: 176,
  },
  {
    id: 'event',
    header: t('integration.delivery.event.title'),
    cell: ({ event }) => word(EVENTS, event) ?? '-',
    card: 'meta',
    width: 200,
    grow: 1,
  },
  {
    id: 'host',
    header: t('integration.delivery.host'),
    cell: ({ host }) => shown(host ?? '-', 100),
    text: ({ host }) => host ?? '',
    card: 'meta',
    width: 160,
    grow: 1,
  },
  {
    id: 'status',
    header: t('integration.delivery.status'),
    cell: ({ status }) => <DeliveryStatus status={status} />,
    value: ({ status = '' }) => status,
    card: 'status',
    sortable: true,
    width: 184,
  },
  {
    id: 'attempts',
    header: t('integration.delivery.attempts'),
    cell: ({ attempts }) => (attempts === undefined ? '-' : formatCount(attempts)),
    value: ({ attempts }) => attempts,
    align: 'end',
    card: 'note',
    onCard: ({ attempts = 0 }) =>
      t.count('integration.delivery.tries', attempts, { count: formatCount(attempts) }),
    sortable: true,
    width: 104,
  },
];

interface DeliveriesProps extends NonNullable<Integration['deliveries']> {
  onRefresh: () => void;
}

/** The last IPN deliveries and their results. */
export function Deliveries({ items, unreadable, onRefresh }: DeliveriesProps) {
  const t = useT();
  const columns = useMemo(() => columnsIn(t), [t]);
  return (
    <Section
      title={t('integration.delivery.title')}
      description={t('integration.delivery.about')}
      actions={
        <Button size="sm" icon={RefreshIcon} onClick={onRefresh}>
          {t('action.refresh')}
        </Button>
      }
    >
      <Stack gap={3}>
        <UnreadableRows unreadable={unreadable} />
        {items.length === 0 ? (
          <Text as="p" tone="muted">
            {t('integration.delivery.none')}
          </Text>
        ) : (
          <ClientTable
            caption={t('integration.delivery.caption')}
            columns={columns}
            rows={items}
            rowId={rowId}
            rowLabel={({ at }) => formatDateTime(at)}
            initialSort="-at"
            initialPageSize={10}
          />
        )}
      </Stack>
    </Section>
  );
}
