import type { Scope } from '../api/http/paths.ts';
import type { Key } from '../i18n/index.ts';
import type { StatusRegistry } from '../nouns/status.ts';
import type { Noun } from '../state/queryKeys.ts';

/** One event of a record, as the API returns it. */
export interface TimelineEntry {
  /** Unix seconds. */
  at: number;
  status?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Who did it. */
  by?: string | undefined;
}

/** Fields that every record has, in a list and on its page. */
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
  /** The scope required to see it. */
  scope: string;
  statuses: StatusRegistry;
  /** Title of a page that has no record to name. */
  title: Key;
  /** Label of the back link; undefined when it has no list. */
  back?: Key | undefined;
  /** Label of its id. */
  id: Key;
  /** The word for one of them, small letters first: "giao dịch". */
  noun: Key;
  /** The button that reads it again, where it is not its status that one waits for. */
  refresh?: Key;
  /** It has no page: it opens in a panel beside its list, whose row has every field. */
  peekOnly?: true;
}

/** A kind of record whose page is read by one call. */
export interface RecordKind<Row extends RecordRow, Answer> extends RecordNames {
  load: (scope: Scope, slug: string, signal?: AbortSignal) => Promise<Answer>;
  /** The record itself, in the answer about it. */
  rowOf: (answer: Answer) => Row;
}

/** URL of the list, with its query (`status=FAILED`, or empty). */
export const listHref = ({ path }: RecordNames, search = '') => path + (search && `?${search}`);

/** Address of a record's own page. */
export const recordHref = (
  { path }: Pick<RecordNames, 'path'>,
  { id, slug }: Pick<RecordRow, 'id' | 'slug'>,
) => `${path}/${encodeURIComponent(slug ?? id)}`;
