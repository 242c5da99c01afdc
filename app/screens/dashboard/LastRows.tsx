/* The newest payments and balance changes, each linked to its page. */

import { Link } from '#design-system';
import { listTransactions } from '../../api/transactions.ts';
import { changeOf, listVanChanges, type VanChange } from '../../api/van.ts';
import { useT } from '../../i18n/index.ts';
import { formatChange } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { QueryPart } from '../../record/RecordPart.tsx';
import { shown } from '../../record/words.tsx';
import { LastRow, LastRows, LastTransactionRows } from '../../shared/transaction/LastRows.tsx';
import { vanMatches } from '../../shared/vanStatus.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { type DashboardView, listHref, TRANSACTIONS } from './view.ts';

const FEW = 5;

interface PartProps {
  view: DashboardView;
}

export function LastTransactions({ view }: PartProps) {
  const t = useT();
  const { scope, span } = view;
  const query = useQuery({
    queryKey: scopeKey(scope, 'transactions', 'last', span),
    queryFn: ({ signal }) =>
      listTransactions(scope, { ...span, sort: '-createdAt', page: 1, pageSize: FEW }, signal),
  });
  return (
    <QueryPart
      title={t('dashboard.last.transactions')}
      actions={<Link href={listHref(view, TRANSACTIONS)}>{t('dashboard.last.all')}</Link>}
      query={query}
    >
      {(page) => <LastTransactionRows {...page} none={t('dashboard.last.noTransactions')} />}
    </QueryPart>
  );
}

export function LastVanChanges({ view }: PartProps) {
  const t = useT();
  const { scope, span } = view;
  const query = useQuery({
    queryKey: scopeKey(scope, 'van', 'last', span),
    queryFn: ({ signal }) => listVanChanges(scope, { ...span, sort: '-at', page: 1, pageSize: FEW }, signal),
  });
  return (
    <QueryPart
      title={t('dashboard.last.van')}
      actions={<Link href={listHref(view, '/merchant/van-noti')}>{t('dashboard.last.all')}</Link>}
      query={query}
    >
      {({ items, unreadable }) => (
        <LastRows none={t('dashboard.last.noVan')} unreadable={unreadable}>
          {items.map((row: VanChange) => (
            <LastRow
              key={row.id}
              name={shown(row.storeName ?? row.virtualAccount ?? row.id, 64)}
              at={row.at}
              amount={formatChange(changeOf(row))}
              status={row.match && <StatusTag registry={vanMatches} value={row.match} />}
            />
          ))}
        </LastRows>
      )}
    </QueryPart>
  );
}
