import { ApiError } from '../api/http/errors.ts';

interface Reading {
  row: unknown;
  detail: unknown;
  error: unknown;
}

/** Is there nothing to show? A refusal counts for more than a row that a list once had; a lost network does not. */
export function hasFailed({ row, detail, error }: Reading): boolean {
  const isRefused = error instanceof ApiError && (error.isNotFound || error.isForbidden);
  return Boolean(error) && !detail && (isRefused || !row);
}
