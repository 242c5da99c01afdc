/** The sort of a list, as the API and the address write it: `createdAt` ascending, `-createdAt` descending. */
export type Sort = string;

export type SortDirection = 'asc' | 'desc';

/** The direction in which `key` is sorted, or undefined when the list is sorted by another key. */
export function directionOf(sort: Sort | undefined, key: string): SortDirection | undefined {
  if (sort === key) return 'asc';
  return sort === `-${key}` ? 'desc' : undefined;
}

/** The sort after a press on the header: the column's first direction, then the other one. */
export function nextSort(sort: Sort | undefined, key: string, first: SortDirection = 'asc'): Sort {
  const current = directionOf(sort, key);
  const next = current === undefined ? first : current === 'asc' ? 'desc' : 'asc';
  return next === 'asc' ? key : `-${key}`;
}
