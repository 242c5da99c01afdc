import type { Scope } from '../api/http/paths.ts';
import type { Key } from '../i18n/index.ts';
import type { StatusRegistry } from '../lib/status.ts';
import type { Noun } from '../state/queryKeys.ts';

/** One event of a record, as the API returns it. */
export interface TimelineEntry {
  /** Unix seconds. */
  at: number;
  status?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** The user who did it. */
  by?: string | undefined;
}

/** Fields that every record has, in a list and on its page. */
export interface RecordRow {
  id: string;
  /** Its name in addresses, if that is not its id. */
  slug?: string | undefined;
  status?: string | undefined;
  /** Unix seconds. */
  createdAt?: number | undefined;
  timeline?: readonly TimelineEntry[] | undefined;
}

/** The names, addresses and labels of a kind of record. */
export interface RecordNames {
  /** In query keys. */
  name: Noun;
  /** Its list, in query keys. */
  list: Noun;
  /** Address of the list; a record's page is directly below it. */
  path: string;
  /** The scope required to see it. */
  scope: string;
  statuses: StatusRegistry;
  /** Title of the page while there is no record to name. */
  title: Key;
  /** Label of the back link; undefined when it has no list. */
  back?: Key | undefined;
  /** Label of its id. */
  id: Key;
  /** The noun for one of them, in lower case: "giao dịch". */
  noun: Key;
  /** Label of the refresh button, if users do not wait for a status. */
  refresh?: Key;
  /** It has no page: it opens in a panel beside its list, whose row has every field. */
  peekOnly?: true;
}

/** A kind of record whose page is loaded by one request. */
export interface RecordKind<Row extends RecordRow, Answer> extends RecordNames {
  load: (scope: Scope, slug: string, signal?: AbortSignal) => Promise<Answer>;
  /** Extracts the record from the response. */
  rowOf: (answer: Answer) => Row;
}

/** URL of the list, with its query (`status=FAILED`, or empty). */
export const listHref = ({ path }: RecordNames, search = '') => path + (search && `?${search}`);

/** Href of a record's own page. */
export const recordHref = (
  { path }: Pick<RecordNames, 'path'>,
  { id, slug }: Pick<RecordRow, 'id' | 'slug'>,
) => `${path}/${encodeURIComponent(slug ?? id)}`;
