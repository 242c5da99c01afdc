import { ApiError, foundIn } from './errors.ts';
import type { ListQuery, Page } from './shapes.ts';

/** Default limit of the rows that are read from a list. */
export const MOST_ROWS = 1000;
const PAGE_SIZE = 100;

/**
 * Reads the rows of a list, a hundred at a time and `most` of them at most; `total` is the length of the list.
 * Unreadable rows are left out and counted.
 */
export async function allPages<Row>(
  load: (page: { page: number; pageSize: number }) => Promise<Page<Row>>,
  most = MOST_ROWS,
): Promise<Page<Row>> {
  const all: Page<Row> = { items: [], total: 0 };
  for (let page = 1; page <= most / PAGE_SIZE; page += 1) {
    const { items, total, unreadable } = await load({ page, pageSize: PAGE_SIZE });
    all.items.push(...items);
    all.total = total;
    if (unreadable)
      all.unreadable = { ...unreadable, count: (all.unreadable?.count ?? 0) + unreadable.count };
    const isEmpty = items.length === 0 && !unreadable;
    if (isEmpty || page * PAGE_SIZE >= total) break;
  }
  return all;
}

/**
 * Looks up the current row in its list by id, for resources without a call for a single record. Undefined if there is
 * none.
 *
 * @throws {ApiError} `malformed` if it may be one of the unreadable rows
 */
export async function findInList<Row extends { id: string }>(
  load: (query: ListQuery) => Promise<Page<Row>>,
  id: string,
): Promise<Row | undefined> {
  const { items, unreadable } = await load({ page: 1, pageSize: 20, keyword: id });
  const found = items.find((one) => one.id === id);
  if (!found && unreadable) throw new ApiError({ kind: 'malformed', requestId: unreadable.code });
  return found;
}

/**
 * Like `findInList`, for a row that must exist.
 *
 * @throws {ApiError} 404 if it does not, `malformed` if it may be one of the unreadable rows
 */
export async function getFromList<Row extends { id: string }>(
  load: (query: ListQuery) => Promise<Page<Row>>,
  id: string,
): Promise<Row> {
  return foundIn(await findInList(load, id));
}
