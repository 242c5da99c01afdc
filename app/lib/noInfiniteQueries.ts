/**
 * In place of TanStack Query's endless lists, which no screen has: lists here have pages. Without this they would be
 * among the first bytes of every page (vite.config.ts).
 */
export function infiniteQueryBehavior(): never {
  throw new Error('Endless lists are left out: see app/lib/noInfiniteQueries.ts.');
}
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
