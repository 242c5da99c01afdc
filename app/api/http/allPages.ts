import type { Page } from './shapes.ts';

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
