import { Suspense, useState } from 'react';
import { LiveRegion } from '#design-system';
import { listRefundRequests, type RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../i18n/lazyComponent.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { refundRequestStatuses } from '../../nouns/refundRequestStatus.ts';
import { toneOfRow } from '../../nouns/status.ts';
import type { BulkAsked } from './BulkDecisions.tsx';
import { refundRequestColumns } from './columns.tsx';
import { refundRequestsDefinition as definition } from './definition.ts';
import { useRequestActions } from './useRequestActions.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useTriage } from './useTriage.ts';
import { waitingTone } from './waitingTone.ts';

const RefundRequestFigures = later(
  async () => (await import('./RefundRequestFigures.tsx')).RefundRequestFigures,
);
const RequestPeek = later(async () => (await import('./RequestPeek.tsx')).RequestPeek);
const RequestDialogs = later(async () => (await import('./RequestDialogs.tsx')).RequestDialogs);
const bulkDecisions = () => import('./BulkDecisions.tsx');
const UnfinishedDecisions = later(async () => (await bulkDecisions()).UnfinishedDecisions);
const BulkDecisions = later(async () => (await bulkDecisions()).BulkDecisions);
const BulkDecision = later(async () => (await bulkDecisions()).BulkDecision);

const rowId = (row: RefundRequest) => row.id;
const toneOfStatus = toneOfRow(refundRequestStatuses);
/** In a queue everything waits: what stands out has waited for too long. */
const rowTone = (row: RefundRequest) => (row.status === 'WAITING' ? waitingTone(row) : toneOfStatus(row));
const rowAmount = (row: RefundRequest) => row.amount;

/** /merchant/approve-refund */
export function RefundRequestsScreen() {
  const t = useT();
  const list = useList({ name: 'refundRequests', definition, load: listRefundRequests });
  const triage = useTriage(list);
  const rowActions = useRequestActions(triage.ask);
  const focusRow = useRowFocus();
  const [bulk, setBulk] = useState<BulkAsked>();
  return (
    <>
      <ListScreen
        list={list}
        title={t('refundRequest.title')}
        caption={t('refundRequest.caption')}
        columns={refundRequestColumns}
        rowId={rowId}
        rowLabel={(row) => t('refundRequest.name', { id: row.id })}
        rowAmount={rowAmount}
        rowTone={rowTone}
        rowActions={rowActions}
        figures={
          <>
            <Suspense>
              <UnfinishedDecisions
                asking={bulk !== undefined}
                onContinue={setBulk}
                onIgnore={() => focusRow(undefined)}
              />
            </Suspense>
            <RefundRequestFigures list={list} />
          </>
        }
        firstUse={{ title: t('refundRequest.emptyTitle'), text: t('refundRequest.emptyText') }}
        caughtUp={{ title: t('refundRequest.caughtUpTitle'), text: t('refundRequest.caughtUpText') }}
        scope="approve-refund:read"
        // There is no scope for the export alone: who reads the list may take it away.
        file={{ name: t('refundRequest.fileName'), scope: 'approve-refund:read' }}
        peek={(peeked) => <RequestPeek {...peeked} onDecide={triage.ask} />}
        bulkActions={(selection) => (
          <Suspense>
            <BulkDecisions
              selection={selection}
              decided={triage.decided}
              onAsk={(kind) => setBulk({ kind, selection })}
            />
          </Suspense>
        )}
      />
      <Suspense>
        <RequestDialogs triage={triage} />
        {bulk && (
          <BulkDecision {...bulk} onRan={() => void triage.refresh()} onClose={() => setBulk(undefined)} />
        )}
      </Suspense>
      <LiveRegion>{triage.left}</LiveRegion>
    </>
  );
}
