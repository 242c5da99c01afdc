import { type Action, TransactionIcon } from '#design-system';
import { listRefunds, type Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { toneOfRow } from '../../lib/status.ts';
import { now } from '../../lib/time.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import type { ListColumns } from '../../list/listColumns.tsx';
import { copyItem, openItem } from '../../list/rowItems.ts';
import { useList } from '../../list/useList.ts';
import { refundHref, transactionHref } from '../../shared/addresses.ts';
import { refundReasons, refundTypes } from '../../shared/refund/refundCodes.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { TransactionLink } from '../../shared/transaction/TransactionLink.tsx';
import { useCan } from '../../state/access.ts';
import { refundsDefinition as definition } from './definition.ts';
import { RefundFigures, RefundViews } from './RefundFigures.tsx';
import { RefundPeek } from './RefundPeek.tsx';

const rowHref = (row: Refund) => refundHref(row.id);
const statusTone = toneOfRow(refundStatuses);
const DAY = 86_400;
/** Waiting is normal; it needs attention only after a day. */
const rowTone = (row: Refund) =>
  row.status === 'PENDING_APPROVAL' && now() - row.createdAt > DAY ? ('warning' as const) : statusTone(row);
const rowAmount = (row: Refund) => row.amount;

/** The list's columns, most decisive first, so that they are visible without horizontal scrolling. */
const refundColumns: ListColumns<Refund> = {
  header: (field) => `refund.column.${field}`,
  columns: ({ text, store, code, name, money, balance, moment, status, coded }) => [
    name('id', { width: 152 }),
    moment('createdAt', { card: 'meta' }),
    money('amount', { card: 'amount', width: 192 }),
    status('status', refundStatuses, { card: 'status', width: 184 }),
    code('transactionId', { cell: (row) => <TransactionLink id={row.transactionId} />, width: 176 }),
    coded('reason', refundReasons, { width: 184 }),
    coded('type', refundTypes, { width: 120 }),
    store('storeName', { width: 184 }),
    text('createdBy'),
    moment('completedAt', { optional: true }),
    code('merchantRefId', { optional: true, width: 240 }),
    balance('originalAmount', { optional: true, width: 184 }),
    code('bankRef', { optional: true }),
    code('errorCode', { optional: true }),
  ],
};

/** /merchant/refund */
export function RefundsScreen() {
  const t = useT();
  const list = useList({ name: 'refunds', definition, load: listRefunds });
  const rowActions = useRefundActions();
  return (
    <ListScreen
      list={list}
      title={t('refund.title')}
      caption={t('refund.caption')}
      columns={refundColumns}
      rowLabel={(row) => t('refund.name', { id: row.id })}
      rowHref={rowHref}
      rowAmount={rowAmount}
      rowTone={rowTone}
      rowActions={rowActions}
      figures={<RefundFigures list={list} />}
      views={<RefundViews list={list} />}
      firstUse={{ title: t('refund.emptyTitle'), text: t('refund.emptyText') }}
      scope="refund:read"
      file={{ name: t('refund.fileName'), scope: 'refund:read' }}
      peek={(peeked) => <RefundPeek {...peeked} />}
    />
  );
}

/** Row actions of a refund: its page, its id, and its transaction. */
function useRefundActions() {
  const t = useT();
  const maySeeTransactions = useCan('transaction:read');
  return ({ id, transactionId }: Refund): Action[] => [
    openItem(refundHref(id), t),
    { ...copyItem(id, t), keys: ['c'] },
    ...(maySeeTransactions && transactionId
      ? [
          {
            id: 'transaction',
            label: t('refund.action.transaction'),
            icon: TransactionIcon,
            href: transactionHref({ id: transactionId }),
          },
        ]
      : []),
  ];
}
