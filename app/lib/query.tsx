import {
  hashKey,
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '../api/http/errors.ts';

/**
 * The only file that uses TanStack Query. Keys begin with the business, so that a switch reloads the data. `hashKey`
 * returns the same text for values that differ only in key order.
 */
export {
  hashKey,
  keepPreviousData,
  type QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
};

const MAX_READ_RETRIES = 2;

/** Reads are retried after a network or temporary server failure; writes never. */
function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_READ_RETRIES || !(error instanceof ApiError)) return false;
  return error.kind === 'network' || [502, 503, 504].includes(error.status ?? 0);
}

/**
 * The portal's query client. `onError` is called once per failed request, to show toasts. A background request sets
 * `meta: { quiet: true }`.
 */
export function createQueryClient(onError: (error: unknown) => void) {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta?.quiet || onError(error) }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        staleTime: 10_000,
        gcTime: 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
