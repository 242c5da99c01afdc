import { useMemo } from 'react';
import type { Transaction } from '../../api/transactions.ts';
import { type Key, type Translate, useT } from '../../i18n/index.ts';
import { formatAmount } from '../../lib/money.ts';
import type { ListColumn } from '../../list/columns.ts';
import { Moment } from '../../rows/Moment.tsx';
import { refundStatuses } from '../../rows/refundStatus.ts';
import { StatusTag, statusOf } from '../../rows/StatusTag.tsx';
import { settlementStatuses } from '../../rows/settlementStatus.ts';
import type { StatusRegistry } from '../../rows/status.ts';
import { transactionMethods, transactionSources } from '../../rows/transactionCodes.ts';
import { transactionStatuses } from '../../rows/transactionStatus.ts';

type TransactionColumn = ListColumn<Transaction>;
/** The fields that hold text, or nothing. */
type TextField = {
  [K in keyof Transaction]-?: Transaction[K] extends string | undefined ? K : never;
}[keyof Transaction];

/** The list's columns: what decides first, so that it is seen without scrolling sideways. */
export function useTransactionColumns(): readonly TransactionColumn[] {
  const t = useT();
  return useMemo(() => transactionColumns(t), [t]);
}

function transactionColumns(t: Translate): TransactionColumn[] {
  const header = (id: string) => t(`transaction.column.${id}` as Key);

  const text = (id: TextField, rest?: Partial<TransactionColumn>): TransactionColumn => ({
    id,
    header: header(id),
    cell: (row) => row[id] ?? '-',
    text: (row) => row[id] ?? '',
    width: 140,
    grow: 1,
    file: { kind: 'text', value: (row) => row[id] },
    ...rest,
  });
  const money = (id: 'amount' | 'fee' | 'net', rest?: Partial<TransactionColumn>): TransactionColumn => ({
    id,
    header: header(id),
    cell: (row) => formatAmount(row[id]),
    align: 'end',
    width: 152,
    sortable: true,
    firstSort: 'desc',
    file: { kind: 'money', value: (row) => row[id] },
    ...rest,
  });
  const moment = (id: 'createdAt' | 'paidAt', rest?: Partial<TransactionColumn>): TransactionColumn => ({
    id,
    header: header(id),
    cell: (row) => <Moment at={row[id]} />,
    width: 184,
    sortable: true,
    firstSort: 'desc',
    file: { kind: 'moment', value: (row) => row[id] },
    ...rest,
  });
  const status = (
    id: 'status' | 'refundStatus' | 'reconcileStatus',
    registry: StatusRegistry,
    rest?: Partial<TransactionColumn>,
  ): TransactionColumn => {
    const word = (row: Transaction) => wordOf(row[id], (value) => statusOf(registry, value)?.label, t);
    return {
      id,
      header: header(id),
      cell: (row) => <StatusTag registry={registry} value={row[id]} />,
      text: (row) => word(row) ?? '',
      width: 168,
      file: { kind: 'text', value: word },
      ...rest,
    };
  };
  const coded = (
    id: 'method' | 'source',
    labels: Readonly<Record<string, Key>>,
    rest?: Partial<TransactionColumn>,
  ): TransactionColumn => {
    const word = (row: Transaction) =>
      wordOf(row[id], (value) => (Object.hasOwn(labels, value) ? labels[value] : undefined), t);
    return text(id, {
      cell: (row) => word(row) ?? '-',
      text: (row) => word(row) ?? '',
      file: { kind: 'text', value: word },
      ...rest,
    });
  };

  return [
    text('id', { rowHeader: true, pin: 'start', width: 176, grow: 0, card: 'title', copy: (row) => row.id }),
    moment('createdAt', { card: 'meta' }),
    money('amount', { card: 'amount' }),
    status('status', transactionStatuses, { card: 'status' }),
    text('merchantRefId', { width: 184, copy: (row) => row.merchantRefId }),
    text('storeName', { width: 184, card: 'meta' }),
    coded('method', transactionMethods, { width: 128 }),
    text('description', { width: 220, grow: 2 }),
    moment('paidAt', { optional: true }),
    money('fee', { optional: true }),
    money('net', { optional: true }),
    text('bankName', { optional: true }),
    text('bankRef', { optional: true, copy: (row) => row.bankRef }),
    status('refundStatus', refundStatuses, { optional: true }),
    status('reconcileStatus', settlementStatuses, { optional: true }),
    coded('source', transactionSources, { optional: true, width: 120 }),
    text('note', { card: 'note', width: 160 }),
  ];
}

/** The word for a code; a code without one is shown as it came. */
function wordOf(value: string | undefined, label: (value: string) => Key | undefined, t: Translate) {
  const key = value && label(value);
  return key ? t(key) : value;
}
