import { Suspense, useState } from 'react';
import { Button, RefundIcon } from '#design-system';
import { getRefund, type Refund } from '../../api/refunds.ts';
import { type Translate, useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { usePanel } from '../../lib/navigation/panel.ts';
import { allows } from '../../lib/permission.ts';
import type { RecordKind, TimelineEntry } from '../../record/kind.ts';
import type { Notice } from '../../record/RecordNotices.tsx';
import { shown } from '../../record/words.tsx';
import { errorWords } from '../../shared/refund/refundFields.tsx';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { useCan, useViewer } from '../../state/access.ts';

const RefundDecisions = lazyComponent(
  async () => (await import('../../shared/refundRequest/RefundDecisions.tsx')).RefundDecisions,
  { isOptional: true },
);

export const refundKind: RecordKind<Refund, Refund> = {
  name: 'refund',
  list: 'refunds',
  path: '/merchant/refund',
  scope: 'refund:read',
  statuses: refundStatuses,
  title: 'route.refundDetail',
  back: 'refund.detail.back',
  id: 'refund.detail.id',
  noun: 'refund.detail.noun',
  load: getRefund,
  rowOf: (refund) => refund,
};

/** Why a refund's money did not go back, and the next step. */
export function refundNotice(row: Refund | undefined, t: Translate): Notice | undefined {
  const reasonText = (reason: string) => t('refund.detail.why', { reason: shown(reason, 500) });
  if (row?.status === 'FAILED') {
    const reason = errorWords(row.errorCode, t);
    const text = [reason && reasonText(reason), t('refund.detail.failed')].filter(Boolean).join('. ');
    return { tone: 'danger', title: t('refund.status.FAILED'), text };
  }
  if (row?.status === 'REJECTED' && row.rejectReason)
    return { tone: 'warning', title: t('refund.detail.rejected'), text: reasonText(row.rejectReason) };
  return undefined;
}

/** The API's timeline, with the two steps taken by people worded as actions; without one, when it was requested. */
export function stepsOf({ timeline, createdAt, createdBy }: Refund, t: Translate): readonly TimelineEntry[] {
  const requested = t('refund.detail.requested');
  if (!timeline?.length) return [{ at: createdAt, title: requested, by: createdBy }];
  const wasAsked = timeline.some(({ status }) => status === 'PENDING_APPROVAL');
  return timeline.map((step) => {
    if (step.status === 'PENDING_APPROVAL') return { ...step, title: requested };
    // Without a request step before it, no one approved anything: it only waits.
    if (step.status === 'PENDING' && wasAsked) return { ...step, title: t('refund.detail.approved') };
    return step;
  });
}

/** Remaining steps until the customer has the money. */
export function comingSteps(row: Refund | undefined, t: Translate): readonly string[] {
  const steps = [t('refund.detail.approved'), t('refund.status.SENT_TO_BANK'), t('refund.status.SUCCESS')];
  const done = { PENDING_APPROVAL: 0, PENDING: 1, PROCESSING: 1, SENT_TO_BANK: 2 }[row?.status ?? ''];
  return done === undefined ? [] : steps.slice(done);
}

/** With these statuses no money went back, so it may be requested again. */
const MISSED = ['FAILED', 'REJECTED', 'CANCELLED'];

interface RefundWaysProps {
  row: Refund | undefined;
}

/** Actions on a refund: its decision while it waits for one, or a new request if nothing went back. */
export function RefundWays({ row }: RefundWaysProps) {
  const t = useT();
  const { open } = usePanel();
  const viewer = useViewer();
  const mayCreate = useCan('refund:create');
  const { transactionId, status = '' } = row ?? {};
  const mayDecide = status === 'PENDING_APPROVAL' && viewer && allows('approve-refund', viewer);
  // After a decision here, the dialog still has to close.
  const [decides, setDecides] = useState(false);
  if (mayDecide && !decides) setDecides(true);
  return (
    <>
      {decides && row && (
        <Suspense>
          <RefundDecisions refund={row} />
        </Suspense>
      )}
      {transactionId && MISSED.includes(status) && (
        <Button
          icon={RefundIcon}
          disabled={mayCreate ? undefined : t('refund.request.off.denied')}
          onClick={() => open('request-refund', transactionId)}
        >
          {t('refund.action.again')}
        </Button>
      )}
    </>
  );
}
