// Which orders a line may belong to, derived from the transactions around it: no API call links them.
import type { Scope } from '../../api/http/paths.ts';
import { transactionGroups } from '../../api/statusGroups.ts';
import { listTransactions, type Transaction } from '../../api/transactions.ts';
import type { VanChange } from '../../api/van.ts';

/** Why an order may match; amounts in VND, ages in seconds. */
export type Reason =
  | { kind: 'amount' | 'code' | 'codeEnd' | 'store' | 'unpaid' | 'paid' }
  | { kind: 'off'; amount: number }
  | { kind: 'before' | 'after'; age: number };

export interface Suggestion {
  transaction: Transaction;
  /** Higher is likelier; only for comparison. */
  score: number;
  reasons: readonly Reason[];
}

const DAY = 86_400;
/** Search window: from one day before the transfer, the lifetime of an order, to a quarter of an hour after. */
const [BEFORE, AFTER] = [DAY, 15 * 60];
/** Maximum relative difference of an amount: a bank fee, a typing error. */
const OFF_SHARE = 0.1;
const MOST = 5;
/** Minimum score to suggest an order: the same amount or its code, and something more. */
const LEAST_SCORE = 50;

const plain = (text = '') => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words in a transfer's content that may be an order code: at least four characters, including a digit. */
export function codesIn(content = ''): string[] {
  const words = content.toUpperCase().match(/[A-Z0-9]+(?:-[A-Z0-9]+)*/g) ?? [];
  return [...new Set(words.filter((word) => /\d/.test(word) && word.length >= 4))];
}

/** How well an order fits a line; undefined if neither amount nor content matches. */
export function scoreOf(line: VanChange, transaction: Transaction): Suggestion | undefined {
  const reasons: Reason[] = [];
  let score = 0;
  const add = (points: number, reason: Reason) => {
    score += points;
    reasons.push(reason);
  };
  const reference = plain(transaction.merchantRefId);
  const off = transaction.amount - line.amount;
  const holdsCode = reference.length >= 6 && plain(line.content).includes(reference);
  const holdsEnd = !holdsCode && codesIn(line.content).some((code) => reference.endsWith(plain(code)));
  if (off === 0) add(40, { kind: 'amount' });
  else if (!holdsCode && !holdsEnd) return undefined;
  else add(5, { kind: 'off', amount: off });
  if (holdsCode) add(50, { kind: 'code' });
  if (holdsEnd) add(25, { kind: 'codeEnd' });

  const age = line.at - transaction.createdAt;
  const points = age < 0 ? 0 : age <= 15 * 60 ? 20 : age <= 3600 ? 10 : 3;
  add(points, age < 0 ? { kind: 'after', age: -age } : { kind: 'before', age });
  if (line.storeId !== undefined && line.storeId === transaction.storeId) add(10, { kind: 'store' });
  const isPaid = (transactionGroups.success as readonly string[]).includes(transaction.status);
  add(isPaid ? -30 : 20, { kind: isPaid ? 'paid' : 'unpaid' });
  return score >= LEAST_SCORE ? { transaction, score, reasons } : undefined;
}

/** Most likely orders first. */
export function rank(line: VanChange, transactions: readonly Transaction[]): Suggestion[] {
  const known = new Map(transactions.map((one) => [one.id, one]));
  return [...known.values()]
    .flatMap((one) => scoreOf(line, one) ?? [])
    .sort((a, b) => b.score - a.score || b.transaction.createdAt - a.transaction.createdAt)
    .slice(0, MOST);
}

/** GET order/transactions twice: for about the same amount, and for codes in the content. */
export async function suggest(scope: Scope, line: VanChange, signal?: AbortSignal): Promise<Suggestion[]> {
  const amount = Math.abs(line.amount);
  const query = { page: 1, pageSize: 100, sort: '-createdAt', from: Math.max(0, line.at - BEFORE) };
  const near = listTransactions(
    scope,
    {
      ...query,
      to: line.at + AFTER,
      minAmount: Math.floor(amount * (1 - OFF_SHARE)),
      maxAmount: Math.ceil(amount * (1 + OFF_SHARE)),
    },
    signal,
  );
  const codes = codesIn(line.content).filter((code) => code.length >= 6);
  const named = codes.length
    ? listTransactions(scope, { ...query, to: line.at + DAY, keyword: codes.join(' ').slice(0, 500) }, signal)
    : undefined;
  const pages = await Promise.all([near, named]);
  return rank(
    line,
    pages.flatMap((page) => page?.items ?? []),
  );
}

/** The transaction of an order, around the time of its transfer; undefined if there is none. */
export async function findOrder(scope: Scope, line: VanChange, signal?: AbortSignal) {
  const { items } = await listTransactions(
    scope,
    {
      page: 1,
      pageSize: 10,
      sort: '-createdAt',
      keyword: line.matchedRefId,
      from: Math.max(0, line.at - 3 * DAY),
      to: line.at + DAY,
    },
    signal,
  );
  return items.find(({ merchantRefId }) => merchantRefId === line.matchedRefId);
}
