import { refundedStatuses, statusGroupOf } from '#app/api/statusGroups.ts';
import { readSheet } from '#app/lib/file/sheetFile.ts';
import type { Refund } from '../data/refunds/refunds.ts';
import type { Transaction } from '../data/transactions/transactions.ts';
import { invalid } from '../errors.ts';
import { pageOf } from '../list/list.ts';
import { askedOf } from '../list/listRoute.ts';
import { type MessageKey, type MessageValues, say } from '../messages.ts';
import { type FileLine, linesOf } from '../reconcileFile.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import type { RefundRecords } from './refundRecords.ts';
import { TRANSACTIONS } from './transactions.ts';

/** An uploaded reconciliation file, as it arrived. */
export interface Upload {
  name: string;
  /** Bytes. */
  size: number;
  /** SHA-256 of the bytes, in hexadecimal digits. */
  sha256: string;
  period: string;
  userName: string;
}

const MAX_FILE = 25 * 1024 * 1024;
/** The file with the overhead of the form. */
const MAX_FORM = MAX_FILE + 10_000;
const MAX_LINES = 50_000;
const DAY = 86_400;
const ZONE = 7 * 3600;

/** `2026-11-19`, or `2026-11-16/2026-11-19`, both ends inclusive. */
function daysOf(period: unknown): { from: string; to: string } | undefined {
  const [, from = '', , to = from] = /^(\d{4}-\d\d-\d\d)(\/(\d{4}-\d\d-\d\d))?$/.exec(String(period)) ?? [];
  const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}

/** The uploaded file and its period. Throws a 400 that names the field. */
async function readUpload(context: Context) {
  const form = await context.form(MAX_FORM);
  const [file, period] = [form.get('file'), form.get('period')];
  const days = daysOf(period);
  const refuse = (field: string, key: MessageKey): never => {
    throw invalid({ field, key });
  };
  if (!days) return refuse('period', period ? 'periodPattern' : 'required');
  if (file === null || typeof file === 'string') return refuse('file', 'required');
  if (file.size === 0) return refuse('file', 'fileEmpty');
  if (file.size > MAX_FILE) return refuse('file', 'fileTooLarge');
  if (!/\.(csv|txt|xlsx)$/i.test(file.name)) return refuse('file', 'fileType');
  const cells = await readSheet(file);
  const lines = cells && linesOf(cells);
  if (!lines) return refuse('file', 'fileUnreadable');
  if (lines.length === 0) return refuse('file', 'fileEmpty');
  if (lines.length > MAX_LINES) return refuse('file', 'fileTooLong');
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  const sha256 = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const upload: Upload = {
    name: file.name,
    size: file.size,
    sha256,
    period: String(period),
    userName: context.account.userName,
  };
  return { lines, days, upload };
}

interface Judgement {
  row: number | null;
  result: string;
  message: string;
  transactionId?: string;
}

/** The system's data of one payment or refund. */
interface Entry {
  id: string;
  transactionId: string;
  merchantRefId: string;
  bankRef: string | undefined;
  amount: number;
  /** Undefined for the fee of a refund. */
  fee: number | undefined;
  status: string;
  /** Its groups of `statusGroups.ts`, and `refunded` for a refunded payment. */
  groups: readonly string[];
}

const ofPayment = (row: Transaction): Entry => ({
  ...{ id: row.id, transactionId: row.id, merchantRefId: row.merchantRefId, bankRef: row.bankRef },
  ...{ amount: row.amount, fee: row.fee, status: row.status },
  groups: [
    statusGroupOf(row.status) ?? 'other',
    ...((refundedStatuses as readonly string[]).includes(row.status) ? ['refunded'] : []),
  ],
});
const ofRefund = (row: Refund): Entry => ({
  ...{ id: row.id, transactionId: row.transactionId, merchantRefId: row.merchantRefId, bankRef: row.bankRef },
  ...{ amount: row.amount, fee: undefined, status: row.status },
  groups: row.status === 'SUCCESS' ? ['success', 'refunded'] : [],
});

/** Finds the entry of a line, and keeps track of entries that no line has named. */
function ledgerOf(entries: readonly Entry[]) {
  const places = new Map<string, Entry[]>();
  const keep = (key: string, entry: Entry) => {
    const known = places.get(key);
    if (known) known.push(entry);
    else places.set(key, [entry]);
  };
  for (const entry of entries) {
    for (const id of new Set([entry.id, entry.transactionId])) keep(`id ${id.toLowerCase()}`, entry);
    keep(`ref ${entry.merchantRefId.toLowerCase()}`, entry);
    if (entry.bankRef) keep(`bank ${entry.bankRef.toLowerCase()}`, entry);
  }
  const named = new Set<Entry>();
  return {
    /** The most likely match: an unused one with the same amount. */
    find({ id, merchantRefId, bankRef, amount }: FileLine) {
      const byId = places.get(`id ${id.toLowerCase()}`);
      const ways = [
        byId,
        merchantRefId && places.get(`ref ${merchantRefId.toLowerCase()}`),
        // Banks call their own reference the transaction id.
        ...[bankRef, id].map((text) => text && places.get(`bank ${text.toLowerCase()}`)),
      ];
      const found = ways.find((one) => Array.isArray(one)) || [];
      const free = found.filter((entry) => !named.has(entry));
      // A line with its own id is another payment of the same order.
      const taken = byId || id === '' ? found[0] : undefined;
      return free.find((entry) => entry.amount === amount) ?? free[0] ?? taken;
    },
    /** Unmatched refunds of the same transaction: a line may be the sum of several. */
    parts: ({ transactionId }: Entry) =>
      (places.get(`id ${transactionId.toLowerCase()}`) ?? []).filter(
        (entry) => entry.groups.includes('success') && !named.has(entry),
      ),
    isNamed: (entry: Entry) => named.has(entry),
    name: (entry: Entry) => void named.add(entry),
    missing: () => entries.filter((entry) => entry.groups.includes('success') && !named.has(entry)),
  };
}

/** Compares each line of a file with the transactions of the period. It changes nothing. */
export function reconcileImportRoutes(
  state: SandboxState,
  refunds: RefundRecords,
  keep: (upload: Upload) => void,
): Route[] {
  /** A paid payment belongs to the day its money came; an unpaid one to the day it was created (docs/contract.md). */
  function paymentsOf(context: Context, from: number, to: number): Entry[] {
    const table = state.transactions(context.business.id).rows.at(state.moment());
    const ask = (time: string) => {
      const query = new URLSearchParams({ from: `${from}`, to: `${to}`, timeField: time, sort: time });
      const asked = askedOf(table, TRANSACTIONS, { query, storeId: context.storeId });
      return pageOf(table, { ...asked, pageSize: table.size }).items;
    };
    const unpaid = ask('createdAt').filter(({ paidAt }) => paidAt === undefined);
    return [...ask('paidAt'), ...unpaid].map(ofPayment);
  }
  const refundsOf = ({ business, storeId }: Context, from: number, to: number): Entry[] =>
    refunds
      .all(business.id)
      .map(({ refund }) => refund)
      .filter(({ completedAt = 0 }) => completedAt >= from && completedAt <= to)
      .filter((refund) => storeId === undefined || refund.storeId === storeId)
      .map(ofRefund);

  return perStore({
    method: 'POST',
    path: 'merchants/:m/settlements/reconcile-import',
    scope: 'settlement:import',
    async handle(context) {
      const { lines, days, upload } = await readUpload(context);
      keep(upload);
      const from = Date.parse(`${days.from}T00:00:00Z`) / 1000 - ZONE;
      const to = Date.parse(`${days.to}T00:00:00Z`) / 1000 - ZONE + DAY - 1;
      const payments = ledgerOf(paymentsOf(context, from, to));
      const returned = ledgerOf(refundsOf(context, from, to));
      // Ids unknown to the system.
      const strangers = new Set<string>();
      const judge = (line: (typeof lines)[number]): Judgement => {
        const tell = (result: string, key?: MessageKey, values?: MessageValues, id?: string) => ({
          row: line.row,
          result,
          message: key ? say(context.lang, key, values) : '',
          ...(id && { transactionId: id }),
        });
        if ('wrong' in line) return tell('INVALID', line.wrong);
        if (line.day < days.from || line.day > days.to) return tell('INVALID', 'lineOutside');
        const ledger = line.isRefund ? returned : payments;
        const found = ledger.find(line);
        if (!found) {
          const again = line.id !== '' && strangers.has(`${line.isRefund} ${line.id}`);
          strangers.add(`${line.isRefund} ${line.id}`);
          return again ? tell('DUPLICATE', 'lineTwice') : tell('MISSING_IN_SYSTEM', 'lineMissing');
        }
        if (ledger.isNamed(found)) return tell('DUPLICATE', 'lineTwice', undefined, found.id);
        const parts = line.isRefund && line.amount !== found.amount ? ledger.parts(found) : [];
        const isSum =
          parts.length > 1 &&
          line.id.toLowerCase() !== found.id.toLowerCase() &&
          parts.reduce((sum, { amount }) => sum + amount, 0) === line.amount;
        ledger.name(found);
        if (isSum) {
          parts.forEach(ledger.name);
          return tell('MATCHED', undefined, undefined, found.id);
        }
        const more = line.amount - found.amount;
        if (more !== 0) return tell('AMOUNT_DIFFERS', 'lineDiffersBy', { amount: more }, found.id);
        const fee = found.fee === undefined || line.fee === undefined ? 0 : line.fee - found.fee;
        if (fee !== 0) return tell('AMOUNT_DIFFERS', 'lineFeeDiffersBy', { amount: fee }, found.id);
        if (line.status !== undefined && !found.groups.includes(line.status))
          return tell('STATUS_DIFFERS', 'lineStatus', { name: found.status }, found.id);
        return tell('MATCHED', undefined, undefined, found.id);
      };
      const judged = lines.map(judge);
      // A file without any refund lists payments only.
      const hasRefunds = lines.some((line) => 'isRefund' in line && line.isRefund);
      const missing = [...payments.missing(), ...(hasRefunds ? returned.missing() : [])].map(
        ({ id }): Judgement => ({
          row: null,
          result: 'MISSING_IN_FILE',
          message: say(context.lang, 'lineNotInFile', { name: id }),
          transactionId: id,
        }),
      );
      const rows = [...judged, ...missing];
      const count = (result: string) => rows.filter((one) => one.result === result).length;
      const [matched, failed] = [count('MATCHED'), count('INVALID')];
      return { total: rows.length, matched, differing: rows.length - matched - failed, failed, rows };
    },
  });
}
