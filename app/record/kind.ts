import type { Scope } from '../api/http/paths.ts';
import type { Key } from '../i18n/index.ts';
import type { StatusRegistry } from '../nouns/status.ts';
import type { Noun } from '../state/queryKeys.ts';

/** One moment in the life of a record, as the API tells it. */
export interface TimelineEntry {
  /** Unix seconds. */
  at: number;
  status?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Who did it. */
  by?: string | undefined;
}

/** What every record has, in a list or on its own page. */
export interface RecordRow {
  id: string;
  /** Its name in addresses, where it has another one than its id. */
  slug?: string | undefined;
  status?: string | undefined;
  /** Unix seconds. */
  createdAt?: number | undefined;
  timeline?: readonly TimelineEntry[] | undefined;
}

/** How a kind of record is called, found and shown. */
export interface RecordNames {
  /** In query keys. */
  name: Noun;
  /** Its list, in query keys. */
  list: Noun;
  /** Address of the list; the page of a record is right below it. */
  path: string;
  /** The scope that lets somebody see it. */
  scope: string;
  statuses: StatusRegistry;
  /** Title of a page that has no record to name. */
  title: Key;
  /** Says where the way back leads; none where it stands in no list. */
  back?: Key | undefined;
  /** What its id is called. */
  id: Key;
  /** The word for one of them, small letters first: "giao dịch". */
  noun: Key;
  /** The button that reads it again, where it is not its status that one waits for. */
  refresh?: Key;
  /** It has no page: it is looked at beside its list, whose row says all of it. */
  peekOnly?: true;
}

/** A kind of record whose page is read by one call. */
export interface RecordKind<Row extends RecordRow, Answer> extends RecordNames {
  load: (scope: Scope, slug: string, signal?: AbortSignal) => Promise<Answer>;
  /** The record itself, in the answer about it. */
  rowOf: (answer: Answer) => Row;
}

/** Address of the list, with the query it was asked for (`status=FAILED`, or empty). */
export const listHref = ({ path }: RecordNames, search = '') => path + (search && `?${search}`);

/** Address of a record's own page. */
export const recordHref = (
  { path }: Pick<RecordNames, 'path'>,
  { id, slug }: Pick<RecordRow, 'id' | 'slug'>,
) => `${path}/${encodeURIComponent(slug ?? id)}`;
