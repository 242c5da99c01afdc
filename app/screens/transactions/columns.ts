import type { Transaction } from '../../api/transactions.ts';
import { maskAccount } from '../../lib/maskAccount.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { transactionMethods, transactionSources } from '../../shared/transaction/transactionCodes.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';

/** The amount refunded (VND), derived so that amount, fee and net of a row add up. */
const refundedOf = ({ refundStatus, amount, fee, net }: Transaction) =>
  refundStatus && fee !== undefined && net !== undefined ? amount - fee - net : undefined;

/** The payer's account: masked on the screen and in files, however the service masks it. */
const accountOf = ({ payerAccount }: Transaction) => maskAccount(payerAccount);

/** The list's columns: what decides first, so that it is seen without scrolling sideways. */
export const transactionColumns: ListColumns<Transaction> = {
  header: (field) => `transaction.column.${field}`,
  columns: ({ t, text, store, code, name, money, moment, status, coded }) => [
    name('id', { width: 144 }),
    moment('createdAt', { card: 'meta', width: 176 }),
    money('amount', { card: 'amount' }),
    status('status', transactionStatuses, { card: 'status' }),
    code('merchantRefId', { width: 184 }),
    store('storeName', { width: 184, card: 'note' }),
    coded('method', transactionMethods, { width: 128 }),
    text('description', { width: 220, grow: 2 }),
    status('refundStatus', refundStatuses),
    moment('paidAt', { optional: true }),
    money('fee', { optional: true }),
    money('net', { optional: true }),
    money('net', {
      id: 'refunded',
      header: t('transaction.column.refunded'),
      sortable: false,
      optional: true,
      cell: (row) => formatAmount(refundedOf(row)),
      onCard: (row) => formatMoney(refundedOf(row)),
      file: { kind: 'number', value: refundedOf, total: true },
    }),
    text('bankName', { optional: true }),
    code('bankRef', { optional: true }),
    text('payerName', { optional: true }),
    text('payerAccount', {
      header: t('transaction.detail.payerAccount'),
      sortable: false,
      optional: true,
      cell: (row) => accountOf(row) ?? '-',
      text: (row) => accountOf(row) ?? '',
      file: { kind: 'text', value: accountOf },
    }),
    status('reconcileStatus', settlementStatuses, { optional: true }),
    code('settlementId', { optional: true }),
    coded('source', transactionSources, { optional: true, width: 120 }),
    text('note', { card: 'meta', width: 160 }),
  ],
};

/** For a service that does not name the settlement of a payment. */
export const columnsWithoutSettlement: ListColumns<Transaction> = {
  ...transactionColumns,
  columns: (kit) => transactionColumns.columns(kit).filter(({ id }) => id !== 'settlementId'),
};
