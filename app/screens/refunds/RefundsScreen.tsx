import { listRefunds, type Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { refundHref } from '../../nouns/addresses.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { toneOfRow } from '../../nouns/status.ts';
import { refundColumns } from './columns.tsx';
import { refundsDefinition as definition } from './definition.ts';
import { useRefundActions } from './useRefundActions.ts';

const RefundFigures = later(async () => (await import('./RefundFigures.tsx')).RefundFigures);
const RefundViews = later(async () => (await import('./RefundViews.tsx')).RefundViews);
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
