import { CheckIcon, Stack, Tag } from '#design-system';
import { getSettlement, type Settlement } from '../../api/settlements.ts';
import { settlementGroups } from '../../api/statusGroups.ts';
import { type Translate, useLocale, useT } from '../../i18n/index.ts';
import { formatChange } from '../../lib/money.ts';
import { dayOf, formatDay, formatDuration, now } from '../../lib/time.ts';
import { HOLIDAYS } from '../../lib/workingDays.ts';
import type { RecordKind } from '../../record/kind.ts';
import type { Notice } from '../../record/RecordNotices.tsx';
import { payoutOf } from '../../shared/settlement/payout.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { useConfig } from '../../state/session.ts';

export const settlementKind: RecordKind<Settlement, Settlement> = {
  name: 'settlement',
  list: 'settlements',
  path: '/merchant/settlement',
  scope: 'settlement:read',
  statuses: settlementStatuses,
  title: 'route.settlementDetail',
  back: 'settlement.detail.back',
  id: 'settlement.column.id',
  noun: 'settlement.detail.noun',
  load: getSettlement,
  rowOf: (settlement) => settlement,
};

const TERMS = ['gross', 'refunds', 'fee', 'vat'] as const;

/** The terms of the formula, for one settlement or a sum of many; adjustments are included only if there are any. */
export function termsOf(
  known: Pick<Settlement, (typeof TERMS)[number] | 'adjustment'> | undefined,
  t: Translate,
) {
  const { adjustment = 0 } = known ?? {};
  const term = (id: (typeof TERMS)[number]) => ({
    id,
    label: t(`settlement.figure.${id}`),
    sign: id === 'gross' ? ('+' as const) : ('-' as const),
    amount: known?.[id],
    ...(id === 'refunds' && { tone: 'special' as const }),
  });
  const added = {
    id: 'adjustment' as const,
    label: t('settlement.figure.adjustment'),
    sign: adjustment < 0 ? ('-' as const) : ('+' as const),
    amount: Math.abs(adjustment),
  };
  return [...TERMS.map(term), ...(adjustment === 0 ? [] : [added])];
}
/** How far `net` is off, calculated here; the service's own figure where a term is missing. */
export function differenceOf({ gross, refunds, fee, vat, adjustment = 0, net, difference = 0 }: Settlement) {
  if (gross === undefined || refunds === undefined || fee === undefined || vat === undefined)
    return difference;
  return net - (gross - refunds - fee - vat + adjustment);
}

const WAITING: readonly string[] = settlementGroups.waiting;

/** `23/11/2026`, marked as an estimate if the portal guessed it. */
export function usePayoutText(settlement: Settlement | undefined): string | undefined {
  const t = useT();
  const { holidays = HOLIDAYS } = useConfig();
  const payout = settlement && payoutOf(settlement, holidays);
  if (!payout) return undefined;
  const day = formatDay(payout.day);
  return payout.isGuessed ? t('settlement.payout.guessed', { day }) : day;
}

/** What blocks a settlement, and since when. */
export function useSettlementNotice(row: Settlement | undefined): Notice | undefined {
  const t = useT();
  const locale = useLocale();
  if (!row) return undefined;
  const off = differenceOf(row);
  if (off !== 0) {
    const since = row.timeline?.find(({ status }) => status === 'MISMATCHED')?.at;
    const age = since === undefined ? '' : formatDuration(now() - since, locale);
    return {
      tone: 'warning',
      title: t('settlement.off', { amount: formatChange(off) }),
      text: [age && t('settlement.notice.open', { age }), t('settlement.notice.differenceText')]
        .filter(Boolean)
        .join(' '),
    };
  }
  return noticeOf(row, t);
}

function noticeOf({ status, expectedPayoutAt }: Settlement, t: Translate): Notice | undefined {
  if (status === 'HOLD')
    return { tone: 'warning', title: t('settlement.status.HOLD'), text: t('settlement.notice.hold') };
  if (status === 'FAILED')
    return { tone: 'danger', title: t('settlement.status.FAILED'), text: t('settlement.notice.failed') };
  const isLate = expectedPayoutAt !== undefined && dayOf(expectedPayoutAt) < dayOf(now());
  if (!isLate || !WAITING.includes(status)) return undefined;
  const day = formatDay(dayOf(expectedPayoutAt));
  return {
    tone: 'warning',
    title: t('settlement.notice.late'),
    text: t('settlement.notice.lateText', { day }),
  };
}

/** A tag when the sum adds up; otherwise the difference is shown beside the sum. */
export function ComesOut({ row }: { row: Settlement | undefined }) {
  const t = useT();
  if (!row || differenceOf(row) !== 0) return null;
  return (
    <Stack direction="row">
      <Tag tone="success" icon={CheckIcon} label={t('settlement.comesOut')} />
    </Stack>
  );
}
