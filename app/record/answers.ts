import type { Scope } from '../api/http/paths.ts';
import type { Page } from '../api/http/shapes.ts';
import type { useQueryClient } from '../lib/query.tsx';
import { scopeKey } from '../state/queryKeys.ts';
import type { RecordNames, RecordRow } from './kind.ts';

/** Records already loaded by lists and pages in this tab. */
export type Answers = ReturnType<typeof useQueryClient>;

/** The query key of one record; `slug` as in its address. */
export const recordKey = ({ name }: RecordNames, scope: Scope, slug: string) => scopeKey(scope, name, slug);

/** Whether this is the query key of a record. */
export const isRecord = ({ name }: RecordNames, key: readonly unknown[], merchantId: string) =>
  key[0] === merchantId && key[2] === name;

/** Whether this is the query key of a list of such records. */
export const isList = ({ list }: RecordNames, key: readonly unknown[], merchantId: string) =>
  key[0] === merchantId && key[2] === list && key[3] === 'list';

/** The rows in a list's data. Statistics share the list's keys, but only pages have rows. */
export function rowsOf<Row>(data: unknown): Row[] {
  return (data as Partial<Page<Row>> | undefined)?.items ?? [];
}

/** The row of a record, by its id or slug, as last loaded by any list of the business. */
export function knownRow<Row extends RecordRow>(
  kind: RecordNames,
  answers: Answers,
  merchantId: string,
  idOrSlug: string,
): Row | undefined {
  return answers
    .getQueriesData({ predicate: ({ queryKey }) => isList(kind, queryKey, merchantId) })
    .flatMap(([, data]) => rowsOf<Row>(data))
    .find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
}
