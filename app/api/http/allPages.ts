import { ApiError } from './errors.ts';
import type { ListQuery, Page } from './shapes.ts';

/** Rows that are read of a list at most, where no other number is said. */
export const MOST_ROWS = 1000;
const PAGE_SIZE = 100;

/**
 * The rows of a list, read a hundred at a time and at most `most` of them; `total` is how many there are. Rows that cannot
 * be read are left out, and counted.
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
 * One row as it stands now, looked up in its list by its id: for what the service has no call for. Undefined where it is
 * not there.
 *
 * @throws {ApiError} `malformed` where it may be one of the rows that could not be read
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
 * The same for what must be there.
 *
 * @throws {ApiError} 404 where it is not, `malformed` where it may be one of the rows that could not be read
 */
export async function getFromList<Row extends { id: string }>(
  load: (query: ListQuery) => Promise<Page<Row>>,
  id: string,
): Promise<Row> {
  const found = await findInList(load, id);
  if (found) return found;
  throw new ApiError({ kind: 'http', status: 404, requestId: '' });
}
