import type { Refund } from '../../api/refunds.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import type { TimelineEntry } from '../../record/kind.ts';
import type { Notice } from '../../record/RecordNotices.tsx';

/** Why a bank sent the money back. */
const refundErrors: Readonly<Record<string, Key>> = {
  BANK_05: 'refund.detail.errorCode.BANK_05',
};

/** Why a refund failed: in words with the code, or the code alone where nobody knows its words. */
export function errorWords(code: string | undefined, t: Translate): string | undefined {
  const known = code !== undefined && Object.hasOwn(refundErrors, code) ? refundErrors[code] : undefined;
  return code && known ? t('record.reasonWithCode', { reason: t(known), code }) : code;
}

/** What became of the money of a refund that failed. */
export function refundNotice(row: Refund | undefined, t: Translate): Notice | undefined {
  if (row?.status !== 'FAILED') return undefined;
  return { tone: 'danger', title: t('refund.status.FAILED'), text: t('refund.detail.failed') };
}

/** What the API tells, with the two steps that people take said as deeds; failing that, when it was asked for. */
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
