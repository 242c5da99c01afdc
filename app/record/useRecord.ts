import { useQuery, useQueryClient } from '../lib/query.tsx';
import { useScope } from '../state/business.ts';
import { knownRow, recordKey } from './answers.ts';
import type { RecordKind, RecordRow } from './kind.ts';
import { isWaiting } from './waiting.ts';

const LIVE_MS = 30_000;

interface RecordOptions<Row> {
  /** The row, if the caller already has it. */
  given?: Row | undefined;
  /** Refreshes it every 30 seconds until its status is final; a hidden tab catches up when it becomes visible. */
  live?: boolean;
}

/**
 * One record: the row of a list at once (`row`), every field once loaded (`detail`). A later failure keeps both and
 * sets `error`. Skips the request when the list row already has every field.
 */
export function useRecord<Row extends RecordRow, Answer>(
  kind: RecordKind<Row, Answer>,
  slug: string,
  { given, live = false }: RecordOptions<Row> = {},
) {
  const scope = useScope();
  const answers = useQueryClient();
  const enabled = !(kind.peekOnly && given);
  const rowOf = (answer: Answer | undefined) =>
    (enabled && answer !== undefined ? kind.rowOf(answer) : given) ??
    knownRow<Row>(kind, answers, scope.merchantId, slug);
  const waits = (answer: Answer | undefined) => live && isWaiting(kind.statuses, rowOf(answer));
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: recordKey(kind, scope, slug),
    queryFn: ({ signal }) => kind.load(scope, slug, signal),
    enabled,
    ...(live && { staleTime: LIVE_MS }),
    refetchInterval: ({ state }) => waits(state.data) && LIVE_MS,
    refetchOnWindowFocus: ({ state }) => waits(state.data),
  });
  return {
    row: rowOf(data),
    detail: data,
    /** Only the row has loaded so far. */
    loading: isPending,
    fetching: isFetching,
    error: enabled ? error : null,
    /** When the detail was loaded, in unix seconds. */
    asOf: data === undefined ? undefined : Math.floor(dataUpdatedAt / 1000),
    /** Whether it refreshes automatically. */
    live: waits(data),
    refetch,
  };
}

export type RecordView<Row extends RecordRow, Answer> = ReturnType<typeof useRecord<Row, Answer>>;
