import { ApiError } from '../api/http/errors.ts';

interface Reading {
  row: unknown;
  detail: unknown;
  error: unknown;
}

/** Whether there is nothing to show. A refusal also hides a row that a list has loaded; a lost network does not. */
export function hasFailed({ row, detail, error }: Reading): boolean {
  const isRefused = error instanceof ApiError && (error.isNotFound || error.isForbidden);
  return Boolean(error) && !detail && (isRefused || !row);
}
