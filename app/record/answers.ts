import type { Scope } from '../api/http/paths.ts';
import type { Page } from '../api/http/shapes.ts';
import type { useQueryClient } from '../lib/query.tsx';
import { scopeKey } from '../state/queryKeys.ts';
import type { RecordNames, RecordRow } from './kind.ts';

/** Records already loaded by lists and pages in this tab. */
export type Answers = ReturnType<typeof useQueryClient>;

/** The key of one record's answer; `slug` as in its address. */
export const recordKey = ({ name }: RecordNames, scope: Scope, slug: string) => scopeKey(scope, name, slug);

/** Is this the key of a record's own answer? */
export const isRecord = ({ name }: RecordNames, key: readonly unknown[], merchantId: string) =>
  key[0] === merchantId && key[2] === name;

/** Is this the key of a list of such records? */
export const isList = ({ list }: RecordNames, key: readonly unknown[], merchantId: string) =>
  key[0] === merchantId && key[2] === list && key[3] === 'list';

/** Statistics are kept beside the lists: only a page has rows. */
export function rowsOf<Row>(data: unknown): Row[] {
  return (data as Partial<Page<Row>> | undefined)?.items ?? [];
}

/** The row of a record, by its id or slug, as any list of the business showed it last. */
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
