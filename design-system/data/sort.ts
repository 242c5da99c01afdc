/** The way a list is sorted, as the API and the address write it: `createdAt` rising, `-createdAt` falling. */
export type Sort = string;

export type SortDirection = 'asc' | 'desc';

/** The direction in which `key` is sorted, or undefined when another key is. */
export function directionOf(sort: Sort | undefined, key: string): SortDirection | undefined {
  if (sort === key) return 'asc';
  return sort === `-${key}` ? 'desc' : undefined;
}

/** What a press on the header asks for: the column's first direction, then the other one. */
export function nextSort(sort: Sort | undefined, key: string, first: SortDirection = 'asc'): Sort {
  const current = directionOf(sort, key);
  const next = current === undefined ? first : current === 'asc' ? 'desc' : 'asc';
  return next === 'asc' ? key : `-${key}`;
}
