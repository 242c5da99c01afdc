import { useQuery, useQueryClient } from '../lib/query.tsx';
import { useScope } from '../state/business.ts';
import { knownRow, recordKey } from './answers.ts';
import type { RecordKind, RecordRow } from './kind.ts';

/**
 * One record: what a list already said of it at once (`row`), all of it when it has been read (`detail`). A later
 * reading that fails leaves both as they are and sets `error`. What the row of a list says all of is not asked for.
 */
export function useRecord<Row extends RecordRow, Answer>(
  kind: RecordKind<Row, Answer>,
  slug: string,
  given?: Row,
) {
  const scope = useScope();
  const enabled = !(kind.peekOnly && given);
  const answers = useQueryClient();
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: recordKey(kind, scope, slug),
    queryFn: ({ signal }) => kind.load(scope, slug, signal),
    enabled,
  });
  const known = enabled && data !== undefined ? kind.rowOf(data) : undefined;
  return {
    row: known ?? given ?? knownRow<Row>(kind, answers, scope.merchantId, slug),
    detail: data,
    /** Nothing but the row is there yet. */
    loading: isPending,
    fetching: isFetching,
    error: enabled ? error : null,
    /** When the detail was answered, in unix seconds. */
    asOf: data === undefined ? undefined : Math.floor(dataUpdatedAt / 1000),
    refetch,
  };
}

export type RecordView<Row extends RecordRow, Answer> = ReturnType<typeof useRecord<Row, Answer>>;
