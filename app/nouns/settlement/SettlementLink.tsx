import { Link, Skeleton } from '#design-system';
import { listSettlements } from '../../api/settlements.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { dayEnd, dayOf, dayStart, shiftDay } from '../../lib/time.ts';
import { listKey } from '../../list/useList.ts';
import { useScope } from '../../state/business.ts';
import { settlementHref } from '../addresses.ts';
import { daysOfSettlement, periodText } from './settlementDays.ts';

/** Days off that are settled together, at most: Tết with the weekends around it. */
const LONGEST_SESSION = 15;

/**
 * The settlement that a transaction is in: no field names it, so it is looked for by store and by the day on which the money
 * came. For those who may see settlements.
 */
export function SettlementLink({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const own = useScope();
  const { storeId, paidAt = 0, status } = transaction;
  const scope = { ...own, storeId: own.storeId ?? storeId };
  const day = dayOf(paidAt);
  const isPaid = paidAt > 0 && (transactionGroups.success as readonly string[]).includes(status);
  const query = {
    from: dayStart(day),
    to: dayEnd(shiftDay(day, LONGEST_SESSION)),
    page: 1,
    pageSize: 20,
    sort: 'transactionDay',
  };
  const { data, isLoading } = useQuery({
    queryKey: listKey(scope, 'settlements', 'of', query),
    queryFn: ({ signal }) => listSettlements(scope, query, signal),
    enabled: isPaid && storeId !== undefined,
    // The page of the transaction stands without it.
    meta: { quiet: true },
  });
  if (isLoading) return <Skeleton width="half" />;
  const found = data?.items.find((one) => {
    const days = daysOfSettlement(one);
    return one.storeId === storeId && days !== undefined && days.from <= day && day <= days.to;
  });
  if (!found) return t('settlement.none');
  return <Link href={settlementHref(found.id)}>{periodText(found) ?? found.id}</Link>;
}
