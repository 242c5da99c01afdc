/* Refund requests from a sheet: reading it, and checking every row before the first is sent. */
import * as v from 'valibot';
import { parseAmount } from '#design-system';
import { ApiError } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import { type Preparing, prepareRefund } from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import type { Key, Translate } from '../../i18n/index.ts';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import type { FileWorker } from '../../shared/sheet/fileWorker.ts';
import { bothWords, type NamedSheet, plain, readNamedSheet } from '../../shared/sheet/namedSheet.ts';
import { spoiled } from '../../shared/sheet/values.ts';
import { failureText } from '../../state/failureText.ts';
import { notRefundable, type RequestBody, requestSchema } from './requestRefund.ts';

/** The columns of the sheet, in the order of the template. */
export const REFUND_COLUMNS = {
  transactionId: 'transaction.column.id',
  amount: 'refund.column.amount',
  reason: 'refund.column.reason',
  note: 'refund.request.note',
} as const satisfies Record<string, Key>;
type Column = keyof typeof REFUND_COLUMNS;
type Line = NamedSheet<Column>['lines'][number];

/** Maximum requests in one sheet. */
export const MOST_REFUNDS = 500;
/** Concurrent checks of payments. */
const AT_ONCE = 4;

/** A request from the sheet, with the refundable amount at the time of the check. */
export interface RefundRow extends RequestBody {
  /** The transaction's id: a sheet may name each payment only once. */
  id: string;
  payer: string | undefined;
  left: Preparing;
}

interface SheetContext {
  scope: Scope;
  t: Translate;
  /** Payments whose requests an earlier part of the run has sent. */
  done: ReadonlySet<string>;
  /** Looks for a request of an earlier part whose answer never came. False: there is none, or no sign of it. */
  arrived: (id: string, amount: number) => Promise<boolean>;
}

/** Reads a sheet in the worker and checks every row against what is left. Throws a `FileRefused` or an `UnreadableSheet`. */
export async function checkRefunds(
  worker: FileWorker,
  { file, withoutHidden }: { file: File; withoutHidden: boolean },
  { scope, done, t, arrived }: SheetContext,
) {
  const { about, places, lines } = await readNamedSheet(
    worker,
    file,
    withoutHidden,
    { columns: REFUND_COLUMNS, optional: ['note'], max: MOST_REFUNDS },
    t,
  );
  worker.end();
  const wordsOf = await bothWords();
  const reasons = new Map(
    Object.entries(refundReasons).flatMap(([code, key]) =>
      [code, ...wordsOf(key)].map((name) => [plain(name), code] as const),
    ),
  );
  const good: RefundRow[] = [];
  const faulty: { line: number; name: string; faults: string[] }[] = [];
  const firstLine = new Map<string, number>();
  const before: string[] = [];
  const cellOf = ({ cells }: Line, column: Column) => (cells[places.get(column) ?? -1] ?? '').trim();
  const check = async (row: Line, twice: number | undefined) => {
    const { line } = row;
    const [id, money] = [cellOf(row, 'transactionId'), cellOf(row, 'amount')];
    if (done.has(id)) return void before.push(id);
    const blame = (...faults: string[]) => void faulty.push({ line, name: id, faults });
    if (id === '') return blame(t('refund.request.find.missing'));
    if ([id, money].some(spoiled)) return blame(t('refund.sheet.spoiled'));
    if (twice !== undefined) return blame(t('user.sheet.twice', { line: twice }));
    const amount = parseAmount(money);
    if (typeof amount !== 'number') return blame(t('refund.request.needsAmount'));
    try {
      if (await arrived(id, amount)) return void before.push(id);
      const [left, { detail }] = await Promise.all([prepareRefund(scope, id), getTransaction(scope, id)]);
      if (detail.id !== id) return blame(t('refund.sheet.notFound'));
      if (left.modes === 'none') return blame(notRefundable(left, t));
      if (left.modes === 'full' && amount !== left.refundable)
        return blame(t('refund.request.share.fullOnly'));
      const asked = v.safeParse(requestSchema(left, t), {
        share: 'own',
        amount,
        reason: reasons.get(plain(cellOf(row, 'reason'))) ?? '',
        note: cellOf(row, 'note'),
      });
      if (!asked.success) return blame(...asked.issues.map(({ message }) => message));
      const { source, payerName: payer } = detail;
      good.push({ ...asked.output, amount, id, transactionId: id, source, payer, left });
    } catch (error) {
      const isMissing = error instanceof ApiError && error.isNotFound;
      blame(isMissing ? t('refund.sheet.notFound') : failureText(error, t));
    }
  };
  for (let from = 0; from < lines.length; from += AT_ONCE)
    await Promise.all(
      lines.slice(from, from + AT_ONCE).map((row) => {
        const id = cellOf(row, 'transactionId');
        const twice = firstLine.get(id);
        if (id && twice === undefined) firstLine.set(id, row.line);
        return check(row, twice);
      }),
    );
  // Responses arrive in any order.
  good.sort((one, other) => firstLine.get(one.id)! - firstLine.get(other.id)!);
  faulty.sort((one, other) => one.line - other.line);
  return { about, good, faulty, before };
}
