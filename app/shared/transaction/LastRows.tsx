import { Fragment, type ReactNode } from 'react';
import { Divider, Link, Stack, Text } from '#design-system';
import type { Page } from '../../api/http/shapes.ts';
import type { Transaction } from '../../api/transactions.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { shown } from '../../lib/shown.ts';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { transactionHref } from '../addresses.ts';
import { transactionStatuses } from './transactionStatus.ts';

/** The newest payments, each linked to its page. */
export function LastTransactionRows({ items, unreadable, none }: Page<Transaction> & { none: string }) {
  return (
    <LastRows none={none} unreadable={unreadable}>
      {items.map((row) => (
        <LastRow
          key={row.id}
          name={<Link href={transactionHref(row)}>{shown(row.id, 64)}</Link>}
          at={row.createdAt}
          amount={formatMoney(row.amount)}
          status={<StatusTag registry={transactionStatuses} value={row.status} />}
        />
      ))}
    </LastRows>
  );
}

interface LastRowsProps {
  /** Shown if there are no rows. */
  none: string;
  unreadable: Page<unknown>['unreadable'];
  children: readonly ReactNode[];
}

/** A few rows, with dividers between them. */
export function LastRows({ none, unreadable, children }: LastRowsProps) {
  return (
    <Stack gap={3}>
      {children.length === 0 && !unreadable && (
        <Text as="p" tone="muted">
          {none}
        </Text>
      )}
      {children.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows carry their own keys
        <Fragment key={index}>
          {index > 0 && <Divider />}
          {row}
        </Fragment>
      ))}
      <UnreadableRows unreadable={unreadable} />
    </Stack>
  );
}

interface LastRowProps {
  name: ReactNode;
  /** Unix seconds. */
  at: number;
  amount: string;
  status: ReactNode;
}

export function LastRow({ name, at, amount, status }: LastRowProps) {
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
