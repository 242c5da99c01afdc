import type { Scope } from '../../api/paths.ts';
import type { Page } from '../../api/shapes.ts';
import type { Transaction, TransactionDetail } from '../../api/transactions.ts';
import type { useQueryClient } from '../../lib/query.tsx';
import { LIST_NAME } from './address.ts';

/** What is already known of transactions: the answers of lists and details that this page has been given. */
type Answers = ReturnType<typeof useQueryClient>;

/** The key of one transaction's answer; `slug` as in its address. */
export const transactionKey = ({ merchantId, storeId }: Scope, slug: string) => [
  merchantId,
  storeId ?? null,
  'transaction',
  slug,
];

const isDetail = (key: readonly unknown[], merchantId: string) =>
  key[0] === merchantId && key[2] === 'transaction';
const isList = (key: readonly unknown[], merchantId: string) =>
  key[0] === merchantId && key[2] === LIST_NAME && key[3] === 'list';

/** Statistics are kept beside the lists: only a page has rows. */
function rowsOf(data: unknown): Transaction[] {
  return (data as Partial<Page<Transaction>> | undefined)?.items ?? [];
}

/** The row of a transaction, by its id or slug, as any list of the business showed it last. */
export function knownRow(answers: Answers, merchantId: string, idOrSlug: string): Transaction | undefined {
  return answers
    .getQueriesData({ predicate: ({ queryKey }) => isList(queryKey, merchantId) })
    .flatMap(([, data]) => rowsOf(data))
    .find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
}

/**
 * Puts a note that was saved into every list and detail that shows the transaction, and reads the detail again. A list
 * is not: its rows would move under the pointer. Only one that was being read meanwhile is asked anew, for its answer
 * may be from before.
 */
export async function keepNote(answers: Answers, merchantId: string, id: string, note: string) {
  for (const { queryKey, state } of answers.getQueryCache().getAll()) {
    const options = { updatedAt: state.dataUpdatedAt };
    if (isList(queryKey, merchantId) && rowsOf(state.data).some((row) => row.id === id)) {
      answers.setQueryData<Page<Transaction>>(
        queryKey,
        (page) =>
          page && { ...page, items: page.items.map((row) => (row.id === id ? { ...row, note } : row)) },
        options,
      );
    }
    if (isDetail(queryKey, merchantId)) {
      answers.setQueryData<TransactionDetail>(
        queryKey,
        (data) => (data?.detail.id === id ? { ...data, detail: { ...data.detail, note } } : data),
        options,
      );
    }
  }
  await answers.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      (isList(queryKey, merchantId) && state.fetchStatus === 'fetching') ||
      (isDetail(queryKey, merchantId) && (state.data as TransactionDetail | undefined)?.detail.id === id),
  });
}
