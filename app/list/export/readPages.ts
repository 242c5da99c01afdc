import { ApiError } from '../../api/http/errors.ts';
import { pause } from '../../lib/pause.ts';

const MORE_TRIES = 2;
const FIRST_PAUSE_MS = 300;

/** A lost network or a server that is briefly away. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || [502, 503, 504].includes(error.status ?? 0));

/** Reads, with up to two retries after a temporary failure. Only for reads: a write is never repeated. */
async function withRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || failures >= MORE_TRIES || !isPassing(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** failures, signal);
    }
  }
}

/** Page size of an export: the maximum of the API. */
export const EXPORT_PAGE_SIZE = 100;
const IN_FLIGHT = 3;

export interface ListAnswer<Row> {
  items: readonly Row[];
  total: number;
  unreadable?: { count: number } | undefined;
}

export interface ReadPagesOptions<Row> {
  loadPage: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListAnswer<Row>>;
  rowId: (row: Row) => string;
  /** The total known so far; each response updates it. */
  total: number;
  /** Maximum number of rows to deliver. */
  cap: number;
  signal: AbortSignal;
  /** Receives the rows of a page; the next page waits for it. */
  onRows: (rows: readonly Row[], total: number) => Promise<void>;
}

export interface ReadResult {
  /** Rows delivered, each once. */
  rows: number;
  /** How many rows the list had at the end. */
  total: number;
  /** Rows may be missing: some were removed during the read and others moved to earlier pages, or pages came short. */
  incomplete: boolean;
  /** Unreadable rows, which were not delivered. */
  unreadable: number;
}

/**
 * Reads a list page by page, in order, three requests at a time. A row that new rows push to a later page is delivered
 * once. The first failure, or an abort, stops all requests.
 */
export async function readPages<Row>(options: ReadPagesOptions<Row>): Promise<ReadResult> {
  const { loadPage, rowId, cap, signal, onRows } = options;
  const stop = new AbortController();
  const inner = AbortSignal.any([signal, stop.signal]);
  const seen = new Set<string>();
  const inFlight: Promise<ListAnswer<Row>>[] = [];
  let asked = 0;
  let repeated = 0;
  let unreadable = 0;
  let { total } = options;
  let [first, most]: (number | undefined)[] = [];
  let shrank = false;

  const fill = () => {
    // Duplicate and unreadable rows push the last ones to further pages.
    const pages = Math.ceil(Math.min(total, cap + repeated + unreadable) / EXPORT_PAGE_SIZE);
    while (inFlight.length < IN_FLIGHT && asked < pages) {
      const page = ++asked;
      const answer = withRetries(() => loadPage(page, EXPORT_PAGE_SIZE, inner), inner);
      // It may fail while an earlier page is awaited: avoid an unhandled rejection.
      answer.catch(() => undefined);
      inFlight.push(answer);
    }
  };

  try {
    for (fill(); inFlight.length > 0 && seen.size < cap; fill()) {
      const answer = await inFlight.shift()!;
      signal.throwIfAborted();
      total = answer.total;
      unreadable += answer.unreadable?.count ?? 0;
      first ??= total;
      shrank ||= total < (most ?? 0);
      most = Math.max(most ?? 0, total);

      const fresh: Row[] = [];
      for (const row of answer.items) {
        const id = rowId(row);
        if (seen.has(id)) repeated++;
        else if (seen.size < cap) {
          seen.add(id);
          fresh.push(row);
        }
      }
      await onRows(fresh, total);
    }
  } finally {
    stop.abort();
  }
  const incomplete = shrank || seen.size + unreadable < Math.min(first ?? 0, cap);
  return { rows: seen.size, total, incomplete, unreadable };
}
