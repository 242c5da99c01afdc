import type { Refund } from '../../api/refunds.ts';
import {
  refundedStatuses,
  refundGroups,
  type StatusGroups,
  transactionGroups,
} from '../../api/statusGroups.ts';
import type { Transaction } from '../../api/transactions.ts';
import { type FileRow, type FileStatus, IDS, type IdField, type SystemRow, systemKey } from './types.ts';

/* The portal's side of a comparison: its rows, when statuses agree, and when references conflict. */

/** The group of a portal status for a comparison: groups of docs/contract.md, and the refunded statuses. */
const byStatus = (groups: StatusGroups) =>
  new Map(Object.entries(groups).flatMap(([name, statuses]) => statuses.map((status) => [status, name])));
const GROUPS = {
  PAYMENT: byStatus({ ...transactionGroups, refunded: refundedStatuses }),
  REFUND: byStatus(refundGroups),
};
export const groupOf = ({ type, status }: SystemRow): string => GROUPS[type].get(status) ?? 'other';

/** The portal's groups that agree with a status in the file. A payment refunded later was paid as well. */
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
/** A file without a status column lists paid transactions. */
export const agreeing = ({ type, status = 'SUCCESS' }: FileRow) =>
  status === 'UNKNOWN' ? EVERY : AGREEING[type][status];

export const upper = (text: string | undefined) => text?.trim().toUpperCase() || undefined;

type Fields = Omit<SystemRow, 'type' | 'time'>;
export type SystemPayment = Fields & Pick<Transaction, 'createdAt' | 'paidAt'>;
export type SystemRefund = Fields & Pick<Refund, 'createdAt' | 'completedAt'>;

/** The rows of the portal's lists for a comparison. */
export const paymentRow = ({ createdAt, paidAt, ...row }: SystemPayment): SystemRow => ({
  ...row,
  type: 'PAYMENT',
  time: paidAt ?? createdAt,
});
export const refundRow = ({ createdAt, completedAt, ...row }: SystemRefund): SystemRow => ({
  ...row,
  type: 'REFUND',
  time: completedAt ?? createdAt,
});

export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Each row once, and sorted, whatever order they arrived in. */
export const distinctRows = (rows: readonly SystemRow[]): SystemRow[] =>
  [...new Map(rows.map((row) => [systemKey(row), row])).values()].sort(
    (a, b) => a.time - b.time || compare(a.type + a.id, b.type + b.id),
  );

/** Only the letters and digits of a text: banks drop other characters from what payers write. */
export const bare = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Minimum length of a code to search for in a text: shorter ones occur by chance. */
const SHORTEST_CODE = 6;

/** Codes that identify a portal row in a payer's text. */
export const codesOf = ({ id, merchantRefId, bankRef }: SystemRow): string[] =>
  [id, merchantRefId, bankRef]
    .map((code) => bare(code ?? ''))
    .filter((code) => code.length >= SHORTEST_CODE && /\d/.test(code));

/** The words of a text, to compare with codes: `DH-2026/01` is one word, and its parts are words too. */
export const wordsOf = (text: string): Set<string> =>
  new Set([...text.split(/\s+/), ...text.split(/[^\p{L}\p{N}]+/u)].map(bare));

/** Whether a reference is one of others. */
export const isSame = (one: string | undefined, ...others: readonly (string | undefined)[]) =>
  upper(one) !== undefined && others.map(upper).includes(upper(one));

/** References that both sides have and that differ. */
export function conflictsOf(
  file: FileRow,
  { id, transactionId, merchantRefId, bankRef }: SystemRow,
): IdField[] {
  const known = {
    transactionId: [id, transactionId, bankRef],
    merchantRefId: [merchantRefId],
    bankRef: [bankRef],
  };
  return IDS.filter((name) => {
    const hasBoth = upper(file[name]) !== undefined && known[name].some(upper);
    return hasBoth && !isSame(file[name], ...known[name]);
  });
}
