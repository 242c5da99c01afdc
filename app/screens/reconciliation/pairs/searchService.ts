import type { Scope } from '../../../api/http/paths.ts';
import type { ListQuery } from '../../../api/http/shapes.ts';
import { listRefunds } from '../../../api/refunds.ts';
import { listTransactions } from '../../../api/transactions.ts';
import { paymentRow, refundRow } from '../../../shared/sheet/partners.ts';
import type { FileRow, SystemRow } from '../../../shared/sheet/types.ts';

const DAY = 86_400;
/** Search windows around a row's own time, in days: for its references, and for its amount. */
const REFERENCE_DAYS = 45;
const AMOUNT_DAYS = 3;
const MOST = 20;

/**
 * Searches the service for a row's references, and for its amount around its time, also on days that were not compared.
 */
export async function searchService(
  scope: Scope,
  { type, time, amount, transactionId, merchantRefId, bankRef }: FileRow,
  refunds: boolean,
  signal: AbortSignal,
): Promise<SystemRow[]> {
  if (time === undefined || (type === 'REFUND' && !refunds)) return [];
  const around = (days: number) => ({ from: time - days * DAY, to: time + days * DAY });
  const page = { page: 1, pageSize: MOST };
  const keyword = [...new Set([transactionId, merchantRefId, bankRef].filter(Boolean))].join(' ');
  const queries = [
    { ...page, ...around(REFERENCE_DAYS), keyword },
    ...(amount === undefined
      ? []
      : [{ ...page, ...around(AMOUNT_DAYS), minAmount: amount, maxAmount: amount }]),
  ];
  const load = async (query: ListQuery) =>
    type === 'REFUND'
      ? (await listRefunds(scope, query, signal)).items.map(refundRow)
      : (await listTransactions(scope, query, signal)).items.map(paymentRow);
  return (await Promise.all(queries.map(load))).flat();
}
