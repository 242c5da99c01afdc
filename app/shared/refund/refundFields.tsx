import type { DescriptionItem } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { freeText } from '../../record/words.tsx';

/** Why a bank returned the money. */
const refundErrors: Readonly<Record<string, Key>> = {
  BANK_05: 'refund.detail.errorCode.BANK_05',
};

/** Why a refund failed: text with the code, or only the code if it is unknown. */
export function errorWords(code: string | undefined, t: Translate): string | undefined {
  const known = code !== undefined && Object.hasOwn(refundErrors, code) ? refundErrors[code] : undefined;
  return code && known ? t('record.reasonWithCode', { reason: t(known), code }) : code;
}

/** The label of a refund's last timestamp if the money did not arrive. */
const ends: Readonly<Record<string, Key>> = {
  FAILED: 'refund.detail.failedAt',
  REJECTED: 'refund.detail.rejectedAt',
  CANCELLED: 'refund.detail.cancelledAt',
};

/** The timestamp after which nothing more happens to a refund. */
export function endOf(row: Refund | undefined, t: Translate): DescriptionItem {
  const end = row && Object.hasOwn(ends, row.status) ? ends[row.status] : undefined;
  return { term: t(end ?? 'refund.detail.completedAt'), value: <Moment at={row?.completedAt} /> };
}

/** Who decided on it. */
export const deciderOf = (row: Refund | undefined, t: Translate): DescriptionItem =>
  freeText(
    t(row?.status === 'REJECTED' ? 'refund.detail.rejectedBy' : 'refund.detail.approvedBy'),
    row?.approvedBy,
  );
