import { CopyIcon, type MenuItem, ShowIcon, TransactionIcon } from '#design-system';
import { listRefunds, type Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { copyId } from '../../list/copyId.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { refundHref, transactionHref } from '../../nouns/addresses.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { toneOfRow } from '../../nouns/status.ts';
import { useCan } from '../../state/access.ts';
import { refundColumns } from './columns.tsx';
import { refundsDefinition as definition } from './definition.ts';

const RefundFigures = later(async () => (await import('./RefundFigures.tsx')).RefundFigures);
const RefundViews = later(async () => (await import('./RefundFigures.tsx')).RefundViews);
const RefundPeek = later(async () => (await import('./RefundPeek.tsx')).RefundPeek);

const rowId = (row: Refund) => row.id;
const rowHref = (row: Refund) => refundHref(row.id);
const rowTone = toneOfRow(refundStatuses);
const rowAmount = (row: Refund) => row.amount;

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
      rowId={rowId}
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

/** What one refund of the list may be asked: its page, its id, and the transaction it came from. */
function useRefundActions() {
  const t = useT();
  const maySeeTransactions = useCan('transaction:read');
  return ({ id, transactionId }: Refund): MenuItem[] => [
    { id: 'open', label: t('action.open'), icon: ShowIcon, href: refundHref(id), shortcut: 'Enter' },
    {
      id: 'copy',
      label: t('action.copyId'),
      icon: CopyIcon,
      onSelect: () => void copyId(id, t),
      shortcut: 'c',
    },
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
