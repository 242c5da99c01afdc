import type { Refund } from '../../api/refunds.ts';
import type { Translate } from '../../i18n/index.ts';
import { errorWords } from '../../nouns/refund/refundFields.tsx';
import type { TimelineEntry } from '../../record/kind.ts';
import type { Notice } from '../../record/RecordNotices.tsx';
import { shown } from '../../record/words.tsx';

/** Why the money of a refund did not go back, and what follows from it. */
export function refundNotice(row: Refund | undefined, t: Translate): Notice | undefined {
  const said = (reason: string) => t('refund.detail.why', { reason: shown(reason, 500) });
  if (row?.status === 'FAILED') {
    const reason = errorWords(row.errorCode, t);
    const text = [reason && said(reason), t('refund.detail.failed')].filter(Boolean).join('. ');
    return { tone: 'danger', title: t('refund.status.FAILED'), text };
  }
  if (row?.status === 'REJECTED' && row.rejectReason)
    return { tone: 'warning', title: t('refund.detail.rejected'), text: said(row.rejectReason) };
  return undefined;
}

/** What the API tells, with the two steps that people take said as actions; failing that, when it was asked for. */
export function stepsOf({ timeline, createdAt, createdBy }: Refund, t: Translate): readonly TimelineEntry[] {
  const requested = t('refund.detail.requested');
  if (!timeline?.length) return [{ at: createdAt, title: requested, by: createdBy }];
  const wasAsked = timeline.some(({ status }) => status === 'PENDING_APPROVAL');
  return timeline.map((step) => {
    if (step.status === 'PENDING_APPROVAL') return { ...step, title: requested };
    // Without a request before it, nobody approved anything: it only waits.
    if (step.status === 'PENDING' && wasAsked) return { ...step, title: t('refund.detail.approved') };
    return step;
  });
}
