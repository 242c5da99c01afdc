/* Refund requests from a sheet: how it is read, and what is wrong with each row before the first is sent. */
import * as v from 'valibot';
import { fold, parseAmount } from '#design-system';
import { ApiError } from '../../api/http/errors.ts';
import type { Scope } from '../../api/http/paths.ts';
import { type Preparing, prepareRefund } from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { createTranslate, type Key, loadLocale, type Translate } from '../../i18n/index.ts';
import { refundReasons } from '../../nouns/refund/refundCodes.ts';
import { type FileWorker, readInWorker } from '../../nouns/sheet/fileWorker.ts';
import type { ReadFile, RowPage } from '../../nouns/sheet/types.ts';
import { spoiled } from '../../nouns/sheet/values.ts';
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
const COLUMNS = Object.keys(REFUND_COLUMNS) as Column[];

/** Requests in one sheet. */
export const MOST_REFUNDS = 500;
/** Payments that are asked about at a time. */
const AT_ONCE = 4;

/** A request as the sheet asks for it, with what was left of the payment when it was checked. */
export interface RefundRow extends RequestBody {
  /** The transaction's id: a sheet names each payment once. */
  id: string;
  payer: string | undefined;
  left: Preparing;
}

/** A line with a fault, as the spreadsheet counts lines. */
export interface FaultyRow {
  line: number;
  id: string;
  fault: string;
}

/** A sentence about the whole file: nothing of it can be read. */
export class UnreadableRefunds extends Error {}

const plain = (text: string) =>
  fold(text.normalize('NFKC'))
    .replace(/\(.*?\)/g, '')
    .replace(/\s+/g, '')
    .trim();

/** Both languages: a sheet may come from a colleague who reads the other one. */
async function bothWays() {
  await Promise.all([loadLocale('vi'), loadLocale('en')]);
  return (['vi', 'en'] as const).map(createTranslate);
}

/** Reads a sheet in the worker and checks every row against what is left. Throws a `FileRefused` or an `UnreadableRefunds`. */
export async function checkRefunds(
  worker: FileWorker,
  file: File,
  {
    scope,
    withoutHidden,
    done,
    t,
  }: { scope: Scope; withoutHidden: boolean; done: ReadonlySet<string>; t: Translate },
) {
  const words = await bothWays();
  const names = COLUMNS.map((column) => [column, ...words.map((one) => one(REFUND_COLUMNS[column]))]);
  const about: Omit<ReadFile, 'remembered'> = await readInWorker(worker, file, {
    columns: names,
    withoutHidden,
  });
  if (about.rows === 0 || about.rows > MOST_REFUNDS)
    throw new UnreadableRefunds(t('refund.sheet.size', { count: about.rows, max: MOST_REFUNDS }));
  const { rows } = await worker.ask<RowPage>({
    ...{ type: 'page', filter: { show: 'all' }, offset: 0, limit: MOST_REFUNDS },
  });
  const places = COLUMNS.map((_, at) =>
    about.headings.findIndex((heading) => names[at]?.some((name) => plain(name) === plain(heading))),
  );
  const missing = COLUMNS.filter((column, at) => column !== 'note' && places[at] === -1);
  if (missing.length > 0)
    throw new UnreadableRefunds(
      t('user.sheet.noColumns', { columns: missing.map((one) => t(REFUND_COLUMNS[one])).join(', ') }),
    );
  const reasons = new Map(
    Object.entries(refundReasons).flatMap(([code, key]) =>
      [code, ...words.map((one) => one(key))].map((name) => [plain(name), code] as const),
    ),
  );
  const good: RefundRow[] = [];
  const faulty: FaultyRow[] = [];
  const firstLine = new Map<string, number>();
  let before = 0;
  const check = async ({ line = 0, cells }: RowPage['rows'][number], twice: number | undefined) => {
    const [id = '', money = '', reason = '', note = ''] = places.map((place) => (cells[place] ?? '').trim());
    if (done.has(id)) {
      before += 1;
      return;
    }
    const blame = (fault: string) => void faulty.push({ line, id, fault });
    if (id === '') return blame(t('refund.request.find.missing'));
    if ([id, money].some(spoiled)) return blame(t('refund.sheet.spoiled'));
    if (twice !== undefined) return blame(t('user.sheet.twice', { line: twice }));
    const amount = parseAmount(money);
    if (typeof amount !== 'number') return blame(t('refund.request.needsAmount'));
    try {
      const [left, { detail }] = await Promise.all([prepareRefund(scope, id), getTransaction(scope, id)]);
      if (detail.id !== id) return blame(t('refund.sheet.notFound'));
      if (left.modes === 'none') return blame(notRefundable(left, t));
      if (left.modes === 'full' && amount !== left.refundable)
        return blame(t('refund.request.share.fullOnly'));
      const asked = v.safeParse(requestSchema(left, t), {
        ...{ share: 'own', amount, reason: reasons.get(plain(reason)) ?? '', note },
      });
      if (!asked.success) return blame(asked.issues.map(({ message }) => message).join(' '));
      const { source, payerName: payer } = detail;
      good.push({ ...asked.output, amount, id, transactionId: id, source, payer, left });
    } catch (error) {
      blame(
        error instanceof ApiError && error.isNotFound ? t('refund.sheet.notFound') : failureText(error, t),
      );
    }
  };
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await Promise.all(
      rows.slice(from, from + AT_ONCE).map((row) => {
        const id = (row.cells[places[0] ?? -1] ?? '').trim();
        const twice = firstLine.get(id);
        if (id && twice === undefined) firstLine.set(id, row.line ?? 0);
        return check(row, twice);
      }),
    );
  faulty.sort((one, other) => one.line - other.line);
  return { about, good, faulty, before };
}
