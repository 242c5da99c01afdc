import type { Scope } from '../api/http/paths.ts';
import { useQueryClient } from '../lib/query.tsx';
import { useScope } from './business.ts';

/** The resource, third part of a query key: lists first, then single records. */
export type Noun =
  | 'businesses'
  | 'groups'
  | 'refundRequests'
  | 'refunds'
  | 'roles'
  | 'settlements'
  | 'settlementsV2'
  | 'stores'
  | 'transactions'
  | 'users'
  | 'van'
  | 'business'
  | 'dashboard'
  | 'form'
  | 'help'
  | 'integration'
  | 'payment'
  | 'reconciliation'
  | 'refund'
  | 'refund-preparing'
  | 'settlement'
  | 'settlementV2'
  | 'store'
  | 'transaction';

/** A query key: business and store first, so that a switch can never show another's rows. */
export const scopeKey = ({ merchantId, storeId }: Scope, noun: Noun, ...rest: readonly unknown[]) => [
  merchantId,
  storeId ?? null,
  noun,
  ...rest,
];

/** Refetches everything of this business for these resources, after a change. */
export function useReadAgain() {
  const queries = useQueryClient();
  const { merchantId } = useScope();
  return (nouns: readonly Noun[]): Promise<void> =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === merchantId && nouns.includes(queryKey[2] as Noun),
    });
}
