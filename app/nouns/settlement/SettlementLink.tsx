import { Link, Skeleton } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { useQuery } from '../../lib/query.tsx';
import { listKey } from '../../list/useList.ts';
import { useScope } from '../../state/business.ts';
import { settlementHref } from '../addresses.ts';
import { findSettlementOf, isSettled } from './findSettlement.ts';
import { periodText } from './settlementDays.ts';

/** The settlement that contains a transaction, for users who may see settlements. */
export function SettlementLink({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const scope = useScope();
  const { id, status, paidAt } = transaction;
  const { data, error, isLoading } = useQuery({
    queryKey: listKey(scope, 'settlements', 'of', { id, status, paidAt }),
    queryFn: ({ signal }) => findSettlementOf(scope, transaction, signal),
    enabled: isSettled(transaction),
    // The transaction's page works without it.
    meta: { quiet: true },
  });
  if (isLoading) return <Skeleton width="half" />;
  const found = data?.items[0];
  if (!found) return t(error || data?.unreadable ? 'settlement.payout.unknown' : 'settlement.none');
  return <Link href={settlementHref(found.id)}>{periodText(found) ?? found.id}</Link>;
}
