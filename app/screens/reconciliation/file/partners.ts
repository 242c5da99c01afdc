import {
  refundedStatuses,
  refundGroups,
  type StatusGroups,
  transactionGroups,
} from '../../../api/statusGroups.ts';
import type { FileRow, FileStatus, SystemChunk, SystemRow } from './types.ts';

/* The portal's side of a comparison, how the partner of a row is looked for, and when two statuses agree. */

/** What a status of the portal counts as, for a comparison: groups of docs/contract.md, and those that gave money back. */
const groupIn = (groups: StatusGroups, status: string) =>
  Object.keys(groups).find((name) => groups[name]?.includes(status)) ?? 'other';
export function groupOf({ type, status }: SystemRow): string {
  if (type === 'REFUND') return groupIn(refundGroups, status);
  return (refundedStatuses as readonly string[]).includes(status)
    ? 'refunded'
    : groupIn(transactionGroups, status);
}

/** The portal's groups that agree with what the file says. A payment that was given back later was paid as well. */
const AGREEING: Readonly<
  Record<FileRow['type'], Readonly<Record<Exclude<FileStatus, 'UNKNOWN'>, readonly string[]>>>
> = {
  PAYMENT: {
    SUCCESS: ['success', 'refunded'],
    WAITING: ['pending'],
    FAILED: ['failed'],
    CANCELLED: ['failed'],
    REVERSED: ['reversed'],
    REFUNDED: ['refunded'],
  },
  REFUND: {
    SUCCESS: ['success'],
    WAITING: ['waiting', 'processing'],
    FAILED: ['failed'],
    CANCELLED: ['failed'],
    REVERSED: ['failed'],
    REFUNDED: ['success'],
  },
};
const EVERY = ['success', 'refunded', 'pending', 'failed', 'reversed', 'waiting', 'processing', 'other'];
/** A file without a status lists what was paid. */
export const agreeing = ({ type, status = 'SUCCESS' }: FileRow) =>
  status === 'UNKNOWN' ? EVERY : AGREEING[type][status];

export const upper = (text: string | undefined) => text?.trim().toUpperCase() || undefined;

/** The portal's rows, each once, as they come page by page. */
export class SystemRows {
  private readonly rows = new Map<string, SystemRow>();

  add({ transactions = [], refunds = [] }: SystemChunk): void {
    for (const {
      id,
      merchantRefId,
      bankRef,
      amount,
      fee,
      net,
      status,
      createdAt,
      paidAt,
      ...rest
    } of transactions)
      this.rows.set(`t${id}`, {
        ...{ type: 'PAYMENT', id, transactionId: id, merchantRefId, bankRef, amount, fee, net, status },
        ...{ time: paidAt ?? createdAt, storeName: rest.storeName, description: rest.description },
      });
    for (const {
      id,
      transactionId,
      merchantRefId,
      bankRef,
      amount,
      status,
      createdAt,
      completedAt,
      storeName,
    } of refunds)
      this.rows.set(`r${id}`, {
        ...{
          type: 'REFUND',
          id,
          transactionId,
          merchantRefId,
          bankRef,
          amount,
          fee: undefined,
          net: undefined,
          status,
        },
        ...{ time: completedAt ?? createdAt, storeName, description: undefined },
      });
  }

  /** In an order of their own, whatever order they came in. */
  all(): SystemRow[] {
    return [...this.rows.values()].sort((a, b) => a.time - b.time || compare(a.type + a.id, b.type + b.id));
  }
}

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A row's content as a text, so that rows can be put into an order that is not that of the file. */
export const contentOf = ({
  type,
  transactionId,
  merchantRefId,
  bankRef,
  amount,
  fee,
  vat,
  net,
  time,
  status,
}: FileRow) => [type, transactionId, merchantRefId, bankRef, amount, fee, vat, net, time, status].join('|');

type SystemKeys = (row: SystemRow) => (string | undefined)[];
type FileKeys = (row: FileRow) => (string | undefined)[];
/** How rows are looked for, the surest rule first. A file's "transaction id" is the bank's reference in files of banks. */
export const MATCH_RULES: readonly { ofFile: FileKeys; ofSystem: SystemKeys }[] = [
  {
    ofFile: ({ type, transactionId }) => [transactionId && `${type}|${upper(transactionId)}`],
    ofSystem: ({ type, id }) => [`${type}|${upper(id)}`],
  },
  {
    // A refund is mostly written with the id of the transaction that it gives back.
    ofFile: ({ type, transactionId }) => [type === 'REFUND' ? upper(transactionId) : undefined],
    ofSystem: ({ type, transactionId }) => [type === 'REFUND' ? upper(transactionId) : undefined],
  },
  {
    ofFile: ({ type, merchantRefId }) => [merchantRefId && `${type}|${upper(merchantRefId)}`],
    ofSystem: ({ type, merchantRefId }) => [merchantRefId && `${type}|${upper(merchantRefId)}`],
  },
  {
    ofFile: ({ type, bankRef, transactionId, amount }) =>
      [bankRef, transactionId].map((text) => text && `${type}|${upper(text)}|${amount}`),
    ofSystem: ({ type, bankRef, amount }) => [bankRef && `${type}|${upper(bankRef)}|${amount}`],
  },
];

/** How alike two rows are, the most alike first: they are paired in one pass for each of these keys. */
export const PASSES: readonly { ofFile: (row: FileRow) => string[]; ofSystem: (row: SystemRow) => string }[] =
  [
    {
      ofFile: (row) => agreeing(row).map((group) => `${row.amount}|${row.fee}|${group}`),
      ofSystem: (row) => `${row.amount}|${row.fee}|${groupOf(row)}`,
    },
    {
      ofFile: (row) => agreeing(row).map((group) => `${row.amount}|${group}`),
      ofSystem: (row) => `${row.amount}|${groupOf(row)}`,
    },
    { ofFile: ({ amount }) => [String(amount)], ofSystem: ({ amount }) => String(amount) },
    { ofFile: () => [''], ofSystem: () => '' },
  ];
