import type { ReactNode } from 'react';
import { type DescriptionItem, Link, Text } from '#design-system';
import { ApiError } from '../../api/http/errors.ts';
import { getRefundRequestStatistic } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useHref } from '../../lib/navigation/router.tsx';
import { useQuery } from '../../lib/query.tsx';
import { dayEnd, dayOf, dayStart, now } from '../../lib/time.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { useUserName } from '../../state/session.ts';
import { approvedHref } from '../addresses.ts';

/**
 * What this user approved today in this business, with `adding` (VND), and the limit of a day, if there is one. An
 * optional call (contract): a service without `decidedBy` answers a 400, or does not name the user in its answer.
 */
export function useApprovedToday(adding: number): DescriptionItem[] {
  const t = useT();
  const scope = useScope();
  const userName = useUserName();
  const today = dayOf(now());
  const href = useHref();
  const { data, error } = useQuery({
    queryKey: scopeKey(scope, 'refundRequests', 'approved by', userName, today),
    queryFn({ signal }) {
      const day = { timeField: 'decidedAt', from: dayStart(today), to: dayEnd(today) };
      return getRefundRequestStatistic(scope, { status: 'APPROVED', decidedBy: userName, ...day }, signal);
    },
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
  const term = t('refundRequest.today.approved');
  const isNone = error
    ? error instanceof ApiError && error.status === 400
    : data && data.approver !== userName;
  if (isNone) return [{ term, value: t('refundRequest.today.none') }];
  if (error) return [{ term, value: t('refundRequest.today.unread') }];
  // The figures take no more room than "…": the buttons below must not move.
  const items = (rows: ReactNode, sum: string, limit: ReactNode): DescriptionItem[] => [
    { term, value: rows },
    { term: t('refundRequest.today.sum'), value: sum },
    { term: t('refundRequest.today.limit'), value: limit, wide: true },
  ];
  if (!data) return items('…', '…', '…');
  const { count, amount, dayLimit } = data;
  const sum = amount + adding;
  const rows = t.count('refundRequest.today.rows', count, { amount: formatMoney(amount) });
  const limit = dayLimit === undefined ? t('refundRequest.today.noLimit') : formatMoney(dayLimit);
  const isOver = dayLimit !== undefined && sum > dayLimit;
  return items(
    // In a new tab: the decision stays open.
    <Link href={href(approvedHref(userName, today, scope.merchantId))} external>
      {rows}
    </Link>,
    formatMoney(sum),
    isOver ? <Text tone="danger">{t('refundRequest.today.over', { limit })}</Text> : limit,
  );
}
