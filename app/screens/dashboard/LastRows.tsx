/* The newest payments and balance changes, each with the way to its page. */

import { Fragment, type ReactNode } from 'react';
import { Divider, Link, Stack, Text } from '#design-system';
import { listTransactions, type Transaction } from '../../api/transactions.ts';
import { changeOf, listVanChanges, type VanChange } from '../../api/van.ts';
import { useT } from '../../i18n/index.ts';
import { formatChange, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { transactionHref } from '../../nouns/addresses.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { transactionStatuses } from '../../nouns/transactionStatus.ts';
import { UnreadableRows } from '../../nouns/UnreadableRows.tsx';
import { vanMatches } from '../../nouns/vanStatus.ts';
import { QueryPart } from '../../record/RecordPart.tsx';
import { shown } from '../../record/words.tsx';
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
      {({ items, unreadable }) => (
        <Rows none={t('dashboard.last.noTransactions')} unreadable={unreadable}>
          {items.map((row: Transaction) => (
            <Row
              key={row.id}
              name={<Link href={transactionHref(row)}>{shown(row.id, 64)}</Link>}
              at={row.createdAt}
              amount={formatMoney(row.amount)}
              status={<StatusTag registry={transactionStatuses} value={row.status} />}
            />
          ))}
        </Rows>
      )}
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
        <Rows none={t('dashboard.last.noVan')} unreadable={unreadable}>
          {items.map((row: VanChange) => (
            <Row
              key={row.id}
              name={shown(row.storeName ?? row.virtualAccount ?? row.id, 64)}
              at={row.at}
              amount={formatChange(changeOf(row))}
              status={row.match && <StatusTag registry={vanMatches} value={row.match} />}
            />
          ))}
        </Rows>
      )}
    </QueryPart>
  );
}

interface RowsProps {
  none: string;
  unreadable: Parameters<typeof UnreadableRows>[0]['unreadable'];
  children: readonly ReactNode[];
}

function Rows({ none, unreadable, children }: RowsProps) {
  return (
    <Stack gap={3}>
      {children.length === 0 && !unreadable && (
        <Text as="p" tone="muted">
          {none}
        </Text>
      )}
      {children.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows carry their own keys
        <Fragment key={place}>
          {place > 0 && <Divider />}
          {row}
        </Fragment>
      ))}
      <UnreadableRows unreadable={unreadable} />
    </Stack>
  );
}

interface RowProps {
  name: ReactNode;
  /** Unix seconds. */
  at: number;
  amount: string;
  status: ReactNode;
}

function Row({ name, at, amount, status }: RowProps) {
  return (
    <Stack direction="row" gap={3} justify="between" wrap>
      <Stack gap={0.5}>
        {name}
        <Text size="sm" tone="muted">
          <Moment at={at} />
        </Text>
      </Stack>
      <Stack gap={0.5} align="end">
        <Text weight="semibold" tabular>
          {amount}
        </Text>
        {status}
      </Stack>
    </Stack>
  );
}
