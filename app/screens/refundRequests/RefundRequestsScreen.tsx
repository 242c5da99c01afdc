import { useState } from 'react';
import { type Action, ApproveIcon, CloseIcon, LiveRegion, TransactionIcon, toast } from '#design-system';
import { listRefundRequests, type RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { toneOfRow } from '../../lib/status.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import type { RowKeys } from '../../list/useListView.ts';
import { transactionHref } from '../../shared/addresses.ts';
import { DecisionDialog } from '../../shared/refundRequest/DecisionDialog.tsx';
import { type DecisionKind, useDenial } from '../../shared/refundRequest/decision.ts';
import { refundRequestStatuses } from '../../shared/refundRequestStatus.ts';
import { useCan } from '../../state/access.ts';
import { type BulkAsked, BulkDecision, BulkDecisions, UnfinishedDecisions } from './BulkDecisions.tsx';
import { decidedColumns, refundRequestColumns, waitingColumns } from './columns.tsx';
import { refundRequestsDefinition as definition } from './definition.ts';
import { RefundRequestFigures } from './RefundRequestFigures.tsx';
import { type Triage, useTriage } from './useTriage.ts';
import { waitingTone } from './waiting.tsx';

const RefundRequestPeek = lazyComponent(
  async () => (await import('./RefundRequestPeek.tsx')).RefundRequestPeek,
  { isOptional: true },
);

const toneOfStatus = toneOfRow(refundRequestStatuses);
/** In a queue everything waits, so only overdue requests are highlighted. */
const rowTone = (row: RefundRequest) => (row.status === 'WAITING' ? waitingTone(row) : toneOfStatus(row));
const rowAmount = (row: RefundRequest) => row.amount;

/** By the requested statuses, and by the rows: the service may return others. */
function columnsFor(asked: readonly string[], rows: readonly RefundRequest[]) {
  if (asked.length === 0) return refundRequestColumns;
  const waits = [...asked, ...rows.map(({ status }) => status)].map((status) => status === 'WAITING');
  if (!waits.includes(false)) return waitingColumns;
  return waits.includes(true) ? refundRequestColumns : decidedColumns;
}

/** /merchant/approve-refund */
export function RefundRequestsScreen() {
  const t = useT();
  const list = useList({ name: 'refundRequests', definition, load: listRefundRequests });
  const triage = useTriage(list);
  const rowActions = useRequestActions(triage.ask);
  const [bulk, setBulk] = useState<BulkAsked>();
  const denial = useDenial();
  /** For shortcuts: the selection takes precedence. In the quick look, its own buttons handle the keys. */
  const decide = (kind: DecisionKind): RowKeys<RefundRequest>['a'] => {
    return (row, selection) => {
      const [first] = selection.rows;
      if (!first) return row && triage.ask(row, kind);
      const reason = selection.rows.every((one) => denial(one, kind)) && denial(first, kind);
      if (reason) toast({ tone: 'warning', title: reason });
      else setBulk({ kind, selection });
    };
  };
  return (
    <>
      <ListScreen
        list={list}
        title={t('refundRequest.title')}
        caption={t('refundRequest.caption')}
        columns={columnsFor(list.values.status, list.rows)}
        rowLabel={(row) => t('refundRequest.name', { id: row.id })}
        rowAmount={rowAmount}
        rowTone={rowTone}
        rowActions={rowActions}
        rowKeys={list.params.get('peek') ? {} : { a: decide('APPROVE'), r: decide('REJECT') }}
        figures={
          <>
            <UnfinishedDecisions
              asking={bulk !== undefined}
              onContinue={setBulk}
              onIgnore={triage.focusTitle}
            />
            <RefundRequestFigures list={list} />
          </>
        }
        firstUse={{ title: t('refundRequest.emptyTitle'), text: t('refundRequest.emptyText') }}
        caughtUp={{ title: t('refundRequest.caughtUpTitle'), text: t('refundRequest.caughtUpText') }}
        scope="approve-refund:read"
        // The export has no scope of its own: users who may read the list may export it.
        file={{ name: t('refundRequest.fileName'), scope: 'approve-refund:read' }}
        peek={(peeked) => <RefundRequestPeek {...peeked} onDecide={triage.ask} />}
        bulkActions={(selection) => (
          <BulkDecisions selection={selection} onAsk={(kind) => setBulk({ kind, selection })} />
        )}
        isGone={triage.isDecided}
      />
      {triage.asked && (
        <DecisionDialog
          asked={triage.asked}
          onClose={triage.onClose}
          onDone={triage.onDone}
          onOutdated={() => void triage.refresh()}
        />
      )}
      {bulk && (
        <BulkDecision {...bulk} onRan={() => void triage.refresh()} onClose={() => setBulk(undefined)} />
      )}
      <LiveRegion>{triage.left}</LiveRegion>
    </>
  );
}

/** Row actions of a request. */
function useRequestActions(ask: Triage['ask']) {
  const t = useT();
  const denial = useDenial();
  const maySee = useCan('transaction:read');

  return (request: RefundRequest): Action[] => {
    const decide = (kind: DecisionKind) => ({
      run: () => ask(request, kind),
      disabled: denial(request, kind),
    });
    return [
      {
        id: 'approve',
        label: t('refundRequest.approve.action'),
        icon: ApproveIcon,
        keys: ['a'],
        ...decide('APPROVE'),
      },
      {
        id: 'reject',
        label: t('refundRequest.reject.action'),
        icon: CloseIcon,
        tone: 'danger',
        keys: ['r'],
        ...decide('REJECT'),
      },
      ...(maySee
        ? [
            {
              id: 'transaction',
              label: t('refundRequest.openTransaction'),
              icon: TransactionIcon,
              href: transactionHref({ id: request.transactionId }),
              separatorBefore: true,
            },
          ]
        : []),
    ];
  };
}
