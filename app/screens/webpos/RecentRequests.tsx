import { useMemo } from 'react';
import { Amount, type ClientColumn, ClientTable, DataTable, Section, Stack, Text } from '#design-system';
import { type Translate, useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { shown } from '../../lib/shown.ts';
import { paymentStatuses } from '../../shared/payment/paymentStatus.ts';
import { differenceOf, RECENT, type Till, type TillRequest } from './till.ts';

/** Fewer rows need no pagination or sorting. */
const FEW = 5;

const rowId = ({ id }: TillRequest) => id;

const columnsIn = (t: Translate): ClientColumn<TillRequest>[] => [
  {
    id: 'createdAt',
    header: t('webpos.at'),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    value: ({ createdAt }) => createdAt,
    card: 'meta',
    sortable: true,
    width: 176,
  },
  {
    id: 'order',
    header: t('webpos.order'),
    cell: ({ order }) => shown(order.merchantRefId, 60),
    text: ({ order }) => order.merchantRefId,
    copy: ({ order }) => order.merchantRefId,
    rowHeader: true,
    card: 'title',
    width: 200,
    grow: 1,
  },
  {
    id: 'amount',
    header: t('webpos.amount'),
    cell: ({ order }) => <Amount value={order.amount} />,
    value: ({ order }) => order.amount,
    align: 'end',
    card: 'amount',
    sortable: true,
    width: 144,
  },
  {
    id: 'paid',
    header: t('webpos.paidColumn'),
    cell: (request) => <Amount value={request.paidAmount} />,
    onCard: (request) =>
      differenceOf(request) === 0 ? null : t('webpos.paidShort', { amount: formatMoney(request.paidAmount) }),
    value: ({ paidAmount }) => paidAmount,
    align: 'end',
    card: 'note',
    sortable: true,
    width: 144,
  },
  {
    id: 'status',
    header: t('webpos.statusColumn'),
    cell: ({ status }) => <StatusTag registry={paymentStatuses} value={status} />,
    value: ({ status }) => status,
    card: 'status',
    sortable: true,
    width: 168,
  },
];

/** The latest requests of this device: for everyone who may use the web POS, without a permission for transactions. */
export function RecentRequests({ till, onOpen }: { till: Till; onOpen: (id: string) => void }) {
  const t = useT();
  const columns = useMemo(() => columnsIn(t), [t]);
  const unsorted = useMemo(() => columns.map((column) => ({ ...column, sortable: false })), [columns]);
  const rows = useMemo(() => till.requests.slice(0, RECENT), [till]);
  const table = {
    caption: t('webpos.requests'),
    rowId,
    rowLabel: ({ order }: TillRequest) => order.merchantRefId,
    cards: true,
    onOpen: ({ id }: TillRequest) => onOpen(id),
    activeRowId: till.shownId,
  };
  return (
    <Section title={t('webpos.recent')} description={t('webpos.recentAbout')}>
      <Stack gap={3}>
        {rows.length === 0 ? (
          <Text as="p" tone="muted">
            {t('webpos.none')}
          </Text>
        ) : rows.length < FEW ? (
          <DataTable {...table} columns={unsorted} rows={rows} status="ready" />
        ) : (
          <ClientTable
            {...table}
            columns={columns}
            rows={rows}
            initialSort="-createdAt"
            initialPageSize={RECENT}
          />
        )}
      </Stack>
    </Section>
  );
}
